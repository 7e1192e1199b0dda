import UIKit

/// How an animation gets from its start to its end, checked.
enum TimingPlan: Sendable {
  /// One of UIKit's curves.
  case curve(UIView.AnimationCurve)
  /// A curve by its control points.
  case controlPoints(CGPoint, CGPoint)
  /// A spring that takes as long as the animation does, by its damping ratio.
  case dampingRatio(Double, initialVelocity: CGVector)
  /// A spring that takes as long as it does.
  case spring(SpringPlan)

  /// Makes what UIKit takes.
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

/// The keys that tell how an animation gets from its start to its end.
enum TimingKeys {
  static let curve = Key(
    "curve", .curve, usual: "easeInOut", "How it speeds up and slows down.")
  static let controlPoint1 = Key(
    "controlPoint1", .controlPoint, "The point that the curve leaves towards.")
  static let controlPoint2 = Key(
    "controlPoint2", .controlPoint, "The point that the curve arrives from.")
  static let dampingRatio = Key(
    "dampingRatio", .dampingRatio,
    "Makes it a spring: 1 for one that does not swing, less for one that does.")
  static let initialVelocity = Key(
    "initialVelocity", .initialVelocity, usual: "0",
    "How fast the spring moves at first, in whole ways a second.")
  static let spring = Key("spring", .spring, "A spring that tells its duration itself.")

  static let all: [any KeyDescription] = [
    curve, controlPoint1, controlPoint2, dampingRatio, initialVelocity, spring,
  ]
  static let rules: [KeyRule] = [
    .mostOne(of: [curve, controlPoint1, dampingRatio, spring]),
    .needs(controlPoint1.name, controlPoint2.name),
    .needs(controlPoint2.name, controlPoint1.name),
    .needs(initialVelocity.name, dampingRatio.name),
  ]
}

extension Fields {
  /// Reads how an animation gets from its start to its end.
  func readTiming() -> TimingPlan? {
    let curve = read(TimingKeys.curve)
    let (first, second) = (read(TimingKeys.controlPoint1), read(TimingKeys.controlPoint2))
    let ratio = read(TimingKeys.dampingRatio)
    let velocity = read(TimingKeys.initialVelocity)
    let spring = read(TimingKeys.spring)
    if let spring { return .spring(spring) }
    if let ratio { return velocity.map { .dampingRatio(ratio, initialVelocity: $0) } }
    if let first, let second { return .controlPoints(first, second) }
    return curve.map { .curve($0) }
  }
}

extension ValueType<UIView.AnimationCurve> {
  /// One of UIKit's curves.
  static let curve = choice([
    ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear),
  ])
}

extension ValueType<CGPoint> {
  /// A point that pulls at a curve from (0, 0) to (1, 1).
  fileprivate static let controlPoint = ValueType<[Double]>.numbers(
    "a point [x, y], its x from 0 to 1", [.fraction, .number()]
  ).map { CGPoint(x: $0[0], y: $0[1]) }
}

extension ValueType<Double> {
  /// How much a spring swings.
  static let dampingRatio = number(0.01...1, "a number from 0.01 to 1")
}

extension ValueType<CGVector> {
  private static let expectation = "a number, or a vector [dx, dy]"
  private static let form = Form.any([
    ValueType<Double>.number().form, ValueType<CGVector>.vector.form,
  ])

  /// How fast a spring moves at first, the same in both directions or one for each.
  static let initialVelocity = ValueType(expectation, form) { value, checker in
    if value.elements != nil { return vector.read(value, checker) }
    return ValueType<Double>.number().called(expectation).read(value, checker).map {
      CGVector(dx: $0, dy: $0)
    }
  }
}
