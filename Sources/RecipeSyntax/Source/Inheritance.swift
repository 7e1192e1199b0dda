/// Merges mappings with what they inherit, by the tables of their keys.
struct Inheritance {
  let styles: Styles

  /// Returns a mapping with the keys that it inherits, unless it has them itself or through its
  /// styles.
  ///
  /// Mappings from names, such as subviews, are merged name by name. The styles of both are
  /// combined.
  func merge(
    _ inherited: SourceValue, into own: SourceValue, _ shape: SchemaShape,
    _ context: ReadingContext
  ) -> SourceValue {
    let kindOwner = own[SchemaShape.Kinds.key] == nil ? inherited : own
    guard let table = shape.table(of: kindOwner, context), let lower = inherited.ownEntries,
      let entries = own.ownEntries
    else { return own }
    let mergedKeys = table.keys.filter { key in
      guard key.name == Styles.key || key.shape.element != nil else { return false }
      return entries.contains { $0.key == key.name }
    }.map(\.name)
    let overriding = styles.entries(of: own, context) + entries
    var result = table.inherited(lower, by: overriding.filter { !mergedKeys.contains($0.key) })
    for entry in entries {
      guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
        result.append(entry)
        continue
      }
      let earlier = result[index].value
      result[index] = entry
      if entry.key == Styles.key {
        let all = (earlier.ownElements ?? [earlier]) + (entry.value.ownElements ?? [entry.value])
        result[index].value = entry.value.with(.list(all))
      } else if let element = table[entry.key]?.shape.element {
        result[index].value = mergeNames(earlier, into: entry.value, element, context)
      }
    }
    return own.with(.mapping(result))
  }

  private func mergeNames(
    _ inherited: SourceValue, into own: SourceValue, _ shape: SchemaShape, _ context: ReadingContext
  ) -> SourceValue {
    guard let lower = inherited.ownEntries, let entries = own.ownEntries else { return own }
    var result = lower
    for entry in entries {
      guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
        result.append(entry)
        continue
      }
      let earlier = result[index].value
      result[index] = entry
      result[index].value = merge(earlier, into: entry.value, shape, context)
    }
    return own.with(.mapping(result))
  }
}

extension Table {
  /// Returns the key with a name.
  subscript(name: String) -> (any KeyDescription)? { keys.first { $0.name == name } }

  /// Returns whether a mapping may have a key.
  func has(_ name: String) -> Bool { keys.contains { $0.name == name } }

  /// Returns the entries that a mapping inherits beside its own: those whose keys it does not have
  /// itself, and which no rule excludes beside those that it has.
  func inherited(
    _ entries: [SourceValue.Entry], by own: [SourceValue.Entry]
  ) -> [SourceValue.Entry] {
    let names = Set(own.map(\.key))
    guard !names.isEmpty else { return entries }
    var excluded = names
    for rule in rules {
      switch rule {
      case .exactlyOne(let keys), .atMostOne(let keys):
        if keys.contains(where: names.contains) { excluded.formUnion(keys) }
      case .either(let key, let others, _):
        if names.contains(key) { excluded.formUnion(others) }
        if others.contains(where: names.contains) { excluded.insert(key) }
      case .oneGroup(let groups):
        guard let group = groups.first(where: { $0.contains(where: names.contains) }) else { break }
        excluded.formUnion(groups.flatMap(\.self).filter { !group.contains($0) })
      case .atLeastOne, .needs: break
      }
    }
    let kept = entries.filter { !excluded.contains($0.key) }
    let present = names.union(kept.map(\.key))
    let alone = rules.compactMap { rule -> String? in
      guard case .needs(let key, let others) = rule else { return nil }
      return others.contains(where: present.contains) ? nil : key
    }
    return kept.filter { !alone.contains($0.key) }
  }
}

extension SchemaShape {
  /// The shape of the values of a mapping from names; nil for other shapes.
  fileprivate var element: SchemaShape? {
    if case .named(let element, _) = unshared { element } else { nil }
  }

  /// The tables of mappings of this shape, one for each kind.
  var tablesOfKinds: [Table] {
    switch unshared {
    case .mapping(let table): [table]
    case .kinds(let kinds): kinds.all.map(\.table)
    default: []
    }
  }

  /// Returns the table of a mapping of this shape; that of the default kind if its kind is unknown.
  func table(of value: SourceValue, _ context: ReadingContext) -> Table? {
    switch unshared {
    case .mapping(let table): return table
    case .kinds(let kinds):
      let word = value[Kinds.key].flatMap(context.resolveSilently)?.text
      return (kinds[word] ?? kinds[kinds.defaultName])?.table
    default: return nil
    }
  }
}

extension SourceValue {
  /// The elements of a list without its origin and its scope; nil for other values.
  fileprivate var ownElements: [SourceValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }
}
