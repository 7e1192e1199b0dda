/// A behavior of a kind of which an item has one at a time, such as gravity.
struct SoleBehavior: Sendable {
  /// The kind, such as `gravity`.
  let kind: String
  /// The names of its items.
  let items: [String]
  /// The span of its kind.
  let span: SourceSpan

  /// The kinds of which an item has one at a time: two of them add up, which shows neither.
  static let kinds: Set = ["gravity", "snap"]

  /// The message of a warning about two behaviors of an item.
  func message(for item: String) -> String { "two \(kind) behaviors act on '\(item)'" }

  static let help = "keep one of them, or remove it before the other is added"
}

/// A finding: behaviors are added together, one of which is a sole behavior.
private struct AddedTogether: Sendable {
  let behavior: SoleBehavior
  /// The span of the outermost list of behaviors.
  let list: SourceSpan
}

private enum BehaviorListKey: ContextKey {
  static let defaultValue: SourceSpan? = nil
}

extension ReadingContext {
  /// Returns a copy for the behaviors of a list, or of their children.
  func within(behaviors span: SourceSpan) -> ReadingContext {
    self[BehaviorListKey.self] == nil ? with(BehaviorListKey.self, span) : self
  }

  /// Returns a behavior of a kind of which an item has one at a time; nil for another kind.
  func readSoleBehavior(_ kind: BehaviorKind, _ fields: Fields, at span: SourceSpan)
    -> SoleBehavior?
  {
    guard SoleBehavior.kinds.contains(kind.name) else { return nil }
    let silent = fields.with(with(results: CheckResults()).countingMatches)
    let items =
      fields.has(BehaviorKeys.item)
      ? silent.read(BehaviorKeys.item).map { [$0] } : silent.read(BehaviorKeys.items)
    let behavior = SoleBehavior(kind: kind.name, items: items ?? [], span: span)
    if let list = self[BehaviorListKey.self] {
      results.record(AddedTogether(behavior: behavior, list: list))
    }
    return behavior
  }

  /// Warns about items with two behaviors of a kind that are added together.
  func warnAboutRepeatedBehaviors() {
    struct Place: Hashable {
      let list: SourceSpan
      let kind: String
      let item: String
    }
    var first: [Place: SourceSpan] = [:]
    for added in results.findings(of: AddedTogether.self) {
      let behavior = added.behavior
      for item in behavior.items {
        let place = Place(list: added.list, kind: behavior.kind, item: item)
        guard let span = first[place] else {
          first[place] = behavior.span
          continue
        }
        warn(
          .repeatedBehavior, behavior.message(for: item), at: behavior.span,
          note: ("the first one is on line \(span.line)", span), help: SoleBehavior.help)
      }
    }
  }
}
