extension UIDynamicAnimator {
  /// Where an item is, and how fast.
  package struct Motion {
    package let item: any UIDynamicItem
    /// Tells the item's body from all others of the animator.
    package let identifier: Int
    /// In reference coordinates, not rounded to pixels.
    package let center: CGPoint
    /// In points per second.
    package let linearVelocity: CGVector
    /// In radians per second, clockwise on screen.
    package let angularVelocity: CGFloat
  }

  /// Where every item is and how fast, in the order of their coming.
  package var motions: [Motion] {
    bodies.map { body in
      Motion(
        item: body.item, identifier: body.body.identifier, center: CGPoint(body.body.center),
        linearVelocity: CGVector(body.body.velocity),
        angularVelocity: body.body.angularVelocity)
    }
  }
}
