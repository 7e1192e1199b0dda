/// Methods that provide the pages for transitions that a touch starts.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots of the page indicator; 0, the default, for no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the dot of the page that `setViewControllers` has shown; 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, for no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
