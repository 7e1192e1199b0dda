import UIKit

extension ValueType<[ActionPlan.Change]> {
  private static let expectation = "a mapping such as { ball.backgroundColor: blue }"

  /// A mapping from properties of named things to values.
  static let changes = ValueType(expectation, .shared("changes", form)) { value, checker in
    guard let entries = value.entries, !entries.isEmpty else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    return entries.compactMap(checker.readChange)
  }

  /// Kinds may have properties of the same name whose values are written in different ways.
  private static var form: Form {
    let properties =
      ViewKind.all.flatMap { $0.properties as [any KeyDescription] }
      + BehaviorKind.all.flatMap { $0.properties as [any KeyDescription] }
    return .entries(
      Dictionary(grouping: properties, by: \.name).map { (".+\\.\($0)", $1) })
  }
}

extension Checker {
  fileprivate func readChange(_ entry: SourceValue.Entry) -> ActionPlan.Change? {
    guard let dot = entry.key.lastIndex(of: ".") else {
      report(
        .wrongType, "'\(entry.key.shortened)' does not say which property", at: entry.keySpan,
        expected: "a name and a property, such as ball.backgroundColor")
      return nil
    }
    let name = String(entry.key[..<dot])
    let property = String(entry.key[entry.key.index(after: dot)...])
    let nameSpan = SourceSpan(
      line: entry.keySpan.line, column: entry.keySpan.column, length: max(name.count, 1))
    if let view = names.view(name) {
      if ["frame", "bounds"].contains(property) {
        with(subject: "'\(property)'") { noteSize(of: name, entry.value) }
      }
      let setting = readSetting(
        property, of: view.kind.properties, title: view.kind.table.title, entry)
      let moves = ViewKind.geometryNames.contains(property)
      if moves, view.isPart {
        report(
          .wouldRaise, "'\(property)' of a component's part cannot be set", at: entry.keySpan,
          help: "components move their parts themselves")
      }
      return setting.map { .view(name, moves: moves, $0) }
    }
    if let (_, kind) = names.behaviors.first(where: { $0.id == name }) {
      return readSetting(property, of: kind.properties, title: kind.table.title, entry)
        .map { .behavior(name, $0) }
    }
    reportUnknown(
      .unknownReference, "no view or behavior is called '\(name.shortened)'", name, at: nameSpan,
      known: names.views.map(\.name) + names.behaviors.map(\.id))
    return nil
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

private enum AnimationKeys {
  static let duration = Key(
    "duration", .duration(), isRequired: true, "How long the animation takes.")
  static let delay = Key("delay", .duration(), usual: "0s", "How long it waits first.")
  static let curve = Key("curve", .curve, usual: "easeInOut", "How it speeds up and slows down.")
  static let table = Table("an animation", [duration, delay, curve])
}

extension ValueType<UIView.AnimationOptions> {
  fileprivate static let curve = choice([
    ("easeInOut", .curveEaseInOut), ("easeIn", .curveEaseIn), ("easeOut", .curveEaseOut),
    ("linear", .curveLinear),
  ])
}

extension ValueType<ActionPlan.Animation> {
  /// A duration, or a mapping with a delay and a curve.
  static let animation = ValueType(
    "a duration, or { duration: 0.3s, delay: 0s, curve: easeOut }",
    .any([AnimationKeys.duration.form, .mapping(AnimationKeys.table)])
  ) { value, checker in
    guard
      let fields = checker.fields(of: value.below(AnimationKeys.duration), AnimationKeys.table)
    else { return nil }
    let duration = fields.read(AnimationKeys.duration)
    let delay = fields.read(AnimationKeys.delay)
    let curve = fields.read(AnimationKeys.curve)
    guard let duration, let delay, let curve else { return nil }
    return ActionPlan.Animation(duration: duration, delay: delay, curve: curve)
  }
}
