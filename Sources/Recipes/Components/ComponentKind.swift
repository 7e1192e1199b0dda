import Components
import UIKit

/// A kind of component: its keys, its parts, its calls and how a component is made.
struct ComponentKind: MappingKind {
  let name: String
  let table: Table
  /// The names of the calls.
  let calls: [String]
  /// The name of the call without which components are not on the screen; nil if there is none.
  let presentingCall: String?
  /// The events that components report.
  let events: [ComponentEvent.Source]
  /// Returns the parts of a component as it is written, in the order in which they are traced.
  let parts: @Sendable (SourceValue, ReadingContext) -> [(path: String, kind: ViewKind)]
  /// Reads the maker of a component in the stage's view.
  let read: @Sendable (Fields) -> (@MainActor @Sendable (ActionContext) -> LiveComponent)?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - keys: The keys that are not properties.
  ///   - observe: Makes an observer the delegate of a component.
  ///   - read: Reads the maker of a component in a view, without its properties.
  init<Component: AnyObject>(
    _ name: String, title: String, keys: [any KeyDescription],
    properties: [Property<Component>] = [], rules: [TableRule] = [],
    parts: [ComponentPart<Component>], calls: [ComponentCall<Component>] = [],
    events: [ComponentEvent.Source] = [],
    observe: @escaping @MainActor @Sendable (Component, ComponentObserver) -> Void,
    read: @escaping @Sendable (Fields) -> (@MainActor @Sendable (UIView) -> Component)?
  ) {
    self.name = name
    table = Table(
      title, [Key.kind("The kind of component.")] + keys + properties, rules: rules)
    self.calls = calls.map(\.name)
    presentingCall = calls.first(where: \.presents)?.name
    self.events = events
    self.parts = { value, context in
      parts.flatMap { $0.elements(in: value, context) }.map { ($0.path, $0.kind) }
    }
    self.read = { fields in
      let assignments = fields.assignments(properties)
      let parts = parts.flatMap { $0.elements(in: fields.value, fields.context) }
      guard let make = read(fields) else { return nil }
      return { context in
        let component = make(context.scene.contentView)
        for assign in assignments { assign(component, context) }
        let observer = ComponentObserver()
        observe(component, observer)
        return LiveComponent(
          parts: parts.map { part in (part.path, { part.view(component) }) },
          calls: calls.map { call in (call.name, { call.action(component) }) },
          observer: observer)
      }
    }
  }

  /// All kinds.
  static let kinds: KindSet<ComponentKind> = KindSet(
    "a component",
    [
      "alert": { alert }, "cityGuide": { cityGuide }, "menu": { menu },
      "springList": { springList },
    ])
}

/// A component on a stage.
@MainActor
struct LiveComponent {
  /// The parts, by their paths below the component's name; nil for a cell that is not visible.
  let parts: [(path: String, view: () -> UIView?)]
  /// The calls, by name.
  let calls: [(name: String, action: () -> Void)]
  /// The component's delegate, which the component does not retain.
  let observer: ComponentObserver
}

/// A component of a recipe.
struct ComponentPlan: Sendable {
  /// The component's name.
  let name: String
  /// Makes the component in the stage's view.
  let make: @MainActor @Sendable (ActionContext) -> LiveComponent
}

extension ValueType<[ComponentPlan]> {
  /// A mapping from names to components.
  static let components: ValueType = named(
    "a mapping from names to components", ComponentKind.kinds.shape,
    maxCount: Limits.components, excess: "too many components"
  ) { entry, context in
    guard let (kind, fields) = ComponentKind.kinds.fields(of: entry, context) else { return nil }
    return kind.read(fields).map { ComponentPlan(name: entry.declaredName, make: $0) }
  }
}
