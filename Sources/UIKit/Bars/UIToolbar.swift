import QuartzCore

/// A bar at the bottom of the screen with buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height above the home indicator, in points.
  static let standardHeight: CGFloat = 44

  /// The buttons, from left to right; nil by default.
  open var items: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue) }
  }
  /// The style; a black bar has a dark appearance, unless it has a color of its own.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether content extends below the bar; true by default.
  open var isTranslucent = true
  /// The color of the background; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { updateLook() } }
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasAppearance = true
      updateLook()
    }
  }
  /// The look of the bar above content that is at its end; nil by default; it has no effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The look of the bar in compact heights, which do not exist here.
  open var compactAppearance: UIToolbarAppearance?
  /// Whether the program has set `standardAppearance`.
  final private(set) var hasAppearance = false

  /// Sets the image of the background; an empty one removes the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    standardAppearance.backgroundImage = backgroundImage?.size == .zero ? nil : backgroundImage
    if backgroundImage?.size == .zero { standardAppearance.backgroundColor = nil }
    updateLook()
  }

  /// Sets the image of the hairline, of which only the presence counts: an empty one removes the hairline.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    standardAppearance.shadowImage = shadowImage
    updateLook()
  }

  private let background = BarBackground(hairline: .top)
  private var buttons: [UIView] = []

  /// The distance between the buttons and the sides, in points.
  private static let margin: CGFloat = 16
  /// The distance between two buttons, in points (approximate).
  private static let spacing: CGFloat = 16

  /// Creates a bar without buttons.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar as a navigation controller does for a class of bars.
  public required convenience init(barClass: Void) { self.init(frame: .zero) }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Replaces the buttons; with an animation, they dissolve.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated else { return self.items = items }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.items = items
    }
  }

  private func itemsDidChange(from old: [UIBarButtonItem]?) {
    for item in old ?? [] { item.didChange = nil }
    for item in items ?? [] { item.didChange = { [weak self] in self?.showItems() } }
    showItems()
  }

  private func showItems() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).filter { !$0.isHidden }.map { BarButton.view(for: $0, in: self) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  private func updateLook() {
    let look = standardAppearance
    background.show(
      color: barTintColor ?? look.backgroundColor, image: look.backgroundImage,
      hairline: look.showsShadow ? look.shadowColor : nil)
  }

  /// Displays the buttons in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showItems()
  }

  /// Returns the given width and the standard height of 44 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// The standard height of 44 points.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  /// Places the buttons in the upper 44 points, and divides the remaining width among flexible spaces.
  override open func layoutSubviews() {
    super.layoutSubviews()
    // A bar at the bottom of the screen continues below the home indicator.
    background.frame = bounds
    let height = min(bounds.height, Self.standardHeight)
    let widths = buttons.map { BarButton.width(of: $0) }
    let flexible = buttons.filter { ($0 as? BarButton)?.isFlexible ?? false }.count
    let gaps = buttons.indices.dropFirst().filter { index in
      !isSpace(buttons[index]) && !isSpace(buttons[index - 1])
    }
    let used = widths.reduce(0, +) + CGFloat(gaps.count) * Self.spacing
    let rest = max(bounds.width - 2 * Self.margin - used, 0)
    var x = Self.margin
    for (index, view) in buttons.enumerated() {
      if gaps.contains(index) { x += Self.spacing }
      let isFlexible = (view as? BarButton)?.isFlexible ?? false
      let width = widths[index] + (isFlexible ? rest / CGFloat(flexible) : 0)
      let own = view is BarButton ? height : min(BarButton.height(of: view), height)
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: (height - own) / 2, width: width,
        height: own)
      x += width
    }
  }

  private func isSpace(_ view: UIView) -> Bool { (view as? BarButton)?.isSpace ?? false }
}
