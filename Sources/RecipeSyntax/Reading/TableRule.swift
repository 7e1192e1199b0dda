/// A rule that keys of a mapping obey together.
package enum TableRule: Sendable {
  /// Exactly one of these keys is present.
  case exactlyOne(of: [String])
  /// At least one of these keys is present.
  case atLeastOne(of: [String])
  /// At most one of these keys is present.
  case atMostOne(of: [String])
  /// A key stands for the others together and excludes them.
  ///
  /// If `isRequired`, either the key or all others must be present.
  case either(String, or: [String], isRequired: Bool = false)
  /// A key is valid only beside one of the others.
  case needs(String, oneOf: [String])
  /// All keys of one of these groups are present.
  case oneGroup(of: [[String]])

  /// Exactly one of these keys is present.
  package static func exactlyOne(of keys: [any KeyDescription]) -> TableRule {
    .exactlyOne(of: keys.map(\.name))
  }

  /// At least one of these keys is present.
  package static func atLeastOne(of keys: [any KeyDescription]) -> TableRule {
    .atLeastOne(of: keys.map(\.name))
  }

  /// At most one of these keys is present.
  package static func atMostOne(of keys: [any KeyDescription]) -> TableRule {
    .atMostOne(of: keys.map(\.name))
  }

  /// A key stands for the others together and excludes them.
  package static func either(
    _ key: any KeyDescription, or others: [any KeyDescription], isRequired: Bool = false
  ) -> TableRule {
    .either(key.name, or: others.map(\.name), isRequired: isRequired)
  }

  /// A key is valid only beside one of the others.
  package static func needs(_ key: any KeyDescription, oneOf others: [any KeyDescription])
    -> TableRule
  {
    .needs(key.name, oneOf: others.map(\.name))
  }

  /// All keys of one of these groups are present.
  package static func oneGroup(of groups: [[any KeyDescription]]) -> TableRule {
    .oneGroup(of: groups.map { $0.map(\.name) })
  }

  /// A key is valid only beside another one.
  package static func needs(_ key: any KeyDescription, _ other: any KeyDescription) -> TableRule {
    .needs(key.name, oneOf: [other.name])
  }
}

extension TableRule {
  /// The keys that the rule mentions.
  package var names: [String] {
    switch self {
    case .exactlyOne(let keys), .atLeastOne(let keys), .atMostOne(let keys): keys
    case .either(let key, let others, _), .needs(let key, let others): [key] + others
    case .oneGroup(let groups): groups.flatMap(\.self)
    }
  }
}

extension Fields {
  /// Reports where the keys break a rule.
  ///
  /// - Parameter place: The span at which missing keys are reported.
  func check(_ rule: TableRule, of table: Table, at place: SourceSpan) {
    switch rule {
    case .exactlyOne(let keys):
      if isMissing(keys), !hasUnknownKeys,
        !table.rules.contains(where: { breaks($0, within: keys) })
      {
        reportMissing("one of \(list(keys))", of: table, at: place)
      }
      checkExclude(keys)
    case .atMostOne(let keys):
      checkExclude(keys)
    case .atLeastOne(let keys):
      if isMissing(keys), !hasUnknownKeys {
        reportMissing("at least one of \(list(keys))", of: table, at: place)
      }
    case .either(let key, let others, let isRequired):
      if has(key) {
        let quoted = others.map { "'\($0)'" }.joined(separator: " and ")
        for other in others where has(other) {
          reportConflict(key, other, help: "keep either '\(key)' or \(quoted)")
        }
      } else if isRequired, !others.allSatisfy(has), isMissing([key] + others.filter { !has($0) }) {
        reportMissing(
          "\(key), or \(others.joined(separator: " and "))", of: table, at: place)
      }
    case .needs(let key, let others):
      guard has(key), isMissing(others) else { return }
      let first = table.keys.first { $0.name == others[0] }?.expectation ?? "…"
      let names = others.map { "'\($0)'" }.joined(separator: " or ")
      context.report(
        .missingKey, "'\(key)' requires \(names)", at: span(of: key),
        expected: others.count == 1 ? "\(others[0]): \(first)" : "one of \(list(others))",
        help: helpIfNested(others, in: key))
    case .oneGroup(let groups):
      let isComplete = groups.contains { group in group.allSatisfy { has($0) } }
      guard !isComplete, isMissing(groups.flatMap { group in group.filter { !has($0) } }) else {
        return
      }
      let all = groups.map { $0.joined(separator: " and ") }
      reportMissing(all.joined(separator: ", or "), of: table, at: place)
    }
  }

  /// Reports each present key but the first.
  private func checkExclude(_ keys: [String]) {
    let present = keys.filter(has)
    for key in present.dropFirst() {
      reportConflict(present[0], key, help: "keep only one of them")
    }
  }

  /// Returns whether none of the keys is present, nor probably meant by an unknown key.
  private func isMissing(_ keys: [String]) -> Bool {
    // An unknown template was reported, which may have the keys.
    !keys.contains { has($0) || misspelled.contains($0) } && !has(Templates.like)
  }

  /// Returns whether a rule reports that a present key needs one of some keys.
  private func breaks(_ rule: TableRule, within keys: [String]) -> Bool {
    guard case .needs(let key, let others) = rule else { return false }
    return has(key) && others.allSatisfy(keys.contains)
  }

  /// Returns where to write keys that the mapping of another key has; nil if it has none of them.
  private func helpIfNested(_ keys: [String], in outer: String) -> String? {
    let entries = value[outer]?.entries ?? []
    if let nested = entries.first(where: { keys.contains($0.key) }) {
      return "write '\(nested.key)' beside '\(outer)', not in it"
    }
    // The property of something, such as `ball.alpha`.
    guard let change = entries.first(where: { $0.key.contains { $0 == "." } }) else { return nil }
    return "write '\(change.key.shortened)' in '\(keys[0])', which is beside '\(outer)'"
  }

  private func list(_ keys: [String]) -> String { keys.joined(separator: ", ") }

  private func reportMissing(_ expected: String, of table: Table, at place: SourceSpan) {
    context.report(.missingKey, "missing key in \(table.title)", at: place, expected: expected)
  }

  private func reportConflict(_ key: String, _ other: String, help: String) {
    context.report(
      .conflictingKeys, "'\(key)' and '\(other)' are mutually exclusive", at: span(of: other),
      help: help)
  }
}
