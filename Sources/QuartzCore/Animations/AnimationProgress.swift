import CoreGraphics

/// How far an animation has come, 0 being its start and 1 its end; what moves in two directions may
/// have come further in one.
package struct AnimationProgress: Equatable {
  /// The progress of points in x, and of all other values.
  package var x: CGFloat
  /// The progress of points in y.
  package var y: CGFloat

  package init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  package init(_ both: CGFloat) {
    self.init(x: both, y: both)
  }
}
