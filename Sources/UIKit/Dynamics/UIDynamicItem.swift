/// What an animator can move: a view, or any object with a center, bounds and a transform.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points, in the animator's reference coordinates; a view's in its superview's.
  var center: CGPoint { get set }

  /// The item's own space, in points; its size is read once, when the item comes to an animator.
  var bounds: CGRect { get }

  /// How the item is turned; an animator writes pure rotations and reads nothing else.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
