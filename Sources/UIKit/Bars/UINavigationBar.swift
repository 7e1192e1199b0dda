import QuartzCore

/// A bar at the top of the screen that shows the title and the buttons of its top item.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  /// The position: at the top of the screen in a navigation controller, or that of the delegate.
  open var barPosition: UIBarPosition {
    controller == nil ? delegate?.position(for: self) ?? .any : .topAttached
  }

  /// The height below the status bar, in points.
  static let standardHeight: CGFloat = 44
  /// The height of a large title, in points.
  static let largeTitleHeight: CGFloat = 52

  /// The stack of items; the bar shows the last one.
  open var items: [UINavigationItem]? {
    didSet { itemsDidChange() }
  }

  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top of the stack.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The object that decides about pushed and popped items; only for bars of a program's own.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Adds an item to the stack, as the delegate allows; with an animation, the content dissolves.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item, as the delegate allows, and returns it; nil for the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1, let item = items.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setItems(Array(items.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// The style; a black bar has a dark appearance, unless it has a color of its own.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Whether content extends below the bar; true by default.
  open var isTranslucent = true { didSet { controller?.extendedLayoutDidChange() } }
  /// The color of the background; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { updateLook() } }
  /// The image of the hairline; an empty one removes the hairline if there is a background image.
  open var shadowImage: UIImage? { didSet { updateLook() } }
  /// The attributes of the title, of which the font and the color count.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }
  /// The attributes of a large title, of which the font and the color count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateLook() } }
  /// Whether titles are large, as their items allow; false by default.
  open var prefersLargeTitles = false { didSet { controller?.changeBars(animated: false) } }
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasAppearance = true
      updateLook()
    }
  }
  /// The look of the bar above content that is at its top; nil for no background, unless the bar has a
  /// color of its own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateLook() } }
  /// The look of the bar in compact heights, which do not exist here.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar in compact heights above content at its top, which do not exist here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the back button in place of the chevron; nil, the default, for the chevron.
  open var backIndicatorImage: UIImage? { didSet { content?.reload() } }
  /// The mask of the back button's title in transitions; nil by default; it is not applied.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// Whether the program has set `standardAppearance`.
  final private(set) var hasAppearance = false
  /// The navigation controller whose bar it is.
  final weak var controller: UINavigationController?
  /// The height of the background above the bar, in points.
  final var backgroundExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the content below the bar is at its top.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateLook() } } }
  /// The height of the bar of a search with the space below it, in points, from general knowledge.
  static let searchHeight: CGFloat = 52
  /// The height of the part of the search's bar that is shown, in points.
  final var shownSearchHeight: CGFloat = 0 { didSet { content?.setNeedsLayout() } }
  /// Whether a search hides the title and the buttons.
  final var isRowHidden = false { didSet { content?.setNeedsLayout() } }
  /// The height of the part of the large title that is shown, in points.
  final var shownLargeHeight: CGFloat = 0 { didSet { content?.setNeedsLayout() } }
  final private(set) var content: NavigationBarContent?
  private let background = BarBackground(hairline: .bottom)

  /// Creates a bar without items.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar as a navigation controller does for a class of bars.
  public required convenience init(barClass: Void) { self.init(frame: .zero) }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Replaces the items; with an animation, the content dissolves.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard animated else { return self.items = items }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) {
      self.items = items
    }
  }

  /// Moves the title vertically; it has no effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {}

  /// Sets the image of the background; an empty one removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    updateLook()
  }

  /// Sets the image of the background; an empty one removes the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the image of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Returns the given width and the standard height of 44 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// The height of a bar without a large title, 44 points.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  /// Places the background and the content, whose title is in the lower 44 points.
  override open func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: bounds.minX, y: bounds.minY - backgroundExtension, width: bounds.width,
      height: bounds.height + backgroundExtension)
    for view in orderedSubviews where view is NavigationBarContent { view.frame = bounds }
  }

  /// Displays the buttons in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    content?.reload()
  }

  // MARK: Content

  private func itemsDidChange() {
    guard controller == nil else { return }
    show(makeContent())
  }

  /// Returns the content of the top item.
  final func makeContent() -> NavigationBarContent? {
    topItem.map { NavigationBarContent($0, in: self, previous: backItem) }
  }

  /// Shows a content in place of the current one.
  final func show(_ new: NavigationBarContent?) {
    if content !== new { content?.removeFromSuperview() }
    content?.item.didChange = nil
    content?.item.didRebuild = nil
    content = new
    guard let new else { return }
    new.item.content = new
    new.item.didChange = { [weak self] in self?.reload() }
    new.item.didRebuild = { [weak self] in self?.rebuild() }
    if new.superview !== self { addSubview(new) }
    new.shift(0)
    new.frame = bounds
    updateLook()
  }

  private func reload() {
    content?.reload()
    controller?.itemDidChange()
  }

  private func rebuild() {
    guard content?.item === topItem else { return reload() }
    show(makeContent())
    controller?.itemDidChange()
  }

  final func goBack() {
    if let controller {
      controller.popViewController(animated: true)
    } else if (items?.count ?? 0) > 1 {
      setItems(items?.dropLast(), animated: true)
    }
  }

  /// Whether the title of an item is large.
  final func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, controller != nil else { return false }
    let items = items ?? []
    let below = items.firstIndex { $0 === item }.map { items[...$0] } ?? [item][...]
    let mode = below.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never && !(item.title ?? "").isEmpty
  }

  // MARK: Look

  /// What determines the look now.
  struct Look {
    var color: UIColor?
    var image: UIImage?
    var showsShadow: Bool
    var shadowColor: UIColor?
    var title: [NSAttributedString.Key: Any]
    var largeTitle: [NSAttributedString.Key: Any]
    var backIndicator: UIImage?
    var buttons: [UIBarButtonItem.Style: [NSAttributedString.Key: Any]] = [:]
    var backButton: [NSAttributedString.Key: Any] = [:]
  }

  /// The look for the top item and the position of the content.
  final var look: Look {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let appearance = isAtScrollEdge ? edge ?? standard : standard
    var look = Look(
      color: appearance.backgroundColor, image: appearance.backgroundImage,
      showsShadow: appearance.showsShadow, shadowColor: appearance.shadowColor,
      title: appearance.titleTextAttributes, largeTitle: appearance.largeTitleTextAttributes)
    let image = backgroundImages[.default]
    if !hasAppearance, topItem?.standardAppearance == nil, barTintColor != nil || image != nil {
      // As programs from before iOS 13 expect, whose bars have their colors at the top, too.
      look.color = image?.size == .zero ? nil : barTintColor ?? look.color
      look.image = image?.size == .zero ? nil : image
      look.showsShadow = shadowImage?.size != .zero
    } else if isAtScrollEdge, edge == nil {
      (look.color, look.image, look.showsShadow) = (nil, nil, false)
    }
    look.backIndicator = appearance.backIndicatorImage ?? backIndicatorImage
    look.buttons[.plain] = appearance.buttonAppearance.normal.titleTextAttributes
    look.buttons[.done] = appearance.doneButtonAppearance.normal.titleTextAttributes
    look.backButton = appearance.backButtonAppearance.normal.titleTextAttributes
    look.title.merge(titleTextAttributes ?? [:]) { $1 }
    look.largeTitle.merge(largeTitleTextAttributes ?? [:]) { $1 }
    return look
  }

  private func updateLook() {
    let look = look
    background.show(
      color: look.color, image: look.image, hairline: look.showsShadow ? look.shadowColor : nil)
    content?.reload()
  }
}
