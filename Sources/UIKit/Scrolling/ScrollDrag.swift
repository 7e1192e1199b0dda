import Timing

/// The state of a drag of a scroll view's content.
struct ScrollDrag {
  /// The offset at the start of the drag without the resistance past an edge, in points.
  private var start: PerAxis<Double>
  /// The axes along which the drag moves the content; nil before the finger has moved.
  private var isUnlocked: PerAxis<Bool>?
  /// The content offset after the last move of the finger, in points.
  private var offset: PerAxis<Double>
  private var velocities = PerAxis(x: LiftVelocity(), y: LiftVelocity())

  /// The ratio of the movements along both axes from which a directional lock applies.
  ///
  /// UIKit does not document the ratio.
  private static let lockRatio: CGFloat = 2

  /// Creates a drag that starts at the current content offset.
  init(of axes: PerAxis<ScrollAxis>) {
    offset = axes.map(\.offset)
    start = axes.map(\.unbandedOffset)
  }

  /// The velocity of the content when the finger lifts, in points per millisecond.
  var velocity: PerAxis<Double> { velocities.map(\.value) }

  /// Chooses the axes along which the drag moves the content, once the finger has moved.
  mutating func lockDirection(by translation: CGPoint, isLocked: Bool) {
    guard isUnlocked == nil, translation != .zero else { return }
    let (x, y) = (abs(translation.x), abs(translation.y))
    isUnlocked = PerAxis(
      x: !(isLocked && y >= Self.lockRatio * x), y: !(isLocked && x >= Self.lockRatio * y))
  }

  /// Returns the content offset for a move of the finger, rounded to whole pixels.
  ///
  /// - Parameters:
  ///   - translation: The translation of the finger since the start of the drag, in points.
  ///   - velocity: The velocity of the finger, in points per second.
  ///   - axes: The current position and range of the content. If its offset is not that of the last
  ///     move, something else changed it, and the drag continues from there.
  mutating func move(
    by translation: CGPoint, velocity: CGPoint, on axes: PerAxis<ScrollAxis>
  ) -> CGPoint {
    start.x += axes.x.offset - offset.x
    start.y += axes.y.offset - offset.y
    var offsets = start
    if isUnlocked?.x != false {
      offsets.x -= translation.x.finite
      velocities.x.add(-velocity.x / 1000)
    }
    if isUnlocked?.y != false {
      offsets.y -= translation.y.finite
      velocities.y.add(-velocity.y / 1000)
    }
    offset = axes.with(offsets) { axis, offset in axis.aligned(axis.offset(fromUnbanded: offset)) }
    return offset.point
  }
}
