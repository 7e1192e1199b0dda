import UIKit

/// Makes a behavior on a scene, without its properties; nil if a view that it needs is not on the
/// stage.
typealias BehaviorMaker = @MainActor @Sendable (RecipeScene) -> UIDynamicBehavior?

/// A kind of behavior: its keys, its properties and how a behavior is made.
struct BehaviorKind: MappingKind {
  let name: String
  /// The properties, in the order in which they are assigned.
  let properties: [Property<UIDynamicBehavior>]
  let table: Table
  /// Reads the maker of a behavior of this kind, without its properties.
  let read: @Sendable (Fields) -> BehaviorMaker?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - keys: The keys that are not properties.
  ///   - read: Reads the maker of a behavior, without its properties.
  init<Behavior: UIDynamicBehavior>(
    _ name: String, title: String, keys: [any KeyDescription], properties: [Property<Behavior>],
    rules: [TableRule] = [],
    read: @escaping @Sendable (Fields) -> (@MainActor @Sendable (RecipeScene) -> Behavior?)?
  ) {
    self.name = name
    self.properties = properties.map { $0.of(UIDynamicBehavior.self) }
    table = Table(title, keys + properties + [BehaviorKeys.id], rules: rules)
    self.read = read
  }

  /// Creates a kind whose behaviors act on items.
  ///
  /// - Parameters:
  ///   - keys: The keys that are neither the items nor properties.
  ///   - make: Makes a behavior that acts on items, without its properties.
  init<Behavior: UIDynamicBehavior>(
    _ name: String, title: String, properties: [Property<Behavior>], rules: [TableRule] = [],
    make: @escaping @MainActor @Sendable ([any UIDynamicItem]) -> Behavior
  ) {
    self.init(
      name, title: title, keys: [BehaviorKeys.items], properties: properties, rules: rules
    ) { fields in
      guard let items = fields.read(BehaviorKeys.items) else { return nil }
      return { scene in make(scene.items(items)) }
    }
  }

  /// All kinds.
  static let all: [BehaviorKind] =
    [gravity, collision, push, snap] + attachments + [item] + fields + [composite]

  /// Several behaviors under one name.
  private static let composite = BehaviorKind(
    "behavior", title: "a behavior", keys: [BehaviorKeys.children],
    properties: [Property<UIDynamicBehavior>]()
  ) { _ in { _ in UIDynamicBehavior() } }

  /// Whether behaviors of this kind are fields.
  fileprivate var isField: Bool { Self.fields.contains { $0.name == name } }
}

/// The keys of several kinds of behaviors.
enum BehaviorKeys {
  static let id = Key(
    "id", .name, declares: .value(.behavior), "The name by which actions refer to the behavior.")
  static let items = Key("items", .items, isRequired: true, "The items that it acts on.")
  static let item = Key("item", .behaviorItem, isRequired: true, "The item that it acts on.")
  static let children = Key("children", .behaviors, isRequired: true, "The child behaviors.")
}

/// A behavior of a recipe.
struct BehaviorPlan: Sendable {
  /// The behavior's id, or a unique text that is not a valid id.
  let key: String
  /// Makes the behavior, with its properties.
  let make: @MainActor @Sendable (ActionContext) -> UIDynamicBehavior?
  /// The child behaviors.
  let children: [BehaviorPlan]
  /// What of the behavior an item should have once; nil for a kind that items may have several of.
  let sole: SoleBehavior?
}

/// A finding: a field was read.
private struct FieldUse: Sendable {}

extension ValueType<[BehaviorPlan]> {
  private static let expectation = "a list of behaviors such as [gravity: { items: [ball] }]"

  /// A list of behaviors, each a mapping with its kind as the only key.
  static let behaviors = ValueType(
    expectation, .list(of: .shared("behavior", .titled(kinds)), count: 0...Limits.behaviors)
  ) { value, context in
    guard let elements = value.elements else {
      context.reportType(value, expected: expectation)
      return nil
    }
    let count = context.results.count(of: BehaviorFact.self)
    guard count + elements.count <= Limits.behaviors else {
      context.report(
        .tooMany, "too many behaviors", at: value.span,
        expected: "at most \(Limits.behaviors)")
      return nil
    }
    let context = context.within(behaviors: value.span)
    return elements.compactMap { context.resolve($0).flatMap(context.readBehavior) }
  }

  private static let kinds = SchemaShape.Kinds(
    BehaviorKind.all.map { kind in (kind.name, { kind.table }) })
}

extension ReadingContext {
  fileprivate func readBehavior(_ value: SourceValue) -> BehaviorPlan? {
    guard let entry = value.entries?.first, value.entries?.count == 1 else {
      with(subject: "this behavior").reportType(
        value, expected: "one kind with its keys, such as gravity: { items: [ball] }",
        help: behaviorHelp(value))
      return nil
    }
    guard let kind = BehaviorKind.all.first(where: { $0.name == entry.key }) else {
      reportUnknown(
        .unknownValue, "unknown kind of behavior '\(entry.key.shortened)'", entry.key,
        at: entry.keySpan, known: BehaviorKind.all.map(\.name))
      return nil
    }
    let subject = with(subject: "'\(kind.name)'")
    guard let fields = subject.fields(of: entry.value, kind.table, nameSpan: entry.keySpan) else {
      return nil
    }
    let id = fields.read(BehaviorKeys.id)
    guard let make = readDeferred({ [value = fields.value] in kind.maker(Fields(value, $0)) })
    else { return nil }
    let number = count(kind, id, at: entry.keySpan)
    let children = fields.read(BehaviorKeys.children)
    if children?.isEmpty == true, fields.has(BehaviorKeys.children) {
      warn(
        .noItems, "this behavior acts on no items", at: entry.keySpan,
        help: "add behaviors to 'children', or remove it")
    }
    return BehaviorPlan(
      key: id ?? "behavior \(number)",
      make: { context in make.value(context.values)?(context) }, children: children ?? [],
      sole: readSoleBehavior(kind, fields, at: entry.keySpan))
  }

  /// Returns how to separate behaviors, or a behavior from its keys.
  private func behaviorHelp(_ value: SourceValue) -> String? {
    guard let entries = value.entries, entries.count > 1 else { return nil }
    let kinds = entries.filter { entry in BehaviorKind.all.contains { $0.name == entry.key } }
    if kinds.count == 1, case .null = kinds[0].value.content {
      return "indent the keys of '\(kinds[0].key)' below it by two more spaces"
    }
    return "start each behavior with its own '-'"
  }

  /// Returns the number of behaviors including a new one; reports a field that exceeds the limit.
  private func count(_ kind: BehaviorKind, _ id: String?, at span: SourceSpan) -> Int {
    results.record(BehaviorFact(id: id, handler: handlerSpan))
    if kind.isField {
      results.record(FieldUse())
      let count = results.count(of: FieldUse.self)
      if count > Limits.fields {
        report(
          .wouldRaise, "this is field number \(count): UIKit would raise an exception",
          at: span, expected: "at most \(Limits.fields) fields")
      }
    }
    return results.count(of: BehaviorFact.self)
  }
}

extension BehaviorKind {
  /// Reads the maker of a behavior of this kind, with its properties.
  fileprivate func maker(
    _ fields: Fields
  ) -> (@MainActor @Sendable (ActionContext) -> UIDynamicBehavior?)? {
    let assignments = fields.assignments(properties)
    guard let make = read(fields) else { return nil }
    return { context in
      guard let behavior = make(context.scene) else { return nil }
      for assign in assignments { assign(behavior, context) }
      return behavior
    }
  }
}
