import Components
import UIKit

/// A kind of component: its keys, its calls and its parts.
struct ComponentKind: Sendable {
  /// A part's path below the component's name, with its kind.
  typealias Part = (path: String, kind: ViewKind)

  /// The kind's name in a recipe.
  let name: String
  /// The keys of a component of this kind.
  let table: Table
  /// What can be called.
  let calls: [String]
  /// Lists the parts of a component as it is written, in the order in which they are traced.
  let parts: @Sendable (SourceValue, Checker) -> [Part]
  /// Reads what makes a component in a view.
  let read: @Sendable (Fields) -> (@MainActor @Sendable (UIView) -> LiveComponent)?

  /// All kinds.
  static let all: [ComponentKind] = [alert, cityGuide, menu, springList]
}

/// A component on a stage, with what a recipe may do to it.
@MainActor
struct LiveComponent {
  /// The parts, by their paths below the component's name; nil for a list's cell that is not there now.
  let parts: [(path: String, view: () -> UIView?)]
  /// What can be called, by name.
  var calls: [String: () -> Void] = [:]
}

/// A component that a recipe asks for, checked.
struct ComponentPlan: Sendable {
  /// The component's name.
  let name: String
  /// Makes the component in a view.
  let make: @MainActor @Sendable (UIView) -> LiveComponent
}

extension ValueType<[ComponentPlan]> {
  /// A mapping from names to components.
  static let components = ValueType(
    "a mapping from names to components",
    .named(
      .kinds(ComponentKind.all.map { ($0.name, $0.table) }, usual: nil), most: Limits.components)
  ) { value, checker in
    guard let entries = value.entries else {
      checker.reportType(value, expected: "a mapping from names to components")
      return nil
    }
    checker.allow(
      entries.count, upTo: Limits.components, at: value.span,
      excess: "there are too many components")
    return entries.prefix(Limits.components).compactMap(checker.readComponent)
  }
}

extension Checker {
  fileprivate func readComponent(_ entry: SourceValue.Entry) -> ComponentPlan? {
    guard let value = resolve(entry.value) else { return nil }
    guard value.entries != nil, let written = value["kind"] else {
      report(
        .missingKey, "a component lacks 'kind'", at: entry.keySpan,
        expected: "kind: \(Self.componentKind.expectation)")
      return nil
    }
    let kind = with(subject: "'kind'") { Self.componentKind.read(written, self) }
    guard let kind, let fields = fields(of: value, kind.table, nameSpan: entry.keySpan) else {
      return nil
    }
    return kind.read(fields).map { ComponentPlan(name: entry.key, make: $0) }
  }

  private static let componentKind = ValueType<ComponentKind>.choice(
    ComponentKind.all.map { ($0.name, $0) })
}
