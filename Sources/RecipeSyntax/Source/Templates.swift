/// A finding: something is like a template.
package struct TemplateUse: Sendable {
  package let name: String
}

/// The templates of views: mappings whose keys views have as well.
struct Templates {
  private var values: [String: SourceValue] = [:]
  private var names: [String] = []

  /// The key of a view that names its template.
  static let like = "like"
  /// The key whose mappings are merged name by name.
  private static let subviews = "subviews"

  /// Reads the templates, in which later ones may be like earlier ones.
  init(_ written: SourceValue?, _ context: ReadingContext) {
    for entry in (written?.entries ?? []).prefix(Limits.templates) {
      let value = value(entry.value, context)
      names.append(entry.key)
      values[entry.key] = value ?? entry.value
    }
  }

  /// Returns a mapping with the keys of the template that it names, which it may override; nil if
  /// it names none.
  ///
  /// An unknown template is reported.
  func value(_ written: SourceValue, _ context: ReadingContext) -> SourceValue? {
    guard let like = written[Self.like].flatMap(context.resolve), let entries = written.ownEntries
    else { return nil }
    let own = written.with(.mapping(entries.filter { $0.key != Self.like }))
    guard let name = like.text else {
      context.with(subject: "'\(Self.like)'").reportType(like, expected: "the name of a template")
      return own
    }
    guard let template = values[name] else {
      context.reportUnknown(
        .unknownReference, "unknown template '\(name.shortened)'", name, at: like.span,
        known: names)
      return own
    }
    context.results.record(TemplateUse(name: name))
    return Self.merge(template.within(own.scope), own)
  }

  /// Returns a mapping with the keys of a template and with its own.
  private static func merge(_ template: SourceValue, _ own: SourceValue) -> SourceValue {
    guard let inherited = template.ownEntries, let entries = own.ownEntries else { return own }
    // A view has one place: a frame of its own replaces the template's bounds and center.
    let replaced = entries.contains { $0.key == "frame" } ? ["bounds", "center"] : []
    let kept = inherited.filter { inherited in
      !replaced.contains(inherited.key)
        && !(inherited.key == "frame"
          && entries.contains { ["bounds", "center"].contains($0.key) })
    }
    var result = kept.map { entry in
      guard let own = entries.first(where: { $0.key == entry.key }) else { return entry }
      var merged = own
      if entry.key == subviews { merged.value = mergeNames(entry.value, own.value) }
      return merged
    }
    result += entries.filter { own in !kept.contains { $0.key == own.key } }
    return own.with(.mapping(result))
  }

  private static func mergeNames(_ template: SourceValue, _ own: SourceValue) -> SourceValue {
    guard let inherited = template.ownEntries, let entries = own.ownEntries else { return own }
    var result = inherited.map { entry in
      guard let own = entries.first(where: { $0.key == entry.key }) else { return entry }
      var merged = own
      merged.value = merge(entry.value, own.value)
      return merged
    }
    result += entries.filter { own in !inherited.contains { $0.key == own.key } }
    return own.with(.mapping(result))
  }
}
