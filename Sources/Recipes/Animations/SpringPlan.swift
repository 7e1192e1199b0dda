import UIKit

/// A spring that tells its duration itself, checked.
enum SpringPlan: Sendable {
  /// By what it is made of.
  case mass(Double, stiffness: Double, damping: Double, initialVelocity: CGVector)
  /// By how it looks.
  case duration(TimeInterval, bounce: Double, initialVelocity: CGVector)

  /// Makes what UIKit takes.
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
  static let mass = Key("mass", .springConstant, "What hangs on the spring.")
  static let stiffness = Key("stiffness", .springConstant, "How hard the spring pulls.")
  static let damping = Key("damping", .springConstant, "How hard it is slowed down.")
  static let duration = Key(
    "duration", .springDuration, "How long it seems to take; it is settled later.")
  static let bounce = Key(
    "bounce", .bounce, "How much it swings: 0 for not at all, less for coming in slowly.")

  static let table = Table(
    "a spring", [mass, stiffness, damping, duration, bounce, TimingKeys.initialVelocity],
    rules: [
      .either("bounce", or: ["mass", "stiffness", "damping"], isRequired: true),
      .needs("bounce", "duration"), .needs("duration", "bounce"),
    ])
}

extension ValueType<SpringPlan> {
  /// A spring.
  static let spring = ValueType(
    "a spring such as { duration: 0.5s, bounce: 0.3 } or { mass: 1, stiffness: 100, damping: 10 }",
    .shared("spring", .mapping(SpringKeys.table))
  ) { value, checker in
    guard let fields = checker.fields(of: value, SpringKeys.table) else { return nil }
    let (mass, stiffness) = (fields.read(SpringKeys.mass), fields.read(SpringKeys.stiffness))
    let damping = fields.read(SpringKeys.damping)
    let (duration, bounce) = (fields.read(SpringKeys.duration), fields.read(SpringKeys.bounce))
    guard let velocity = fields.read(TimingKeys.initialVelocity) else { return nil }
    if let duration, let bounce {
      return .duration(duration, bounce: bounce, initialVelocity: velocity)
    }
    guard let mass, let stiffness, let damping else { return nil }
    return .mass(mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
  }
}

extension ValueType<Double> {
  /// A spring without mass, stiffness or damping never comes to rest.
  fileprivate static let springConstant = number(
    0.001...Limits.magnitude, "a number from 0.001 on")
  /// A spring that bounces by 1 never comes to rest, and one by -1 never moves.
  static let bounce = number(-0.99...0.99, "a number from -0.99 to 0.99")
  /// How long a spring seems to take, in seconds.
  static let springDuration = duration(0.001...Limits.duration)
}
