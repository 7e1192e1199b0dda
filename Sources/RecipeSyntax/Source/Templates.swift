/// A finding: something is like a template.
package struct TemplateUse: Sendable {
  package let name: String
}

/// The templates of views: mappings whose keys views have as well.
struct Templates {
  private let inheritance: Inheritance
  private var values: [String: SourceValue] = [:]
  private var names: [String] = []
  /// All names, also of templates that are not read yet.
  private let declared: [String]

  /// The key of a view that names its template.
  static let like = "like"

  /// Reads the templates, in which later ones may be like earlier ones.
  ///
  /// - Parameter shape: The shape of what is like a template.
  init(
    _ written: SourceValue?, styles: Styles, _ shape: SchemaShape, _ context: ReadingContext
  ) {
    inheritance = Inheritance(styles: styles)
    declared = (written?.entries ?? []).prefix(Limits.templates).map(\.key)
    for entry in (written?.entries ?? []).prefix(Limits.templates) {
      let value = value(entry.value, shape, context)
      names.append(entry.key)
      values[entry.key] = value ?? entry.value
    }
  }

  /// Returns a mapping with the keys of the template that it names, which it may override; nil if
  /// it names none.
  ///
  /// An unknown template is reported.
  func value(_ written: SourceValue, _ shape: SchemaShape, _ context: ReadingContext)
    -> SourceValue?
  {
    guard written.has(Self.like), shape.tablesOfKinds.contains(where: { $0.has(Self.like) }),
      let like = written[Self.like].flatMap(context.resolve), let entries = written.ownEntries
    else { return nil }
    let own = written.with(.mapping(entries.filter { $0.key != Self.like }))
    guard let name = like.text else {
      context.with(subject: "'\(Self.like)'").reportType(like, expected: "the name of a template")
      return written
    }
    guard let template = values[name] else {
      // With its key, which stands for the keys that the template may have.
      guard !declared.contains(name) else {
        context.report(
          .unknownReference, "the template '\(name.shortened)' is not declared before this one",
          at: like.span, help: "a template can be like earlier ones: declare '\(name)' before it")
        return written
      }
      context.reportUnknown(
        .unknownReference, "unknown template '\(name.shortened)'", name, at: like.span,
        known: names)
      return written
    }
    context.results.record(TemplateUse(name: name))
    return inheritance.merge(template.within(own.scope), into: own, shape, context)
  }
}
