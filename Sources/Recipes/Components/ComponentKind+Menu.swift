import Components
import UIKit

extension ComponentKind {
  /// A menu that swipes pull in and send back.
  static let menu = ComponentKind(
    name: "menu", table: MenuKeys.table, calls: ["open", "close"],
    parts: { value, checker in
      let options = value[MenuKeys.options.name].flatMap(checker.resolve)?.elements ?? []
      return [("backgroundView", .view), ("view", .view)]
        + options.indices.prefix(MenuKeys.mostOptions).map { ("options.\($0)", .view) }
    },
    read: { fields in
      let options = fields.read(MenuKeys.options)
      let barHeight = fields.read(MenuKeys.barHeight)
      guard let options, let barHeight else { return nil }
      return { targetView in
        let menu = MenuComponent(options: options, barHeight: barHeight, targetView: targetView)
        return LiveComponent(
          parts: [("backgroundView", { menu.backgroundView }), ("view", { menu.menuView })]
            + options.indices.map { row in
              (
                "options.\(row)", { menu.tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
              )
            },
          calls: ["open": { menu.open() }, "close": { menu.close() }])
      }
    })
}

private enum MenuKeys {
  static let mostOptions = 50

  static let kind = Key("kind", .text, isRequired: true, "What kind of component it is.")
  static let options = Key(
    "options",
    .list(of: .text, "a list of 1 to \(mostOptions) texts", count: 1...mostOptions),
    isRequired: true, "What the menu lists, from top to bottom.")
  static let barHeight = Key(
    "barHeight", .number(0...500, "a number from 0 to 500"), usual: "0",
    "The height of the bar below the menu.")
  static let table = Table("a menu", [kind, options, barHeight])
}
