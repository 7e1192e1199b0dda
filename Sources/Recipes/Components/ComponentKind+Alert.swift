import Components
import UIKit

extension ComponentKind {
  /// An alert that snaps in and is pushed away.
  static let alert = ComponentKind(
    name: "alert", table: AlertKeys.table, calls: ["show"],
    parts: { value, checker in
      let buttons = value[AlertKeys.buttons.name].flatMap(checker.resolve)?.elements ?? []
      return [("backgroundView", .view), ("view", .view)]
        + buttons.indices.prefix(AlertKeys.mostButtons).map { ("buttons.\($0)", .button) }
    },
    read: { fields in
      let title = fields.read(AlertKeys.title)
      let message = fields.read(AlertKeys.message)
      let buttons = fields.read(AlertKeys.buttons)
      let damping = fields.read(AlertKeys.damping)
      guard let title, let message, let buttons, let damping else { return nil }
      return { targetView in
        let alert = AlertComponent(
          title: title, message: message, buttonTitles: buttons, targetView: targetView)
        alert.damping = damping
        return LiveComponent(
          parts: [("backgroundView", { alert.backgroundView }), ("view", { alert.alertView })]
            + alert.buttons.enumerated().map { index, button in ("buttons.\(index)", { button }) },
          calls: ["show": { alert.show() }])
      }
    })
}

private enum AlertKeys {
  static let mostButtons = 8

  static let kind = Key("kind", .text, isRequired: true, "What kind of component it is.")
  static let title = Key("title", .text, isRequired: true, "The line at the top.")
  static let message = Key("message", .text, isRequired: true, "The text below.")
  static let buttons = Key(
    "buttons",
    .list(of: .text, "a list of 1 to \(mostButtons) titles", count: 1...mostButtons),
    isRequired: true, "The buttons' titles, from top to bottom.")
  static let damping = Key(
    "damping", .fraction, usual: "0.8",
    "How much the snap that shows it is damped, from 0 to 1; less overshoots.")
  static let table = Table("an alert", [kind, title, message, buttons, damping])
}
