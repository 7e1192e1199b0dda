import Synchronization

/// A value that may depend on what is known only during playback, such as where a view or a finger
/// is.
package struct DeferredValue<Value: Sendable>: Sendable {
  /// The value if it is the same at any time.
  package let constant: Value?
  /// The value with which it was checked; nil if there is none.
  package let example: Value?
  private let evaluation: PlaybackEvaluation<Value>?

  /// Creates a value that is the same at any time.
  package init(_ constant: Value) {
    self.constant = constant
    example = constant
    evaluation = nil
  }

  fileprivate init(
    example: Value?, evaluate: @escaping @Sendable (PlaybackValues) -> Value?
  ) {
    constant = nil
    self.example = example
    evaluation = PlaybackEvaluation(evaluate)
  }

  /// Returns the value at a time of playback; nil if there is none then.
  ///
  /// The value is evaluated again only if something that it depends on has changed.
  package func value(_ values: PlaybackValues) -> Value? {
    constant ?? evaluation?.value(values)
  }

  /// The number of times that the value was evaluated during playback.
  package var evaluationCount: Int { evaluation?.count ?? 0 }
}

/// Whether a value that is being read depends on playback.
private final class PlaybackUse: ContextKey, Sendable {
  static var defaultValue: PlaybackUse? { nil }

  let isFound = Mutex(false)
}

private enum PlaybackKey: ContextKey {
  static let defaultValue: PlaybackValues? = nil
}

extension ReadingContext {
  /// The values of names while a value is read during playback; nil while the recipe is checked.
  package var playback: PlaybackValues? { self[PlaybackKey.self] }

  /// Whether the value that is being read is read again during playback.
  package var isDeferring: Bool { playback != nil || self[PlaybackUse.self] != nil }

  /// Records that the value that is being read depends on playback.
  func recordPlaybackUse() { self[PlaybackUse.self]?.isFound.withLock { $0 = true } }

  /// Reads a value that may depend on playback.
  ///
  /// The value is read now, to be checked. If it depends on playback, it is read again for each
  /// use. Errors that depend on the value, such as a number that is out of range, are not reported
  /// then: examples stand for the values of names while the recipe is checked.
  package func readDeferred<Value: Sendable>(
    _ read: @escaping @Sendable (ReadingContext) -> Value?
  ) -> DeferredValue<Value>? {
    let use = PlaybackUse()
    let found = CheckResults(after: results)
    let value = read(with(results: found).with(PlaybackUse.self, use))
    guard use.isFound.withLock({ $0 }) else {
      results.add(found) { _ in true }
      return value.map { DeferredValue($0) }
    }
    let dependsOnType = { (diagnostic: Diagnostic) in !diagnostic.code.dependsOnValue }
    results.add(found, where: dependsOnType)
    guard !found.diagnostics.contains(where: dependsOnType) else { return nil }
    // The results of the check are not kept for as long as the value is.
    let context = with(results: CheckResults())
    return DeferredValue(example: value) { values in
      let results = CheckResults()
      let value = read(
        context.with(results: results).with(PlaybackKey.self, values)
          .with(PlaybackUse.self, PlaybackUse()))
      return results.diagnostics.isEmpty ? value : nil
    }
  }
}

extension ValueType where Value: Sendable {
  /// The same type, whose values may depend on playback.
  package var deferred: ValueType<DeferredValue<Value>> {
    ValueType<DeferredValue<Value>>(expectation, shape) { value, context in
      context.readDeferred { read(value, $0) }
    }
  }
}

extension DiagnosticCode {
  /// Whether the error depends on which value of the right type is read.
  fileprivate var dependsOnValue: Bool {
    switch self {
    case .outOfRange, .doesNotFit, .wouldRaise, .neverHappens: true
    default: false
    }
  }
}
