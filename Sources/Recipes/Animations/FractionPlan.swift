import UIKit

/// How much of an animator is to be complete, checked.
enum FractionPlan: Sendable {
  /// So much, whatever happens.
  case number(Double)
  /// As much as a touch makes it.
  case expression(Expression)

  /// What expressions may use.
  fileprivate static let variables = [
    "touch.x", "touch.y", "began.x", "began.y", "began.fractionComplete",
  ]

  /// Returns the fraction at a touch; nothing if there is none to reckon with, or the result no number.
  ///
  /// - Parameters:
  ///   - touch: Where the finger is.
  ///   - began: Where it came down.
  ///   - caught: The fraction that was complete when it did.
  func value(touch: CGPoint?, began: CGPoint?, caught: Double) -> Double? {
    switch self {
    case .number(let number): return number
    case .expression(let expression):
      guard let touch, let began else { return nil }
      let value = expression.value([touch.x, touch.y, began.x, began.y, caught])
      return value.isFinite ? value : nil
    }
  }
}

extension ValueType<FractionPlan> {
  private static let expectation =
    "a number from 0 to 1, or an expression such as (touch.y - 100) / 300"
  private static let expression = ValueType<Expression>.expression(of: FractionPlan.variables)
  private static let longest = Limits.expressionLength

  /// How much of an animator is complete: a number, or an expression of a touch.
  ///
  /// What the expression yields counts as 0 below that, and as 1 above.
  static let fractionComplete = ValueType(
    expectation,
    .any([
      ValueType<Double>.fraction.form, .pattern("(?=.{1,\(longest)}$).*(?:touch|began).*"),
    ])
  ) { value, checker in
    guard value.text?.contains(/touch|began/) == true else {
      return ValueType<Double>.fraction.called(expectation).read(value, checker)
        .map { .number($0) }
    }
    // Without a touch that is what is wrong, and the expression besides.
    guard checker.readLater({ $0.readTouch(value) }) != nil else { return nil }
    return expression.read(value, checker).map { .expression($0) }
  }
}
