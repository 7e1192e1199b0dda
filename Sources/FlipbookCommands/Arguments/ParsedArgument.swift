import ArgumentParser

/// A value of the command line whose parser describes what it expected.
///
/// `ExpressibleByArgument` reports only that a value is invalid; this protocol reports why.
protocol ParsedArgument: Sendable {
  /// Returns the value of an argument; throws an error whose description completes the sentence
  /// "invalid value '3' for '--size': …".
  static func parse(_ argument: String) throws -> Self
}

/// An argument that has another format than expected.
struct UnexpectedFormat: Error, CustomStringConvertible {
  /// The format that was expected.
  let expected: String

  var description: String { "expected \(expected)" }
}

extension Optional {
  /// Returns the value, or throws the format that was expected.
  func orExpected(_ format: @autoclosure () -> String) throws -> Wrapped {
    guard let self else { throw UnexpectedFormat(expected: format()) }
    return self
  }
}

extension Option where Value: ParsedArgument {
  /// Creates a required option.
  init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) {
    self.init(
      name: name, parsing: .next, help: help, completion: completion,
      transform: { try Value.parse($0) })
  }

  /// Creates an option with a default value, which its help describes.
  init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(
      wrappedValue: wrappedValue, name: name, parsing: .next, help: help, completion: completion,
      transform: { try Value.parse($0) })
  }
}

extension Option {
  /// Creates an optional option.
  init<T: ParsedArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {
    self.init(
      name: name, parsing: .next, help: help, completion: completion,
      transform: { try T.parse($0) })
  }

  /// Creates an option that may be repeated.
  init<T: ParsedArgument>(
    wrappedValue: [T], name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {
    self.init(
      wrappedValue: wrappedValue, name: name, parsing: .singleValue, help: help,
      completion: completion, transform: { try T.parse($0) })
  }
}

/// A list of values, separated by commas.
struct CommaSeparated<Element: ParsedArgument>: ParsedArgument {
  let values: [Element]

  static func parse(_ argument: String) throws -> CommaSeparated {
    CommaSeparated(
      values: try argument.split(separator: ",", omittingEmptySubsequences: false)
        .map { try Element.parse(String($0)) })
  }
}
