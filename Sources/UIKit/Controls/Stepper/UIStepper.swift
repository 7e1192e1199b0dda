import QuartzCore

/// A control with two buttons that decrease and increase a value.
///
/// It looks like the steppers of iOS 13 to 18. A button that is held repeats after 0.5 s, which is general
/// knowledge, and then faster: each interval is nine tenths of the one before, down to 0.05 s, which is
/// Flipbook's choice.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)
  private static let firstInterval = 0.5
  private static let minInterval = 0.05

  private let background = ControlPart(.tertiarySystemFill, cornerRadius: 8)
  private let divider = ControlPart(.separator, cornerRadius: 0.5)
  private let decrement = StepperButton(isIncrement: false)
  private let increment = StepperButton(isIncrement: true)
  private var dividerImages: [State.RawValue: UIImage] = [:]
  private var backgroundImages = StateImages()
  private var storedValue = 0.0
  private var pressed: StepperButton?
  private var timer: StageTimer?
  private var interval = UIStepper.firstInterval
  private var startValue = 0.0

  /// Creates a stepper from 0 to 100 in steps of 1, which has a fixed size: that of the frame is ignored.
  override public init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    for part in [background, divider, decrement, increment] { addSubview(part) }
    placeParts()
    showState()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value, limited to the range; 0 by default.
  ///
  /// Setting it sends no event.
  open var value: Double {
    get { storedValue }
    set {
      storedValue = min(max(newValue.isNaN ? minimumValue : newValue, minimumValue), maximumValue)
      showState()
    }
  }
  /// The smallest value, 0 by default; one that is not less than the maximum is a programming error.
  open var minimumValue = 0.0 {
    willSet {
      if !(newValue < maximumValue) {
        preconditionFailure("minimumValue (\(newValue)) must be less than maximumValue")
      }
    }
    didSet { value = storedValue }
  }
  /// The largest value, 100 by default; one that is not greater than the minimum is a programming error.
  open var maximumValue = 100.0 {
    willSet {
      if !(newValue > minimumValue) {
        preconditionFailure("maximumValue (\(newValue)) must be greater than minimumValue")
      }
    }
    didSet { value = storedValue }
  }
  /// The change of each step, 1 by default; one that is not positive is a programming error.
  open var stepValue = 1.0 {
    willSet {
      if !(newValue > 0) { preconditionFailure("stepValue (\(newValue)) must be greater than 0") }
    }
  }
  /// Whether `valueChanged` is sent for each step, not only at the end of a press; true by default.
  open var isContinuous = true
  /// Whether a held button repeats its step; true by default.
  open var autorepeat = true
  /// Whether a step beyond one end of the range goes on at the other; false by default.
  open var wraps = false { didSet { showState() } }

  /// Sets both limits at once, where the order of two assignments would matter.
  package final func setRange(minimum: Double, maximum: Double) {
    guard minimum < maximum else { return }
    if minimum < maximumValue {
      minimumValue = minimum
      maximumValue = maximum
    } else {
      maximumValue = maximum
      minimumValue = minimum
    }
  }

  // MARK: Look

  /// Sets the image behind the buttons for a state; nil restores the default.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
    showState()
  }

  /// Returns the image behind the buttons for a state; nil for the default.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages.image(for: state)
  }

  /// Sets the image between the buttons; the images for pressed buttons are not shown.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    dividerImages[leftState.rawValue << 8 | rightState.rawValue] = image
    divider.show(dividerImages[0])
    divider.backgroundColor = dividerImages[0] == nil ? .separator : nil
  }

  /// Returns the image between the buttons; nil for the default.
  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    dividerImages[state.rawValue << 8 | rightState.rawValue]
  }

  /// Sets the image of the button that increases the value; nil restores the default.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    increment.images[state.rawValue] = image
    showState()
  }

  /// Returns the image of the button that increases the value; nil for the default.
  open func incrementImage(for state: UIControl.State) -> UIImage? {
    increment.images.image(for: state)
  }

  /// Sets the image of the button that decreases the value; nil restores the default.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    decrement.images[state.rawValue] = image
    showState()
  }

  /// Returns the image of the button that decreases the value; nil for the default.
  open func decrementImage(for state: UIControl.State) -> UIImage? {
    decrement.images.image(for: state)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private func showState() {
    let image = backgroundImages.image(for: state)
    background.show(image)
    background.backgroundColor = image == nil ? .tertiarySystemFill : nil
    decrement.show(
      isEnabled: isEnabled && (wraps || storedValue > minimumValue),
      isPressed: pressed === decrement, color: .label)
    increment.show(
      isEnabled: isEnabled && (wraps || storedValue < maximumValue),
      isPressed: pressed === increment, color: .label)
  }

  private func placeParts() {
    let (size, half) = (Self.size, Self.size.width / 2)
    background.frame = CGRect(origin: .zero, size: size)
    let dividerSize = dividerImages[0]?.size ?? CGSize(width: 1, height: 18)
    divider.frame = CGRect(
      x: half - dividerSize.width / 2, y: (size.height - dividerSize.height) / 2,
      width: dividerSize.width, height: dividerSize.height)
    decrement.frame = CGRect(x: isMirrored ? half : 0, y: 0, width: half, height: size.height)
    increment.frame = CGRect(x: isMirrored ? 0 : half, y: 0, width: half, height: size.height)
  }

  // MARK: Size

  /// Places the buttons.
  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The frame, whose size is fixed while the stepper has no transform.
  override open var frame: CGRect {
    get { super.frame }
    set {
      super.frame =
        transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue
    }
  }
  /// The bounds, whose size is fixed.
  override open var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Returns the fixed size, 94 by 32 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The fixed size, 94 by 32 points.
  override open var intrinsicContentSize: CGSize { Self.size }

  override var contentTraits: ContentTraits { .ofFixedSize }

  /// Mirrors the buttons when the direction changes.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  override var preventsOuterTaps: Bool { true }

  /// Makes a step, and repeats it while the button is held.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isIncrement = (touch.location(in: self).x >= bounds.midX) != isMirrored
    let button = isIncrement ? increment : decrement
    guard button.isEnabled else { return false }
    (pressed, interval, startValue) = (button, Self.firstInterval, storedValue)
    showState()
    if isContinuous || autorepeat { step() }
    if autorepeat { repeatLater() }
    return true
  }

  /// Pauses the repetition while the finger is away from the button.
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let pressed else { return true }
    let isOver = pressed.frame.insetBy(dx: -20, dy: -40).contains(touch.location(in: self))
    if isOver, autorepeat, timer == nil {
      repeatLater()
    } else if !isOver {
      stopRepeating()
    }
    return true
  }

  /// Ends the press; a stepper that is not continuous sends its event.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, !autorepeat, isTouchInside { step() }
    release()
  }

  /// Ends the press.
  override open func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    stopRepeating()
    pressed = nil
    showState()
  }

  override func touchDidEnd(isInside: Bool) {
    guard !isContinuous, storedValue != startValue else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func step() {
    guard let pressed else { return }
    step(by: pressed === increment ? stepValue : -stepValue)
  }

  private func step(by amount: Double) {
    let (old, next) = (storedValue, storedValue + amount)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    guard storedValue != old, isContinuous else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func repeatLater() {
    timer?.invalidate()
    timer = window?.stageWindow.stage?.after(interval) { [weak self] in
      guard let self, pressed != nil else { return }
      interval = max(interval * 0.9, Self.minInterval)
      step()
      repeatLater()
    }
  }

  private func stopRepeating() {
    timer?.invalidate()
    timer = nil
  }

  // MARK: Accessibility

  /// The value, unless another one is set.
  override open var accessibilityValue: String? {
    get {
      let isWhole = storedValue == storedValue.rounded() && abs(storedValue) < 1e15
      return super.accessibilityValue ?? (isWhole ? "\(Int(storedValue))" : "\(storedValue)")
    }
    set { super.accessibilityValue = newValue }
  }

  /// Makes a step up.
  override open func accessibilityIncrement() { step(by: stepValue) }

  /// Makes a step down.
  override open func accessibilityDecrement() { step(by: -stepValue) }
}
