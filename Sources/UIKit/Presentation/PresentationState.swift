/// How a controller presents and is presented.
@MainActor
final class PresentationState {
  var keyCommands: [UIKeyCommand] = []
  weak var contentScrollView: UIScrollView?
  /// The controller that the owner itself presents.
  var presented: UIViewController?
  /// The controller that presents the owner itself.
  weak var presenter: UIViewController?
  /// The controller of the owner's presentation, which exists before it is presented if it was asked for.
  var controller: UIPresentationController?
  /// How the owner appears when it is pushed or presented; nil for the default.
  var preferredTransition: UIViewController.Transition?
  /// The popover of the owner, which may be presented in an adapted style.
  var popover: UIPopoverPresentationController?
  /// The transition in which the owner takes part.
  weak var transition: ViewTransition?
  var editButtonItem: UIBarButtonItem?

  private var storedStyle = UIModalPresentationStyle.automatic

  /// The style in place of `automatic`; nil for that of the stage.
  var defaultStyle: UIModalPresentationStyle? {
    didSet { if defaultStyle != oldValue, presenter == nil { controller = nil } }
  }

  /// The style, which is never `automatic`.
  var style: UIModalPresentationStyle {
    guard storedStyle == .automatic else { return storedStyle }
    return defaultStyle ?? Stage.current?.automaticPresentationStyle ?? .pageSheet
  }

  func changeStyle(to style: UIModalPresentationStyle) {
    guard style != storedStyle else { return }
    storedStyle = style
    if presenter == nil { (controller, popover) = (nil, nil) }
  }

  /// Makes the new delegate provide the presentation controller of a custom style.
  func delegateDidChange() {
    if presenter == nil, style == .custom { controller = nil }
  }
}
