/// An object with traits, which is notified when they change.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits have changed; the previous ones are nil for a new environment.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// An object that adapts its content to changes of size and traits: a controller or a presentation
/// controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the size of a child that satisfies its constraints has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// Returns the size of a child in a container of the given size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
