extension UIDynamicAnimator {
  /// How fast an item is.
  package struct Motion {
    package let item: any UIDynamicItem
    /// In points per second.
    package let linearVelocity: CGVector
    /// In radians per second, clockwise on screen.
    package let angularVelocity: CGFloat
  }

  /// How fast every item is, in the order of their coming.
  package var motions: [Motion] {
    bodies.map { body in
      Motion(
        item: body.item, linearVelocity: CGVector(body.body.velocity),
        angularVelocity: body.body.angularVelocity)
    }
  }
}
