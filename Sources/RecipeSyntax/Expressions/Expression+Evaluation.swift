/// What the names and units in an expression mean.
struct ExpressionScope {
  /// The factor of each unit that numbers may have.
  let units: [String: Double]
  /// Writes numbers for people.
  var writer = NumberWriter.defaultValue
  /// Returns the value of a name.
  let value:
    (Expression.Path, Expression.Place, inout Int) throws(ExpressionProblem) -> ExpressionValue

  /// Returns the scope of a function's arguments: angles have units whatever the result is.
  func arguments(of function: ExpressionFunction) -> ExpressionScope {
    guard function == .sin || function == .cos else { return self }
    return ExpressionScope(units: units.merging(Self.angles) { $1 }, writer: writer, value: value)
  }

  private static let angles: [String: Double] = ["": 1, "rad": 1, "deg": .pi / 180]
}

extension Expression {
  /// The maximum number of steps of an evaluation: expressions can multiply each other through
  /// parameters.
  static let maxSteps = 2_000

  /// Returns the value.
  ///
  /// Both sides of every operation are evaluated, so that an error in one of them is always found.
  ///
  /// - Parameter steps: The number of steps that remain.
  func value(in scope: ExpressionScope, steps: inout Int) throws(ExpressionProblem)
    -> ExpressionValue
  {
    steps -= 1
    guard steps >= 0 else {
      throw ExpressionProblem(
        "the expression takes too many steps", expected: "at most \(Self.maxSteps)", at: place)
    }
    switch self {
    case .number(let number, let unit, let place):
      guard let factor = scope.units[unit] else {
        let known = scope.units.keys.filter { !$0.isEmpty }.sorted()
        throw ExpressionProblem(
          "unexpected unit '\(unit.shortened)'",
          expected: known.isEmpty
            ? "a number without a unit" : "one of \(known.joined(separator: ", "))", at: place)
      }
      return .number(number * factor)
    case .value(let value): return value
    case .name(let path, let place): return try scope.value(path, place, &steps)
    case .list(let elements, let place):
      var numbers: [Double] = []
      for element in elements {
        let value = try element.value(in: scope, steps: &steps)
        guard case .number(let number) = value else {
          throw Self.problem("a number", value, at: place)
        }
        numbers.append(number)
      }
      return .numbers(numbers)
    case .member(let base, let name, let place):
      return try base.value(in: scope, steps: &steps).readMember(name, at: place)
    case .prefix(let prefix, let operand, let place):
      let value = try operand.value(in: scope, steps: &steps)
      return try Self.checked(at: place) { () throws(ExpressionTypeError) in try prefix(value) }
    case .operation(let operation, let left, let right, let place):
      let left = try left.value(in: scope, steps: &steps)
      let right = try right.value(in: scope, steps: &steps)
      return try Self.checked(at: place) { () throws(ExpressionTypeError) in
        try operation(left, right)
      }
    case .call(let function, let arguments, let place):
      var values: [ExpressionValue] = []
      let inner = scope.arguments(of: function)
      for argument in arguments { values.append(try argument.value(in: inner, steps: &steps)) }
      return try Self.checked(at: place) { () throws(ExpressionTypeError) in
        try function(values, scope.writer)
      }
    }
  }

  private static func checked(
    at place: Place, _ evaluate: () throws(ExpressionTypeError) -> ExpressionValue
  ) throws(ExpressionProblem) -> ExpressionValue {
    do { return try evaluate() } catch { throw problem(error.expected, error.found, at: place) }
  }

  private static func problem(
    _ expected: String, _ found: ExpressionValue, at place: Place
  ) -> ExpressionProblem {
    ExpressionProblem(
      "wrong type of a value in the expression", expected: expected, help: "this is \(found.kind)",
      at: place)
  }

  /// The part of the text that the expression is reported at.
  var place: Place {
    switch self {
    case .number(_, _, let place), .name(_, let place), .list(_, let place),
      .member(_, _, let place), .prefix(_, _, let place), .operation(_, _, _, let place),
      .call(_, _, let place):
      place
    case .value: Place(offset: 0, length: 1)
    }
  }
}

extension ExpressionValue {
  /// Returns a member; throws if the value has no such member.
  func readMember(_ name: String, at place: Expression.Place) throws(ExpressionProblem)
    -> ExpressionValue
  {
    if let member = member(name) { return member }
    throw ExpressionProblem(
      "\(kind) has no '\(name.shortened)'",
      expected: memberNames.isEmpty
        ? "nothing after it" : "one of \(memberNames.joined(separator: ", "))", at: place)
  }
}

extension Expression.Prefix {
  fileprivate func callAsFunction(_ value: ExpressionValue) throws(ExpressionTypeError)
    -> ExpressionValue
  {
    switch self {
    // Subtraction keeps 0 from becoming -0.
    case .minus: try componentwise([value]) { 0 - $0[0] }
    case .not: .boolean(!(try value.condition))
    }
  }
}

extension Expression.Operation {
  fileprivate func callAsFunction(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionTypeError) -> ExpressionValue {
    switch self {
    case .plus: return try componentwise([left, right]) { $0[0] + $0[1] }
    case .minus: return try componentwise([left, right]) { $0[0] - $0[1] }
    case .times: return try componentwise([left, right]) { $0[0] * $0[1] }
    case .dividedBy: return try componentwise([left, right]) { $0[0] / $0[1] }
    case .and:
      let (first, second) = (try left.condition, try right.condition)
      return .boolean(first && second)
    case .or:
      let (first, second) = (try left.condition, try right.condition)
      return .boolean(first || second)
    case .equal, .notEqual:
      guard left.kind == right.kind else {
        throw ExpressionTypeError(expected: left.kind, found: right)
      }
      return .boolean((left == right) == (self == .equal))
    case .less: return .boolean(try left.number < right.number)
    case .lessOrEqual: return .boolean(try left.number <= right.number)
    case .greater: return .boolean(try left.number > right.number)
    case .greaterOrEqual: return .boolean(try left.number >= right.number)
    }
  }
}

extension ExpressionValue {
  /// Whether the value is true; throws if it is neither true nor false.
  var condition: Bool {
    get throws(ExpressionTypeError) {
      guard case .boolean(let condition) = self else {
        throw ExpressionTypeError(expected: "true or false", found: self)
      }
      return condition
    }
  }

  /// The value as a number; throws if it is none.
  var number: Double {
    get throws(ExpressionTypeError) {
      guard case .number(let number) = self else {
        throw ExpressionTypeError(expected: "a number", found: self)
      }
      return number
    }
  }
}
