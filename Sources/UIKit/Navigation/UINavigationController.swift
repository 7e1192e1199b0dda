/// A container with a stack of controllers, of which the last one is visible.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {}
}
