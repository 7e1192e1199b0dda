import CBox2D

/// A joint that keeps two points of two bodies at a distance: a rigid rod or, with a frequency, a
/// spring.
///
/// A spring's stiffness is m * w^2 and its damping 2 * m * w * ratio, where m is the effective mass
/// along the joint's axis, including rotation, computed before every sub-step: measured on Apple's
/// own animator by the open-source project charon.
package final class DistanceJoint: Joint {
  /// The elasticity of a joint.
  package struct Spring: Equatable, Sendable {
    /// The frequency in hertz; 0 makes the joint a rigid rod.
    package var frequency: Double
    /// The damping ratio; 0 oscillates forever, 1 is critical.
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

  /// The rest length of the joint, in points.
  package private(set) var length: Double

  package private(set) var spring: Spring

  /// Joins a point of each body, given relative to its center in points and rotating with it.
  package init(
    _ first: Body, at firstAnchor: Vector, _ second: Body, at secondAnchor: Vector,
    length: Double, spring: Spring = .rigid
  ) throws(PhysicsError) {
    guard let firstMeters = Units.meters(firstAnchor),
      let secondMeters = Units.meters(secondAnchor), let meters = Units.meters(length),
      let singles = spring.singles
    else { throw .notFinite }
    self.length = length
    self.spring = spring
    try super.init(first, second) { first, second in
      CBDistanceJointCreate(
        first, firstMeters, second, secondMeters, max(meters, 0), singles.frequency,
        singles.dampingRatio)
    }
  }

  /// Changes the rest length and the elasticity, and wakes the bodies.
  package func set(length: Double, spring: Spring) {
    guard let meters = Units.meters(length), let singles = spring.singles else { return }
    self.length = length
    self.spring = spring
    CBDistanceJointSet(pointer, max(meters, 0), singles.frequency, singles.dampingRatio)
  }
}
