/// What an animator can move: a view, or any object with a center, bounds and a transform.
@MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points, in the animator's reference coordinates; a view's in its superview's.
  var center: CGPoint { get set }

  /// The item's own space, in points; its size is read once, when the item comes to an animator.
  var bounds: CGRect { get }

  /// How the item is turned; an animator writes pure rotations and reads nothing else.
  var transform: CGAffineTransform { get set }

  /// As what the item collides; a rectangle unless said otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item that collides as a path, in points about its center: convex, and
  /// without crossing itself.
  var collisionBoundingPath: UIBezierPath { get }
}

/// As what an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse in its bounds: a true circle if they are square, and else a polygon.
  case ellipse = 1
  /// The polygon of its `collisionBoundingPath`.
  case path = 2
}

extension UIDynamicItem {
  /// The rectangle: the property is optional.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Stops the program as UIKit does: an item that collides as a path has to have one.
  public var collisionBoundingPath: UIBezierPath { missingBoundingPath }

  var missingBoundingPath: UIBezierPath {
    preconditionFailure("\(self) MUST implement -[UIDynamicItem boundingPath] to collide as a path")
  }
}

extension UIView: UIDynamicItem {}
