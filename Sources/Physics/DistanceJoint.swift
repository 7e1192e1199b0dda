import CBox2D

/// Keeps two points of two bodies apart: a rigid rod, or with a frequency a spring.
///
/// A spring's stiffness is m * w^2 and its damping 2 * m * w * ratio, with m the effective mass
/// along the joint's axis, rotation included, taken anew before every sub-step: measured on
/// Apple's own animator by the open-source project charon.
package final class DistanceJoint: Joint {
  /// How a joint gives way.
  package struct Spring: Equatable, Sendable {
    /// In hertz; 0 makes the joint a rigid rod.
    package var frequency: Double
    /// 0 swings for ever, 1 is critical.
    package var dampingRatio: Double

    package static let rigid = Spring(frequency: 0, dampingRatio: 0)

    package init(frequency: Double, dampingRatio: Double) {
      self.frequency = frequency
      self.dampingRatio = dampingRatio
    }

    fileprivate var singles: (frequency: Float, dampingRatio: Float)? {
      guard let frequency = Units.single(frequency), let ratio = Units.single(dampingRatio)
      else { return nil }
      return (max(frequency, 0), max(ratio, 0))
    }
  }

  /// The distance at which the joint rests, in points.
  package private(set) var length: Double

  package private(set) var spring: Spring

  /// Joins a point of each body, given from its center in points and turning with it.
  package init(
    _ first: Body, at firstAnchor: Vector, _ second: Body, at secondAnchor: Vector,
    length: Double, spring: Spring = .rigid
  ) throws(PhysicsError) {
    guard let firstMetres = Units.metres(firstAnchor),
      let secondMetres = Units.metres(secondAnchor), let metres = Units.metres(length),
      let singles = spring.singles
    else { throw .notFinite }
    self.length = length
    self.spring = spring
    try super.init(first, second) { first, second in
      CBDistanceJointCreate(
        first, firstMetres, second, secondMetres, max(metres, 0), singles.frequency,
        singles.dampingRatio)
    }
  }

  /// Changes how far and how firmly the bodies are held, and wakes them.
  package func set(length: Double, spring: Spring) {
    guard let metres = Units.metres(length), let singles = spring.singles else { return }
    self.length = length
    self.spring = spring
    CBDistanceJointSet(pointer, max(metres, 0), singles.frequency, singles.dampingRatio)
  }
}
