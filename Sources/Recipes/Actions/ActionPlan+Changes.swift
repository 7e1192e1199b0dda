import UIKit

extension ValueType<[ActionPlan.Change]> {
  /// A mapping from properties of views and behaviors to values.
  static let changes = changes(
    "a mapping such as { ball.backgroundColor: blue }",
    .shared("changes", anyShape)
  ) { $0.readChange($1) }

  /// A mapping from properties of views to values.
  static let viewChanges = changes(
    "a mapping such as { ball.alpha: 0.5 }", .shared("viewChanges", viewShape)
  ) { $0.readViewChange($1) }

  private static func changes(
    _ expectation: String, _ shape: SchemaShape,
    read: @escaping @Sendable (ReadingContext, SourceValue.Entry) -> ActionPlan.Change?
  ) -> ValueType {
    ValueType(expectation, shape) { value, context in
      guard let entries = value.entries, !entries.isEmpty else {
        context.reportType(value, expected: expectation)
        return nil
      }
      return entries.compactMap { read(context, $0) }
    }
  }

  private static let viewProperties = ViewKind.kinds.all.flatMap {
    $0.properties as [any KeyDescription]
  }
  private static let viewShape = shape(of: viewProperties)
  private static let anyShape = shape(
    of: viewProperties + BehaviorKind.all.flatMap { $0.properties as [any KeyDescription] })

  /// Returns the shape of a mapping from properties; kinds may have properties of one name with
  /// different values.
  private static func shape(of properties: [any KeyDescription]) -> SchemaShape {
    .entries(Dictionary(grouping: properties, by: \.name).map { (".+\\.\($0)", $1) })
  }
}

extension ReadingContext {
  fileprivate func readChange(_ entry: SourceValue.Entry) -> ActionPlan.Change? {
    guard let reference = PropertyReference(entry, self) else { return nil }
    if let view = names.view(reference.name) { return readChange(of: view, reference, entry) }
    if let (id, kind) = names.behaviors.first(where: { $0.id == reference.name }) {
      return readAssignment(reference.property, of: kind.properties, title: kind.table.title, entry)
        .map { .behavior(id, $0) }
    }
    reportUnknown(
      reference, "view or behavior", known: names.views.map(\.name) + names.behaviors.map(\.id))
    return nil
  }

  fileprivate func readViewChange(_ entry: SourceValue.Entry) -> ActionPlan.Change? {
    guard let reference = PropertyReference(entry, self) else { return nil }
    if let view = names.view(reference.name) { return readChange(of: view, reference, entry) }
    reportUnknown(reference, "view", known: names.views.map(\.name))
    return nil
  }

  private func readChange(
    of view: Names.View, _ reference: PropertyReference, _ entry: SourceValue.Entry
  ) -> ActionPlan.Change? {
    let property = reference.property
    if ViewKind.sizes.contains(where: { $0.name == property }) {
      with(subject: "'\(property)'").recordSize(of: view.name, entry.value)
    }
    let assignment = readAssignment(
      property, of: view.kind.properties, title: view.kind.table.title, entry)
    let moves = ViewKind.geometryNames.contains(property)
    if moves, view.isPart {
      report(
        .wouldRaise, "'\(property)' of a component's part cannot be set", at: entry.keySpan,
        help: "a component moves its parts itself")
    }
    return assignment.map { .view(view.name, moves: moves, $0) }
  }

  private func reportUnknown(_ reference: PropertyReference, _ what: String, known: [String]) {
    reportUnknown(
      .unknownReference, "unknown \(what) '\(reference.name.shortened)'", reference.name,
      at: reference.nameSpan, known: known)
  }

  private func readAssignment<Target>(
    _ name: String, of properties: [Property<Target>], title: String, _ entry: SourceValue.Entry
  ) -> PropertyAssignment<Target>? {
    guard let property = properties.first(where: { $0.name == name }) else {
      reportUnknown(
        .unknownKey, "unknown property '\(name.shortened)' of \(title)", name,
        at: entry.keySpan, known: properties.map(\.name))
      return nil
    }
    return property.read(entry.value, with(subject: "'\(name)'"))
  }
}

/// A reference to a property, such as `ball.alpha`.
private struct PropertyReference {
  let name: String
  let property: String
  let nameSpan: SourceSpan

  /// Parses a key; reports a key that does not name a property.
  init?(_ entry: SourceValue.Entry, _ context: ReadingContext) {
    guard let dot = entry.key.lastIndex(of: ".") else {
      context.report(
        .wrongType, "missing property in '\(entry.key.shortened)'", at: entry.keySpan,
        expected: "a name and a property, such as ball.backgroundColor")
      return nil
    }
    name = String(entry.key[..<dot])
    property = String(entry.key[entry.key.index(after: dot)...])
    nameSpan = SourceSpan(
      line: entry.keySpan.line, column: entry.keySpan.column, length: max(name.count, 1))
  }
}
