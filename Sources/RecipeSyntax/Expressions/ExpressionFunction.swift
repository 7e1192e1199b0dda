/// A function of expressions.
package enum ExpressionFunction: String, CaseIterable, Sendable {
  case abs, atan2, ceil, clamp, clock, cos, distance, exp, floor, hypot
  case choose = "if"
  case lerp, max, min, number, pow, random, round, sin, sqrt

  /// The names of the arguments; the last one of `max` and `min` may be repeated.
  package var parameters: [String] {
    switch self {
    case .abs, .ceil, .floor, .round, .sqrt: ["x"]
    case .clock: ["seconds"]
    case .cos, .sin: ["angle"]
    case .exp: ["x"]
    case .atan2: ["y", "x"]
    case .hypot: ["x", "y"]
    case .max, .min: ["a", "b"]
    case .number: ["x", "decimals"]
    case .pow: ["base", "exponent"]
    case .clamp: ["x", "lowest", "highest"]
    case .distance: ["from", "to"]
    case .choose: ["condition", "then", "else"]
    case .lerp: ["from", "to", "fraction"]
    case .random: ["seed", "index"]
    }
  }

  /// Whether the function may have more arguments than parameters.
  package var isVariadic: Bool { self == .max || self == .min }

  /// What the function returns.
  package var summary: String {
    switch self {
    case .abs: "The magnitude of x."
    case .atan2: "The angle of the vector (x, y) in radians, clockwise from the right."
    case .ceil: "The smallest whole number that is not less than x."
    case .clamp: "x, or the bound that x exceeds."
    case .clock: "A text: a duration in minutes and seconds, from an hour on with hours."
    case .cos: "The cosine of an angle."
    case .distance: "The distance between two points."
    case .exp: "e to the power of x."
    case .floor: "The greatest whole number that is not greater than x."
    case .hypot: "The length of the vector (x, y)."
    case .choose: "The second argument where the condition is true, else the third."
    case .lerp: "The value at a fraction of the way between two values."
    case .max: "The greatest of the arguments."
    case .min: "The smallest of the arguments."
    case .number:
      "A text: x with a number of decimals and with separators, as in the stage's locale."
    case .pow: "A base to the power of an exponent."
    case .random:
      "A number from 0 to less than 1 that is the same for each seed and index on every machine."
    case .round: "The nearest whole number; half is rounded away from zero."
    case .sin: "The sine of an angle."
    case .sqrt: "The square root of x."
    }
  }

  /// Returns whether the function has this number of arguments.
  func accepts(_ count: Int) -> Bool {
    isVariadic ? count >= parameters.count : count == parameters.count
  }
}

// MARK: - Calling

extension ExpressionFunction {
  /// Returns the result for arguments, as many as the function accepts.
  ///
  /// - Throws: `ExpressionTypeError` if an argument has the wrong type.
  func callAsFunction(
    _ arguments: [ExpressionValue], _ writer: NumberWriter = .defaultValue
  ) throws(ExpressionTypeError) -> ExpressionValue {
    switch self {
    case .number:
      return .text(writer.text(try arguments[0].number, decimals: try arguments[1].number))
    case .choose: return arguments[try arguments[0].condition ? 1 : 2]
    case .clock: return .text(Self.clock(try arguments[0].number))
    case .distance: return try distance(arguments)
    case .abs, .ceil, .clamp, .floor, .lerp, .max, .min, .round:
      return try componentwise(arguments, number)
    case .atan2, .cos, .exp, .hypot, .pow, .random, .sin, .sqrt:
      var numbers: [Double] = []
      for argument in arguments { numbers.append(try argument.number) }
      return .number(number(numbers))
    }
  }

  private func distance(_ points: [ExpressionValue]) throws(ExpressionTypeError)
    -> ExpressionValue
  {
    var coordinates: [[Double]] = []
    for point in points {
      guard case .numbers(let numbers) = point, numbers.count == 2 else {
        throw ExpressionTypeError(expected: "a point", found: point)
      }
      coordinates.append(numbers)
    }
    let (from, to) = (coordinates[0], coordinates[1])
    return .number(PortableMath.hypot(to[0] - from[0], to[1] - from[1]))
  }

  /// Returns the result for numbers, of which a condition other than 0 is true.
  func number(_ x: [Double]) -> Double {
    switch self {
    case .abs: Swift.abs(x[0])
    case .atan2: PortableMath.atan2(x[0], x[1])
    case .ceil: x[0].rounded(.up)
    case .clamp: Swift.min(Swift.max(x[0], x[1]), x[2])
    case .cos: PortableMath.cos(x[0])
    case .exp: PortableMath.exp(x[0])
    case .floor: x[0].rounded(.down)
    case .hypot: PortableMath.hypot(x[0], x[1])
    case .lerp: x[0] + (x[1] - x[0]) * x[2]
    case .max: x.dropFirst().reduce(x[0], Swift.max)
    case .min: x.dropFirst().reduce(x[0], Swift.min)
    case .pow: PortableMath.pow(x[0], x[1])
    case .random: Self.random(seed: x[0], index: x[1])
    case .round: x[0].rounded()
    case .sin: PortableMath.sin(x[0])
    case .sqrt: x[0].squareRoot()
    case .choose: x[0] != 0 ? x[1] : x[2]
    case .clock, .distance, .number: .nan
    }
  }

  /// Returns a duration in whole seconds, rounded toward zero, such as 2:05, 1:02:05 or -0:30.
  private static func clock(_ duration: Double) -> String {
    // Longer durations than ten thousand hours have no use.
    let seconds = Int(Swift.min(Swift.max(duration.isNaN ? 0 : duration, -3.6e7), 3.6e7))
    let (total, sign) = (Swift.abs(seconds), seconds < 0 ? "-" : "")
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    return hours > 0
      ? "\(sign)\(hours):\(padded(minutes)):\(padded(total % 60))"
      : "\(sign)\(minutes):\(padded(total % 60))"
  }

  /// Returns a number from 0 to less than 1.
  ///
  /// The bits of the seed and of the index are mixed with the finalizer of SplitMix64 (Steele, Lea
  /// and Flood, Fast Splittable Pseudorandom Number Generators, 2014).
  private static func random(seed: Double, index: Double) -> Double {
    // -0 and 0 are the same seed.
    let mixed = mix(mix((seed + 0).bitPattern) &+ (index + 0).bitPattern)
    return Double(mixed >> 11) * 0x1p-53
  }

  private static func mix(_ bits: UInt64) -> UInt64 {
    var z = bits &+ 0x9e37_79b9_7f4a_7c15
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// A value of another type than an operation or a function takes.
struct ExpressionTypeError: Error {
  /// What was expected.
  let expected: String
  /// What was found.
  let found: ExpressionValue
}

/// Applies a function of numbers to each component of its arguments; a number stands for as many
/// equal components as the others have.
func componentwise(_ values: [ExpressionValue], _ function: ([Double]) -> Double)
  throws(ExpressionTypeError) -> ExpressionValue
{
  var components: [[Double]] = []
  var count = 1
  for value in values {
    guard let numbers = value.components, !numbers.isEmpty else {
      throw ExpressionTypeError(expected: "a number or a point", found: value)
    }
    guard count == 1 || numbers.count == 1 || numbers.count == count else {
      throw ExpressionTypeError(expected: "\(count) numbers", found: value)
    }
    count = max(count, numbers.count)
    components.append(numbers)
  }
  guard count > 1 else { return .number(function(components.map { $0[0] })) }
  return .numbers(
    (0..<count).map { index in function(components.map { $0.count == 1 ? $0[0] : $0[index] }) })
}
