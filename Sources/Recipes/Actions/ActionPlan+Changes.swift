import UIKit

extension ValueType<[ActionPlan.Change]> {
  /// A mapping from properties of views and behaviors to values.
  static let changes = changes(
    "a mapping such as { ball.backgroundColor: blue }",
    .shared("changes", form(of: viewProperties + behaviorProperties))
  ) { $0.readChange($1) }

  /// A mapping from properties of views to values.
  static let viewChanges = changes(
    "a mapping such as { ball.alpha: 0.5 }", .shared("viewChanges", form(of: viewProperties))
  ) { $0.readViewChange($1) }

  private static func changes(
    _ expectation: String, _ form: Form,
    read: @escaping @Sendable (Checker, SourceValue.Entry) -> ActionPlan.Change?
  ) -> ValueType {
    ValueType(expectation, form) { value, checker in
      guard let entries = value.entries, !entries.isEmpty else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      return entries.compactMap { read(checker, $0) }
    }
  }

  private static var viewProperties: [any KeyDescription] {
    ViewKind.all.flatMap { $0.properties as [any KeyDescription] }
  }

  private static var behaviorProperties: [any KeyDescription] {
    BehaviorKind.all.flatMap { $0.properties as [any KeyDescription] }
  }

  /// Kinds may have properties of the same name whose values are written in different ways.
  private static func form(of properties: [any KeyDescription]) -> Form {
    .entries(Dictionary(grouping: properties, by: \.name).map { (".+\\.\($0)", $1) })
  }
}

extension Checker {
  fileprivate func readChange(_ entry: SourceValue.Entry) -> ActionPlan.Change? {
    guard let place = PropertyPlace(entry, self) else { return nil }
    if let view = names.view(place.name) { return readChange(of: view, place, entry) }
    if let (id, kind) = names.behaviors.first(where: { $0.id == place.name }) {
      return readSetting(place.property, of: kind.properties, title: kind.table.title, entry)
        .map { .behavior(id, $0) }
    }
    reportUnknown(
      place, "view or behavior", known: names.views.map(\.name) + names.behaviors.map(\.id))
    return nil
  }

  fileprivate func readViewChange(_ entry: SourceValue.Entry) -> ActionPlan.Change? {
    guard let place = PropertyPlace(entry, self) else { return nil }
    if let view = names.view(place.name) { return readChange(of: view, place, entry) }
    reportUnknown(place, "view", known: names.views.map(\.name))
    return nil
  }

  private func readChange(
    of view: Names.View, _ place: PropertyPlace, _ entry: SourceValue.Entry
  ) -> ActionPlan.Change? {
    let property = place.property
    if ["frame", "bounds"].contains(property) {
      with(subject: "'\(property)'") { noteSize(of: view.name, entry.value) }
    }
    let setting = readSetting(
      property, of: view.kind.properties, title: view.kind.table.title, entry)
    let moves = ViewKind.geometryNames.contains(property)
    if moves, view.isPart {
      report(
        .wouldRaise, "'\(property)' of a component's part cannot be set", at: entry.keySpan,
        help: "components move their parts themselves")
    }
    return setting.map { .view(view.name, moves: moves, $0) }
  }

  private func reportUnknown(_ place: PropertyPlace, _ what: String, known: [String]) {
    reportUnknown(
      .unknownReference, "no \(what) is called '\(place.name.shortened)'", place.name,
      at: place.nameSpan, known: known)
  }

  private func readSetting<Target>(
    _ name: String, of properties: [Property<Target>], title: String, _ entry: SourceValue.Entry
  ) -> Setting<Target>? {
    guard let property = properties.first(where: { $0.name == name }) else {
      reportUnknown(
        .unknownKey, "\(title) has no property '\(name.shortened)' that can be set", name,
        at: entry.keySpan, known: properties.map(\.name))
      return nil
    }
    return with(subject: "'\(name)'") { property.read(entry.value, self) }
  }
}

/// A property of something that has a name, as in `ball.alpha`.
private struct PropertyPlace {
  let name: String
  let property: String
  let nameSpan: SourceSpan

  /// Reads a key; reports one that does not say which property.
  init?(_ entry: SourceValue.Entry, _ checker: Checker) {
    guard let dot = entry.key.lastIndex(of: ".") else {
      checker.report(
        .wrongType, "'\(entry.key.shortened)' does not say which property", at: entry.keySpan,
        expected: "a name and a property, such as ball.backgroundColor")
      return nil
    }
    name = String(entry.key[..<dot])
    property = String(entry.key[entry.key.index(after: dot)...])
    nameSpan = SourceSpan(
      line: entry.keySpan.line, column: entry.keySpan.column, length: max(name.count, 1))
  }
}
