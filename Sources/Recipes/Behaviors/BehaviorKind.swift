import UIKit

/// Makes a behavior on a scene, without its properties; nothing if the view that it needs is not on the
/// stage any more.
typealias BehaviorMaker = @MainActor @Sendable (RecipeScene) -> UIDynamicBehavior?

/// A kind of behavior: its keys, its properties and how one is made.
struct BehaviorKind: Sendable {
  /// The kind's name in a recipe.
  let name: String
  /// The properties, in the order in which they are set.
  let properties: [Property<UIDynamicBehavior>]
  /// The keys of a behavior of this kind.
  let table: Table
  /// Reads what makes a behavior of this kind, without its properties.
  let read: @Sendable (Fields) -> BehaviorMaker?

  /// Creates a kind.
  init<Behavior: UIDynamicBehavior>(
    _ name: String, title: String, keys: [any KeyDescription], properties: [Property<Behavior>],
    rules: [KeyRule] = [],
    read: @escaping @Sendable (Fields) -> (@MainActor @Sendable (RecipeScene) -> Behavior?)?
  ) {
    self.name = name
    self.properties = properties.map { $0.of(UIDynamicBehavior.self) }
    table = Table(title, keys + properties + [BehaviorKeys.id], rules: rules)
    self.read = read
  }

  /// All kinds.
  static let all: [BehaviorKind] =
    [gravity, collision, push, snap] + attachments + [item] + fields + [composite]

  /// Several behaviors under one name.
  private static let composite = BehaviorKind(
    "behavior", title: "a behavior", keys: [BehaviorKeys.children],
    properties: [Property<UIDynamicBehavior>]()
  ) { _ in { _ in UIDynamicBehavior() } }

  /// Whether the kind is one of fields.
  fileprivate var isField: Bool { Self.fields.contains { $0.name == name } }
}

/// The keys that several kinds of behaviors have.
enum BehaviorKeys {
  static let id = Key("id", .name, "A name by which the behavior can be changed and removed.")
  static let items = Key("items", .items, isRequired: true, "The views that it acts on.")
  static let item = Key("item", .item, isRequired: true, "The view that it acts on.")
  static let children = Key(
    "children", .behaviors, isRequired: true, "The behaviors that make it up.")
}

/// A behavior that a recipe asks for, checked.
struct BehaviorPlan: Sendable {
  /// The id, or else something that no id can be, by which it is told from others.
  let key: String
  /// Makes the behavior, with its properties.
  let make: @MainActor @Sendable (Occasion) -> UIDynamicBehavior?
  /// The behaviors that make it up.
  let children: [BehaviorPlan]
}

extension ValueType<[BehaviorPlan]> {
  private static let expectation = "a list of behaviors such as [gravity: { items: [ball] }]"

  /// A list of behaviors, each a mapping with its kind as the only key.
  static let behaviors = ValueType(
    expectation,
    .list(
      of: .shared("behavior", .titled(BehaviorKind.all.map { ($0.name, $0.table) })),
      count: 0...Limits.behaviors)
  ) { value, checker in
    guard let elements = value.elements else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    guard checker.behaviorCount + elements.count <= Limits.behaviors else {
      checker.report(
        .tooMany, "there are too many behaviors", at: value.span,
        expected: "at most \(Limits.behaviors)")
      return nil
    }
    return elements.compactMap { checker.resolve($0).flatMap(checker.readBehavior) }
  }
}

extension Checker {
  fileprivate func readBehavior(_ value: SourceValue) -> BehaviorPlan? {
    guard let entry = value.entries?.first, value.entries?.count == 1 else {
      with(subject: "this behavior") {
        reportType(
          value, expected: "one kind with its keys, such as gravity: { items: [ball] }",
          help: "begin every behavior with a '-' of its own")
      }
      return nil
    }
    guard let kind = BehaviorKind.all.first(where: { $0.name == entry.key }) else {
      reportUnknown(
        .unknownValue, "no behavior is called '\(entry.key.shortened)'", entry.key,
        at: entry.keySpan, known: BehaviorKind.all.map(\.name))
      return nil
    }
    guard let fields = fields(of: entry.value, kind.table, nameSpan: entry.keySpan) else {
      return nil
    }
    let id = fields.read(BehaviorKeys.id)
    guard let make = readLater({ [value = fields.value] in kind.maker(value, $0) }) else {
      return nil
    }
    count(kind, at: entry.keySpan)
    return BehaviorPlan(
      key: id ?? "behavior \(behaviorCount)",
      make: { occasion in make(occasion.hand)?(occasion) },
      children: fields.read(BehaviorKeys.children) ?? [])
  }

  /// Counts a behavior; reports if it is a field too many.
  private func count(_ kind: BehaviorKind, at span: SourceSpan) {
    behaviorCount += 1
    guard kind.isField else { return }
    fieldCount += 1
    guard fieldCount > Limits.fields else { return }
    report(
      .wouldRaise, "this is field number \(fieldCount), for which UIKit raises an exception",
      at: span, expected: "at most \(Limits.fields) fields")
  }
}

extension BehaviorKind {
  /// Reads what makes a behavior of this kind, with its properties.
  fileprivate func maker(
    _ value: SourceValue, _ checker: Checker
  ) -> (@MainActor @Sendable (Occasion) -> UIDynamicBehavior?)? {
    let fields = Fields(value: value, checker: checker, misspelled: [])
    let settings = fields.settings(properties)
    guard let make = read(fields) else { return nil }
    return { occasion in
      guard let behavior = make(occasion.scene) else { return nil }
      for setting in settings { setting(behavior, occasion) }
      return behavior
    }
  }
}
