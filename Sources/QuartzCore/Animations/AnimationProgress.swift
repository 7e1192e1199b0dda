import CoreGraphics

/// The progress of an animation from 0, its start, to 1, its end; for points it may differ in x and
/// y.
package struct AnimationProgress: Equatable {
  /// The progress of points in x and of all other values.
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
