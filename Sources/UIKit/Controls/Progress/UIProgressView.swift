import QuartzCore

/// A view that shows the progress of a task over time as a bar.
///
/// It looks like the bars of iOS 14 to 18. `setProgress(_:animated:)` fills the bar at an even speed,
/// 1 s for its whole length: that the time is proportional to the distance is general knowledge, the
/// speed is Flipbook's choice.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of progress views.
  public enum Style: Int, Sendable {
    /// The style for content, 4 points high.
    case `default`
    /// The style for toolbars, 2.5 points high.
    case bar
  }

  /// The smallest width of a fill that is not empty, in points, as measured on iOS.
  private static let minFill: CGFloat = 8
  /// The seconds in which an animation fills the whole bar.
  private static let fullDuration = 1.0

  private let track = ControlPart()
  private let fill = ControlPart()
  private var storedProgress: Float = 0

  /// Creates an empty bar.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(track)
    addSubview(fill)
    showColors()
  }

  /// Creates a bar of a style, with the style's height.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    showColors()
    sizeToFit()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The style; `default` by default.
  open var progressViewStyle = Style.default {
    didSet {
      showColors()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  // MARK: Progress

  /// The progress from 0, the default, to 1; setting it does not animate.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The progress of a task, which the view follows at each tick; nil by default.
  open var observedProgress: Progress? {
    didSet {
      observation?.invalidate()
      observation = nil
      guard let observedProgress else { return }
      progress = Float(observedProgress.fractionCompleted)
      let link = CADisplayLink { [weak self, observedProgress] link in
        guard let self else { return link.invalidate() }
        setProgress(Float(observedProgress.fractionCompleted), animated: true)
      }
      link.add(to: .current)
      observation = link
    }
  }
  private var observation: CADisplayLink?

  /// Sets the progress, limited to 0 to 1.
  ///
  /// - Parameters:
  ///   - progress: The progress.
  ///   - animated: Whether the bar is filled, or emptied, at an even speed.
  open func setProgress(_ progress: Float, animated: Bool) {
    let limited = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let distance = abs(limited - storedProgress)
    guard distance > 0 else { return }
    storedProgress = limited
    guard animated, hasBeenShown else { return setNeedsLayout() }
    UIView.animate(
      withDuration: Self.fullDuration * Double(distance), delay: 0,
      options: [.beginFromCurrentState, .curveLinear, .allowUserInteraction]
    ) { [self] in placeFill() }
  }

  // MARK: Look

  /// The color of the fill; nil, the default, for the tint color.
  open var progressTintColor: UIColor? { didSet { showColors() } }
  /// The color of the track; nil, the default, for gray.
  open var trackTintColor: UIColor? { didSet { showColors() } }
  /// The image of the fill; nil, the default, for a color.
  open var progressImage: UIImage? { didSet { showColors() } }
  /// The image of the track; nil, the default, for a color.
  open var trackImage: UIImage? { didSet { showColors() } }

  /// Shows the new tint color.
  override open func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    track.show(trackImage)
    fill.show(progressImage)
    let hidesTrack = trackImage != nil || progressViewStyle == .bar && trackTintColor == nil
    track.backgroundColor = hidesTrack ? nil : trackTintColor ?? .systemFill
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
  }

  // MARK: Layout

  /// Places the track and the fill.
  override open func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    for part in [track, fill] { part.layer.cornerRadius = bounds.height / 2 }
    placeFill()
  }

  private func placeFill() {
    let length = (bounds.width * CGFloat(storedProgress)).rounded()
    let width = storedProgress > 0 ? min(max(length, Self.minFill), bounds.width) : 0
    fill.place(
      CGRect(
        x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height))
  }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  /// Returns a size with the height of the style.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// The height of the style.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  override var contentTraits: ContentTraits { .ofFixedHeight }

  /// Mirrors the bar when the direction changes.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  /// The progress in percent, unless another value is set.
  override open var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}
