import Components
import UIKit

extension ComponentKind {
  /// A menu that swipes open and close.
  static let menu = ComponentKind(
    "menu", title: "a menu", keys: [MenuKeys.options, MenuKeys.width, MenuKeys.barHeight],
    properties: MenuKeys.properties,
    parts: [
      .one("backgroundView") { (menu: MenuComponent) in menu.backgroundView },
      .one("view") { $0.menuView },
      .each(
        "options", of: MenuKeys.options,
        .init { $0.tableView.cellForRow(at: IndexPath(row: $1, section: 0)) }),
    ],
    calls: [ComponentCall("open") { $0.open() }, ComponentCall("close") { $0.close() }],
    events: [
      ComponentEvent.Source(kind: .selected, series: "options", hasTitles: true),
      ComponentEvent.Source(kind: .opened), ComponentEvent.Source(kind: .closed),
    ],
    observe: { $0.delegate = $1 }
  ) { fields in
    let values = fields.read(MenuKeys.options, MenuKeys.width, MenuKeys.barHeight)
    guard let (options, width, barHeight) = values else { return nil }
    return { targetView in
      MenuComponent(options: options, width: width, barHeight: barHeight, targetView: targetView)
    }
  }
}

private enum MenuKeys {
  private static let maxOptions = 50

  static let options = Key(
    "options",
    .list(of: .text, "a list of 1 to \(maxOptions) strings", count: 1...maxOptions),
    isRequired: true, "The options, from top to bottom.")
  static let width = Key(
    "width",
    .number(1...Limits.stageSide, "a number from 1 to \(Int(Limits.stageSide))"),
    default: MenuComponent.defaultWidth.plainDescription, "The width of the menu, in points.")
  static let barHeight = Key(
    "barHeight", .number(0...500, "a number from 0 to 500"), default: "0",
    "The height of the bar below the menu, in points.")

  static let properties: [Property<MenuComponent>] = [
    Property(
      "push", magnitude, default: MenuComponent.defaultPush.plainDescription,
      "The magnitude of the push with which the menu starts to open or close."
    ) { $0.push = $1 },
    Property(
      "gravity", magnitude, default: MenuComponent.defaultGravity.plainDescription,
      "The magnitude of the gravity that opens or closes the menu."
    ) { $0.gravity = $1 },
    Property(
      "elasticity", .fraction, default: MenuComponent.defaultElasticity.plainDescription,
      "The elasticity of the menu at the end of its way, from 0 to 1."
    ) { $0.elasticity = $1 },
  ]
  private static let magnitude = ValueType<Double>.number(0...1000, "a number from 0 to 1000")
}
