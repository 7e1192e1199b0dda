import UIKit

extension ValueType<[ActionPlan.Change]> {
  /// A mapping from properties of views and behaviors to values.
  static let changes = changes(
    "a mapping such as { ball.backgroundColor: blue }",
    .shared("changes", .entries { anyEntries })
  ) { $0.readChanges($1) }

  /// A mapping from properties of views to values.
  static let viewChanges = changes(
    "a mapping such as { ball.alpha: 0.5 }", .shared("viewChanges", .entries { viewEntries })
  ) { $0.readViewChanges($1) }

  private static func changes(
    _ expectation: String, _ shape: SchemaShape,
    read: @escaping @Sendable (ReadingContext, SourceValue.Entry) -> [ActionPlan.Change]
  ) -> ValueType {
    ValueType(expectation, shape) { value, context in
      guard let entries = value.entries, !entries.isEmpty else {
        context.reportType(value, expected: expectation)
        return nil
      }
      return entries.flatMap { read(context, $0) }
    }
  }

  private static let viewProperties = (ViewKind.kinds.all + ViewKind.ofScreens).flatMap {
    $0.properties as [any KeyDescription]
  }
  private static let viewEntries = entries(of: viewProperties + ConstraintProperties.all)
  private static let anyEntries = entries(
    of: viewProperties + StageProperties.all
      + BehaviorKind.all.flatMap { $0.properties as [any KeyDescription] }
      + GestureKind.kinds.all.flatMap { $0.properties as [any KeyDescription] }
      + ConstraintProperties.all,
    state: ValueType<ExpressionValue>.any)

  /// Returns the entries of a mapping from properties; kinds may have properties of one name with
  /// different values.
  private static func entries(
    of properties: [any KeyDescription], state: ValueType<ExpressionValue>? = nil
  ) -> [(pattern: String, keys: [any KeyDescription])] {
    let variables = state.map { state in
      [(NameSyntax.pattern, [Key("state", state, "The value of a state variable.")])]
    }
    return Dictionary(grouping: properties, by: \.name).map { (".+\\.\($0)", $1) }
      + (variables ?? [])
  }
}

extension ReadingContext {
  /// Reads a change of a view, a behavior, a gesture recognizer or a state variable, or of all that
  /// a name with `*` stands for.
  fileprivate func readChanges(_ entry: SourceValue.Entry) -> [ActionPlan.Change] {
    if let state = resolvedStateName(entry), let initial = names.lists.stateValues[state] {
      let type = ValueType<ExpressionValue>.like(initial).deferred
      return type.read(entry.value, with(subject: "'\(entry.key)'"))
        .map { [.state(state, $0)] } ?? []
    }
    return references(of: entry, among: names.lists.changeable)
      .compactMap { readChange($0, entry) }
  }

  private func readChange(
    _ reference: PropertyReference, _ entry: SourceValue.Entry
  ) -> ActionPlan.Change? {
    if let view = names.view(reference.name) { return readChange(of: view, reference, entry) }
    if reference.name == Names.stage {
      return readAssignment(
        reference.property, of: StageProperties.all, title: "the stage", entry,
        help: ["background", "backgroundColor"].contains(reference.property)
          ? "change the color of a view that fills the stage" : nil
      ).map { .stage($0) }
    }
    if let (id, kind) = names.behaviors.first(where: { $0.id == reference.name }) {
      return readAssignment(reference.property, of: kind.properties, title: kind.table.title, entry)
        .map { .behavior(id, $0) }
    }
    let gesture = reference.name.split(separator: ".", maxSplits: 1)
    let name = gesture.count == 2 && gesture[0] == "gestures" ? String(gesture[1]) : reference.name
    if let kind = names.gesture(name) {
      return readAssignment(reference.property, of: kind.properties, title: kind.table.title, entry)
        .map { .gesture(name, $0) }
    }
    if names.lists.constraints.contains(reference.name) {
      return readConstraintChange(reference, entry)
    }
    reportUnknown(reference, among: names.lists.viewsAndBehaviors)
    return nil
  }

  private func readConstraintChange(
    _ reference: PropertyReference, _ entry: SourceValue.Entry
  ) -> ActionPlan.Change? {
    guard reference.property != "multiplier" else {
      report(
        .unknownKey, "the multiplier of a constraint never changes", at: entry.keySpan,
        expected: ConstraintProperties.all.map(\.name).joined(separator: ", "),
        help: "set 'isActive' of two constraints with different multipliers")
      return nil
    }
    return readAssignment(
      reference.property, of: ConstraintProperties.all, title: ConstraintKeys.constraint.title,
      entry
    ).map { .constraint(reference.name, $0) }
  }

  /// Reports a reference to an unknown thing, or to a part of a property.
  private func reportUnknown(
    _ reference: PropertyReference, among known: NameList, _ what: String = "view or behavior"
  ) {
    let parts = reference.name.split(separator: ".").map(String.init)
    for count in parts.indices.dropFirst().reversed() {
      let name = parts[..<count].joined(separator: ".")
      guard let view = names.view(name) else { continue }
      let property = parts[count]
      if let attribute = ConstraintAttribute(rawValue: property), count == parts.count - 1 {
        reportConstraint(attribute, of: view, reference)
        return
      }
      if property == "layer" {
        report(
          .unknownReference, "'\(reference.name.shortened)' cannot be set", at: reference.nameSpan,
          suggestion: "\(name).\(reference.property)")
        return
      }
      guard view.kind.properties.contains(where: { $0.name == property }) else { break }
      report(
        .unknownReference, "a part of '\(name).\(property)' cannot be set",
        at: reference.nameSpan, expected: "\(name).\(property) as a whole",
        help: "keep the other parts with expressions, as in "
          + "'\(name).center: [100, \(name).center.y]'")
      return
    }
    reportUnknown(reference, what, known: NameList(known.names + names.constraints))
  }

  /// Reports a reference to one of no constraints, or of several.
  private func reportConstraint(
    _ attribute: ConstraintAttribute, of view: Names.View, _ reference: PropertyReference
  ) {
    let count = view.constraintCounts[attribute] ?? 0
    let others = view.constraintAddresses
    report(
      .unknownReference,
      count == 0
        ? "'\(view.name)' has no constraint of its \(attribute.rawValue)"
        : "'\(view.name)' has \(count) constraints of its \(attribute.rawValue)",
      at: reference.nameSpan,
      expected: others.isEmpty || count > 0
        ? nil : others.map { "\($0).\(reference.property)" }.joined(separator: ", "),
      help: count > 0
        ? "name one with 'identifier', as in { to: …, identifier: gap }, and set 'gap.constant'"
        : "add '\(attribute.rawValue)' to the view's 'constraints'")
  }

  /// Returns the name of a state variable, which has no property; nil if the key has one.
  private func resolvedStateName(_ entry: SourceValue.Entry) -> String? {
    guard !names.state.isEmpty else { return nil }
    if names.lists.state.contains(entry.key) { return entry.key }
    // A state variable in a repetition has an index, which may be that of a variable.
    guard entry.key.utf8.contains(where: { ".$".utf8.contains($0) }) else { return nil }
    return with(results: CheckResults()).resolveReference(entry.key, in: entry.keyValue)
  }

  fileprivate func readViewChanges(_ entry: SourceValue.Entry) -> [ActionPlan.Change] {
    references(of: entry, among: names.lists.viewsAndConstraints).compactMap { reference in
      if let view = names.view(reference.name) { return readChange(of: view, reference, entry) }
      if names.lists.constraints.contains(reference.name) {
        return readConstraintChange(reference, entry)
      }
      reportUnknown(reference, among: names.lists.views, "view")
      return nil
    }
  }

  /// Returns the properties that a key refers to: several if it contains `*`.
  private func references(
    of entry: SourceValue.Entry, among known: NameList
  ) -> [PropertyReference] {
    guard let reference = PropertyReference(entry, self) else { return [] }
    let written = SourceValue(content: .plain(reference.name), span: reference.nameSpan)
      .inScope(of: entry.value)
    return expanding(written, among: known).compactMap { value in
      guard let text = value.text else { return nil }
      let name = known.contains(text) ? text : resolveReference(text, in: value)
      return name.map { reference.named($0) }
    }
  }

  private func readChange(
    of view: Names.View, _ reference: PropertyReference, _ entry: SourceValue.Entry
  ) -> ActionPlan.Change? {
    let property = reference.property
    if let attribute = ConstraintAttribute(rawValue: property),
      view.constraintCounts[attribute] == 1
    {
      report(
        .unknownKey, "'\(property)' of '\(view.name)' is a constraint", at: entry.keySpan,
        expected: ConstraintProperties.all.map { "\(view.name).\(property).\($0.name)" }
          .joined(separator: ", "))
      return nil
    }
    if property == ViewKeys.gradient.name, view.kind.name == ViewKind.Name.view.rawValue,
      let written = view.written, written[property] == nil
    {
      report(
        .doesNotFit, "'\(view.name.shortened)' has no gradient that an action could change",
        at: entry.keySpan, help: "give the view a 'gradient' where it is declared")
      return nil
    }
    if ViewKind.sizes.contains(where: { $0.name == property }) {
      with(subject: "'\(property)'").recordSize(of: view.name, entry.value)
    }
    if view.isPlacedByLayout, ViewKind.places.contains(where: { $0.name == property }) {
      warn(
        .placeWithoutEffect,
        "'\(property)' of '\(view.name.shortened)' has an effect only until the next layout",
        at: entry.keySpan, help: "set a constant of its constraints, or its transform")
    }
    let assignment = readAssignment(
      property, of: view.kind.properties, title: view.kind.table.title, entry)
    if assignment != nil { checkLimits(of: view, property, entry) }
    let moves = ViewKind.geometryNames.contains(property)
    if moves, view.isPart {
      report(
        .wouldRaise, "'\(property)' of a component's part cannot be set", at: entry.keySpan,
        help: "a component moves its parts itself")
    }
    return assignment.map { .view(view.name, moves: moves, $0) }
  }

  private func reportUnknown(_ reference: PropertyReference, _ what: String, known: NameList) {
    reportUnknown(
      .unknownReference, "unknown \(what) '\(reference.name.shortened)'", reference.name,
      at: reference.nameSpan, known: known.names)
  }

  private func readAssignment<Target>(
    _ name: String, of properties: [Property<Target>], title: String, _ entry: SourceValue.Entry,
    help: String? = nil
  ) -> PropertyAssignment<Target>? {
    guard let property = properties.first(where: { $0.name == name }) else {
      reportUnknown(
        .unknownKey, "unknown property '\(name.shortened)' of \(title)", name,
        at: entry.keySpan, known: properties.map(\.name), help: help)
      return nil
    }
    return property.read(entry.value, with(subject: "'\(name)'"))
  }
}

/// A reference to a property, such as `ball.alpha`.
private struct PropertyReference {
  private(set) var name: String
  let property: String
  let nameSpan: SourceSpan

  /// Parses a key; reports a key that does not name a property.
  init?(_ entry: SourceValue.Entry, _ context: ReadingContext) {
    guard let dot = entry.key.lastIndex(of: ".") else {
      let nested = entry.value.entries?.first
      guard context.names.state.isEmpty || nested != nil else {
        context.reportUnknown(
          .unknownReference, "unknown state variable '\(entry.key.shortened)'", entry.key,
          at: entry.keySpan, known: context.names.state.map(\.name))
        return nil
      }
      context.report(
        .wrongType, "missing property in '\(entry.key.shortened)'", at: entry.keySpan,
        expected: "a name and a property, such as ball.backgroundColor",
        help: nested.map { "write '\(entry.key.shortened).\($0.key.shortened): …'" })
      return nil
    }
    name = String(entry.key[..<dot])
    property = String(entry.key[entry.key.index(after: dot)...])
    nameSpan = SourceSpan(
      line: entry.keySpan.line, column: entry.keySpan.column, length: max(name.count, 1))
  }

  /// Returns the same property of something else.
  func named(_ name: String) -> PropertyReference {
    var reference = self
    reference.name = name
    return reference
  }
}
