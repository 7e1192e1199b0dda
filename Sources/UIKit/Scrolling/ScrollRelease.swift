import Timing

/// The state of content along one axis when the finger that dragged it lifts.
struct ScrollRelease {
  /// The velocity of the content, in points per millisecond; 0 if the finger was too slow to flick
  /// it.
  let velocity: Double
  /// The target offset that the delegate receives, in points; unless it changes the target, content
  /// comes to rest slightly nearer, as in UIKit.
  let restingOffset: Double

  private let deceleration: Deceleration
  private let isPaging: Bool

  /// Creates the release of content.
  ///
  /// - Parameters:
  ///   - axis: The position and range of the content.
  ///   - lift: The velocity of the content when the finger lifts, in points per millisecond.
  ///   - deceleration: The deceleration of the content.
  ///   - isPaging: Whether the content comes to rest on a page boundary.
  init(of axis: ScrollAxis, lift: Double, deceleration: Deceleration, isPaging: Bool) {
    self.deceleration = deceleration
    self.isPaging = isPaging
    let offset = axis.offset
    let isFlick = abs(lift) >= Deceleration.minimumFlickSpeed || !axis.range.contains(offset)
    velocity = axis.isDraggable && isFlick ? lift : 0
    if !axis.isDraggable {
      restingOffset = axis.nearest(to: offset)
    } else if isPaging {
      restingOffset = axis.aligned(
        PageTurn.page(from: offset, velocity: velocity, length: axis.length, within: axis.range))
    } else {
      restingOffset = axis.nearest(
        to: axis.aligned(offset + deceleration.distance(from: velocity)))
    }
  }

  /// Returns the motion to a target; nil if the content is already at rest there.
  ///
  /// - Parameters:
  ///   - target: The offset at which to come to rest, in points, limited to the scrollable range.
  ///     Ignored with paging.
  ///   - axis: The current position and range of the content.
  func motion(to target: Double, on axis: ScrollAxis) -> (any AxisMotion)? {
    let offset = axis.offset
    guard axis.isDraggable || !axis.range.contains(offset) else { return nil }
    if isPaging {
      let isAtTarget = offset == restingOffset && velocity == 0
      return isAtTarget
        ? nil
        : PageTurn(
          position: offset, velocity: velocity, target: restingOffset, length: axis.length)
    }
    if target != restingOffset {
      let end = axis.nearest(to: axis.aligned(target))
      return end == offset
        ? nil
        : Momentum(
          position: offset, velocity: velocity, target: end, deceleration: deceleration)
    }
    return velocity == 0 && axis.range.contains(offset)
      ? nil : Momentum(position: offset, velocity: velocity, deceleration: deceleration)
  }
}
