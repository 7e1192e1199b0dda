import UIKit

/// A stage with a controller that presents a sheet, and a log of the delegate's callbacks.
@MainActor
final class SheetScene: NSObject, UISheetPresentationControllerDelegate {
  let stage: Stage
  let presented = UIViewController()
  let sheet: UISheetPresentationController
  var log: [String] = []
  var allowsDismissal = true

  init(
    _ detents: [UISheetPresentationController.Detent] = [.large()],
    device: Device = .iPhone14Pro, prepare: (SheetScene) -> Void = { _ in }
  ) {
    stage = Stage(device: device, bars: Stage.Bars(showsStatusBar: true))
    stage.step()
    guard let sheet = presented.sheetPresentationController else {
      preconditionFailure("a controller is presented as a sheet by default")
    }
    self.sheet = sheet
    super.init()
    sheet.detents = detents
    sheet.delegate = self
    prepare(self)
    stage.rootViewController.present(presented, animated: true)
    step(60)
  }

  func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  /// The frame of the sheet, in points.
  var frame: CGRect { sheet.presentedView?.frame ?? .zero }

  /// Drags the sheet from a point near its top.
  func drag(by distance: CGFloat, duration: TimeInterval = 0.4, holding: TimeInterval = 0.1) {
    let start = CGPoint(x: 200, y: frame.minY + 60)
    stage.touches.drag(
      from: start, to: CGPoint(x: 200, y: start.y + distance), time: stage.time,
      duration: duration, holding: holding)
  }

  var isDismissed: Bool { presented.presentingViewController == nil }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.append("didChange \(sheet.selectedDetentIdentifier?.rawValue ?? "nil")")
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.append("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.append("didAttempt")
  }
}
