import UIKit

/// The tab bar on the stage of a recipe.
struct TabBarPlan: Sendable {
  /// The items, from left to right.
  let tabs: [Stage.Bars.Tab]
  /// The index of the selected item.
  let selected: Int
}

private enum TabBarKeys {
  private static let maxItems = 5

  static let items = Key(
    "items",
    .list(of: .tab, "a list of 1 to \(maxItems) titles such as [Ball, Menu]", count: 1...maxItems),
    isRequired: true, "The items, from left to right: titles, or mappings with images.")
  static let selected = Key(
    "selected", .integer(0...maxItems - 1, "a whole number from 0 to \(maxItems - 1)"),
    default: "0", "The index of the selected item; the first one is 0.")
  static let table = Table("a tab bar", [items, selected])
}

private enum TabKeys {
  static let title = Key("title", .text, isRequired: true, "The title of the item.")
  static let image = Key(
    "image", .image, "The image above the title, in the color of the item; about 25 points high.")
  static let selectedImage = Key(
    "selectedImage", .image, "The image of the selected item (default: image).")
  static let icon = Key("icon", .icon, "A symbol as the image, such as house.fill.")
  static let selectedIcon = Key(
    "selectedIcon", .icon, "A symbol as the image of the selected item (default: icon).")
  static let badge = Key("badge", .text, "The text of a badge at the image.")
  static let table = Table(
    "an item of a tab bar", [title, image, selectedImage, icon, selectedIcon, badge],
    rules: [
      .atMostOne(of: [image, icon]), .atMostOne(of: [selectedImage, selectedIcon]),
      .needs(selectedImage, oneOf: [image, icon]), .needs(selectedIcon, oneOf: [image, icon]),
    ])
}

extension ValueType<Stage.Bars.Tab> {
  /// An item of a tab bar: a title, or one with images.
  fileprivate static let tab: ValueType = mapping(
    "a title, or { title: Home, icon: house.fill }", TabKeys.table, shorthand: TabKeys.title,
    TabKeys.title, TabKeys.image.optional, TabKeys.selectedImage.optional, TabKeys.icon.optional,
    TabKeys.selectedIcon.optional, TabKeys.badge.optional
  ) { title, image, selectedImage, icon, selectedIcon, badge in
    var tab = Stage.Bars.Tab(
      title: title, image: image ?? icon, selectedImage: selectedImage ?? selectedIcon)
    tab.badgeValue = badge
    return tab
  }
}

extension ValueType<TabBarPlan> {
  /// A tab bar.
  static let tabBar: ValueType = mapping(
    "a list of titles such as [Ball, Menu], or { items: [Ball, Menu], selected: 1 }",
    TabBarKeys.table, shorthand: TabBarKeys.items
  ) { fields in
    let values = fields.read(TabBarKeys.items, TabBarKeys.selected)
    guard let (tabs, selected) = values else { return nil }
    guard tabs.indices.contains(selected) else {
      fields.context.report(
        .doesNotFit, "the tab bar has no item \(selected)",
        at: fields.written(TabBarKeys.selected)?.span ?? fields.value.span,
        expected: tabs.count == 1
          ? "0, the only item" : "an index of an item, from 0 to \(tabs.count - 1)",
        found: "'\(selected)'")
      return nil
    }
    return TabBarPlan(tabs: tabs, selected: selected)
  }
}
