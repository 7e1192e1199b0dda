import Timing

/// Moves content by itself in one direction.
protocol AxisMotion {
  /// Where the content is, in points.
  var position: Double { get }
  /// Whether it has come to rest.
  var isAtRest: Bool { get }

  /// Moves the content elsewhere, with where it is to come to rest.
  mutating func shift(by distance: Double)

  /// Moves on by some milliseconds.
  mutating func advance(by milliseconds: Double, within range: ClosedRange<Double>, bounces: Bool)
}

extension Momentum: AxisMotion {}
extension PageTurn: AxisMotion {}
