/// The names that expressions may use beside parameters and the variables of repetitions.
package struct ExpressionNames: Sendable {
  /// Returns what the longest start of some words names, with the number of words; nil if they name
  /// nothing.
  let find: @Sendable ([String], ReadingContext) -> (name: ExpressionName, count: Int)?
  /// Returns the names, in the order in which messages list them.
  let known: @Sendable (ReadingContext) -> [String]
  /// Returns the names with a hyphen.
  let hyphenated: @Sendable (ReadingContext) -> [String]

  package init(
    find: @escaping @Sendable ([String], ReadingContext) -> (name: ExpressionName, count: Int)?,
    known: @escaping @Sendable (ReadingContext) -> [String],
    hyphenated: @escaping @Sendable (ReadingContext) -> [String]
  ) {
    self.find = find
    self.known = known
    self.hyphenated = hyphenated
  }
}

/// What a name in an expression stands for.
package enum ExpressionName: Sendable {
  /// A value that is known when the recipe is checked.
  case constant(ExpressionValue)
  /// A value that is known only during playback, with an example of the same type and the key by
  /// which `PlaybackValues` return it.
  case current(key: String, example: ExpressionValue)
  /// A name that has no value in this place.
  case unavailable(String, help: String)
}

/// The values of names during playback.
package struct PlaybackValues: Sendable {
  /// Returns the value of a key; nil if it has none now.
  package let value: @Sendable (String) -> ExpressionValue?

  package init(_ value: @escaping @Sendable (String) -> ExpressionValue?) { self.value = value }
}

extension ExpressionNames: ContextKey {
  package static let defaultValue = ExpressionNames(
    find: { _, _ in nil }, known: { _ in [] }, hyphenated: { _ in [] })
}
