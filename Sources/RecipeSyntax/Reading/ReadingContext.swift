/// The context in which a value is read.
///
/// A context is an immutable value that readers pass on. A reader whose content needs another one
/// passes on a copy, such as `context.with(subject: "'frame'")`. What reading finds is collected in
/// `results`.
///
/// Modules above this one add properties of their own: see `ContextKey`.
package struct ReadingContext: Sendable {
  /// The text that values are read from.
  package let source: SourceText
  /// The diagnostics and findings so far.
  package private(set) var results: CheckResults
  /// The parameters that `$name` may refer to.
  package private(set) var parameters = Parameters()
  /// The subject of messages about the value that is being read, such as `'frame'`.
  package private(set) var subject = "the recipe"
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the context of a whole text.
  package init(_ source: SourceText, results: CheckResults = CheckResults()) {
    self.source = source
    self.results = results
  }

  /// Returns a copy with another subject of messages.
  package func with(subject: String) -> ReadingContext {
    var context = self
    context.subject = subject
    return context
  }

  /// Returns a copy with other parameters.
  package func with(parameters: Parameters) -> ReadingContext {
    var context = self
    context.parameters = parameters
    return context
  }

  /// Returns a copy that collects elsewhere what reading finds.
  package func with(results: CheckResults) -> ReadingContext {
    var context = self
    context.results = results
    return context
  }

  /// Returns a copy with another value for a key.
  package func with<Key: ContextKey>(_ key: Key.Type, _ value: Key.Value) -> ReadingContext {
    var context = self
    context.values[ObjectIdentifier(key)] = value
    return context
  }

  /// Returns the value of a key.
  package subscript<Key: ContextKey>(key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }
}

/// A key of a value in a `ReadingContext`, as `EnvironmentKey` is in SwiftUI.
package protocol ContextKey {
  associatedtype Value: Sendable

  /// The value in a context that has no other.
  static var defaultValue: Value { get }
}
