import Components
import UIKit

/// A kind of component: its keys, its parts, its calls and how a component is made.
struct ComponentKind: MappingKind {
  let name: String
  let table: Table
  /// The names of the calls.
  let calls: [String]
  /// The names of the calls without any of which components are not on the screen.
  let presentingCalls: [String]
  /// The names of the calls that need a screen with a navigation bar.
  let navigationCalls: [String]
  /// The events that components report.
  let events: [ComponentEvent.Source]
  /// Returns the parts of a component as it is written, in the order in which they are traced.
  let parts: @Sendable (SourceValue, ReadingContext) -> [(path: String, kind: ViewKind)]
  /// Reads the views in the component with a name.
  let readViews: @Sendable (Fields, String) -> [ViewPlan]
  /// Reads the maker of a component in the stage's view.
  let read: @Sendable (Fields) -> (@MainActor @Sendable (ActionContext) -> LiveComponent)?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - keys: The keys that are not properties.
  ///   - content: The views in a component; nil for none.
  ///   - observe: Makes an observer the delegate of a component.
  ///   - read: Reads the maker of a component in a view, without its properties.
  init<Component: AnyObject>(
    _ name: String, title: String, keys: [any KeyDescription],
    properties: [Property<Component>] = [], rules: [TableRule] = [],
    parts: [ComponentPart<Component>], calls: [ComponentCall<Component>] = [],
    events: [ComponentEvent.Source] = [], content: ComponentContent<Component>? = nil,
    observe: @escaping @MainActor @Sendable (Component, ComponentObserver) -> Void,
    read: @escaping @Sendable (Fields) -> (@MainActor @Sendable (UIView) -> Component)?
  ) {
    self.name = name
    table = Table(
      title, [Key.kind("The kind of component.")] + keys + properties, rules: rules)
    self.calls = calls.map(\.name)
    presentingCalls = calls.filter(\.presents).map(\.name)
    navigationCalls = calls.filter(\.needsNavigationBar).map(\.name)
    self.events = events
    self.parts = { value, context in
      parts.flatMap { $0.elements(in: value, context) }.map { ($0.path, $0.kind) }
    }
    readViews = { fields, name in
      guard let content else { return [] }
      let context = fields.context.with(superview: "\(name).\(Self.contentPath)")
      return fields.with(context).read(content.views.optional).flatMap(\.self) ?? []
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
          container: content?.container(component), observer: observer)
      }
    }
  }

  /// The path of the part that contains the views in a component.
  static let contentPath = "view"

  /// All kinds.
  static let kinds: KindSet<ComponentKind> = KindSet(
    "a component",
    [
      "alert": { alert }, "alertController": { alertController }, "cityGuide": { cityGuide },
      "menu": { menu }, "springList": { springList }, "viewController": { viewController },
    ])
}

/// A component on a stage.
@MainActor
struct LiveComponent {
  /// The parts, by their paths below the component's name; nil for a cell that is not visible.
  let parts: [(path: String, view: () -> UIView?)]
  /// The calls, by name.
  let calls: [(name: String, action: () -> Void)]
  /// The view that contains the views in the component; nil for none.
  let container: UIView?
  /// The component's delegate, which the component does not retain.
  let observer: ComponentObserver
}

/// A component of a recipe.
struct ComponentPlan: Sendable {
  /// The component's name.
  let name: String
  /// The views in the component, from back to front.
  let views: [ViewPlan]
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
    let name = entry.declaredName
    let views = kind.readViews(fields, name)
    return kind.read(fields).map { ComponentPlan(name: name, views: views, make: $0) }
  }
}
