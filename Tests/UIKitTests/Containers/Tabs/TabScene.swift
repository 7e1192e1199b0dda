import UIKit

/// A stage with a tab bar controller whose tabs are called "A", "B" and "C".
@MainActor
final class TabScene: NSObject, UITabBarControllerDelegate {
  let stage: Stage
  let controller = UITabBarController()
  let log = PageLog()
  let pages: [NamedController]
  var allowsSelection = true
  var animator: (any UIViewControllerAnimatedTransitioning)?

  init(device: Device = .iPhone8) {
    stage = Stage(device: device)
    let log = log
    pages = ["A", "B", "C"].map { NamedController($0, log) }
    super.init()
    controller.viewControllers = pages
    controller.delegate = self
    stage.window.rootViewController = controller
    stage.step()
  }

  func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  /// Taps the tab at an index, and plays until the tap has been handled.
  func tap(_ index: Int) {
    let bar = controller.tabBar
    let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
    let point = CGPoint(x: (CGFloat(index) + 0.5) * width, y: bar.frame.minY + 20)
    stage.touches.tap(at: point, time: stage.time)
    step(6)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.events.append("shouldSelect \(viewController.title ?? "?")")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.events.append("didSelect \(viewController.title ?? "?")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}

/// An animator that dissolves between two views in half a second and logs its calls.
final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: PageLog
  init(_ log: PageLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.events.append("animateTransition")
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.5) {
      to.alpha = 1
    } completion: { [log] _ in
      log.events.append("completeTransition")
      transitionContext.completeTransition(true)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.events.append("animationEnded(\(transitionCompleted))")
  }
}
