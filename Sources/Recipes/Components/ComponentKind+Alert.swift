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
    calls: [ComponentCall("show", presents: true) { $0.show() }],
    events: [ComponentEvent.Source(kind: .selected, series: "buttons", hasTitles: true)],
    observe: { $0.delegate = $1 }
  ) { fields in
    let values = fields.read(AlertKeys.title, AlertKeys.message, AlertKeys.buttons)
    guard let (title, message, buttons) = values else { return nil }
    fields.checkFit(of: buttons)
    return { targetView in
      AlertComponent(title: title, message: message, buttonTitles: buttons, targetView: targetView)
    }
  }
}

private enum AlertKeys {
  static let title = Key("title", .text, isRequired: true, "The title.")
  static let message = Key("message", .text, isRequired: true, "The text below the title.")
  static let buttons = Key(
    "buttons",
    .list(of: .text, "a list of titles"), isRequired: true,
    "The titles of the buttons, from top to bottom; as many as fit on the stage.")
}

extension Fields {
  /// The number of buttons that every alert may have, also on a small stage.
  private static let minLimit = 8

  /// Reports an alert with so many buttons that it is higher than the stage.
  fileprivate func checkFit(of buttons: [String]) {
    guard let height = context.stageSize?.height else { return }
    let fitting = buttons.indices.prefix {
      AlertComponent.size(buttonCount: $0 + 1).height <= height
    }.count
    let limit = max(fitting, Self.minLimit)
    guard buttons.count > limit else { return }
    context.report(
      .doesNotFit, "the alert is higher than the stage",
      at: written(AlertKeys.buttons)?.span ?? value.span, expected: "at most \(limit) buttons",
      found: "\(buttons.count) buttons")
  }
}
