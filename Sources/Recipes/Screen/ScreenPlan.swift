import UIKit

/// The bars of a screen, in UIKit's controllers; its list is one of the recipe's views.
struct ScreenPlan: Sendable {
  let navigationBar: NavigationBarPlan?
  let tabBar: TabBarPlan?

  /// Whether there are bars that receive touches.
  var hasBars: Bool { navigationBar != nil || tabBar != nil }
}

/// The keys of a screen.
enum ScreenKeys {
  static let navigationBar = Key(
    "navigationBar", .navigationBar,
    "A navigation bar: its title, or a mapping with a large title and buttons.")
  static let tabBar = Key("tabBar", .tabBar, "A tab bar: its items, and the selected one.")
  static let list = Key(
    "list", .screenList,
    "A table between the bars, behind the other views: the view 'list', of the kind tableView.")
  static let table = Table("a screen", [navigationBar, tabBar, list])
}

extension ValueType<ScreenPlan> {
  /// The bars and the list of a screen.
  static let screen: ValueType = mapping(
    "a mapping such as { navigationBar: Settings, list: { sections: … } }", ScreenKeys.table,
    ScreenKeys.navigationBar.optional, ScreenKeys.tabBar.optional, ScreenKeys.list.optional
  ) { navigationBar, tabBar, _ in ScreenPlan(navigationBar: navigationBar, tabBar: tabBar) }
}

extension ValueType<Void> {
  /// The list of a screen, which is read as a view.
  fileprivate static let screenList = ValueType(
    "a mapping such as { style: insetGrouped, sections: … }",
    .shared("screenList", .mapping(ViewKind.screenList.table))
  ) { value, context in
    guard context.resolve(value)?.entries == nil else { return () }
    context.reportType(value, expected: "a mapping such as { style: insetGrouped, sections: … }")
    return nil
  }
}

extension SourceValue {
  /// Returns the recipe with the list of its screen as the rearmost view, which fills the screen.
  func movingList() -> SourceValue {
    let screen = RecipeKeys.screen.name
    guard let list = self[screen]?[ScreenKeys.list.name], list.entries != nil,
      let span = self[screen]?.entries?.first(where: { $0.key == ScreenKeys.list.name })?.keySpan
    else { return self }
    func value(_ content: Content) -> SourceValue {
      SourceValue(content: content, span: list.span, origin: list.origin)
    }
    var view = list.replacing(
      ViewKeys.kind.name, with: value(.plain(ViewKind.Name.tableView.rawValue)))
    if ["frame", "bounds", "center", ViewKeys.constraints.name].allSatisfy({ list[$0] == nil }) {
      let edges = ["left", "right", "top", "bottom"].reduce(value(.mapping([]))) {
        $0.replacing($1, with: value(.plain("superview.\($1)")))
      }
      view = view.replacing(ViewKeys.constraints.name, with: edges)
    }
    let others = self[RecipeKeys.views.name]
    guard others == nil || others?.entries != nil else { return self }
    let views = (others ?? value(.mapping([])))
      .prepending(ScreenKeys.list.name, span: span, with: view)
    return replacing(RecipeKeys.views.name, with: views)
      .replacing(screen, with: self[screen]?.replacing(ScreenKeys.list.name, with: nil))
  }
}
