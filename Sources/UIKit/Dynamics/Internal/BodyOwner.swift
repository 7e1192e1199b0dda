/// The owner of a body in an animator's world.
enum BodyOwner {
  case item(ItemBody)
  /// A boundary; the identifier is nil for that of the reference view's bounds.
  case boundary(BoundaryIdentifier?, of: UICollisionBehavior)
}
