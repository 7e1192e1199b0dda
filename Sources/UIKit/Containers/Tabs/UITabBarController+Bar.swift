extension UITabBarController {
  private var isBarVisible: Bool { !hidesBar && !isBarPushedAway }

  /// The height of the bar with the safe area below it, in points, which the class of the bar may override.
  private var barHeight: CGFloat { bar.sizeThatFits(loadedView().bounds.size).height }

  /// The insets of the bar above a controller's view.
  final var insets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: isBarVisible ? barHeight : 0, right: 0)
  }

  /// Returns the frame of a controller's view, in points.
  final func frame(of controller: UIViewController) -> CGRect {
    var frame = content.bounds
    let isExtended = bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    if !controller.edgesForExtendedLayout.contains(.bottom) || !isExtended {
      frame.size.height -= insets.bottom
    }
    return frame
  }

  /// Places the bar, and the view of the selected controller.
  final func placeBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    if bar.superview === view {
      bar.frame = CGRect(
        x: 0, y: isBarVisible ? bounds.height - barHeight : bounds.height, width: bounds.width,
        height: barHeight)
    }
    guard let shown else { return }
    shown.barInsets = insets
    guard runningTransition == nil else { return }
    let (child, frame) = (shown.loadedView(), frame(of: shown))
    if child.transform == .identity, child.frame != frame { child.frame = frame }
  }

  // MARK: Pushes that hide the bar

  /// Returns whether the bar is hidden while a controller is on top of a stack: from the first pushed
  /// controller with `hidesBottomBarWhenPushed` on.
  private static func isHidden(by stack: [UIViewController]) -> Bool {
    stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Moves the bar along with the view of a navigation controller that it belongs to.
  ///
  /// As in UIKit, the bar is a part of the view that is pushed away, or that comes back.
  ///
  /// - Parameters:
  ///   - transition: The transition of the navigation controller; nil for a change without one.
  ///   - stack: The stack after the transition.
  final func followStack(_ stack: [UIViewController], _ transition: ViewTransition?) {
    let hides = Self.isHidden(by: stack)
    guard hides != isBarPushedAway, isViewLoaded else { return }
    isBarPushedAway = hides
    let carrier = hides ? transition?.from.controller : transition?.to.controller
    if let transition, transition.isAnimated, let carrierView = carrier?.viewIfLoaded {
      let origin = view.bounds.height - barHeight
      carrierView.addSubview(bar)
      bar.frame = CGRect(
        x: 0, y: origin - frame(of: shown ?? self).minY, width: view.bounds.width, height: barHeight
      )
    }
    placeBar()
  }

  /// Puts the bar back into the view after a transition of a navigation controller.
  final func settleStack(_ stack: [UIViewController]) {
    isBarPushedAway = Self.isHidden(by: stack)
    guard let view = viewIfLoaded else { return }
    if bar.superview !== view { view.addSubview(bar) }
    placeBar()
  }
}
