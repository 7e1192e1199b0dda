import Testing

@testable import RecipeSyntax
@testable import Recipes

/// Tests that the schema describes the tables that recipes are checked with.
@Suite struct SchemaTableTests {
  private let tables: [Table]

  init() {
    var collected: [Table] = []
    var shared: Set<String> = []
    SchemaShape.mapping(RecipeKeys.table).collect(&collected, &shared)
    tables = collected
  }

  @Test("every table is part of the schema") func reachable() {
    let kinds =
      ViewKind.kinds.all.map(\.table) + BehaviorKind.all.map(\.table)
      + ComponentKind.kinds.all.map(\.table) + GestureKind.kinds.all.map(\.table)
    let others = [
      "a recipe", "the stage", "a tab bar", "a timeline entry", "a handler", "a contact", "a press",
      "a drag", "a flick", "a pinch", "a rotation", "a long press", "a gesture", "an addition",
      "an animation", "a boundary", "a gradient", "a transform", "a font",
      "an animator", "an animation block", "a spring", "a start", "a scrub", "a reversal",
      "a continuation", "a stop", "a finish", "a completion", "a keyframe", "a transition",
      "a reference", "a tolerance", "an image", "a slow stretch", "a caption",
      "an item of a tab bar", "a message",
    ]
    #expect(Set(tables.map(\.title)).isSuperset(of: kinds.map(\.title) + others))
  }

  @Test("every key of every table is in the schema") func keys() {
    var described: [String: Set<String>] = [:]
    RecipeSchema().content.collect(&described)
    for table in tables where table.title != RecipeKeys.table.title {
      let keys = described[table.title]?.subtracting(["repeat"])
      #expect(keys == Set(table.keys.map(\.name)), "\(table.title)")
    }
    #expect(described["Flipbook recipe"] == Set(RecipeKeys.table.keys.map(\.name)))
  }

  @Test("no table has a key twice") func uniqueKeys() {
    for table in tables {
      #expect(Set(table.keys.map(\.name)).count == table.keys.count, "\(table.title)")
    }
  }

  @Test("the rules of a table refer to its keys") func rules() {
    for table in tables {
      let names = Set(table.keys.map(\.name))
      for rule in table.rules { #expect(names.isSuperset(of: rule.keys), "\(table.title)") }
    }
  }

  @Test("every default is valid") func defaults() {
    let keys = tables.flatMap(\.keys).compactMap { $0 as? any KeyWithDefault }
    #expect(keys.contains { $0.hasDefault })
    for key in keys { #expect(key.errorsInDefault == [], "\(key)") }
  }

  @Test("the schema is deterministic") func deterministic() {
    #expect(RecipeSchema().content == RecipeSchema().content)
  }
}

private protocol KeyWithDefault {
  var hasDefault: Bool { get }
  var errorsInDefault: [Diagnostic] { get }
}

extension Key: KeyWithDefault {
  fileprivate var hasDefault: Bool { defaultValue != nil }

  fileprivate var errorsInDefault: [Diagnostic] {
    let context = ReadingContext(SourceText(file: name, text: ""))
    _ = defaultValue.flatMap { type.read($0, context) }
    return context.results.diagnostics
  }
}

extension TableRule {
  /// The keys that the rule refers to.
  fileprivate var keys: [String] {
    switch self {
    case .exactlyOne(let keys), .atLeastOne(let keys), .atMostOne(let keys): keys
    case .either(let key, let others, _), .needs(let key, let others): [key] + others
    case .oneGroup(let groups): groups.flatMap(\.self)
    }
  }
}

extension SchemaShape {
  /// Collects the tables in the shape, at any depth.
  fileprivate func collect(_ tables: inout [Table], _ shared: inout Set<String>) {
    switch self {
    case .boolean, .number, .integer, .text, .words, .pattern, .anything, .template, .parameters:
      break
    case .list(let element, _), .named(let element, _): element.collect(&tables, &shared)
    case .tuple(let forms), .any(let forms):
      for form in forms { form.collect(&tables, &shared) }
    case .entries(let entries):
      for key in entries().flatMap(\.keys) { key.shape.collect(&tables, &shared) }
    case .mapping(let table):
      tables.append(table)
      for key in table.keys { key.shape.collect(&tables, &shared) }
    case .kinds(let kinds), .titled(let kinds):
      for kind in kinds.all { SchemaShape.mapping(kind.table).collect(&tables, &shared) }
    case .shared(let name, let form):
      if shared.insert(name).inserted { form().collect(&tables, &shared) }
    }
  }
}

extension JSON {
  /// Collects the keys of the mappings that the schema describes, by their titles.
  fileprivate func collect(_ described: inout [String: Set<String>]) {
    switch self {
    case .null, .boolean, .number, .text: break
    case .list(let elements): for element in elements { element.collect(&described) }
    case .object(let entries):
      if case .text(let title)? = entries["title"],
        case .object(let properties)? = entries["properties"]
      {
        described[title, default: []].formUnion(properties.keys)
      }
      for value in entries.values { value.collect(&described) }
    }
  }
}
