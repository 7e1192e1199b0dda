import QuartzCore

/// A view that shows a part of a control and receives no touches.
@MainActor
final class ControlPart: UIView {
  private var imageView: UIImageView?

  /// Creates a part, for example a track or a knob.
  ///
  /// - Parameters:
  ///   - color: The color; nil for none.
  ///   - cornerRadius: The radius of the corners in points.
  init(_ color: UIColor? = nil, cornerRadius: CGFloat = 0) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = color
    layer.cornerRadius = cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the bounds and the center, which leaves a transform as it is.
  func place(_ frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Shows an image that fills the part; nil for none.
  func show(_ image: UIImage?) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: bounds)
    view.image = image
    if view.superview == nil { insertSubview(view, at: 0) }
    imageView = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView?.frame = bounds
  }

  /// Adds the soft shadow of a knob below it.
  ///
  /// It resembles that of iOS 13 to 18; low confidence.
  func addKnobShadow() {
    layer.shadowColor = .black
    layer.shadowOpacity = 0.15
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowRadius = 4
  }
}

extension UIView {
  /// Whether the view has been shown, so that changes of its value can be animated.
  ///
  /// Measured on iOS: a switch that was never displayed changes without animation.
  final var hasBeenShown: Bool { window != nil && displayedBounds != .null }

  /// Whether the content is arranged from right to left.
  final var isMirrored: Bool { isRightToLeft }

  /// Rounds a length in points to whole pixels.
  final func roundedToPixels(
    _ length: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return (length * scale).rounded(rule) / scale
  }
}

extension ContentTraits {
  /// The traits of a control that keeps the size of its content: hugging at 750 in both directions.
  static var ofFixedSize: ContentTraits {
    var traits = ContentTraits()
    traits.priorities = ContentPriorities(hugging: .defaultHigh)
    return traits
  }

  /// The traits of a control that keeps the height of its content: vertical hugging at 750.
  static var ofFixedHeight: ContentTraits {
    var traits = ContentTraits()
    traits.priorities = ContentPriorities(verticalHugging: .defaultHigh)
    return traits
  }
}

extension UIControl {
  /// The opacity of a disabled control's parts, from general knowledge.
  static var disabledOpacity: CGFloat { 0.5 }

  /// Makes changes with an animation of the system's, which touches can interrupt, or at once.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether to animate the changes if the control has been shown.
  ///   - duration: The duration in seconds, in which a spring without overshoot settles.
  ///   - changes: Sets the values of views.
  final func change(
    animated isAnimated: Bool, duration: TimeInterval, _ changes: @escaping () -> Void
  ) {
    guard isAnimated, hasBeenShown else { return changes() }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
  }
}
