/// A finding: a view has a style.
package struct StyleUse: Sendable {
  package let name: String
}

/// The styles of views: mappings with some of the keys of views.
struct Styles {
  private var values: [String: SourceValue] = [:]
  private var names: [String] = []

  /// The key of a view that names its styles.
  static let key = "styles"
  private static let expectation = "the name of a style, or a list of names"

  /// Reads the styles.
  init(_ written: SourceValue?) {
    for entry in (written?.entries ?? []).prefix(Limits.styles) where entry.value.entries != nil {
      names.append(entry.key)
      values[entry.key] = entry.value
    }
  }

  /// Returns a mapping with the keys of the styles that it names, of which later ones take
  /// precedence, and its own keys over all of them.
  ///
  /// Unknown styles, and those that do not fit the mapping's kind, are reported.
  func value(_ own: SourceValue, _ shape: SchemaShape, _ context: ReadingContext) -> SourceValue {
    guard let written = own[Self.key], let table = shape.table(of: own, context),
      table.has(Self.key), let entries = own.ownEntries
    else { return own }
    var entriesOfStyles: [SourceValue.Entry] = []
    for reference in references(in: written, context) {
      guard let name = reference.text else {
        context.with(subject: "'\(Self.key)'").reportType(reference, expected: Self.expectation)
        continue
      }
      guard let style = values[name]?.ownEntries else {
        let parts = name.split(separator: " ").map(String.init)
        context.reportUnknown(
          .unknownReference, "unknown style '\(name.shortened)'", name, at: reference.span,
          known: names,
          help: parts.count > 1 && parts.allSatisfy(names.contains)
            ? "write [\(parts.joined(separator: ", "))]" : nil)
        continue
      }
      context.results.record(StyleUse(name: name))
      checkFit(style, name, at: reference, table, shape, context)
      entriesOfStyles =
        table.inherited(entriesOfStyles, by: style) + style.filter { table.has($0.key) }
    }
    let rest = entries.filter { $0.key != Self.key }
    return own.with(.mapping(table.inherited(entriesOfStyles, by: rest) + rest))
  }

  /// Returns the entries of the styles that a mapping names, as far as they are known.
  func entries(of own: SourceValue, _ context: ReadingContext) -> [SourceValue.Entry] {
    guard let written = own[Self.key] else { return [] }
    return references(in: written, context.with(results: CheckResults()))
      .compactMap { $0.text.flatMap { values[$0]?.ownEntries } }.flatMap { $0 }
  }

  /// Returns the names of styles, one by one.
  private func references(in written: SourceValue, _ context: ReadingContext) -> [SourceValue] {
    guard let value = context.resolve(written) else { return [] }
    return (value.elements ?? [value]).flatMap { element -> [SourceValue] in
      guard let element = context.resolve(element) else { return [] }
      return element.elements ?? [element]
    }
  }

  /// Reports the keys of a style that a mapping cannot have.
  private func checkFit(
    _ style: [SourceValue.Entry], _ name: String, at reference: SourceValue, _ table: Table,
    _ shape: SchemaShape, _ context: ReadingContext
  ) {
    // A key that no kind has is reported in the style.
    let tables = shape.tablesOfKinds
    let misfits = style.map(\.key).filter { key in
      !table.has(key) && tables.contains { $0.has(key) }
    }
    guard !misfits.isEmpty else { return }
    let owners = tables.filter { table in misfits.allSatisfy(table.has) }.map(\.title)
    let keys = misfits.map { "'\($0)'" }.joined(separator: " and ")
    context.report(
      .doesNotFit, "the style '\(name.shortened)' does not fit \(table.title)", at: reference.span,
      expected: "a style with keys of \(table.title)", found: keys,
      help: owners.isEmpty
        ? "move keys of different kinds of views to styles of their own"
        : "\(keys) \(misfits.count == 1 ? "fits" : "fit") \(owners.joined(separator: " or ")): "
          + "check 'kind', or use another style")
  }
}
