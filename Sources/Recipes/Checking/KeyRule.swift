/// What the keys of a mapping have to do with each other.
enum KeyRule: Sendable {
  /// Exactly one of some keys must be there.
  case one(of: [String])
  /// One of some keys must be there, or several.
  case some(of: [String])
  /// A key says what others say together: where it is they cannot be.
  ///
  /// Where `isRequired`, either it or all others must be there.
  case either(String, or: [String], isRequired: Bool = false)
  /// One of some keys may be there, but not several.
  case mostOne(of: [String])
  /// A key is of use beside one of some others only.
  case needs(String, oneOf: [String])

  /// Exactly one of some keys must be there.
  static func one(of keys: [any KeyDescription]) -> KeyRule { .one(of: keys.map(\.name)) }

  /// One of some keys may be there, but not several.
  static func mostOne(of keys: [any KeyDescription]) -> KeyRule { .mostOne(of: keys.map(\.name)) }

  /// A key is of use beside another one only.
  static func needs(_ key: String, _ other: String) -> KeyRule { .needs(key, oneOf: [other]) }
}

extension Fields {
  /// Reports where the keys break a rule.
  ///
  /// `place` is where it is reported that a key is missing.
  func check(_ rule: KeyRule, of table: Table, at place: SourceSpan) {
    switch rule {
    case .one(let keys):
      if isMissing(keys) { reportMissing("one of \(list(keys))", of: table, at: place) }
      checkExclude(keys)
    case .mostOne(let keys):
      checkExclude(keys)
    case .some(let keys):
      if isMissing(keys) { reportMissing("at least one of \(list(keys))", of: table, at: place) }
    case .either(let key, let others, let isRequired):
      let all = others.joined(separator: " and ")
      if has(key) {
        let quoted = others.map { "'\($0)'" }.joined(separator: " and ")
        for other in others where has(other) {
          reportConflict(key, other, help: "keep '\(key)', or \(quoted)")
        }
      } else if isRequired, !others.allSatisfy(has), isMissing([key] + others.filter { !has($0) }) {
        reportMissing("\(key), or \(all)", of: table, at: place)
      }
    case .needs(let key, let others):
      guard has(key), isMissing(others) else { return }
      let first = table.keys.first { $0.name == others[0] }?.expectation ?? "…"
      let names = others.map { "'\($0)'" }.joined(separator: " or ")
      checker.report(
        .missingKey, "'\(key)' needs \(names)", at: span(of: key),
        expected: others.count == 1 ? "\(others[0]): \(first)" : "one of \(list(others))")
    }
  }

  /// Reports the keys that are there beside the first of them.
  private func checkExclude(_ keys: [String]) {
    let present = keys.filter(has)
    for key in present.dropFirst() {
      reportConflict(present[0], key, help: "keep one of them")
    }
  }

  /// Whether none of some keys is there, nor probably meant.
  private func isMissing(_ keys: [String]) -> Bool {
    !keys.contains { has($0) || misspelled.contains($0) }
  }

  private func list(_ keys: [String]) -> String { keys.joined(separator: ", ") }

  private func reportMissing(_ expected: String, of table: Table, at place: SourceSpan) {
    checker.report(.missingKey, "\(table.title) lacks a key", at: place, expected: expected)
  }

  private func reportConflict(_ key: String, _ other: String, help: String) {
    checker.report(
      .conflictingKeys, "'\(key)' and '\(other)' exclude each other", at: span(of: other),
      help: help)
  }
}
