/// A control that runs actions in response to taps.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// No style: the button has only the attributes that you set.
    case custom
    /// A title in the tint color that fades while the button is pressed.
    case system
    /// A system button with the letter i in a circle.
    case detailDisclosure
    /// A system button with the letter i in a circle.
    case infoLight
    /// A system button with the letter i in a circle.
    case infoDark
    /// A system button with a plus sign in a circle.
    case contactAdd
    /// A button as on a TV, which is a custom one here.
    case plain
    /// A gray button with a cross in a circle.
    case close

    /// The type `system` with its name before iOS 7.
    public static let roundedRect = ButtonType.system

    /// Whether the button is one of the system's, in the tint color.
    var isSystem: Bool { self != .custom && self != .plain }

    /// The name of the type's symbol; nil for none.
    fileprivate var symbolName: String? {
      switch self {
      case .custom, .system, .plain: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom

  private let label = UILabel(frame: .zero)
  final var titles: [State.RawValue: String] = [:]
  final var titleColors: [State.RawValue: UIColor] = [:]
  final var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  final var titleShadowColors: [State.RawValue: UIColor] = [:]
  final var images = ButtonImages()
  /// The views of a configuration; nil without one.
  final var configured: ConfiguredButton?
  final var needsConfigurationUpdate = false

  /// The margin around the content, in points; zero by default, for the margin of the button type.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// What a button does.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal
    /// What the user is expected to choose.
    case primary
    /// Cancels something.
    case cancel
    /// Deletes something.
    case destructive
  }

  /// What the button does; `normal` by default; it has no effect.
  open var role = Role.normal
  /// Whether a pointer has an effect; false by default, and there is no pointer.
  open var isPointerInteractionEnabled = false
  /// The label below the title of a button with a configuration; nil without one.
  open var subtitleLabel: UILabel? { configured?.subtitle }

  /// The insets of the area in which the title is placed, in points, which do not change the size; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The insets of the area in which the image is placed, in points, which do not change the size; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the image is darker while the button is highlighted and has no other image for it; true by default.
  open var adjustsImageWhenHighlighted = true {
    didSet { showImages() }
  }
  /// Whether the image is paler while the button is disabled and has no other image for it; true by default.
  open var adjustsImageWhenDisabled = true {
    didSet { showImages() }
  }

  /// Whether the button glows under a touch; false by default.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow changes its side under a touch; false by default; it has no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// The glow under a touch; nil while there is none.
  private final var glow: CAGradientLayer?

  /// The diameter of the glow, in points (Flipbook's choice).
  private static let glowSize: CGFloat = 80

  private func showGlow() {
    guard showsTouchWhenHighlighted, isHighlighted else {
      glow?.removeFromSuperlayer()
      glow = nil
      return
    }
    guard glow == nil else { return }
    let glow = CAGradientLayer()
    glow.type = .radial
    glow.colors = [
      UIColor.white.withAlphaComponent(0.8).cgColor, UIColor.white.withAlphaComponent(0).cgColor,
    ]
    (glow.startPoint, glow.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    glow.frame = CGRect(
      x: bounds.midX - Self.glowSize / 2, y: bounds.midY - Self.glowSize / 2,
      width: Self.glowSize, height: Self.glowSize)
    self.glow = glow
    layer.addSublayer(glow)
  }

  /// The opacity of a system button's title while the button is pressed.
  static let pressedOpacity: CGFloat = 0.2
  /// Whether the title and the image are as pale as while the button is pressed.
  final var isShownPressed = false

  /// Creates a custom button.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    stateDidChange()
  }

  /// Creates a button of a type, with a frame of zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType.isSystem { label.font = .systemFont(ofSize: 15) }
    stateDidChange()
    guard let name = buttonType.symbolName else { return }
    // About 22 points large, from general knowledge.
    let symbol = UIImage.SymbolConfiguration(pointSize: 17)
    setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
    if buttonType == .close { tintColor = .systemGray3 }
    sizeToFit()
  }

  /// Creates a custom button with an action and the action's title.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    addPrimaryAction(primaryAction)
  }

  /// Creates a button of a type, a system button by default, with an action and the action's title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    addPrimaryAction(primaryAction)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a button with a configuration, an action, and the action's title and image.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    addPrimaryAction(primaryAction)
    self.configuration = configuration
    // Initializers call no observers of the class's own properties.
    configurationDidChange()
    updateConfigurationIfNeeded()
    sizeToFit()
  }

  private func addPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  override var primaryTouchEvent: Event { .primaryActionTriggered }

  // MARK: Configuration

  /// The look and the content; nil, the default, for those of the other properties.
  open var configuration: UIButton.Configuration? {
    // A stored property could not be read while an optional chain changes it: `configuration?.title = configuration?.subtitle`.
    get { ownConfiguration }
    set {
      ownConfiguration = newValue
      configurationDidChange()
    }
  }
  private final var ownConfiguration: UIButton.Configuration?
  /// Called when the state has changed, to change the configuration; nil by default.
  open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration's colors follow the state; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Calls the handler, which changes the configuration for the state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Menu

  /// The menu that a long press shows, or a touch if `showsMenuAsPrimaryAction` is true; nil by default.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }
  /// The press that shows the menu.
  final var menuPress: UILongPressGestureRecognizer?
  /// Whether a tap changes `isSelected`, or selects the action of the menu that is on; false by default.
  open var changesSelectionAsPrimaryAction = false {
    didSet { menuDidChange() }
  }

  override func touchDidBegin() {
    super.touchDidBegin()
    guard showsMenuAsPrimaryAction, menu != nil else { return }
    stopTracking()
    showMenu()
  }

  override func touchDidEnd(isInside: Bool) {
    super.touchDidEnd(isInside: isInside)
    if isInside, changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  // MARK: Title

  /// The label that displays the title.
  ///
  /// Use it to set the font, alignment, and number of lines.
  open var titleLabel: UILabel? { label }

  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }

  /// The title color for the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Sets the title for a state; nil restores the normal state's title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    stateDidChange()
  }

  /// Returns the title for a state, or the normal state's title if it has none.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// Sets the title with attributes for a state; nil restores the normal state's.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    stateDidChange()
  }

  /// Returns the title with attributes for a state, or the normal state's if it has none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[State.normal.rawValue]
  }

  /// Sets the title color for a state; nil restores the normal state's color.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    stateDidChange()
  }

  /// Returns the title color for a state, or the normal state's, or the default of the button type.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = titleColors[state.rawValue] { return color }
    let color =
      titleColors[State.normal.rawValue] ?? (buttonType.isSystem ? tintColor : .white)
    guard buttonType.isSystem else { return color }
    if state.contains(.disabled) { return .tertiaryLabel }
    return state.contains(.highlighted) ? color?.withAlphaComponent(Self.pressedOpacity) : color
  }

  /// Sets the color of the title's shadow for a state; nil restores the normal state's color.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    titleShadowColors[state.rawValue] = color
    stateDidChange()
  }

  /// Returns the color of the title's shadow for a state, or the normal state's; nil for no shadow.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    titleShadowColors[state.rawValue] ?? titleShadowColors[State.normal.rawValue]
  }

  // MARK: Images

  /// Sets the image for a state; nil restores the normal state's image.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images.front[state.rawValue] = image
    contentDidChange()
  }

  /// Returns the image for a state, or the normal state's image if it has none.
  open func image(for state: UIControl.State) -> UIImage? {
    images.front[state.rawValue] ?? images.front[State.normal.rawValue]
  }

  /// Sets the image behind the content for a state; nil restores the normal state's image.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images.back[state.rawValue] = image
    contentDidChange()
  }

  /// Returns the image behind the content for a state, or the normal state's image if it has none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    images.back[state.rawValue] ?? images.back[State.normal.rawValue]
  }

  /// The view that displays the image; a button without an image has an empty one.
  open var imageView: UIImageView? { demandedImageView }

  override func stateDidChange() {
    super.stateDidChange()
    showGlow()
    if configured != nil || configuration != nil || configurationUpdateHandler != nil {
      if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
      return
    }
    showState()
  }

  final func showState() {
    if let title = attributedTitle(for: state) {
      // The color of characters without one.
      label.textColor = drawnTitleColor
      label.attributedText = title
      invalidateIntrinsicContentSize()
    } else {
      if label.text != currentTitle || label.attributedSource != nil {
        label.text = currentTitle
        invalidateIntrinsicContentSize()
      }
      label.textColor = drawnTitleColor
    }
    label.shadowColor = titleShadowColor(for: state)
    showImages()
    showSelection()
    showPress(on: label)
  }

  /// Displays the title and the images in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  // MARK: Layout

  /// Places the title and the image according to the content alignments.
  override open func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let configured { return configured.layOut(self) }
    let content = contentRect(forBounds: bounds)
    label.frame = titleRect(forContentRect: content)
    layOutImages(in: content)
    placeSelection()
  }

  /// Returns the area of the image and the title in bounds; by default, the bounds without `contentEdgeInsets`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the area of the image behind the content in bounds; by default, the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the title in the area of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).titleFrame
  }

  /// Returns the frame of the image in the area of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    placement(in: contentRect).imageFrame
  }

  /// Returns the size of the image and the title, with `contentEdgeInsets`.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let configured { return configured.size(of: self) }
    let content = contentSize(fitting: size)
    return CGSize(
      width: content.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: content.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// The size of the image and the title with `contentEdgeInsets`; without insets, 6 points above and below a title,
  /// and at least 30 points wide with one.
  ///
  /// As UIKit's buttons without a configuration, from general knowledge.
  override open var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    if let configured { return configured.size(of: self) }
    let title = label.sizeThatFits(.zero)
    guard contentEdgeInsets == .zero else { return sizeThatFits(.zero) }
    guard currentImage != nil else {
      return CGSize(width: max(title.width, 30), height: title.height + 12)
    }
    let image = currentImageSize
    guard title.width > 0 else { return image }
    return CGSize(
      width: image.width + title.width, height: max(image.height, title.height + 12))
  }

  override var contentTraits: ContentTraits {
    // The title is centered.
    let (title, font) = (label.sizeThatFits(.zero).height, label.font ?? .systemFont(ofSize: 18))
    var traits = ContentTraits()
    traits.font = font
    traits.firstBaseline = BaselinePlace(fraction: 0.5, offset: font.ascender - title / 2)
    traits.lastBaseline = BaselinePlace(fraction: 0.5, offset: title / 2 + font.descender)
    return traits
  }
}
