import UIKit

/// An event that a component reports to its delegate.
struct ComponentEvent: Equatable, Sendable {
  /// The kinds of events, as they are written.
  enum Kind: String, Sendable {
    /// An option, a row, a button or a card is tapped.
    case selected
    /// The component or one of its cards opens.
    case opened
    /// The component or one of its cards closes.
    case closed
  }

  /// An event that components of a kind report.
  struct Source: Sendable {
    /// The event.
    let kind: Kind
    /// The path of the series whose elements the event concerns, such as `options`; nil if it
    /// concerns the component as a whole.
    var series: String?
    /// Whether these elements have titles.
    var hasTitles = false
  }

  /// The element that an event concerns, such as an option of a menu.
  struct Element: Sendable {
    let index: Int
    /// The title; nil if the element has none.
    let title: String?
  }

  let kind: Kind
  /// The name of the component.
  let component: String
  /// The index of the element that the event concerns, such as that of an option; nil for any, or
  /// if the event concerns the component as a whole.
  let index: Int?
}

/// The keys of handlers of the events that components report.
enum ComponentEventKeys {
  static let all: [Alternative<EventHandler.Event>] = [
    Alternative(Key("selected", .event(.selected), "Handles a tap on a part of a component.")) {
      .component($0)
    },
    Alternative(
      Key(
        "opened", .event(.opened),
        "Handles a menu when it starts to open, or a city's card when it has opened.")
    ) { .component($0) },
    Alternative(
      Key(
        "closed", .event(.closed),
        "Handles a menu when it starts to close, or a city's card when it has closed.")
    ) { .component($0) },
  ]
}

extension ValueType<ComponentEvent> {
  /// The name of a component that reports an event, or of one of the parts that it concerns.
  fileprivate static func event(_ kind: ComponentEvent.Kind) -> ValueType {
    ValueType("the name of a component, or of a part such as menu.options.0", .reference) {
      value, context in
      let sources = context.names.components.flatMap { component in
        component.kind.events.filter { $0.kind == kind }.map { (component.name, $0.series) }
      }
      for (name, series) in sources {
        if value.text == name { return ComponentEvent(kind: kind, component: name, index: nil) }
        if let path = value.text, let index = series.flatMap({ path.index(in: "\(name).\($0).") }),
          context.names.view(path) != nil
        {
          return ComponentEvent(kind: kind, component: name, index: index)
        }
      }
      if kind == .selected, let name = value.text, context.names.isSelectable(name) {
        return ComponentEvent(kind: kind, component: name, index: nil)
      }
      let parts = context.names.views.map(\.name).filter { part in
        kind == .selected && context.names.isSelectable(part)
          || sources.contains { name, series in
            series.flatMap { part.index(in: "\(name).\($0).") } != nil
          }
      }
      let known = sources.map(\.0) + parts
      if let name = value.text, context.names.hasItem(name) {
        context.reportUnknown(
          .unknownReference, "'\(name.shortened)' does not report '\(kind.rawValue)'", name,
          at: value.span, known: known)
      } else {
        _ = ValueType<String>.reference(value, context, to: "component", among: NameList(known))
      }
      return nil
    }
  }
}

extension Names {
  /// Returns what actions may use of an event.
  func inputs(of event: ComponentEvent) -> TouchInputs {
    let lists = [ViewKind.Name.tableView.rawValue, ViewKind.Name.tabBar.rawValue]
    if let view = view(event.component), lists.contains(view.kind.name) { return [.index, .title] }
    let kind = components.first { $0.name == event.component }?.kind
    guard let source = kind?.events.first(where: { $0.kind == event.kind }), source.series != nil
    else { return [] }
    return source.hasTitles ? [.index, .title] : .index
  }

  /// Returns whether a view reports that the user selects it or something in it: a table view, a row or its
  /// actions, or a tab bar or its items.
  fileprivate func isSelectable(_ name: String) -> Bool {
    let kinds: [ViewKind.Name] = [.tableView, .row, .swipeAction, .tabBar, .tabBarItem]
    return view(name).map { view in kinds.contains { $0.rawValue == view.kind.name } } ?? false
  }

  /// Returns whether a component or a view has a name.
  fileprivate func hasItem(_ name: String) -> Bool {
    view(name) != nil || components.contains { $0.name == name }
  }
}

extension String {
  /// Returns the number after a prefix; nil if the text is something else.
  fileprivate func index(in prefix: String) -> Int? {
    hasPrefix(prefix) ? Int(dropFirst(prefix.count)) : nil
  }
}
