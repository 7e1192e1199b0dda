import UIKit

/// Receives the events of an alert view.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when a button is tapped; the alert is dismissed afterwards.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called when the alert has been dismissed.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Called before the alert is shown.
  func willPresent(_ alertView: UIAlertView)
  /// Called when the alert is shown.
  func didPresent(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
}

/// Receives the events of an action sheet.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Called when a button is tapped; the sheet is dismissed afterwards.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called when the sheet has been dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(
    _ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int
  ) {}
}

/// How an alert view asks for text.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text.
  case `default` = 0
  /// A field that hides its text.
  case secureTextInput = 1
  /// A field.
  case plainTextInput = 2
  /// A field for a name, and one that hides a password.
  case loginAndPasswordInput = 3
}

/// An alert as iOS 8 replaced it by `UIAlertController`, which shows it.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The title.
  open var title = ""
  /// The message; nil by default.
  open var message: String?
  /// Receives the events.
  open weak var delegate: AnyObject?
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// How the alert asks for text; not at all by default.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { controller = nil }
  }
  private var titles: [String] = []
  private var controller: UIAlertController?

  /// Creates an alert with a button that cancels, unless its title is nil, and further buttons.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles firstTitle: String, _ moreTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstTitle] + moreTitles { addButton(withTitle: title) }
  }

  /// Creates an alert with a button that cancels, unless its title is nil.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Whether the alert is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }
  /// The index of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil for an index without button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Returns a field of the alert; nil if its style has none at the index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = prepared().textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows the alert in front of the window's topmost controller.
  open func show() {
    let receiver = delegate as? any UIAlertViewDelegate
    let controller = prepared()
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
      controller.addAction(UIAlertAction(title: title, style: style) { _ in self.end(index) })
    }
    receiver?.willPresent(self)
    SystemAlert.present(controller, animated: true) { receiver?.didPresent(self) }
  }

  /// Dismisses the alert as if a button was tapped, without reporting the tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated) {
      (self.delegate as? any UIAlertViewDelegate)?
        .alertView(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func prepared() -> UIAlertController {
    if let controller { return controller }
    let new = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let fields: [Bool] =
      switch alertViewStyle {
      case .default: []
      case .plainTextInput: [false]
      case .secureTextInput: [true]
      case .loginAndPasswordInput: [false, true]
      }
    for isSecure in fields { new.addTextField { $0.isSecureTextEntry = isSecure } }
    controller = new
    return new
  }

  private func end(_ index: Int) {
    controller = nil
    let receiver = delegate as? any UIAlertViewDelegate
    receiver?.alertView(self, clickedButtonAt: index)
    receiver?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// A sheet of actions as iOS 8 replaced it by `UIAlertController`, which shows it.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The title.
  open var title = ""
  /// Receives the events.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the red button; -1 for none.
  open var destructiveButtonIndex = -1
  private var titles: [String] = []
  private weak var controller: UIAlertController?

  /// Creates a sheet with the buttons whose titles are not nil.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let title = destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: title) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let title = cancelButtonTitle { cancelButtonIndex = addButton(withTitle: title) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Whether the sheet is shown.
  open var isVisible: Bool { controller?.presentingViewController != nil }

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// Returns the title of a button; nil for an index without button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the sheet at the bottom of the window.
  open func show(in view: UIView) {
    let new = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex
        ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      new.addAction(
        UIAlertAction(title: title, style: style) { _ in
          self.delegate?.actionSheet(self, clickedButtonAt: index)
          self.delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        })
    }
    controller = new
    SystemAlert.present(new, animated: true) {}
  }

  /// Dismisses the sheet as if a button was tapped, without reporting the tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated) {
      self.delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }
}

/// Presents alerts that programs show without a controller.
@MainActor
enum SystemAlert {
  /// Presents a controller in front of the topmost controller of the key window; without a window nothing happens.
  static func present(
    _ controller: UIAlertController, animated: Bool, completion: @escaping () -> Void
  ) {
    guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
    let top = Array(sequence(first: root, next: \.presentedViewController)).last ?? root
    top.present(controller, animated: animated, completion: completion)
  }
}
