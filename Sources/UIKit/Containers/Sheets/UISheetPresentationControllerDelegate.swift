/// Methods that are notified of changes of a sheet by the user; all are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What the height of a custom detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large detent without the bottom safe area, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The context in which the detents of one sheet are resolved.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the container, in points.
  let containerHeight: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat, containerHeight: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    self.containerHeight = containerHeight
    super.init()
  }
}
