import QuartzCore

/// A control that is on or off, with a thumb that slides between both.
///
/// It looks like the switches of iOS 13 to 18. The thumb and the color change in 0.25 s with a spring
/// that does not overshoot: the duration is known from general knowledge, the exact curve is Flipbook's
/// choice. A switch that has never been displayed changes without animation, as measured on iOS.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The styles of switches.
  public enum Style: Int, Sendable {
    /// The style of the platform.
    case automatic
    /// A box with a check mark, on Mac only.
    case checkbox
    /// A thumb that slides.
    case sliding
  }

  private static let metrics = SwitchMetrics.classic
  private static let duration = 0.25
  /// The distance that a finger moves the thumb to the other side, in points; Flipbook's choice.
  private static let dragDistance: CGFloat = 14

  private let track = ControlPart(
    .secondarySystemFill, cornerRadius: SwitchMetrics.classic.size.height / 2)
  private let thumb = ControlPart(
    .white, cornerRadius: SwitchMetrics.classic.thumb.height / 2)
  private var storedIsOn = false
  /// The state that the thumb shows, which a finger changes before the value.
  private var shownIsOn = false
  private var isPressed = false
  /// Where the finger was when it last moved the thumb, or farther in that direction; nil without one.
  private var dragOrigin: CGFloat?
  private var touchStart: CGFloat = 0
  private var isDragged = false
  private var isChangePending = false

  /// Creates a switch, which has a fixed size: that of the frame is ignored.
  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.metrics.size))
    track.addSubview(thumb)
    thumb.addKnobShadow()
    addSubview(track)
    showState()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// Whether the switch is on; false by default.
  ///
  /// Setting it does not animate and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets whether the switch is on, and sends no event.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Whether the thumb slides, in 0.25 s.
  open func setOn(_ on: Bool, animated: Bool) {
    (storedIsOn, shownIsOn) = (on, on)
    update(animated: animated)
  }

  // MARK: Look

  /// The color of the track of a switch that is on; nil, the default, for green.
  open var onTintColor: UIColor? {
    didSet { showState() }
  }
  /// The color of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? {
    didSet { thumb.backgroundColor = thumbTintColor ?? .white }
  }
  /// An image of a switch that is on; it has had no effect since iOS 7.
  open var onImage: UIImage?
  /// An image of a switch that is off; it has had no effect since iOS 7.
  open var offImage: UIImage?
  /// A title beside a checkbox, which is shown on Mac only; nil by default.
  open var title: String?
  /// The style that is asked for; `automatic` by default.
  open var preferredStyle = Style.automatic
  /// The style of the switch: `sliding`.
  open var style: Style { .sliding }

  override func stateDidChange() {
    super.stateDidChange()
    track.alpha = isEnabled ? 1 : Self.disabledOpacity
  }

  private func update(animated: Bool) {
    change(animated: animated, duration: Self.duration) { [self] in showState() }
  }

  private func showState() {
    track.place(CGRect(origin: .zero, size: Self.metrics.size))
    thumb.place(
      Self.metrics.thumbFrame(isAtEnd: shownIsOn != isMirrored, isPressed: isPressed))
    track.backgroundColor = shownIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
  }

  // MARK: Size

  /// Mirrors the switch where layouts are from right to left.
  override open func layoutSubviews() {
    super.layoutSubviews()
    showState()
  }

  /// The frame, whose size is fixed while the switch has no transform.
  override open var frame: CGRect {
    get { super.frame }
    set {
      super.frame =
        transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.metrics.size) : newValue
    }
  }
  /// The bounds, whose size is fixed.
  override open var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.metrics.size) }
  }

  /// Returns the fixed size, 51 by 31 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.metrics.size }

  /// The size of the alignment rectangle, 49 by 31 points.
  override open var intrinsicContentSize: CGSize { Self.metrics.intrinsicSize }

  /// The 2 points at the trailing edge that layouts ignore.
  ///
  /// The difference of the sizes was measured on iOS; that it is at the trailing edge is Flipbook's
  /// choice.
  override open var alignmentRectInsets: UIEdgeInsets {
    let width = Self.metrics.ignoredWidth
    return UIEdgeInsets(
      top: 0, left: isMirrored ? width : 0, bottom: 0, right: isMirrored ? 0 : width)
  }

  /// Mirrors the switch when the direction changes.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { showState() }
  }

  override var contentTraits: ContentTraits { .ofFixedSize }

  // MARK: Tracking

  override var preventsOuterTaps: Bool { true }

  /// Widens the thumb under the finger.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    (isPressed, isDragged) = (true, false)
    touchStart = touch.location(in: self).x
    dragOrigin = touchStart
    update(animated: true)
    return true
  }

  /// Moves the thumb to the side to which the finger is dragged.
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let origin = dragOrigin else { return true }
    let x = touch.location(in: self).x
    let distance = isMirrored ? origin - x : x - origin
    if abs(x - touchStart) >= Self.dragDistance { isDragged = true }
    if shownIsOn ? distance <= -Self.dragDistance : distance >= Self.dragDistance {
      (shownIsOn, dragOrigin) = (!shownIsOn, x)
      update(animated: true)
    } else if shownIsOn == (distance > 0) {
      dragOrigin = x
    }
    return true
  }

  /// Changes the value after a tap or a drag to the other side.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isInside = touch.map { _ in isTouchInside } ?? false
    let isOn = isDragged ? shownIsOn : storedIsOn != isInside
    isChangePending = isOn != storedIsOn
    (isPressed, dragOrigin) = (false, nil)
    setOn(isOn, animated: true)
  }

  /// Moves the thumb back.
  override open func cancelTracking(with event: UIEvent?) {
    (isPressed, dragOrigin, shownIsOn) = (false, nil, storedIsOn)
    update(animated: true)
  }

  override func touchDidEnd(isInside: Bool) {
    guard isChangePending else { return }
    isChangePending = false
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  /// "1" if the switch is on, otherwise "0", unless another value is set.
  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// Changes the value, with its events.
  override open func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
