/// The form of a body, in points about its center.
package enum Shape: Sendable {
  /// A rectangle at its full size, without a skin of its own.
  case box(width: Double, height: Double)
  case circle(radius: Double)
  /// A convex polygon, in either direction, with a skin of its own of 0.9 points.
  case polygon([Vector])
  /// Several shapes as one body.
  case compound([Part])
  /// A wall that acts from both sides, from each point to the next, and if closed from the last
  /// to the first.
  case edges([Vector], isClosed: Bool)
  /// Nothing to touch: an end for joints.
  case point

  /// A shape within another one.
  package struct Part: Sendable {
    package let shape: Shape
    /// Where the part's center is, in points from that of the whole.
    package let center: Vector
    /// How the part is turned against the whole, in radians.
    package let angle: Double

    package init(shape: Shape, center: Vector = .zero, angle: Double = 0) {
      self.shape = shape
      self.center = center
      self.angle = angle
    }
  }
}
