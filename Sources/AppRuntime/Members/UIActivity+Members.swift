import UIKit

/// An item that is created when an activity needs it.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// An object of the type of the item.
  open private(set) var placeholderItem: Any?
  /// The activity that needs the item; nil before one does.
  open private(set) var activityType: UIActivity.ActivityType?
  /// The item, the placeholder by default; override it to create one.
  open var item: Any { placeholderItem ?? "" }

  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// Returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

extension UIActivityViewController {
  /// Whether an activity may be shown larger than others; true by default; it has no effect.
  public final var allowsProminentActivity: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
}

/// Methods of a delegate of previews of documents.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents a preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Called after the preview has been closed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns an empty controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Previews of a document and its menu, which are not shown: other programs do not exist here.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The document; nil by default.
  open var url: URL?
  /// The type of the document; nil by default.
  open var uti: String?
  /// The title; nil by default.
  open var name: String?
  /// Values for other programs; nil by default.
  open var annotation: Any?
  /// The delegate; nil by default.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// Creates a controller for a document.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Creates a controller without a document.
  override public init() { super.init() }

  /// Shows no preview, and returns false.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Closes the preview.
  open func dismissPreview(animated: Bool) {}
  /// Shows no menu, and returns false.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows no menu, and returns false.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Shows no menu, and returns false.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Shows no menu, and returns false.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Closes the menu.
  open func dismissMenu(animated: Bool) {}
}

extension UIStoryboard {
  /// Ends what plays the stage with an error, since storyboards are not read, and returns nil.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    instantiateInitialViewController() as? ViewController
  }
}

extension UIViewController {
  /// Whether the pointer is locked, which does not exist here: false.
  public final var prefersPointerLocked: Bool { false }
  /// Whether commands of keys work while the controller presents another one; false; it has no effect.
  public final var performsActionsWhilePresentingModally: Bool { false }
  /// The view with the focus, which does not exist here: nil.
  public final var focusedViewIfNeeded: UIView? { nil }
  /// Posted when the target of details changes, which is not posted here.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIView {
  /// The text of the value for assistive technologies with attributes; nil by default.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { kept(self, nil) }
    set {
      keep(self, newValue)
      accessibilityValue = newValue?.string
    }
  }
  /// The text of the hint for assistive technologies with attributes; nil by default.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { kept(self, nil) }
    set {
      keep(self, newValue)
      accessibilityHint = newValue?.string
    }
  }
  /// The elements of headers of a table for assistive technologies; nil by default.
  public final var accessibilityHeaderElements: [Any]? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
}

extension NSCoder {
  /// Returns the transform that a text describes; the identity for other texts.
  public final class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = string.split { " [](){},".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

/// Returns the transform that a text describes; the identity for other texts.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}
/// Returns the insets that a text describes; zero for other texts.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
