import QuartzCore

/// The registration of a view whose firm presses preview controllers.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The view.
  var sourceView: UIView { get }
  /// The rectangle that stays sharp during a press, in points of the view.
  var sourceRect: CGRect { get set }
  /// The object that provides the controllers.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// Methods that provide controllers for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview for a press; never called, as screens do not measure forces.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows a previewed controller; never called.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

/// An action of a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action of a preview that calls a block.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The looks of an action.
  public enum Style: Int, Sendable {
    /// The standard look.
    case `default`
    /// With a check mark.
    case selected
    /// For an action that destroys data.
    case destructive
  }

  /// The title.
  open private(set) var title: String
  /// The look.
  open private(set) var style: Style
  /// The block.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

extension UIViewController {
  private final class Previewing: NSObject, UIViewControllerPreviewing {
    let sourceView: UIView
    var sourceRect: CGRect
    let delegate: any UIViewControllerPreviewingDelegate

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
      (self.delegate, self.sourceView) = (delegate, sourceView)
      sourceRect = sourceView.bounds
      super.init()
    }
  }

  /// Registers a view for previews, which are never shown: screens do not measure the force of touches.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Has no effect, as previews are never shown.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
