extension UIViewController {
  final func adopt(_ child: UIViewController) {
    precondition(
      !lineage.contains { $0 === child }, "Can't add a controller as a child of itself")
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.moves.insert(.toParent)
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    moves.subtract([.toParent, .fromParent])
    didMove(toParent: nil)
  }

  final func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      from.parent === self && to.parent === self,
      "Children view controllers \(from) and \(to) must have a common parent view controller")
    let container = from.loadedView().superview ?? loadedView()
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance == .appeared
    if forwards {
      from.beginAppearanceTransition(false, animated: duration > 0)
      to.beginAppearanceTransition(true, animated: duration > 0)
    }
    let style = options.intersection(.transitionMask)
    let finish = { (finished: Bool) in
      from.viewIfLoaded?.removeFromSuperview()
      if forwards {
        to.endAppearanceTransition()
        from.endAppearanceTransition()
      }
      completion?(finished)
    }
    guard style.isEmpty else {
      UIView.transition(
        with: container, duration: duration, options: options,
        animations: {
          from.viewIfLoaded?.removeFromSuperview()
          container.addSubview(to.loadedView())
          animations?()
        }, completion: finish)
      return
    }
    container.addSubview(to.loadedView())
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: finish)
  }
}

extension UIView.AnimationOptions {
  /// The bits of the transition.
  static let transitionMask = UIView.AnimationOptions(rawValue: 0xF << 20)
}
