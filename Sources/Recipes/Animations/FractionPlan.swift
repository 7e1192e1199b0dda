import UIKit

/// How much of an animator is to be complete, checked.
enum FractionPlan: Sendable {
  /// So much, whatever happens.
  case number(Double)
  /// As much as fingers make it, by what the expression calls its variables.
  case expression(Expression, [Variable])

  /// What expressions may use.
  enum Variable: String, CaseIterable, Sendable {
    case touchX = "touch.x"
    case touchY = "touch.y"
    case beganX = "began.x"
    case beganY = "began.y"
    case caught = "began.fractionComplete"
    case translationX = "translation.x"
    case translationY = "translation.y"
    case velocityX = "velocity.x"
    case velocityY = "velocity.y"
    case scale
    case rotation

    /// To whom it is known.
    var heard: Heard {
      switch self {
      case .touchX, .touchY, .beganX, .beganY, .caught: .touch
      case .translationX, .translationY, .velocityX, .velocityY: .pan
      case .scale: .pinch
      case .rotation: .rotation
      }
    }
  }

  /// Returns the fraction at a touch; nothing if there is none to reckon with, or the result no number.
  ///
  /// - Parameters:
  ///   - hand: Where the fingers are.
  ///   - began: Where they came down.
  ///   - caught: The fraction that was complete when they did.
  ///   - motion: What a gesture has come to.
  func value(hand: Hand?, began: CGPoint?, caught: Double, motion: GestureMotion?) -> Double? {
    switch self {
    case .number(let number): return number
    case .expression(let expression, let variables):
      guard let hand, let began else { return nil }
      let course = motion?.course ?? GestureMotion.Course()
      let value = expression.value(
        variables.map { variable in
          switch variable {
          case .touchX: hand.place.x
          case .touchY: hand.place.y
          case .beganX: began.x
          case .beganY: began.y
          case .caught: caught
          case .translationX: course.translation.dx
          case .translationY: course.translation.dy
          case .velocityX: hand.velocity.map { Double($0.dx) } ?? 0
          case .velocityY: hand.velocity.map { Double($0.dy) } ?? 0
          case .scale: course.scale
          case .rotation: course.rotation
          }
        })
      return value.isFinite ? value : nil
    }
  }
}

extension ValueType<FractionPlan> {
  private static let expectation =
    "a number from 0 to 1, or an expression such as (touch.y - 100) / 300"
  private static let longest = Limits.expressionLength
  /// What makes a text an expression.
  private static let words = "touch|began|translation|velocity|scale|rotation"

  /// How much of an animator is complete: a number, or an expression of a touch.
  ///
  /// What the expression yields counts as 0 below that, and as 1 above.
  static let fractionComplete = ValueType(
    expectation,
    .any([
      ValueType<Double>.fraction.form, .pattern("(?=.{1,\(longest)}$).*(?:\(words)).*"),
    ])
  ) { value, checker in
    guard let text = value.text, words.split(separator: "|").contains(where: text.contains) else {
      return ValueType<Double>.fraction.called(expectation).read(value, checker)
        .map { .number($0) }
    }
    // Without a touch that is what is wrong, and the expression besides.
    guard checker.readLater({ $0.readTouch(value) }) != nil else { return nil }
    let variables = FractionPlan.Variable.allCases.filter { checker.hears.contains($0.heard) }
    return ValueType<Expression>.expression(of: variables.map(\.rawValue)).read(value, checker)
      .map { .expression($0, variables) }
  }
}
