/// The context in which a value is read.
///
/// A context is an immutable value that readers pass on. A reader whose content needs another one
/// passes on a copy, such as `context.with(subject: "'frame'")`. What reading finds is collected in
/// `results`.
///
/// Modules above this one add properties of their own: see `ContextKey`.
///
/// A check makes several copies for each value, and keeps one with each value that depends on
/// playback: a copy shares everything that is the same, and takes the same time whatever it contains.
package struct ReadingContext: Sendable {
  /// What is the same for all values of a recipe.
  private final class Whole: Sendable {
    let source: SourceText
    let parameters: Parameters

    init(_ source: SourceText, _ parameters: Parameters) {
      self.source = source
      self.parameters = parameters
    }
  }

  private var whole: Whole
  /// The diagnostics and findings so far.
  package private(set) var results: CheckResults
  /// The subject of messages about the value that is being read, such as `'frame'`.
  package private(set) var subject = "the recipe"
  /// The value of the key that was set last.
  private var values: ContextValue?

  /// Creates the context of a whole text.
  package init(_ source: SourceText, results: CheckResults = CheckResults()) {
    whole = Whole(source, Parameters())
    self.results = results
  }

  /// The text that values are read from.
  package var source: SourceText { whole.source }

  /// The parameters that `$name` may refer to.
  package var parameters: Parameters { whole.parameters }

  /// Returns a copy with another subject of messages.
  package func with(subject: String) -> ReadingContext {
    var context = self
    context.subject = subject
    return context
  }

  /// Returns a copy with other parameters.
  package func with(parameters: Parameters) -> ReadingContext {
    var context = self
    context.whole = Whole(source, parameters)
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
    context.values = KeyedValue<Key>(value, after: values)
    return context
  }

  /// Returns the value of a key.
  package subscript<Key: ContextKey>(key: Key.Type) -> Key.Value {
    var next = values
    while let current = next {
      if current.key == ObjectIdentifier(key) {
        return unsafeDowncast(current, to: KeyedValue<Key>.self).value
      }
      next = current.earlier
    }
    return Key.defaultValue
  }
}

/// The value of a key, followed by those that were set before it.
private class ContextValue: @unchecked Sendable {
  // Subclasses add a constant of a `Sendable` type.
  final let key: ObjectIdentifier
  final let earlier: ContextValue?

  init(_ key: ObjectIdentifier, after earlier: ContextValue?) {
    self.key = key
    self.earlier = earlier
  }
}

private final class KeyedValue<Key: ContextKey>: ContextValue, @unchecked Sendable {
  let value: Key.Value

  init(_ value: Key.Value, after earlier: ContextValue?) {
    self.value = value
    super.init(ObjectIdentifier(Key.self), after: earlier)
  }
}

/// A key of a value in a `ReadingContext`, as `EnvironmentKey` is in SwiftUI.
package protocol ContextKey {
  associatedtype Value: Sendable

  /// The value in a context that has no other.
  static var defaultValue: Value { get }
}
