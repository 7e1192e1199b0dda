/// A control that runs actions in response to taps.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// No style: the button has only the attributes that you set.
    case custom
    /// A title in the tint color that fades while the button is pressed.
    case system
  }

  /// The style of the button.
  open private(set) var buttonType = ButtonType.custom

  private let label = UILabel(frame: .zero)
  private var titles: [State.RawValue: String] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]

  /// The opacity of a system button's title while the button is pressed.
  private static let pressedOpacity: CGFloat = 0.2

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
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    stateDidChange()
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

  private func addPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  override var primaryTouchEvent: Event { .primaryActionTriggered }

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

  /// Sets the title color for a state; nil restores the normal state's color.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    stateDidChange()
  }

  /// Returns the title color for a state, or the normal state's, or the default of the button type.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    if let color = titleColors[state.rawValue] { return color }
    let color =
      titleColors[State.normal.rawValue] ?? (buttonType == .system ? tintColor : .white)
    guard buttonType == .system else { return color }
    if state.contains(.disabled) { return .tertiaryLabel }
    return state.contains(.highlighted) ? color?.withAlphaComponent(Self.pressedOpacity) : color
  }

  override func stateDidChange() {
    super.stateDidChange()
    if label.text != currentTitle {
      label.text = currentTitle
      invalidateIntrinsicContentSize()
    }
    label.textColor = currentTitleColor
  }

  /// Displays the title in the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  // MARK: Layout

  /// Places the title according to the content alignments.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let fitting = label.sizeThatFits(bounds.size)
    let size = CGSize(
      width: contentHorizontalAlignment == .fill ? bounds.width : min(fitting.width, bounds.width),
      height: contentVerticalAlignment == .fill ? bounds.height : min(fitting.height, bounds.height)
    )
    let (x, y): (CGFloat, CGFloat)
    switch contentHorizontalAlignment {
    case .left, .leading, .fill: x = bounds.minX
    case .right, .trailing: x = bounds.maxX - size.width
    case .center: x = bounds.midX - size.width / 2
    }
    switch contentVerticalAlignment {
    case .top, .fill: y = bounds.minY
    case .bottom: y = bounds.maxY - size.height
    case .center: y = bounds.midY - size.height / 2
    }
    label.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Returns the size of the title.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    label.sizeThatFits(size)
  }

  /// The size of the title with 6 points above and below it, at least 30 points wide.
  ///
  /// As UIKit's buttons without a configuration, from general knowledge.
  override open var intrinsicContentSize: CGSize {
    let title = label.sizeThatFits(.zero)
    return CGSize(width: max(title.width, 30), height: title.height + 12)
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
