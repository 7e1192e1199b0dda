import UIKit

/// A spring with a duration of its own.
enum SpringPlan: Sendable {
  /// A spring by its physical constants.
  case mass(Double, stiffness: Double, damping: Double, initialVelocity: CGVector)
  /// A spring by its perceptual duration in seconds and its bounce.
  case duration(TimeInterval, bounce: Double, initialVelocity: CGVector)

  /// Makes UIKit's parameters.
  @MainActor
  func make() -> UISpringTimingParameters {
    switch self {
    case .mass(let mass, let stiffness, let damping, let velocity):
      UISpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .duration(let duration, let bounce, let velocity):
      UISpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }
}

private enum SpringKeys {
  static let mass = Key("mass", .springConstant, "The mass on the spring.")
  static let stiffness = Key("stiffness", .springConstant, "The stiffness of the spring.")
  static let damping = Key("damping", .springConstant, "The damping of the spring.")
  static let duration = Key(
    "duration", .springDuration, "The perceptual duration; the spring settles later.")
  static let bounce = Key(
    "bounce", .bounce, "The bounce: 0 for none, negative for a slower approach.")

  static let table = Table(
    "a spring", [mass, stiffness, damping, duration, bounce, TimingKeys.initialVelocity],
    rules: [
      .either(bounce, or: [mass, stiffness, damping], isRequired: true),
      .needs(bounce, duration), .needs(duration, bounce),
    ])
}

extension ValueType<SpringPlan> {
  /// A spring.
  static let spring: ValueType = mapping(
    "a spring such as { duration: 0.5s, bounce: 0.3 } or { mass: 1, stiffness: 100, damping: 10 }",
    SpringKeys.table
  ) { fields in
    let constants = fields.read(SpringKeys.mass, SpringKeys.stiffness, SpringKeys.damping)
    let appearance = fields.read(SpringKeys.duration, SpringKeys.bounce)
    guard let velocity = fields.read(TimingKeys.initialVelocity) else { return nil }
    if let (duration, bounce) = appearance {
      return .duration(duration, bounce: bounce, initialVelocity: velocity)
    }
    return constants.map { .mass($0, stiffness: $1, damping: $2, initialVelocity: velocity) }
  }.shared("spring")
}

extension ValueType<Double> {
  /// A spring without mass, stiffness or damping never settles.
  fileprivate static let springConstant: ValueType = number(
    0.001...Limits.magnitude, "a number, at least 0.001")
  /// A spring with a bounce of 1 never settles, and one with -1 never moves.
  static let bounce: ValueType = number(-0.99...0.99, "a number from -0.99 to 0.99")
  /// The perceptual duration of a spring, in seconds.
  static let springDuration = animationDuration(0.001...Limits.duration)
}
