import QuartzCore

/// A view that shows that a task is in progress, with a wheel of blades that turns.
///
/// It looks like the indicators of iOS 13 to 18: the wheel has 8 blades, and turns in steps of one blade,
/// once a second, which is general knowledge. The opacities of the blades are Flipbook's choice. Between two
/// steps nothing is drawn.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes of indicators.
  public enum Style: Int, Sendable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101

    /// The old name of the large size, in white.
    @available(*, deprecated, renamed: "large")
    public static var whiteLarge: Style { .large }
    /// The old name of the medium size, in white.
    @available(*, deprecated, renamed: "medium")
    public static var white: Style { .medium }
    /// The old name of the medium size, in gray.
    @available(*, deprecated, renamed: "medium")
    public static var gray: Style { .medium }

    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  private let wheel = BladeWheel(.indicator(side: Style.medium.side))

  /// Creates a medium indicator, which is hidden until it is started.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(wheel)
    super.isHidden = true
  }

  /// Creates an indicator of a size, which is hidden until it is started.
  public convenience init(style: UIActivityIndicatorView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    // Initializers call no observers of the class's own properties.
    wheel.shape = .indicator(side: style.side)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The size; `medium` by default.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      wheel.shape = .indicator(side: style.side)
      setNeedsLayout()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color; nil restores the default, gray.
  open var color: UIColor! {
    get { wheel.color }
    set { wheel.color = newValue ?? .systemGray }
  }

  /// Whether the indicator is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true {
    didSet { super.isHidden = hidesWhenStopped && !isAnimating }
  }

  // MARK: Animation

  /// Whether the wheel turns.
  open var isAnimating: Bool { wheel.isTurning }

  /// Starts to turn the wheel.
  open func startAnimating() {
    guard !isAnimating else { return }
    if hidesWhenStopped { super.isHidden = false }
    wheel.turn()
  }

  /// Stops the wheel.
  open func stopAnimating() {
    guard isAnimating else { return }
    wheel.stop()
    if hidesWhenStopped { super.isHidden = true }
  }

  // MARK: Layout

  /// Places the wheel in the middle, at whole points as measured on iOS.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let side = style.side
    wheel.bounds.size = CGSize(width: side, height: side)
    wheel.center = CGPoint(
      x: ((bounds.width - side) / 2).rounded(.down) + side / 2,
      y: ((bounds.height - side) / 2).rounded(.down) + side / 2)
  }

  /// Returns the size of the style.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the style.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  override var contentTraits: ContentTraits { .ofFixedSize }

  /// "1" while the wheel turns, otherwise "0", unless another value is set.
  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isAnimating ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
}
