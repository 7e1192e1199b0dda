import UIKit

extension ComponentKind {
  /// UIKit's alert, or its action sheet.
  static let alertController = ComponentKind(
    "alertController", title: "an alert controller",
    keys: [
      AlertControllerKeys.preferredStyle, AlertControllerKeys.title, AlertControllerKeys.message,
      AlertControllerKeys.textFields, AlertControllerKeys.actions,
    ],
    parts: [
      .one("view") { (alert: AlertPresenter) in alert.controller.viewIfLoaded },
      .each(
        "textFields", of: AlertControllerKeys.textFields, .init("", .textField) { $0.field($1) }),
      .each("actions", of: AlertControllerKeys.actions, .init { $0.button($1) }),
    ],
    calls: [
      ComponentCall("present", presents: true) { $0.present() },
      ComponentCall("dismiss") { $0.dismiss() },
    ],
    events: [ComponentEvent.Source(kind: .selected, series: "actions", hasTitles: true)],
    observe: { $0.observer = $1 }
  ) { fields in
    let title = fields.read(AlertControllerKeys.title.optional)
    let message = fields.read(AlertControllerKeys.message.optional)
    let placeholders = fields.read(AlertControllerKeys.textFields.optional)
    let values = fields.read(AlertControllerKeys.preferredStyle, AlertControllerKeys.actions)
    guard let title, let message, let placeholders, let (style, actions) = values,
      fields.check(actions), fields.check(placeholders ?? [], for: style)
    else { return nil }
    return { view in
      AlertPresenter(
        UIAlertController(title: title, message: message, preferredStyle: style),
        placeholders: placeholders ?? [], actions: actions, over: view)
    }
  }
}

/// An action of an alert.
struct AlertActionPlan: Sendable {
  let title: String
  let style: UIAlertAction.Style
}

private enum AlertControllerKeys {
  static let preferredStyle = Key(
    "preferredStyle",
    .choice([("alert", UIAlertController.Style.alert), ("actionSheet", .actionSheet)]),
    default: "alert", "A card in the middle of the screen, or buttons at its bottom.")
  static let title = Key("title", .text, "The title.")
  static let message = Key("message", .text, "The text below the title.")
  static let textFields = Key(
    "textFields",
    .list(of: .text, "a list of placeholders such as [Name, Password]", count: 1...4),
    "The text fields of an alert, by their placeholders, from top to bottom.")
  static let actions = Key(
    "actions",
    .list(
      of: .alertAction, "a list of actions such as [OK, { title: Delete, style: destructive }]",
      count: 1...10), isRequired: true, "The actions, in the order in which they are added.")
}

private enum AlertActionKeys {
  static let title = Key("title", .text, isRequired: true, "The title.")
  static let style = Key(
    "style",
    .choice([
      ("default", UIAlertAction.Style.default), ("cancel", .cancel), ("destructive", .destructive),
    ]), default: "default", "The style, which determines the look and, for cancel, the place.")
  static let table = Table("an action of an alert", [title, style])
}

extension ValueType<AlertActionPlan> {
  /// An action: a title, or a title with a style.
  fileprivate static let alertAction: ValueType = mapping(
    "a title, or { title: Delete, style: destructive }", AlertActionKeys.table,
    shorthand: AlertActionKeys.title, AlertActionKeys.title, AlertActionKeys.style
  ) { AlertActionPlan(title: $0, style: $1) }
}

extension Fields {
  /// Reports a second action with the style cancel, for which UIKit raises.
  fileprivate func check(_ actions: [AlertActionPlan]) -> Bool {
    let cancels = actions.indices.filter { actions[$0].style == .cancel }
    guard cancels.count > 1 else { return true }
    let elements = written(AlertControllerKeys.actions)?.elements
    context.report(
      .wouldRaise, "an alert has at most one action with the style 'cancel'",
      at: elements.flatMap { $0.indices.contains(cancels[1]) ? $0[cancels[1]].span : nil }
        ?? value.span, expected: "the style 'default' or 'destructive'")
    return false
  }

  /// Reports text fields in an action sheet, for which UIKit raises.
  fileprivate func check(_ placeholders: [String], for style: UIAlertController.Style) -> Bool {
    guard style == .actionSheet, !placeholders.isEmpty else { return true }
    context.report(
      .wouldRaise, "an action sheet has no text fields",
      at: written(AlertControllerKeys.textFields)?.span ?? value.span,
      expected: "preferredStyle: alert")
    return false
  }
}

/// Presents an alert controller over a stage.
@MainActor
final class AlertPresenter {
  let controller: UIAlertController
  weak var observer: ComponentObserver?
  private weak var view: UIView?

  init(
    _ controller: UIAlertController, placeholders: [String], actions: [AlertActionPlan],
    over view: UIView
  ) {
    (self.controller, self.view) = (controller, view)
    for placeholder in placeholders {
      controller.addTextField { $0.placeholder = placeholder }
    }
    for (index, plan) in actions.enumerated() {
      controller.addAction(
        UIAlertAction(title: plan.title, style: plan.style) { [weak self] _ in
          self?.observer?.report(
            .selected, ComponentEvent.Element(index: index, title: plan.title))
        })
    }
  }

  func present() {
    guard controller.presentingViewController == nil else { return }
    view?.topController?.present(controller, animated: true)
  }

  func dismiss() {
    guard !controller.isBeingDismissed else { return }
    controller.presentingViewController?.dismiss(animated: true)
  }

  /// Returns a text field; nil if there are fewer.
  func field(_ index: Int) -> UIView? {
    let fields = controller.textFields ?? []
    return fields.indices.contains(index) ? fields[index] : nil
  }

  /// Returns the button of an action; nil until the alert is presented.
  func button(_ index: Int) -> UIView? {
    let actions = controller.actions
    return actions.indices.contains(index) ? controller.button(for: actions[index]) : nil
  }
}

extension UIView {
  /// The controller that presents the next one over the screen of the stage whose view this is.
  var topController: UIViewController? {
    var top = next as? UIViewController
    while let parent = top?.parent { top = parent }
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}
