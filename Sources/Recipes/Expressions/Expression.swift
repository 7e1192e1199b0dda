import Foundation

/// Arithmetic with numbers that are known when its value is asked for.
indirect enum Expression: Equatable, Sendable {
  /// A number.
  case number(Double)
  /// One of the numbers that are known later, by its place.
  case variable(Int)
  /// Two values put together.
  case operation(Operation, Expression, Expression)
  /// A function of values, of as many as it takes.
  case call(Function, [Expression])

  /// What puts two values together.
  enum Operation: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
  }

  /// What can be done to values.
  enum Function: String, CaseIterable, Sendable {
    case abs, atan2, cos, exp, hypot, max, min, pow, sin, sqrt

    /// How many values it takes.
    var arity: Int {
      switch self {
      case .abs, .cos, .exp, .sin, .sqrt: 1
      case .atan2, .hypot, .max, .min, .pow: 2
      }
    }
  }

  /// Returns the value with these numbers for its variables; it need not be finite.
  func value(_ variables: [Double]) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let place): variables[place]
    case .operation(let operation, let left, let right):
      operation(left.value(variables), right.value(variables))
    case .call(let function, let arguments): function(arguments.map { $0.value(variables) })
    }
  }
}

extension Expression.Operation {
  fileprivate func callAsFunction(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .dividedBy: left / right
    }
  }
}

extension Expression.Function {
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
