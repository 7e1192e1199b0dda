/// A repetition: the value of its variable in each round.
struct RepetitionPlan: Sendable {
  /// The name of the variable; nil if it has none.
  let variable: String?
  /// The name of the variable that counts the rounds beside the values; nil if there is none.
  let index: String?
  let values: [SourceValue]
}

/// The keys of a repetition.
package enum RepetitionKeys {
  /// The key of a mapping that is repeated.
  package static let name = "repeat"
  /// The key of a plain value beside `repeat`.
  static let value = "value"

  static let count = Key(
    "count", .integer(0...Limits.rounds, "a whole number from 0 to \(Limits.rounds)"),
    "The number of rounds.")
  static let over = Key(
    "over", .written("a list of values such as [red, green, blue]"),
    "The values of the variable, one for each round; $name.member stands for a member of a mapping."
  )
  static let variable = Key(
    "as", .variable, "The name of a variable that counts the rounds from 0, or has the values.")
  static let index = Key(
    "index", .variable,
    "The name of a variable that counts the rounds from 0, beside the values of 'over'.")
  package static let table = Table(
    "a repetition", [count, over, variable, index],
    rules: [.exactlyOne(of: [count, over]), .needs(index, oneOf: [over])])
}

extension ValueType<RepetitionPlan> {
  /// A number of rounds, or a mapping.
  static let repetition: ValueType = mapping(
    "a repetition such as { count: 10, as: i }", RepetitionKeys.table,
    shorthand: RepetitionKeys.count
  ) { fields in
    let values = fields.read(
      RepetitionKeys.count.optional, RepetitionKeys.over.optional, RepetitionKeys.variable.optional,
      RepetitionKeys.index.optional)
    guard let (count, over, variable, index) = values else { return nil }
    if let over { return RepetitionPlan(variable: variable, index: index, values: over) }
    let span = fields.written(RepetitionKeys.count)?.span ?? fields.value.span
    let origin = "repeat, line \(span.line)"
    return RepetitionPlan(
      variable: variable, index: nil,
      values: (0..<(count ?? 0)).map {
        SourceValue(content: .plain("\($0)"), span: span, origin: origin)
      })
  }
}

extension ValueType<[SourceValue]> {
  /// A list of values as they are written.
  fileprivate static func written(_ expectation: String) -> ValueType {
    ValueType(expectation, .list(of: .anything, count: 0...Limits.rounds)) { value, context in
      guard let elements = value.elements else {
        context.reportType(value, expected: expectation)
        return nil
      }
      guard
        context.allow(
          elements.count, upTo: Limits.rounds, at: value.span, excess: "too many rounds")
      else { return nil }
      return elements
    }
  }
}

extension ValueType<String> {
  /// The name of a variable.
  fileprivate static let variable = ValueType("a name such as i", .name) { value, context in
    guard let name = value.text else {
      context.reportType(value, expected: "a name such as i")
      return nil
    }
    return context.checkName(name, at: value.span) ? name : nil
  }
}
