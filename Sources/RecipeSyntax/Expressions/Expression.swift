/// An expression as it is parsed, whose names are not looked up yet.
package indirect enum Expression: Sendable {
  /// A number with its unit, which may be empty.
  case number(Double, unit: String, Place)
  /// Text in quotation marks, or `true` or `false`.
  case value(ExpressionValue)
  /// A name, such as `card.center.x`.
  case name(Path, Place)
  /// A list of numbers, such as `[a, b]`.
  case list([Expression], Place)
  /// A member of a value that is not a name, such as `(a + b).x`.
  case member(Expression, String, Place)
  /// An operation on one value.
  case prefix(Prefix, Expression, Place)
  /// An operation on two values.
  case operation(Operation, Expression, Expression, Place)
  /// A function call with as many arguments as the function accepts.
  case call(ExpressionFunction, [Expression], Place)

  /// A part of an expression's text, in Unicode scalars.
  package struct Place: Hashable, Sendable {
    /// The number of scalars before the part.
    package var offset: Int
    package var length: Int

    package init(offset: Int, length: Int) {
      self.offset = offset
      self.length = length
    }
  }

  /// The parts of a name, which periods separate.
  package typealias Path = [PathPart]

  /// A part of a name.
  package enum PathPart: Sendable {
    /// A word, or a number such as the `3` of `domino.3`.
    case word(String)
    /// A parameter or the variable of a repetition, such as `$i`.
    case parameter(String)
    /// An index in parentheses, such as `(i + 1)`.
    case index(Expression)
  }

  package enum Prefix: String, Sendable {
    case minus = "-"
    case not
  }

  /// An operation on two values.
  package enum Operation: String, CaseIterable, Sendable {
    case or, and
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case less = "<"
    case greaterOrEqual = ">="
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
  }
}

/// An error in an expression.
package struct ExpressionProblem: Error, Sendable {
  /// What is wrong, as one clause.
  package var message: String
  /// What was expected instead; nil if the message says it.
  package var expected: String?
  /// How to fix it; nil if the message says it.
  package var help: String?
  /// The name that was probably meant instead.
  package var suggestion: String?
  /// Whether a name exists, but has no value in this place.
  package var isUnavailable: Bool
  /// The name that is unknown; nil for other problems.
  var unknownName: UnknownName?
  /// The part of the text that is wrong.
  package var place: Expression.Place

  /// An unknown name.
  struct UnknownName: Sendable {
    let name: String
    /// Returns the known names, which takes long: only the first report of an error needs them.
    let known: @Sendable () -> [String]
  }

  package init(
    _ message: String, expected: String? = nil, help: String? = nil, suggestion: String? = nil,
    isUnavailable: Bool = false, at place: Expression.Place
  ) {
    self.message = message
    self.expected = expected
    self.help = help
    self.suggestion = suggestion
    self.isUnavailable = isUnavailable
    self.place = place
  }
}
