/// An object that an animator can move: a view, or any object with a center, bounds and a
/// transform.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points of the animator's reference coordinates or, for a view, of its
  /// superview's.
  var center: CGPoint { get set }

  /// The bounds, in points; the size is read once, when the item is added to an animator.
  var bounds: CGRect { get }

  /// The rotation; an animator writes pure rotations and reads only the angle.
  var transform: CGAffineTransform { get set }

  /// The shape with which the item collides; a rectangle by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

  /// The outline of an item that collides as a path, in points relative to its center: convex and
  /// without self-intersections.
  var collisionBoundingPath: UIBezierPath { get }
}

/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of its bounds.
  case rectangle = 0
  /// The ellipse inscribed in its bounds: a true circle if they are square, otherwise a polygon.
  case ellipse = 1
  /// The polygon of its `collisionBoundingPath`.
  case path = 2
}

extension UIDynamicItem {
  /// The rectangle, because the property is optional.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// Stops the program, as in UIKit: an item that collides as a path must implement this property.
  public var collisionBoundingPath: UIBezierPath { missingBoundingPath }

  var missingBoundingPath: UIBezierPath {
    preconditionFailure("\(self) MUST implement -[UIDynamicItem boundingPath] to collide as a path")
  }
}

extension UIView: UIDynamicItem {}
