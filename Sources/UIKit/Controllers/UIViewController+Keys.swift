import QuartzCore

/// Properties of controllers that few programs set.
extension UIViewController {
  /// Adds a key of a hardware keyboard; none is connected.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    presentation.keyCommands.append(keyCommand)
  }
  /// Removes a key of a hardware keyboard.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    presentation.keyCommands.removeAll { $0 === keyCommand }
  }

  /// Sets the scroll view that bars at edges follow; nil for the one that UIKit finds.
  ///
  /// Bars here follow the one that UIKit finds.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    presentation.contentScrollView = scrollView
  }
  /// Returns the scroll view that bars at edges follow, as it was set; nil by default.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    presentation.contentScrollView
  }

  /// Whether the user cannot dismiss the controller by a gesture, in programs for iOS 12.
  public final var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// The presentation controller while the controller is presented; nil otherwise.
  public final var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// Whether the focus returns after a transition; it has no effect, as phones have no focus.
  public final var restoresFocusAfterTransition: Bool {
    get { true }
    set {}
  }
}
