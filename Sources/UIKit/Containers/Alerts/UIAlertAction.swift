/// An action that the user can choose in an alert or action sheet, shown as a button.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Sendable {
    /// The regular style.
    case `default` = 0
    /// The style of the action that leaves everything as it is.
    case cancel = 1
    /// The style of an action that may delete data, in red.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style: Style
  /// Whether the user can choose the action; true by default.
  open var isEnabled = true {
    didSet { didChange?() }
  }

  /// Called when a property has changed; set by the alert that shows the action.
  final var didChange: (() -> Void)?
  final let handler: ((UIAlertAction) -> Void)?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The style of the button.
  ///   - handler: Called after the user has chosen the action and the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
