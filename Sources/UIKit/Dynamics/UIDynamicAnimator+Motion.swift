extension UIDynamicAnimator {
  /// The position and velocity of an item.
  package struct Motion {
    package let item: any UIDynamicItem
    /// The number of the item's body, unique within the animator.
    package let identifier: Int
    /// The center in reference coordinates, not rounded to pixels.
    package let center: CGPoint
    /// The velocity in points per second.
    package let linearVelocity: CGVector
    /// The angular velocity in radians per second, clockwise on screen.
    package let angularVelocity: CGFloat
  }

  /// The position and velocity of every item, in the order in which they were added.
  package var motions: [Motion] {
    bodies.map { body in
      Motion(
        item: body.item, identifier: body.body.identifier, center: CGPoint(body.body.center),
        linearVelocity: CGVector(body.body.velocity),
        angularVelocity: body.body.angularVelocity)
    }
  }
}
