import UIKit

/// A stage with a page view controller that turns through pages called "0", "1", ….
@MainActor
final class PageScene: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let stage = Stage(device: .iPhone8)
  let controller: UIPageViewController
  let log = PageLog()
  let pages: [NamedController]
  /// The number of dots of the page indicator.
  var dotCount = 0
  /// The pages for which the data source was asked, with "<" before and ">" after.
  var requests: [String] = []

  init(
    count: Int = 4, first: Int = 0,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    style: UIPageViewController.TransitionStyle = .scroll, spacing: CGFloat? = nil,
    dotCount: Int = 0
  ) {
    controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation,
      options: spacing.map { [.interPageSpacing: $0] })
    let log = log
    pages = (0..<count).map { NamedController("\($0)", log) }
    self.dotCount = dotCount
    super.init()
    controller.dataSource = self
    controller.delegate = self
    controller.setViewControllers([pages[first]], direction: .forward, animated: false)
    stage.window.rootViewController = controller
    stage.step()
    _ = log.take()
  }

  /// The scroll view, found as programs find it.
  var scrollView: UIScrollView {
    controller.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
  }

  /// The name of the current page.
  var shown: String? { (controller.viewControllers?.first as? NamedController)?.name }

  /// Drags horizontally from the middle of the screen.
  func drag(
    by distance: CGFloat, time: TimeInterval, duration: TimeInterval = 0.2,
    holding: TimeInterval = 0
  ) {
    stage.touches.drag(
      from: CGPoint(x: 187, y: 300), to: CGPoint(x: 187 + distance, y: 300),
      time: stage.time + time,
      duration: duration, holding: holding)
  }

  func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  private func neighbor(_ page: UIViewController, _ distance: Int) -> UIViewController? {
    let index = pages.firstIndex { $0 === page }.map { $0 + distance }
    return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    requests.append("<\(viewController.title ?? "?")")
    return neighbor(viewController, -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    requests.append(">\(viewController.title ?? "?")")
    return neighbor(viewController, 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dotCount }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    let current = pageViewController.viewControllers?.first
    return pages.firstIndex { $0 === current } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.events.append("willTransition \(pendingViewControllers.map { $0.title ?? "?" })")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let names = previousViewControllers.map { $0.title ?? "?" }
    log.events.append("didFinish \(finished) \(names) \(completed)")
  }
}
