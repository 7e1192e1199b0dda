/// A control with a title that answers to a tap.
@MainActor
open class UIButton: UIControl {
  /// How a button looks by itself.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom
    /// A title in the tint colour that fades while pressed.
    case system
  }

  /// How the button looks by itself.
  open private(set) var buttonType = ButtonType.custom

  private let label = UILabel(frame: .zero)
  private var titles: [State.RawValue: String] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]

  /// The opacity of a system button's title while pressed.
  private static let pressedOpacity: CGFloat = 0.2

  /// Creates a button that has nothing but what it is given.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 18)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    stateDidChange()
  }

  /// Creates a button of size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    stateDidChange()
  }

  /// Creates a button with an action, whose title it takes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button with an action, whose title it takes.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Buttons are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    setTitle(action.title, for: .normal)
    addAction(action, for: .primaryActionTriggered)
  }

  override var primaryTouchEvent: Event { .primaryActionTriggered }

  // MARK: Title

  /// The label that shows the title: for its font, its alignment and its lines.
  open var titleLabel: UILabel? { label }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }

  /// The title's colour that is shown.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// Sets the title for a state; nil for that of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    stateDidChange()
  }

  /// Returns the title for a state, or else that for the normal state.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// Sets the title's colour for a state; nil for that of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    stateDidChange()
  }

  /// Returns the title's colour for a state, or else that for the normal state, or else the button
  /// type's own.
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
    label.text = currentTitle
    label.textColor = currentTitleColor
  }

  /// Shows the title in the new tint colour.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  // MARK: Layout

  /// Places the title as the content alignments say.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let wanted = label.sizeThatFits(bounds.size)
    let size = CGSize(
      width: contentHorizontalAlignment == .fill ? bounds.width : min(wanted.width, bounds.width),
      height: contentVerticalAlignment == .fill ? bounds.height : min(wanted.height, bounds.height))
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

  /// The size that shows the whole title.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    label.sizeThatFits(size)
  }

  /// The size that shows the whole title.
  override open var intrinsicContentSize: CGSize { label.intrinsicContentSize }
}
