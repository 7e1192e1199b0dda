import Synchronization

/// What is looked up in a table for each mapping of a recipe, found once for all of them.
final class TableIndex: Sendable {
  /// The names of the keys, in the order of the table.
  let names: [String]
  /// The position of the first key with a name.
  let positions: [String: Int]
  /// The keys that must be present.
  let required: [any KeyDescription]
  /// The keys whose values are names.
  let naming: [(name: String, kind: NameKind)]
  private let keys: [any KeyDescription]
  /// Whether the values of keys may contain repetitions, by the positions of the keys, as far as it
  /// is known.
  private let repeatable = Mutex<[Int: Bool]>([:])

  init(_ keys: [any KeyDescription]) {
    self.keys = keys
    names = keys.map(\.name)
    positions = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    required = keys.filter(\.isRequired)
    naming = keys.compactMap { key in
      if case .value(let kind) = key.declaration { (key.name, kind) } else { nil }
    }
  }

  /// Returns whether the values of a key may contain repetitions.
  ///
  /// Shapes may contain themselves, and so are looked at when a recipe has the key.
  func mayContainRepetitions(_ position: Int) -> Bool {
    if let known = repeatable.withLock({ $0[position] }) { return known }
    let found = keys[position].shape.mayContainRepetitions
    repeatable.withLock { $0[position] = found }
    return found
  }

  /// Returns the positions of the keys that a mapping has, in the order of the table.
  func positions(in entries: [SourceValue.Entry]) -> [Int] {
    entries.compactMap { positions[$0.key] }.sorted()
  }
}
