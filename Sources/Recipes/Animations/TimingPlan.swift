import UIKit

/// The timing of an animation.
enum TimingPlan: Sendable {
  /// One of UIKit's curves.
  case curve(UIView.AnimationCurve)
  /// A cubic curve by its control points.
  case controlPoints(CGPoint, CGPoint)
  /// A spring that takes as long as the animation, by its damping ratio.
  case dampingRatio(Double, initialVelocity: CGVector)
  /// A spring with a duration of its own.
  case spring(SpringPlan)

  /// Makes UIKit's parameters.
  @MainActor
  func make() -> any UITimingCurveProvider {
    switch self {
    case .curve(let curve): UICubicTimingParameters(animationCurve: curve)
    case .controlPoints(let first, let second):
      UICubicTimingParameters(controlPoint1: first, controlPoint2: second)
    case .dampingRatio(let ratio, let velocity):
      UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
    case .spring(let spring): spring.make()
    }
  }
}

/// The keys of an animation's timing.
enum TimingKeys {
  static let curve = Key("curve", .curve, default: "easeInOut", "The timing curve.")
  static let controlPoint1 = Key(
    "controlPoint1", .controlPoint, "The first control point of a cubic timing curve.")
  static let controlPoint2 = Key(
    "controlPoint2", .controlPoint, "The second control point of a cubic timing curve.")
  static let dampingRatio = Key(
    "dampingRatio", .dampingRatio,
    "The damping ratio of a spring: 1 for no oscillation, less for some.")
  static let initialVelocity = Key(
    "initialVelocity", .initialVelocity, default: "0",
    "The initial velocity of the spring, in total distances per second.")
  static let spring = Key("spring", .spring, "A spring with a duration of its own.")

  static let all: [any KeyDescription] = [
    curve, controlPoint1, controlPoint2, dampingRatio, initialVelocity, spring,
  ]
  static let rules: [TableRule] = [
    .atMostOne(of: [curve, controlPoint1, dampingRatio, spring]),
    .needs(controlPoint1, controlPoint2), .needs(controlPoint2, controlPoint1),
    .needs(initialVelocity, dampingRatio),
  ]
}

/// Reads the timing of an animation.
struct TimingReader: FieldReader {
  func read(from fields: Fields) -> TimingPlan? {
    let curve = fields.read(TimingKeys.curve)
    let points = fields.read(TimingKeys.controlPoint1, TimingKeys.controlPoint2)
    let ratio = fields.read(TimingKeys.dampingRatio)
    let velocity = fields.read(TimingKeys.initialVelocity)
    let spring = fields.read(TimingKeys.spring)
    if let spring { return .spring(spring) }
    if let ratio { return velocity.map { .dampingRatio(ratio, initialVelocity: $0) } }
    if let points { return .controlPoints(points.0, points.1) }
    return curve.map { .curve($0) }
  }
}

extension ValueType<UIView.AnimationCurve> {
  /// One of UIKit's curves.
  static let curve: ValueType = choice([
    ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
  ])
}

extension ValueType<CGPoint> {
  /// A control point of a curve from (0, 0) to (1, 1).
  fileprivate static let controlPoint = ValueType<[Double]>.numbers(
    "a point [x, y] with x from 0 to 1", [.fraction, .number()]
  ).map { CGPoint(x: $0[0], y: $0[1]) }
}

extension ValueType<Double> {
  /// The damping ratio of a spring.
  static let dampingRatio: ValueType = number(0.01...1, "a number from 0.01 to 1")
}

extension ValueType<CGVector> {
  private static let expectation = "a number, or a vector [dx, dy]"

  /// The initial velocity of a spring, the same in both directions or one for each.
  static let initialVelocity = ValueType(
    expectation, .any([ValueType<Double>.number().shape, vector.shape])
  ) { value, context in
    if value.elements != nil { return vector.read(value, context) }
    return ValueType<Double>.number().described(as: expectation).read(value, context).map {
      CGVector(dx: $0, dy: $0)
    }
  }
}
