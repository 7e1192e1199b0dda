/// Writes the blocks of a page from the tables that recipes are checked with.
///
/// Tables that a value contains are described below it, once per page, unless they belong to
/// another page.
package struct GuideWriter {
  /// The page about what all values have in common, to which keys do not refer.
  package static let common = "expressions"

  /// The blocks so far.
  package private(set) var blocks: [GuideBlock] = []
  private let page: String
  /// The pages that tables belong to, by the tables' titles.
  private let owners: [String: String]
  /// Returns the example of one of the topic's own keys, of a kind, or of a table by its title.
  private let example: @Sendable (String) -> GuideCode?
  /// Returns what else there is to say about a kind.
  private let note: @Sendable (String) -> String?
  private var described: Set<String> = []

  package init(
    page: String, owners: [String: String],
    example: @escaping @Sendable (String) -> GuideCode? = { _ in nil },
    note: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.page = page
    self.owners = owners
    self.example = example
    self.note = note
  }

  /// Adds blocks that are not written from tables.
  package mutating func add(_ blocks: GuideBlock...) { self.blocks += blocks }

  /// Adds the keys of one of the topic's own tables with their examples and rules, then the tables
  /// in the keys' values.
  ///
  /// - Parameter keys: The keys to describe; nil for all.
  package mutating func add(_ table: Table, _ keys: [any KeyDescription]? = nil, heading: String) {
    let keys = keys ?? table.keys
    add(
      table, keys, heading: heading,
      entries: keys.map { key in
        var entry = entry(key)
        entry.example = example(key.name)
        return entry
      })
  }

  /// - Parameters:
  ///   - note: Text below the heading; nil for none.
  ///   - example: An example below the heading; nil for none.
  private mutating func add(
    _ table: Table, _ keys: [any KeyDescription], heading: String, note: String? = nil,
    example: GuideCode? = nil, entries: [GuideEntry]
  ) {
    described.insert(table.title)
    let names = Set(keys.map(\.name))
    blocks.append(.heading(heading))
    if let note { blocks.append(.paragraph(note)) }
    if let example { blocks.append(.code(example)) }
    if !entries.isEmpty { blocks.append(.entries(entries)) }
    let rules = table.rules.filter { $0.keys.isSubset(of: names) }
      .map { $0.sentence(isWhole: $0.keys.count == names.count) }
    if !rules.isEmpty { blocks.append(.paragraph(rules.joined(separator: " "))) }
    for key in keys { addTables(in: key.shape) }
  }

  /// Adds the tables in a shape.
  package mutating func addTables(in shape: SchemaShape) {
    for group in shape.tables where owner(of: group) == page && !described.contains(group.title) {
      add(group)
    }
  }

  private mutating func add(_ group: SchemaShape.TableGroup) {
    switch group {
    case .table(let table):
      add(
        table, table.keys, heading: table.title.capitalizedFirst, example: example(table.title),
        entries: table.keys.map(entry))
    case .kinds(let kinds):
      described.insert(group.title)
      let shared = kinds.sharedKeys
      let sharedNames = Set(shared.map(\.name))
      if !shared.isEmpty {
        blocks.append(.heading("Keys of all kinds"))
        if let example = example("keys of all kinds") { blocks.append(.code(example)) }
        blocks.append(.entries(shared.map(entry)))
        for key in shared { addTables(in: key.shape) }
      }
      for (name, table) in kinds.all {
        let isDefault = kinds.defaultName == name
        let keys = table.keys.filter { !sharedNames.contains($0.name) }
        add(
          table, keys, heading: "\(name): \(table.title)\(isDefault ? " (default)" : "")",
          note: note(name), example: example(name), entries: keys.map(entry))
      }
    }
  }

  /// Returns a key with what its value must be, and whether it must be present.
  private func entry(_ key: any KeyDescription) -> GuideEntry {
    var value = key.expectation
    if key.isRequired { value += " (required)" }
    if let written = key.defaultValue?.written { value += " (default: \(written))" }
    let pages: [String] = key.shape.tables.map { owner(of: $0) }.filter {
      $0 != page && $0 != Self.common
    }
    var seen: Set<String> = []
    let others = pages.filter { seen.insert($0).inserted }
    let reference = others.isEmpty ? "" : " See \(others.joined(separator: ", "))."
    return GuideEntry(key.name, value: value, key.summary + reference)
  }

  private func owner(of group: SchemaShape.TableGroup) -> String { owners[group.title] ?? page }
}

extension SchemaShape {
  /// The tables of a mapping.
  enum TableGroup {
    case table(Table)
    case kinds(Kinds)

    /// The title by which pages own tables.
    var title: String {
      switch self {
      case .table(let table): table.title
      case .kinds(let kinds): kinds.all.first?.table.title ?? ""
      }
    }
  }

  /// The tables of the mappings that a value of this shape is or has as elements.
  var tables: [TableGroup] {
    var names: Set<String> = []
    return tables(&names)
  }

  /// The titles of the tables of a shape, by which a page owns them.
  package var titles: [String] { tables.map(\.title) }

  /// - Parameter names: The shared shapes that were followed, which may contain themselves.
  private func tables(_ names: inout Set<String>) -> [TableGroup] {
    switch self {
    case .mapping(let table): return [.table(table)]
    case .kinds(let kinds), .titled(let kinds): return [.kinds(kinds)]
    case .list(let element, _), .named(let element, _): return element.tables(&names)
    case .any(let shapes), .tuple(let shapes):
      var tables: [TableGroup] = []
      for shape in shapes {
        tables += shape.tables(&names).filter { new in !tables.contains { $0.title == new.title } }
      }
      return tables
    case .shared(let name, let shape):
      return names.insert(name).inserted ? shape().tables(&names) : []
    case .boolean, .number, .integer, .text, .words, .pattern, .anything, .entries, .template,
      .parameters:
      return []
    }
  }
}

extension SchemaShape.Kinds {
  /// The keys that all kinds have, in the order of the first one.
  fileprivate var sharedKeys: [any KeyDescription] {
    guard let first = all.first?.table else { return [] }
    return first.keys.filter { key in
      all.allSatisfy { $0.table.keys.contains { $0.name == key.name && $0.summary == key.summary } }
    }
  }
}

extension TableRule {
  fileprivate var keys: Set<String> {
    switch self {
    case .exactlyOne(let keys), .atLeastOne(let keys), .atMostOne(let keys): Set(keys)
    case .either(let key, let others, _): Set([key] + others)
    case .needs(let key, let others): Set([key] + others)
    case .oneGroup(let groups): Set(groups.flatMap(\.self))
    }
  }

  /// The rule in words.
  ///
  /// - Parameter isWhole: Whether the rule is about all keys that are described.
  fileprivate func sentence(isWhole: Bool) -> String {
    func list(_ keys: [String], _ word: String) -> String {
      if isWhole { return "these keys" }
      guard keys.count > 1 else { return keys.joined() }
      return keys.dropLast().joined(separator: ", ") + " \(word) \(keys[keys.count - 1])"
    }
    return switch self {
    case .exactlyOne(let keys): "Exactly one of \(list(keys, "and")) is present."
    case .atLeastOne(let keys): "At least one of \(list(keys, "and")) is present."
    case .atMostOne(let keys): "At most one of \(list(keys, "and")) is present."
    case .either(let key, let others, let isRequired):
      "'\(key)' excludes \(others.joined(separator: " and "))"
        + (isRequired ? ", one of which is required." : ".")
    case .needs(let key, let others): "'\(key)' requires \(others.joined(separator: " or "))."
    case .oneGroup(let groups):
      "One of these is required: "
        + groups.map { $0.joined(separator: " and ") }.joined(separator: "; ") + "."
    }
  }
}

extension SourceValue {
  /// The value as it would be written on one line; nil for an empty value.
  fileprivate var written: String? {
    switch content {
    case .null: nil
    case .plain(let text): text
    case .quoted(let text): "\"\(text)\""
    case .list(let elements):
      "[\(elements.map { $0.written ?? "null" }.joined(separator: ", "))]"
    case .mapping(let entries):
      entries.isEmpty
        ? nil
        : "{ \(entries.map { "\($0.key): \($0.value.written ?? "")" }.joined(separator: ", ")) }"
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
