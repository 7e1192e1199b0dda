import UIKit

/// The fraction complete of a property animator.
enum FractionPlan: Sendable {
  /// A constant.
  case number(Double)
  /// An expression of the touches that are handled, with its variables.
  case expression(ArithmeticExpression, [Variable])

  /// A variable of expressions.
  enum Variable: String, CaseIterable, Sendable {
    case touchX = "touch.x"
    case touchY = "touch.y"
    case beganX = "began.x"
    case beganY = "began.y"
    case beganFraction = "began.fractionComplete"
    case translationX = "translation.x"
    case translationY = "translation.y"
    case velocityX = "velocity.x"
    case velocityY = "velocity.y"
    case scale
    case rotation

    /// The inputs that an event must have for the variable.
    var touchInputs: TouchInputs {
      switch self {
      case .touchX, .touchY, .beganX, .beganY, .beganFraction: .touch
      case .translationX, .translationY, .velocityX, .velocityY: .pan
      case .scale: .pinch
      case .rotation: .rotation
      }
    }
  }

  /// Returns the fraction for a touch; nil if the expression has no finite value or no touch to
  /// depend on.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - began: The point where it began.
  ///   - beganFraction: The fraction complete when it began.
  ///   - motion: The motion of a gesture.
  func value(
    touch: TouchSample?, began: CGPoint?, beganFraction: Double, motion: GestureMotion?
  ) -> Double? {
    switch self {
    case .number(let number): return number
    case .expression(let expression, let variables):
      guard let touch, let began else { return nil }
      let total = motion?.total ?? GestureMotion.Amount()
      let value = expression.value(
        variables.map { variable in
          switch variable {
          case .touchX: touch.location.x
          case .touchY: touch.location.y
          case .beganX: began.x
          case .beganY: began.y
          case .beganFraction: beganFraction
          case .translationX: total.translation.dx
          case .translationY: total.translation.dy
          case .velocityX: touch.velocity.map { Double($0.dx) } ?? 0
          case .velocityY: touch.velocity.map { Double($0.dy) } ?? 0
          case .scale: total.scale
          case .rotation: total.rotation
          }
        })
      return value.isFinite ? value : nil
    }
  }
}

extension ValueType<FractionPlan> {
  private static let expectation =
    "a number from 0 to 1, or an expression such as (touch.y - 100) / 300"
  private static let maxLength = Limits.expressionLength
  /// The words that make text an expression.
  private static let words = "touch|began|translation|velocity|scale|rotation"

  /// A fraction complete: a number, or an expression of a touch, whose value is clamped to 0 and 1.
  static let fractionComplete = ValueType(
    expectation,
    .any([
      ValueType<Double>.fraction.shape, .pattern("(?=.{1,\(maxLength)}$).*(?:\(words)).*"),
    ])
  ) { value, context in
    guard let text = value.text, words.split(separator: "|").contains(where: text.contains) else {
      return ValueType<Double>.fraction.described(as: expectation).read(value, context)
        .map { .number($0) }
    }
    // Without a touch, the expression is reported only for that.
    guard context.readDeferred({ $0.readTouchLocation(value) }) != nil else { return nil }
    let variables = FractionPlan.Variable.allCases.filter {
      context.touchInputs.contains($0.touchInputs)
    }
    return ValueType<ArithmeticExpression>.expression(of: variables.map(\.rawValue)).read(
      value, context
    )
    .map { .expression($0, variables) }
  }
}
