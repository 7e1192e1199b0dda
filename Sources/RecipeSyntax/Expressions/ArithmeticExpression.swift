import Foundation

/// An arithmetic expression with variables.
package indirect enum ArithmeticExpression: Equatable, Sendable {
  /// A number.
  case number(Double)
  /// A variable, by its index.
  case variable(Int)
  /// An operation on two values.
  case operation(Operation, ArithmeticExpression, ArithmeticExpression)
  /// A function call with as many arguments as the function takes.
  case call(Function, [ArithmeticExpression])

  /// A binary operation.
  package enum Operation: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
  }

  /// A function.
  package enum Function: String, CaseIterable, Sendable {
    case abs, atan2, cos, exp, hypot, max, min, pow, sin, sqrt

    /// The number of arguments.
    var arity: Int {
      switch self {
      case .abs, .cos, .exp, .sin, .sqrt: 1
      case .atan2, .hypot, .max, .min, .pow: 2
      }
    }
  }

  /// Returns the value for these values of the variables; it may be infinite or not a number.
  package func value(_ variables: [Double]) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let place): variables[place]
    case .operation(let operation, let left, let right):
      operation(left.value(variables), right.value(variables))
    case .call(let function, let arguments): function(arguments.map { $0.value(variables) })
    }
  }
}

extension ArithmeticExpression.Operation {
  fileprivate func callAsFunction(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .dividedBy: left / right
    }
  }
}

extension ArithmeticExpression.Function {
  fileprivate func callAsFunction(_ values: [Double]) -> Double {
    switch self {
    case .abs: Swift.abs(values[0])
    case .atan2: Foundation.atan2(values[0], values[1])
    case .cos: Foundation.cos(values[0])
    case .exp: Foundation.exp(values[0])
    case .hypot: Foundation.hypot(values[0], values[1])
    case .max: Swift.max(values[0], values[1])
    case .min: Swift.min(values[0], values[1])
    case .pow: Foundation.pow(values[0], values[1])
    case .sin: Foundation.sin(values[0])
    case .sqrt: values[0].squareRoot()
    }
  }
}
