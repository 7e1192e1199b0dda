import QuartzCore

/// Methods for responding to the selection of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called when the user selects a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing, so that the method is optional.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of the screen, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height above the home indicator, in points.
  static let standardHeight: CGFloat = 49

  /// The object that is notified when the user selects a tab.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from left to right.
  open var items: [UITabBarItem]? {
    didSet { itemsDidChange() }
  }

  /// Replaces the tabs; with an animation, they dissolve.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard animated else { return self.items = items }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.items = items
    }
  }

  /// The selected tab.
  open weak var selectedItem: UITabBarItem? {
    didSet { showSelection() }
  }

  // MARK: Look

  /// The color of unselected tabs, or nil for the default, `systemGray`.
  open var unselectedItemTintColor: UIColor? {
    didSet { showSelection() }
  }
  /// The color of the background; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }
  /// The style; a black bar has a dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether content extends below the bar; true by default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { controller?.placeBar() } }
  }
  /// The image of the background, scaled to the bar; nil, the default, for that of the appearance.
  open var backgroundImage: UIImage? {
    didSet { showBackground() }
  }
  /// The image of the hairline, of which only the presence counts: an empty one, together with a
  /// background image, removes the hairline.
  open var shadowImage: UIImage? {
    didSet { showBackground() }
  }
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasAppearance = true
      lookDidChange()
    }
  }
  /// Whether the program has set `standardAppearance`.
  final private(set) var hasAppearance = false
  /// The look of the bar while content is scrolled to its end; nil, the default, for the same look.
  ///
  /// The end of content is not tracked: the look is without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// How tabs are placed.
  public enum ItemPositioning: Int, Sendable {
    /// Over the whole width, as on phones.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle, with `itemWidth` and `itemSpacing`.
    case centered
  }

  /// How tabs are placed; `automatic` by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of tabs in the middle, in points; 0, the default, for 76 (general knowledge).
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between tabs in the middle, in points; 0, the default, for 34 (general knowledge).
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The image behind the selected tab; nil, the default, for none.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      selectionIndicator.image = selectionIndicatorImage
      setNeedsLayout()
    }
  }
  private let selectionIndicator = UIImageView(frame: .zero)

  /// The controller whose tabs the bar shows; nil for a bar of a program's own.
  final weak var controller: UITabBarController?

  private let background = BarBackground(hairline: .top)
  private var buttons: [TabBarButton] = []

  /// Creates a bar without tabs.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func itemsDidChange() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item: item, in: self)
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          self.userDidSelect(item)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showSelection()
    setNeedsLayout()
  }

  private func userDidSelect(_ item: UITabBarItem) {
    if let controller { return controller.userDidSelect(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func lookDidChange() {
    showBackground()
    showSelection()
  }

  private func showBackground() {
    let look = standardAppearance
    let hasOwnShadow = shadowImage != nil && backgroundImage != nil
    background.show(
      color: barTintColor ?? (backgroundImage == nil ? look.backgroundColor : nil),
      image: backgroundImage ?? look.backgroundImage,
      hairline: look.showsShadow && !hasOwnShadow ? look.shadowColor : nil)
  }

  private func showSelection() {
    for button in buttons {
      let isSelected = button.item === selectedItem
      let look = (button.item.standardAppearance ?? standardAppearance).stackedLayoutAppearance
      let color = isSelected ? tintColor : unselectedItemTintColor
      button.show(
        isSelected: isSelected, color: color ?? .systemGray,
        look: isSelected ? look.selected : button.item.isEnabled ? look.normal : look.disabled)
    }
    if selectionIndicatorImage != nil { setNeedsLayout() }
  }

  /// Displays the selected tab in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  /// Returns the given width, and 49 points plus the bottom safe area.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    // Before the first layout, the bar has no safe area of its own.
    let safeArea = controller?.viewIfLoaded?.safeAreaInsets ?? safeAreaInsets
    return CGSize(width: size.width, height: Self.standardHeight + safeArea.bottom)
  }

  /// The height without a safe area, 49 points.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  /// Divides the width equally among the tabs.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let count = CGFloat(max(buttons.count, 1))
    var (width, space, start) = (bounds.width / count, CGFloat(0), bounds.minX)
    if itemPositioning == .centered {
      let wide = itemWidth > 0 ? itemWidth : 76
      space = itemSpacing > 0 ? itemSpacing : 34
      width = min(wide, width)
      space = min(space, (bounds.width - width * count) / count)
      start = bounds.midX - (width * count + space * (count - 1)) / 2
    }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isReversed ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: start + CGFloat(place) * (width + space), y: bounds.minY, width: width,
        height: min(bounds.height, Self.standardHeight))
    }
    placeSelectionIndicator()
  }

  /// Places the image behind the selected tab, in the middle of its button.
  private func placeSelectionIndicator() {
    let button = buttons.first { $0.item === selectedItem }
    guard let image = selectionIndicatorImage, let button else {
      selectionIndicator.removeFromSuperview()
      return
    }
    insertSubview(selectionIndicator, aboveSubview: background)
    selectionIndicator.frame = CGRect(
      x: button.frame.midX - image.size.width / 2, y: button.frame.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
  }
}
