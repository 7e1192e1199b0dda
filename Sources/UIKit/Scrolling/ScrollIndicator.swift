import QuartzCore

/// The bar that shows how far content is scrolled in one direction.
///
/// Its measures and colours are those of screenshots; how long it stays is Flipbook's choice.
@MainActor
final class ScrollIndicator: NSObject, CALayerDelegate {
  /// How thick the bar is, in points.
  static let thickness: CGFloat = 3
  /// How far the bar keeps from the edges of the view, in points.
  static let margin: CGFloat = 3
  /// How short the bar gets for long content, in points.
  private static let leastLength: CGFloat = 36
  /// How short the bar gets when content is pulled past its end, in points.
  private static let leastSqueezedLength: CGFloat = 8
  /// How long the bar stays when the content has come to rest, in seconds.
  private static let stay: CFTimeInterval = 0.3
  /// How long the bar takes to fade, in seconds.
  private static let fade: CFTimeInterval = 0.25
  private static let fadeKey = "fade"

  /// What the bar is drawn in, before all of the content.
  let layer = CALayer()
  private static let nothing = NSNull()

  override init() {
    super.init()
    layer.delegate = self
    layer.opacity = 0
    layer.cornerRadius = Self.thickness / 2
    layer.zPosition = 1e6
  }

  /// The bar follows the content at once.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Self.nothing }

  /// Comes into sight.
  func show(color: CGColor) {
    layer.backgroundColor = color
    layer.opacity = 1
    layer.removeAnimation(forKey: Self.fadeKey)
  }

  /// Stays a moment, and fades.
  func hide() {
    guard layer.opacity == 1 else { return }
    layer.opacity = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = CGFloat(1)
    animation.toValue = CGFloat(0)
    animation.duration = Self.fade
    animation.beginTime = layer.currentTime + Self.stay
    animation.fillMode = .backwards
    layer.add(animation, forKey: Self.fadeKey)
  }

  /// Returns where the bar lies along its track, in points; nil for content with nothing to scroll.
  ///
  /// - Parameters:
  ///   - track: Where the bar may lie.
  ///   - axis: Where the content stands and may go.
  static func span(on track: ClosedRange<Double>, of axis: ScrollAxis) -> ClosedRange<Double>? {
    let way = axis.range.upperBound - axis.range.lowerBound
    let room = track.upperBound - track.lowerBound
    guard way > 0, room > leastSqueezedLength else { return nil }
    let proportional = room * axis.length / (axis.length + way)
    let inside = axis.nearest(to: axis.offset)
    let length = min(
      max(max(proportional, leastLength) - abs(axis.offset - inside), leastSqueezedLength), room)
    let start = track.lowerBound + (room - length) * (inside - axis.range.lowerBound) / way
    return start...start + length
  }
}
