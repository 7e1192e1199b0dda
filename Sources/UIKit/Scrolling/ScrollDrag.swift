import Timing

/// A finger that drags content.
struct ScrollDrag {
  /// Where the finger alone would have the content if it had not moved, in points.
  private var start: PerAxis<Double>
  /// The directions in which the finger moves the content; nil before it sets out.
  private var isFree: PerAxis<Bool>?
  /// Where the finger has put the content.
  private var offset: PerAxis<Double>
  private var velocities = PerAxis(x: LiftVelocity(), y: LiftVelocity())

  /// How much further in one direction than in the other a finger that is locked to one sets out.
  ///
  /// UIKit does not say when a direction counts as one.
  private static let lockRatio: CGFloat = 2

  /// Takes hold of content.
  init(of axes: PerAxis<ScrollAxis>) {
    offset = axes.map(\.offset)
    start = axes.map(\.place)
  }

  /// The speed in points a millisecond that the finger gives to the content when it lets go.
  var velocity: PerAxis<Double> { velocities.map(\.value) }

  /// Chooses the directions in which a finger that has gone some way moves the content.
  mutating func setOut(by translation: CGPoint, isLocked: Bool) {
    guard isFree == nil, translation != .zero else { return }
    let (x, y) = (abs(translation.x), abs(translation.y))
    isFree = PerAxis(
      x: !(isLocked && y >= Self.lockRatio * x), y: !(isLocked && x >= Self.lockRatio * y))
  }

  /// Returns where the finger puts the content, on whole pixels.
  ///
  /// - Parameters:
  ///   - translation: The finger's way since it took hold, in points.
  ///   - velocity: The finger's speed in points a second.
  ///   - axes: Where the content stands and may go. Where it does not stand where the finger put it,
  ///     someone else moved it, and the finger goes on from there.
  mutating func move(
    by translation: CGPoint, velocity: CGPoint, on axes: PerAxis<ScrollAxis>
  ) -> CGPoint {
    start.x += axes.x.offset - offset.x
    start.y += axes.y.offset - offset.y
    var places = start
    if isFree?.x != false {
      places.x -= translation.x.finite
      velocities.x.add(-velocity.x / 1000)
    }
    if isFree?.y != false {
      places.y -= translation.y.finite
      velocities.y.add(-velocity.y / 1000)
    }
    offset = axes.with(places) { axis, place in axis.aligned(axis.offset(for: place)) }
    return offset.point
  }
}
