import QuartzCore

/// A control with a thumb that is dragged along a track, to select a value from a range.
///
/// It looks like the sliders of iOS 7 to 18. `setValue(_:animated:)` takes 0.25 s, with the curve of
/// animation blocks; Flipbook's choice, as Apple's numbers are unknown. Inside an animation block, it
/// takes the time of the block.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The styles of thumbs and tracks.
  private static let metrics = SliderMetrics.classic
  private static let duration = 0.25
  /// The distance around the thumb within which it can be grabbed, in points; Flipbook's choice.
  private static let grabMargin: CGFloat = 10
  /// The space between the images at the ends and the track, in points; Flipbook's choice.
  private static let imageSpacing: CGFloat = 8

  private var storedValue: Float = 0
  private var parts = SliderParts()
  /// The distance of the finger from the middle of the thumb; nil without a finger.
  private var grabOffset: CGFloat?

  /// Creates a slider from 0 to 1 at 0.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    for part in [parts.maximumTrack, parts.minimumTrack, parts.thumb] { addSubview(part) }
    showColors()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value, within the range; setting it does not animate and sends no event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// The smallest value, 0 by default; a larger one than the maximum moves the maximum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(storedValue, animated: false)
      setNeedsLayout()
    }
  }
  /// The largest value, 1 by default; a smaller one than the minimum moves the minimum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(storedValue, animated: false)
      setNeedsLayout()
    }
  }
  /// Whether the slider sends `valueChanged` while it is dragged, not only at the end; true by default.
  open var isContinuous = true

  /// Sets the value, limited to the range, and sends no event.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - animated: Whether the thumb moves to it, in 0.25 s.
  open func setValue(_ value: Float, animated: Bool) {
    let limited = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    guard limited != storedValue else { return }
    storedValue = limited
    guard animated, hasBeenShown else { return setNeedsLayout() }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { [self] in placeParts() }
  }

  /// The value as a fraction of the range.
  private var fraction: CGFloat { fraction(of: storedValue) }

  private func fraction(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
  }

  // MARK: Look

  /// The color of the track up to the thumb; nil, the default, for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The color of the track after the thumb; nil, the default, for gray.
  open var maximumTrackTintColor: UIColor? { didSet { showColors() } }
  /// The color of the thumb; nil, the default, for white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }
  /// The image at the end of the minimum; nil by default.
  open var minimumValueImage: UIImage? { didSet { showEnds() } }
  /// The image at the end of the maximum; nil by default.
  open var maximumValueImage: UIImage? { didSet { showEnds() } }

  /// Sets the image of the thumb for a state; nil restores the normal state's image, or the default.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    parts.thumbImages[state.rawValue] = image
    showImages()
  }

  /// Sets the image of the track up to the thumb for a state; nil restores the normal state's image.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    parts.minimumTrackImages[state.rawValue] = image
    showImages()
  }

  /// Sets the image of the track after the thumb for a state; nil restores the normal state's image.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    parts.maximumTrackImages[state.rawValue] = image
    showImages()
  }

  /// Returns the image of the thumb for a state, or the normal state's; nil for the default.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    parts.thumbImages.image(for: state)
  }

  /// Returns the image of the track up to the thumb for a state, or the normal state's.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    parts.minimumTrackImages.image(for: state)
  }

  /// Returns the image of the track after the thumb for a state, or the normal state's.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    parts.maximumTrackImages.image(for: state)
  }

  /// The image of the thumb for the current state; nil for the default.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track up to the thumb for the current state; nil for the default.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track after the thumb for the current state; nil for the default.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  override func stateDidChange() {
    super.stateDidChange()
    showImages()
    // The thumb stays opaque: the track would be visible through it.
    for part in [parts.maximumTrack, parts.minimumTrack] {
      part.alpha = isEnabled ? 1 : Self.disabledOpacity
    }
  }

  /// Shows the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    let hasMinimumImage = currentMinimumTrackImage != nil
    let hasMaximumImage = currentMaximumTrackImage != nil
    let hasThumbImage = currentThumbImage != nil
    parts.minimumTrack.backgroundColor = hasMinimumImage ? nil : minimumTrackTintColor ?? tintColor
    parts.maximumTrack.backgroundColor =
      hasMaximumImage ? nil : maximumTrackTintColor ?? .secondarySystemFill
    parts.thumb.backgroundColor = hasThumbImage ? nil : thumbTintColor ?? .white
    parts.thumb.layer.shadowOpacity = hasThumbImage ? 0 : parts.shadowOpacity
  }

  private func showImages() {
    parts.thumb.show(currentThumbImage)
    parts.minimumTrack.show(currentMinimumTrackImage)
    parts.maximumTrack.show(currentMaximumTrackImage)
    showColors()
    setNeedsLayout()
  }

  private func showEnds() {
    parts.showEnds(minimum: minimumValueImage, maximum: maximumValueImage, in: self)
    setNeedsLayout()
  }

  // MARK: Layout

  /// Places the track, the thumb and the images.
  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    let filled = SliderMetrics.filledWidth(ofThumb: thumb.width, at: fraction, on: track)
    parts.maximumTrack.place(track)
    parts.minimumTrack.place(
      CGRect(
        x: isMirrored ? track.maxX - filled : track.minX, y: track.minY, width: filled,
        height: track.height))
    parts.thumb.place(thumb)
    let isRound = currentThumbImage == nil
    parts.thumb.layer.cornerRadius = isRound ? thumb.height / 2 : 0
    for part in [parts.minimumTrack, parts.maximumTrack] {
      part.layer.cornerRadius = track.height / 2
    }
    parts.minimumEnd?.frame = minimumValueImageRect(forBounds: bounds)
    parts.maximumEnd?.frame = maximumValueImageRect(forBounds: bounds)
  }

  /// Returns the place of the image at the minimum in bounds; empty without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(for: minimumValueImage, in: bounds, isAtStart: !isMirrored)
  }

  /// Returns the place of the image at the maximum in bounds; empty without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endRect(for: maximumValueImage, in: bounds, isAtStart: isMirrored)
  }

  private func endRect(for image: UIImage?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtStart ? bounds.minX : bounds.maxX - size.width,
      y: roundedToPixels(bounds.midY - size.height / 2, .down), width: size.width,
      height: size.height)
  }

  /// Returns the place of the track in bounds: between the images, 4 points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var area = bounds
    let (first, last) =
      isMirrored
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    if let width = first?.size.width {
      area.origin.x += width + Self.imageSpacing
      area.size.width -= width + Self.imageSpacing
    }
    if let width = last?.size.width { area.size.width -= width + Self.imageSpacing }
    area.size.width = max(area.width, 0)
    var track = Self.metrics.track(in: area)
    track.origin.y = roundedToPixels(track.minY, .down)
    return track
  }

  /// Returns the place of the thumb for a value: 28 by 28 points, or the size of its image.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let fraction = fraction(of: value)
    return SliderMetrics.thumbFrame(
      of: currentThumbImage?.size ?? Self.metrics.thumb, at: isMirrored ? 1 - fraction : fraction,
      on: rect)
  }

  /// Returns a size with the slider's height, 31 points, or that of a larger image.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The slider's height, 31 points, or that of a larger image.
  override open var intrinsicContentSize: CGSize {
    let heights = [minimumValueImage, maximumValueImage, currentThumbImage].compactMap {
      $0?.size.height
    }
    return CGSize(
      width: Self.noIntrinsicMetric, height: heights.reduce(Self.metrics.height) { max($0, $1) })
  }

  override var contentTraits: ContentTraits { .ofFixedHeight }

  /// Mirrors the slider when the direction changes.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  // MARK: Tracking

  override var preventsOuterTaps: Bool { true }

  /// Tracks a touch on the thumb, or within 10 points of it.
  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -Self.grabMargin, dy: -Self.grabMargin).contains(point) else {
      return false
    }
    grabOffset = point.x - thumb.midX
    return true
  }

  /// Moves the thumb with the finger, and sends `valueChanged` if the slider is continuous.
  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grabOffset else { return true }
    let track = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: track, value: storedValue).width
    let length = track.width - width
    guard length > 0 else { return true }
    let distance = touch.location(in: self).x - grabOffset - track.minX - width / 2
    let fraction = min(max(distance / length, 0), 1)
    let old = storedValue
    setValue(
      minimumValue + (maximumValue - minimumValue) * Float(isMirrored ? 1 - fraction : fraction),
      animated: false)
    if isContinuous, storedValue != old { sendActions(for: .valueChanged) }
    return true
  }

  /// Releases the thumb.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) { grabOffset = nil }

  /// Releases the thumb.
  override open func cancelTracking(with event: UIEvent?) { grabOffset = nil }

  /// The last event, whose touch has ended: programs recognize the end of a drag by it.
  override func touchDidEnd(isInside: Bool) {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Accessibility

  /// The value in percent of the range, unless another value is set.
  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Increases the value by a tenth of the range.
  override open func accessibilityIncrement() { adjust(by: 0.1) }

  /// Decreases the value by a tenth of the range.
  override open func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by fraction: Float) {
    setValue(storedValue + (maximumValue - minimumValue) * fraction, animated: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
