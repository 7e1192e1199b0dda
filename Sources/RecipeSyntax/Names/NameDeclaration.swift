/// The kind of thing that a name refers to, such as a view.
package struct NameKind: Hashable, Sendable {
  private let description: String

  /// Creates a kind.
  package init(_ description: String) { self.description = description }
}

/// The names that the value of a key introduces.
package enum NameDeclaration: Sendable {
  /// The keys of the mapping are names of things of a kind.
  case keys(NameKind)
  /// The value is the name of the mapping that it belongs to.
  case value(NameKind)
}

/// A name that a recipe introduces.
package struct DeclaredName: Sendable {
  /// The name, with the indices of the repetitions around it.
  package let name: String
  /// The name as it is written.
  package let writtenName: String
  /// The kind of thing that it refers to.
  package let kind: NameKind
  /// The span of the name.
  package let span: SourceSpan
  /// The kind of the mapping that has the name, such as `label` or `gravity`, if there are several
  /// kinds.
  package let mappingKind: String?
  /// What has the name, as it is written; parameters are resolved.
  package let value: SourceValue
  /// The keys that lead from the root to the name.
  package let path: [String]
}

/// Finds the names that a recipe introduces, by the declarations of its tables' keys.
///
/// Names are found before values are read, so that values may refer to what is declared further
/// down. Nothing is reported here: invalid values are reported when they are read.
package struct NameCollector {
  private let context: ReadingContext
  private var names: [DeclaredName] = []
  private var path: [String] = []

  private init(_ context: ReadingContext) { self.context = context }

  /// Returns the names in a mapping with the keys of a table, in the order of the tables: the name
  /// of a mapping comes before those in it.
  package static func names(
    in value: SourceValue, _ table: Table, _ context: ReadingContext
  ) -> [DeclaredName] {
    var collector = NameCollector(context)
    collector.collect(value, .mapping(table))
    return collector.names
  }

  private mutating func collect(_ written: SourceValue, _ shape: SchemaShape) {
    guard let value = context.resolveSilently(written) else { return }
    switch shape {
    case .mapping(let table): collect(value, table, kind: nil)
    case .kinds(let kinds):
      // A mapping of an unknown kind is read as one of the default kind.
      if let kind = kinds[kindName(of: value, kinds)] ?? kinds[kinds.defaultName] {
        collect(value, kind.table, kind: kind.name)
      }
    case .titled(let kinds):
      guard let entry = value.entries?.first, let kind = kinds[entry.key],
        let value = context.resolveSilently(entry.value)
      else { return }
      collect(value, kind.table, kind: kind.name)
    case .named(let element, _):
      for entry in value.entries ?? [] { collect(entry.value, element) }
    case .list(let element, _):
      for value in value.elements ?? [] { collect(value, element) }
    case .any(let shapes):
      for shape in shapes { collect(value, shape) }
    case .shared(_, let shape): collect(value, shape())
    case .boolean, .number, .integer, .text, .words, .pattern, .anything, .tuple, .entries,
      .template, .parameters:
      break
    }
  }

  private mutating func collect(_ value: SourceValue, _ table: Table, kind: String?) {
    guard let entries = value.ownEntries else { return }
    for (key, nameKind) in table.index.naming {
      guard let written = value[key].flatMap(context.resolveSilently), let name = written.text
      else { continue }
      names.append(
        DeclaredName(
          name: written.scope?.name(name) ?? name, writtenName: name, kind: nameKind,
          span: written.span, mappingKind: kind, value: value,
          path: path + [key]))
    }
    // Names are declared where values may be repeated: in mappings and lists.
    for position in table.index.positions(in: entries)
    where table.index.mayContainRepetitions(position) {
      let key = table.keys[position]
      guard let written = value[key.name] else { continue }
      path.append(key.name)
      defer { path.removeLast() }
      if case .keys(let nameKind) = key.declaration {
        collectEntries(of: written, key.shape, nameKind)
      } else {
        collect(written, key.shape)
      }
    }
  }

  /// Collects the keys of a mapping, each followed by the names in its value.
  private mutating func collectEntries(
    of written: SourceValue, _ shape: SchemaShape, _ kind: NameKind
  ) {
    guard let entries = context.resolveSilently(written)?.entries,
      case .named(let element, _) = shape.unshared
    else { return }
    for entry in entries {
      let value = context.resolveSilently(entry.value) ?? entry.value
      var mappingKind: String?
      if case .kinds(let kinds) = element { mappingKind = kindName(of: value, kinds) }
      names.append(
        DeclaredName(
          name: entry.declaredName, writtenName: entry.key, kind: kind, span: entry.keySpan,
          mappingKind: mappingKind, value: value,
          path: path))
      collect(value, element)
    }
  }

  /// Returns the kind that a mapping names, or the default.
  private func kindName(of value: SourceValue, _ kinds: SchemaShape.Kinds) -> String? {
    guard let written = value[SchemaShape.Kinds.key] else { return kinds.defaultName }
    return context.resolveSilently(written)?.text
  }
}
