import Synchronization

/// Evaluates something that depends on playback, again only when what it has read changes.
///
/// The result depends on nothing else, so that it is the same whichever scenes of a recipe are played,
/// and in whichever order.
final class PlaybackEvaluation<Value: Sendable>: Sendable {
  private struct Last {
    let value: Value?
    let inputs: [PlaybackInputs.Input]
  }

  private let evaluate: @Sendable (PlaybackValues) -> Value?
  private let state = Mutex<(last: Last?, count: Int)>((nil, 0))

  init(_ evaluate: @escaping @Sendable (PlaybackValues) -> Value?) { self.evaluate = evaluate }

  /// The number of evaluations.
  var count: Int { state.withLock { $0.count } }

  /// Returns the result for the values of names now.
  func value(_ values: PlaybackValues) -> Value? {
    let last = state.withLock { $0.last }
    if let last, last.inputs.allSatisfy({ $0.isSame(in: values) }) { return last.value }
    let inputs = PlaybackInputs(values)
    let value = evaluate(PlaybackValues { inputs.value(of: $0) })
    let new = Last(value: value, inputs: inputs.end())
    state.withLock { $0 = (new, $0.count + 1) }
    return value
  }
}

/// The values of names that an evaluation reads.
private final class PlaybackInputs: Sendable {
  /// A name with its value.
  struct Input {
    let key: String
    let value: ExpressionValue?

    func isSame(in values: PlaybackValues) -> Bool {
      let current = values.value(key)
      guard let value, let current else { return value == nil && current == nil }
      return current.isIdentical(to: value)
    }
  }

  /// The values, while the evaluation runs: its result may keep this object, but must not keep the
  /// scene that is played.
  private let values: Mutex<PlaybackValues?>
  private let inputs = Mutex<[Input]>([])

  init(_ values: PlaybackValues) { self.values = Mutex(values) }

  func value(of key: String) -> ExpressionValue? {
    if let known = inputs.withLock({ $0.first { $0.key == key } }) { return known.value }
    let value = values.withLock { $0 }?.value(key)
    inputs.withLock { $0.append(Input(key: key, value: value)) }
    return value
  }

  /// Ends the evaluation, and returns what it has read.
  func end() -> [Input] {
    values.withLock { $0 = nil }
    return inputs.withLock { $0 }
  }
}

extension ExpressionValue {
  /// Returns whether every expression has the same result for another value: 0 and -0 are equal, but
  /// not identical.
  fileprivate func isIdentical(to other: ExpressionValue) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
    case (.numbers(let left), .numbers(let right)):
      left.elementsEqual(right) { $0.bitPattern == $1.bitPattern }
    default: self == other
    }
  }
}
