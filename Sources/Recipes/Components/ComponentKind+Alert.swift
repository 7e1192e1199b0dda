import Components
import UIKit

extension ComponentKind {
  /// An alert that snaps in and is pushed away.
  static let alert = ComponentKind(
    "alert", title: "an alert", keys: [AlertKeys.title, AlertKeys.message, AlertKeys.buttons],
    properties: [
      Property(
        "damping", .fraction, default: AlertComponent.defaultDamping.plainDescription,
        "The damping of the snap that presents the alert, from 0 to 1; less overshoots more."
      ) { (alert: AlertComponent, damping: Double) in alert.damping = damping }
    ],
    parts: [
      .one("backgroundView") { $0.backgroundView },
      .one("view") { $0.alertView },
      .each("buttons", of: AlertKeys.buttons, .init("", .button) { $0.buttons[$1] }),
    ],
    calls: [ComponentCall("show") { $0.show() }]
  ) { fields in
    let values = fields.read(AlertKeys.title, AlertKeys.message, AlertKeys.buttons)
    guard let (title, message, buttons) = values else { return nil }
    return { targetView in
      AlertComponent(title: title, message: message, buttonTitles: buttons, targetView: targetView)
    }
  }
}

private enum AlertKeys {
  private static let maxButtons = 8

  static let title = Key("title", .text, isRequired: true, "The title.")
  static let message = Key("message", .text, isRequired: true, "The text below the title.")
  static let buttons = Key(
    "buttons",
    .list(of: .text, "a list of 1 to \(maxButtons) titles", count: 1...maxButtons),
    isRequired: true, "The titles of the buttons, from top to bottom.")
}
