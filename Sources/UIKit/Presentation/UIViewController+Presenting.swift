import QuartzCore

extension UIViewController {
  /// Prints a warning of UIKit's to standard error.
  final func warn(_ text: String) {
    LayoutLog.print("warning: \(text)\n")
  }

  /// Returns the controller that presents another one for this controller.
  private func presenter(of style: UIModalPresentationStyle, fullScreen: Bool) -> UIViewController {
    if style.isInCurrentContext || !fullScreen,
      let context = lineage.first(where: { $0.definesPresentationContext })
    {
      return context
    }
    return lineage.reversed().first ?? self
  }

  final func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let style = presented.modalPresentationStyle
    let fullScreen = presented.presentation.controller?.shouldPresentInFullscreen ?? true
    let presenter = presenter(of: style, fullScreen: fullScreen)
    let attempt = "attempt to present \(presented) on \(presenter) (from \(self))"
    if let current = presenter.presentation.presented {
      return warn("\(attempt) which is already presenting \(current)")
    }
    guard presented.presentation.presenter == nil, presented.parent == nil, presented !== presenter
    else { return warn("\(attempt), although it is presented already or has a parent") }
    guard let window = presenter.viewIfLoaded?.window else {
      return warn("\(attempt) whose view is not in the window hierarchy")
    }
    let controller = presented.ownPresentationController(presenting: presenter, source: self)
    controller.presenter = presenter
    let delegate = presented.transitioningDelegate
    let custom =
      animated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: self) : nil
    let transition = ViewTransition(
      from: presenter, to: presented, style: style,
      animator: custom ?? (animated ? controller.standardAnimator(isPresenting: true) : nil),
      interactor: custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
    presenter.presentation.presented = presented
    presented.presentation.presenter = presenter
    presented.loadViewIfNeeded()
    transition.willBegin = { controller.beginPresentation($0, of: presented, by: presenter) }
    transition.didEnd = { controller.endPresentation($0, of: presented, by: presenter, $1) }
    transition.completion = { _ in completion?() }
    transition.schedule(in: window)
  }

  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let presenting =
      lineage.first { $0.presentation.presented != nil }
      ?? lineage.first { $0.presentation.presenter != nil }?.presentation.presenter
    guard let presenter = presenting else {
      completion?()
      return
    }
    let chain = Array(sequence(first: presenter, next: \.presentation.presented).dropFirst())
    guard let top = chain.last, let controller = top.presentation.controller else { return }
    guard ([presenter] + chain).allSatisfy({ $0.presentation.transition == nil }) else {
      return warn(
        "attempt to dismiss from \(self) while a presentation or dismissal is in progress")
    }
    let delegate = top.transitioningDelegate
    let custom = animated ? delegate?.animationController(forDismissed: top) : nil
    let transition = ViewTransition(
      from: top, to: presenter, style: top.modalPresentationStyle,
      animator: custom ?? (animated ? controller.standardAnimator(isPresenting: false) : nil),
      interactor: custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
    let dismissal = Dismissal(presenter: presenter, chain: chain, controller: controller)
    transition.willBegin = { dismissal.begin($0) }
    transition.didEnd = { dismissal.end($0, $1) }
    transition.completion = { _ in completion?() }
    transition.schedule(in: top.viewIfLoaded?.window)
  }
}

extension UIPresentationController {
  /// Adds the container above the presenter's view.
  private func addContainer(over presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return }
    let container = TransitionView(frame: .zero)
    container.presentationController = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.container = container
    let inContext = presentationStyle.isInCurrentContext || !shouldPresentInFullscreen
    if inContext, let superview = view.superview {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
      return
    }
    container.frame = window.bounds
    let ancestors = sequence(first: view, next: \.superview)
    if let outermost = ancestors.first(where: { $0.superview === window }) {
      window.insertSubview(container, aboveSubview: outermost)
    } else {
      window.addSubview(container)
    }
  }

  fileprivate func beginPresentation(
    _ transition: ViewTransition, of presented: UIViewController, by presenter: UIViewController
  ) {
    addContainer(over: presenter)
    transition.container = container
    let removesPresenter = shouldRemovePresentersView
    if removesPresenter, let view = presenter.viewIfLoaded {
      presenter.moves.insert(.managed)
      removedPresenter = ViewPlace(of: view)
      container?.insertSubview(view, at: 0)
      transition.from.view = view
    }
    presentationTransitionWillBegin()
    presented.moves.formUnion([.managed, .presented])
    if removesPresenter { presenter.beginDisappearing(animated: transition.isAnimated) }
    presented.beginAppearing(animated: transition.isAnimated)
    let (bounds, frame) = (container?.bounds ?? .zero, frameOfPresentedViewInContainerView)
    transition.to.view = presentedView
    transition.to.finalFrame = frame
    transition.from.initialFrame = frame
    transition.from.finalFrame = removesPresenter ? .zero : bounds
    if !transition.isAnimated, let view = presentedView, let container {
      view.frame = frame
      container.addSubview(view)
    }
    container?.window?.stageWindow.updateStatusBar()
  }

  fileprivate func endPresentation(
    _ transition: ViewTransition, of presented: UIViewController, by presenter: UIViewController,
    _ completed: Bool
  ) {
    let isAnimated = transition.isAnimated
    let removesPresenter = removedPresenter != nil
    if completed {
      removedPresenter?.view.removeFromSuperview()
      presentationTransitionDidEnd(true)
      presented.endAppearing()
      if removesPresenter { presenter.endDisappearing() }
    } else {
      presentedView?.removeFromSuperview()
      removedPresenter?.restore()
      forget(presented, by: presenter)
      presentationTransitionDidEnd(false)
      presented.beginDisappearing(animated: isAnimated)
      presented.endDisappearing()
      if removesPresenter {
        presenter.beginAppearing(animated: isAnimated)
        presenter.endAppearing()
      }
      removeContainer()
    }
    presenter.moves.remove(.managed)
    presented.moves.subtract([.managed, .presented])
  }

  /// Ends the relation between the controllers.
  fileprivate func forget(_ presented: UIViewController, by presenter: UIViewController) {
    if presenter.presentation.presented === presented { presenter.presentation.presented = nil }
    presented.presentation.presenter = nil
    presented.presentation.controller = nil
    presented.presentation.popover = nil
  }

  fileprivate func removeContainer() {
    let window = container?.window?.stageWindow
    container?.removeFromSuperview()
    container = nil
    removedPresenter = nil
    window?.updateStatusBar()
  }
}

/// The dismissal of the controllers that a controller presents, directly and indirectly.
@MainActor
private struct Dismissal {
  let presenter: UIViewController
  /// The presented controllers, from the presenter on.
  let chain: [UIViewController]
  /// The presentation controller of the last one.
  let controller: UIPresentationController

  private var top: UIViewController { chain[chain.count - 1] }
  /// The controllers between the presenter and the last one, which are removed without animation.
  private var intermediates: [UIViewController] { Array(chain.dropLast()) }
  /// The place of the presenter's view, if the presentation has removed it.
  private var removedPresenter: ViewPlace? { chain[0].presentation.controller?.removedPresenter }

  func begin(_ transition: ViewTransition) {
    let container = controller.container
    transition.container = container
    controller.dismissalTransitionWillBegin()
    top.moves.formUnion([.managed, .dismissed])
    top.beginDisappearing(animated: transition.isAnimated)
    for other in intermediates {
      other.moves.formUnion([.managed, .dismissed])
      other.beginDisappearing(animated: false)
      other.presentation.controller?.container?.isHidden = true
    }
    transition.from.view = controller.presentedView
    let shown = controller.presentedView?.frame ?? .zero
    transition.from.initialFrame = shown
    transition.from.finalFrame = shown
    transition.to.finalFrame = container?.bounds ?? .zero
    if let place = removedPresenter {
      presenter.moves.insert(.managed)
      presenter.beginAppearing(animated: transition.isAnimated)
      transition.to.view = place.view
      if !transition.isAnimated { place.restore() }
    }
    if !transition.isAnimated { controller.presentedView?.removeFromSuperview() }
  }

  func end(_ transition: ViewTransition, _ completed: Bool) {
    completed ? finish(transition) : cancel(transition)
    presenter.moves.remove(.managed)
    for other in chain { other.moves.subtract([.managed, .dismissed]) }
  }

  private func finish(_ transition: ViewTransition) {
    let place = removedPresenter
    let controllers = chain.compactMap(\.presentation.controller)
    controller.presentedView?.removeFromSuperview()
    place?.restore()
    for other in intermediates {
      other.presentation.controller?.presentedView?.removeFromSuperview()
    }
    var before = presenter
    for (other, controller) in zip(chain, controllers) {
      controller.forget(other, by: before)
      before = other
    }
    controller.dismissalTransitionDidEnd(true)
    if place != nil { presenter.endAppearing() }
    top.endDisappearing()
    for other in intermediates.reversed() { other.endDisappearing() }
    for controller in controllers { controller.removeContainer() }
  }

  private func cancel(_ transition: ViewTransition) {
    let isAnimated = transition.isAnimated
    removedPresenter?.view.removeFromSuperview()
    for other in intermediates { other.presentation.controller?.container?.isHidden = false }
    controller.dismissalTransitionDidEnd(false)
    if removedPresenter != nil {
      presenter.beginDisappearing(animated: isAnimated)
      presenter.endDisappearing()
    }
    top.beginAppearing(animated: isAnimated)
    top.endAppearing()
    for other in intermediates {
      other.beginAppearing(animated: false)
      other.endAppearing()
    }
  }
}

extension UIViewController {
  /// Pushes a controller onto the stack of the nearest navigation controller, or presents it.
  final func showDefault(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}
