/// What a body in an animator's world stands for.
enum Party {
  case item(ItemBody)
  /// The identifier is nil for the boundary made of the reference bounds.
  case boundary(BoundaryIdentifier?, of: UICollisionBehavior)
}
