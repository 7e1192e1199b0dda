import QuartzCore

/// The indicator of the content's position along one axis.
///
/// Sizes and colors were measured on screenshots; the delay before it fades is Flipbook's choice.
@MainActor
final class ScrollIndicator: NSObject, CALayerDelegate {
  /// The thickness of the indicator, in points.
  static let thickness: CGFloat = 3
  /// The distance between the indicator and the edges of the view, in points.
  static let margin: CGFloat = 3
  /// The minimum length of the indicator, in points.
  private static let minimumLength: CGFloat = 36
  /// The minimum length of the indicator while the content is past its edge, in points.
  private static let minimumOverscrollLength: CGFloat = 8
  /// The time that the indicator remains after the content has come to rest, in seconds.
  private static let fadeDelay: CFTimeInterval = 0.3
  /// The duration of the fade, in seconds.
  private static let fadeDuration: CFTimeInterval = 0.25
  private static let fadeKey = "fade"

  /// The layer of the indicator, in front of all content.
  let layer = CALayer()
  private static let noAction = NSNull()

  override init() {
    super.init()
    layer.delegate = self
    layer.opacity = 0
    layer.cornerRadius = Self.thickness / 2
    layer.zPosition = 1e6
  }

  /// Disables implicit animations: the indicator follows the content immediately.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Self.noAction }

  func show(color: CGColor) {
    layer.backgroundColor = color
    layer.opacity = 1
    layer.removeAnimation(forKey: Self.fadeKey)
  }

  /// Fades the indicator out after a delay.
  func hide() {
    guard layer.opacity == 1 else { return }
    layer.opacity = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = CGFloat(1)
    animation.toValue = CGFloat(0)
    animation.duration = Self.fadeDuration
    animation.beginTime = layer.currentTime + Self.fadeDelay
    animation.fillMode = .backwards
    layer.add(animation, forKey: Self.fadeKey)
  }

  /// Returns the range that the indicator occupies on its track, in points; nil if the content
  /// cannot scroll.
  ///
  /// - Parameters:
  ///   - track: The range available to the indicator, in points.
  ///   - axis: The position and range of the content.
  static func span(on track: ClosedRange<Double>, of axis: ScrollAxis) -> ClosedRange<Double>? {
    let scrollableLength = axis.range.upperBound - axis.range.lowerBound
    let available = track.upperBound - track.lowerBound
    guard scrollableLength > 0, available > minimumOverscrollLength else { return nil }
    let proportional = available * axis.length / (axis.length + scrollableLength)
    let inside = axis.nearest(to: axis.offset)
    let length = min(
      max(max(proportional, minimumLength) - abs(axis.offset - inside), minimumOverscrollLength),
      available)
    let start =
      track.lowerBound + (available - length) * (inside - axis.range.lowerBound) / scrollableLength
    return start...start + length
  }
}
