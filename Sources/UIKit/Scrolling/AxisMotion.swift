import Timing

/// A motion of content along one axis.
protocol AxisMotion {
  /// The content offset, in points.
  var position: Double { get }
  /// Whether the motion has ended.
  var isAtRest: Bool { get }

  /// Moves the content and the destination of the motion by a distance, in points.
  mutating func shift(by distance: Double)

  /// Advances the motion by a time, in milliseconds, within a range of offsets, in points.
  mutating func advance(by milliseconds: Double, within range: ClosedRange<Double>, bounces: Bool)
}

extension Momentum: AxisMotion {}
extension PageTurn: AxisMotion {}
