/// The tab bar on the stage of a recipe.
struct TabBarPlan: Sendable {
  /// The titles of the items, from left to right.
  let titles: [String]
  /// The index of the selected item.
  let selected: Int
}

private enum TabBarKeys {
  private static let maxItems = 5

  static let items = Key(
    "items",
    .list(of: .text, "a list of 1 to \(maxItems) titles such as [Ball, Menu]", count: 1...maxItems),
    isRequired: true, "The titles of the items, from left to right.")
  static let selected = Key(
    "selected", .integer(0...maxItems - 1, "a whole number from 0 to \(maxItems - 1)"),
    default: "0", "The index of the selected item; the first one is 0.")
  static let table = Table("a tab bar", [items, selected])
}

extension ValueType<TabBarPlan> {
  /// A tab bar.
  static let tabBar: ValueType = mapping(
    "a list of titles such as [Ball, Menu], or { items: [Ball, Menu], selected: 1 }",
    TabBarKeys.table, shorthand: TabBarKeys.items
  ) { fields in
    let values = fields.read(TabBarKeys.items, TabBarKeys.selected)
    guard let (titles, selected) = values else { return nil }
    guard titles.indices.contains(selected) else {
      fields.context.report(
        .doesNotFit, "the tab bar has no item \(selected)",
        at: fields.written(TabBarKeys.selected)?.span ?? fields.value.span,
        expected: titles.count == 1
          ? "0, the only item" : "an index of an item, from 0 to \(titles.count - 1)",
        found: "'\(selected)'")
      return nil
    }
    return TabBarPlan(titles: titles, selected: selected)
  }
}
