import Components
import UIKit

extension ComponentKind {
  /// A menu that swipes open and close.
  static let menu = ComponentKind(
    "menu", title: "a menu", keys: [MenuKeys.options, MenuKeys.barHeight],
    parts: [
      .one("backgroundView") { (menu: MenuComponent) in menu.backgroundView },
      .one("view") { $0.menuView },
      .each(
        "options", of: MenuKeys.options,
        .init { $0.tableView.cellForRow(at: IndexPath(row: $1, section: 0)) }),
    ],
    calls: [ComponentCall("open") { $0.open() }, ComponentCall("close") { $0.close() }]
  ) { fields in
    guard let (options, barHeight) = fields.read(MenuKeys.options, MenuKeys.barHeight) else {
      return nil
    }
    return { targetView in
      MenuComponent(options: options, barHeight: barHeight, targetView: targetView)
    }
  }
}

private enum MenuKeys {
  private static let maxOptions = 50

  static let options = Key(
    "options",
    .list(of: .text, "a list of 1 to \(maxOptions) strings", count: 1...maxOptions),
    isRequired: true, "The options, from top to bottom.")
  static let barHeight = Key(
    "barHeight", .number(0...500, "a number from 0 to 500"), default: "0",
    "The height of the bar below the menu, in points.")
}
