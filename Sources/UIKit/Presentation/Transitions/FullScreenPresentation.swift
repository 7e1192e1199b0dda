/// The presentation of a controller that removes the presenter's view.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

extension UIViewController {
  /// Returns the presentation controller of a controller, which is created when it is first needed.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents it; nil before the presentation.
  ///   - source: The controller on which `present` is called.
  final func ownPresentationController(
    presenting presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let controller = presentation.controller { return controller }
    if let own = makePresentationController(presenting: presenter) {
      presentation.controller = own
      return own
    }
    let controller: UIPresentationController
    switch modalPresentationStyle {
    case .custom:
      controller =
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext, .none:
      controller = FullScreenPresentation(presentedViewController: self, presenting: presenter)
    case .popover: return adaptedPopover(presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      controller = UISheetPresentationController(
        presentedViewController: self, presenting: presenter)
    case .overFullScreen, .overCurrentContext:
      controller = UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    presentation.controller = controller
    return controller
  }

  /// Returns the popover of the controller, or the presentation that it adapts to where it is presented.
  private func adaptedPopover(presenting presenter: UIViewController?) -> UIPresentationController {
    let popover =
      presentation.popover
      ?? UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    presentation.popover = popover
    guard let presenter else { return popover }
    let controller: UIPresentationController
    switch popover.adaptivePresentationStyle(for: presenter.traitCollection) {
    case .none, .popover: controller = popover
    case .fullScreen, .currentContext:
      controller = FullScreenPresentation(presentedViewController: self, presenting: presenter)
    case .overFullScreen, .overCurrentContext, .custom:
      controller = UIPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic:
      controller = popover.adaptiveSheetPresentationController
    }
    if controller !== popover {
      controller.delegate = (popover as UIPresentationController).delegate
    }
    presentation.controller = controller
    return controller
  }

  /// The popover of the controller or of its nearest ancestor with this style.
  final var ownPopover: UIPopoverPresentationController? {
    guard let owner = lineage.first(where: { $0.modalPresentationStyle == .popover }) else {
      return nil
    }
    _ = owner.ownPresentationController(presenting: nil, source: owner)
    return owner.presentation.popover
  }

  final func currentPresentationController() -> UIPresentationController? {
    if let presented = lineage.first(where: { $0.presentation.presenter != nil }) {
      return presented.presentation.controller
    }
    return ownPresentationController(presenting: nil, source: self)
  }
}
