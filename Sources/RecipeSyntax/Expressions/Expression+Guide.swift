extension Expression.Operation {
  /// What the operation returns.
  package var summary: String {
    switch self {
    case .or: "Whether at least one of two conditions is true; also written ||."
    case .and: "Whether both conditions are true; also written &&."
    case .equal: "Whether two values are equal."
    case .notEqual: "Whether two values differ."
    case .lessOrEqual: "Whether a number is not greater than another."
    case .less: "Whether a number is less than another."
    case .greaterOrEqual: "Whether a number is not less than another."
    case .greater: "Whether a number is greater than another."
    case .plus: "The sum of two numbers, or of two points component by component."
    case .minus: "The difference of two numbers, or of two points; before a value, its negative."
    case .times: "The product; a number multiplies each component of a point."
    case .dividedBy: "The quotient; a number divides each component of a point."
    }
  }
}

extension ExpressionFunction {
  /// The function as it is called, such as `clamp(x, lowest, highest)`.
  package var signature: String {
    "\(rawValue)(\(parameters.joined(separator: ", "))\(isVariadic ? ", …" : ""))"
  }

  /// A call of the function.
  package var example: String {
    switch self {
    case .abs: "abs(-3)"
    case .atan2: "atan2(1, 1)"
    case .ceil: "ceil(1.2)"
    case .clamp: "clamp(12, 0, 10)"
    case .clock: "clock(125)"
    case .cos: "cos(60deg)"
    case .distance: "distance([0, 0], [3, 4])"
    case .exp: "exp(0)"
    case .floor: "floor(1.8)"
    case .hypot: "hypot(3, 4)"
    case .choose: "if(2 > 1, 10, 20)"
    case .lerp: "lerp([0, 100], [100, 200], 0.25)"
    case .max: "max(3, 7, 5)"
    case .min: "min([3, 8], [7, 2])"
    case .number: "number(1234.5, 2)"
    case .pow: "pow(2, 10)"
    case .random: "random(7, 0)"
    case .round: "round(2.5)"
    case .sin: "sin(30deg)"
    case .sqrt: "sqrt(2)"
    }
  }
}
