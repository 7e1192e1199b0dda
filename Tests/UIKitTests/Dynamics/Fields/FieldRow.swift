import Testing
import UIKit

/// The state of a body in meters, kilograms, coulombs and seconds, with the position relative to
/// the field.
struct FieldSample {
  var position: SIMD2<Double>
  var velocity: SIMD2<Double>
  var mass: Double
  var charge: Double
  var time: Double

  var distance: Double { position.length }
  var outward: SIMD2<Double> { position / distance }
}

extension SIMD2<Double> {
  var length: Double { (x * x + y * y).squareRoot() }
}

/// A field and its formula.
struct FieldRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let field: @MainActor @Sendable () -> UIFieldBehavior
  let force: @Sendable (FieldSample) -> SIMD2<Double>

  init(
    _ description: String, _ field: @escaping @MainActor @Sendable () -> UIFieldBehavior,
    _ force: @escaping @Sendable (FieldSample) -> SIMD2<Double>
  ) {
    testDescription = description
    self.field = field
    self.force = force
  }

  static let all = [
    FieldRow("drag", { .dragField() }) { -$0.velocity * $0.velocity.length },
    FieldRow("drag with wind", { .dragField().with(strength: 0.5, direction: [1, 0.5]) }) {
      let relative = $0.velocity - [1, 0.5]
      return -0.5 * relative * relative.length
    },
    FieldRow("drag with falloff", { .dragField().with(strength: 2, falloff: 1.5) }) {
      -2 * $0.velocity * $0.velocity.length * pow($0.distance, -1.5)
    },
    FieldRow("vortex", { .vortexField() }) { [-$0.outward.y, $0.outward.x] / $0.mass },
    FieldRow("vortex with falloff", { .vortexField().with(strength: -2, falloff: 1) }) {
      -2 * [-$0.outward.y, $0.outward.x] / $0.mass / $0.distance
    },
    FieldRow("radial gravity", { .radialGravityField(position: .zero) }) {
      -$0.mass * $0.outward / ($0.distance * $0.distance)
    },
    FieldRow(
      "repelling gravity", { .radialGravityField(position: .zero).with(strength: -0.3, falloff: 3) }
    ) { 0.3 * $0.mass * $0.outward * pow($0.distance, -3) },
    FieldRow(
      "within the minimum radius",
      { .radialGravityField(position: .zero).with(strength: 3, minimumRadius: 300) }
    ) { -3 * $0.mass * $0.outward / 9 },
    FieldRow("linear gravity", { .linearGravityField(direction: CGVector(dx: 0.5, dy: -2)) }) {
      $0.mass * [0.5, -2]
    },
    FieldRow(
      "linear gravity with negative falloff",
      {
        .linearGravityField(direction: CGVector(dx: 0, dy: 1)).with(strength: 1.5, falloff: -0.5)
      }
    ) { 1.5 * $0.mass * [0, 1] * $0.distance.squareRoot() },
    FieldRow("falloff of almost 0", { .vortexField().with(falloff: 0.00003) }) {
      [-$0.outward.y, $0.outward.x] / $0.mass
    },
    FieldRow("spring", { .springField().with(strength: 4) }) { -4 * $0.position },
    FieldRow("spring with constant force", { .springField().with(falloff: 0) }) { -$0.outward },
    FieldRow("electric", { .electricField() }) { $0.charge * $0.outward / $0.distance },
    FieldRow(
      "electric with quadratic falloff", { .electricField().with(strength: -0.5, falloff: 2) }
    ) {
      -0.5 * $0.charge * $0.outward / ($0.distance * $0.distance)
    },
    FieldRow("magnetic", { .magneticField().with(strength: 0.7) }) {
      0.7 * [$0.velocity.y, -$0.velocity.x] / $0.distance
    },
    FieldRow("magnetic without falloff", { .magneticField().with(falloff: 0) }) {
      [$0.velocity.y, -$0.velocity.x]
    },
    FieldRow("smooth noise", { .noiseField(smoothness: 1, animationSpeed: 0) }) {
      Noise(smoothness: 1, animationSpeed: 0).value(at: $0)
    },
    FieldRow(
      "rough noise", { .noiseField(smoothness: 0, animationSpeed: 1.5).with(strength: 2) }
    ) { 2 * Noise(smoothness: 0, animationSpeed: 1.5).value(at: $0) },
    FieldRow(
      "turbulence", { .turbulenceField(smoothness: 0.6, animationSpeed: -0.5).with(falloff: 1) }
    ) {
      let noise = Noise(smoothness: 0.6, animationSpeed: -0.5).value(at: $0)
      return noise * $0.mass * ($0.velocity * $0.velocity).sum() / $0.distance
    },
    FieldRow(
      "custom",
      {
        let field = UIFieldBehavior.field { _, position, velocity, mass, charge, time in
          CGVector(dx: -position.x / 50 + mass * time, dy: charge * velocity.dx)
        }
        // No factor of the force, which any strength above 2^-15 leaves as it is.
        return field.with(strength: 5, falloff: 2)
      }
    ) { [-2 * $0.position.x + $0.mass * $0.time, $0.charge * $0.velocity.x] },
    FieldRow(
      "inside a region",
      {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 5))
        field.region = UIRegion(size: CGSize(width: 200, height: 200))
        return field
      }
    ) { abs($0.position.x) < 1 && abs($0.position.y) < 1 ? $0.mass * [0, 5] : .zero },
    FieldRow(
      "outside a region",
      {
        let field = UIFieldBehavior.springField()
        field.region = UIRegion(radius: 90)
        return field
      }
    ) { $0.distance <= 0.9 ? -$0.position : .zero },
  ]
}

extension UIFieldBehavior {
  fileprivate func with(
    strength: CGFloat = 1, falloff: CGFloat? = nil, minimumRadius: CGFloat? = nil,
    direction: SIMD2<Double>? = nil
  ) -> UIFieldBehavior {
    self.strength = strength
    if let falloff { self.falloff = falloff }
    if let minimumRadius { self.minimumRadius = minimumRadius }
    if let direction { self.direction = CGVector(dx: direction.x, dy: direction.y) }
    return self
  }
}
