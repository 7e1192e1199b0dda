/// Methods that report the transitions that a touch starts.
///
/// All methods are optional. Transitions of `setViewControllers` call none of them.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a touch starts to reveal another page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the pages have come to rest.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - finished: Whether the motion ran to its end.
  ///   - previousViewControllers: The pages before the transition.
  ///   - completed: Whether the other page is shown; false if the pages returned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
