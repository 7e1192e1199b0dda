/// The shape of a body, in points relative to its center.
package enum Shape: Sendable {
  /// A rectangle, without a skin.
  case box(width: Double, height: Double)
  case circle(radius: Double)
  /// A convex polygon, in either order, with a skin of 0.9 points.
  case polygon([Vector])
  /// Several shapes that form one body.
  case compound([Part])
  /// A two-sided wall that connects each point to the next and, if closed, the last to the first.
  case edges([Vector], isClosed: Bool)
  /// A point without extent, to which joints can be attached.
  case point

  /// A shape within another one.
  package struct Part: Sendable {
    package let shape: Shape
    /// The center of the part, in points relative to that of the whole.
    package let center: Vector
    /// The rotation of the part relative to the whole, in radians.
    package let angle: Double

    package init(shape: Shape, center: Vector = .zero, angle: Double = 0) {
      self.shape = shape
      self.center = center
      self.angle = angle
    }
  }
}
