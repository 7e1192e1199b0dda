import UIKit

/// The navigation bar of a screen.
struct NavigationBarPlan: Sendable {
  let title: String?
  let prefersLargeTitles: Bool
  /// The title of the screen below in the stack; nil for none.
  let back: String?
  let left: [BarItemPlan]
  let right: [BarItemPlan]
}

/// A button of a bar.
struct BarItemPlan: Sendable {
  let title: String?
  let image: UIImage?
}

private enum BarItemKeys {
  static let title = Key("title", .text, "The title of the button.")
  static let icon = Key("icon", .icon, "A symbol as the button, such as plus.")
  static let image = Key("image", .image, "An image as the button.")
  static let table = Table(
    "a button of a bar", [title, icon, image], rules: [.atMostOne(of: [title, icon, image])])
}

private enum NavigationBarKeys {
  private static let items = ValueType<[BarItemPlan]>.list(
    of: .barItem, "a list of buttons such as [Edit, { icon: plus }]", count: 1...4)

  static let title = Key("title", .text, "The title.")
  static let prefersLargeTitles = Key(
    "prefersLargeTitles", .boolean, default: "false",
    "Whether the title is large, and collapses as the list scrolls.")
  static let back = Key(
    "back", .text, "The title of the screen before, which the back button shows.")
  static let left = Key("left", items, "The buttons at the leading side, from there on.")
  static let right = Key("right", items, "The buttons at the trailing side, from there on.")
  static let table = Table("a navigation bar", [title, prefersLargeTitles, back, left, right])
}

extension ValueType<BarItemPlan> {
  /// A button: a title, or an icon.
  fileprivate static let barItem: ValueType = mapping(
    "a title, or { icon: plus }", BarItemKeys.table, shorthand: BarItemKeys.title,
    BarItemKeys.title.optional, BarItemKeys.icon.optional, BarItemKeys.image.optional
  ) { BarItemPlan(title: $0, image: $1 ?? $2) }
}

extension ValueType<NavigationBarPlan> {
  /// A navigation bar: a title, or a mapping.
  static let navigationBar: ValueType = mapping(
    "a title, or { title: Settings, prefersLargeTitles: true }", NavigationBarKeys.table,
    shorthand: NavigationBarKeys.title, NavigationBarKeys.title.optional,
    NavigationBarKeys.prefersLargeTitles, NavigationBarKeys.back.optional,
    NavigationBarKeys.left.optional, NavigationBarKeys.right.optional
  ) { title, isLarge, back, left, right in
    NavigationBarPlan(
      title: title, prefersLargeTitles: isLarge, back: back, left: left ?? [], right: right ?? [])
  }
}
