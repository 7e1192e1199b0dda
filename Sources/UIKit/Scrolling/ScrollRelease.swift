import Timing

/// Content that a finger lets go of, in one direction.
struct ScrollRelease {
  /// The content's speed in points a millisecond; none for content that just stands in the view.
  let velocity: Double
  /// Where the content would come to rest, in points.
  let restingPlace: Double

  private let deceleration: Deceleration
  private let isPaging: Bool

  /// Lets go of content.
  ///
  /// - Parameters:
  ///   - axis: Where it stands and may go.
  ///   - lift: The finger's speed when it let go, as content moves, in points a millisecond.
  ///   - deceleration: How the content loses speed.
  ///   - isPaging: Whether it comes to rest on a page.
  init(of axis: ScrollAxis, lift: Double, deceleration: Deceleration, isPaging: Bool) {
    self.deceleration = deceleration
    self.isPaging = isPaging
    let offset = axis.offset
    let isThrow = abs(lift) >= Deceleration.leastThrow || !axis.range.contains(offset)
    velocity = axis.moves && isThrow ? lift : 0
    if !axis.moves {
      restingPlace = axis.nearest(to: offset)
    } else if isPaging {
      restingPlace = axis.aligned(
        PageTurn.page(from: offset, velocity: velocity, length: axis.length, within: axis.range))
    } else {
      restingPlace = axis.nearest(
        to: axis.aligned(offset + deceleration.distance(from: velocity)))
    }
  }

  /// Returns what moves the content on; nil if it stands where it comes to rest.
  ///
  /// - Parameters:
  ///   - target: Where it is to come to rest. Another place than its own is taken at its word, unless
  ///     there is none there, or the content is on its way to a page.
  ///   - axis: Where the content stands and may go by now.
  func motion(to target: Double, on axis: ScrollAxis) -> (any AxisMotion)? {
    let offset = axis.offset
    guard axis.moves || !axis.range.contains(offset) else { return nil }
    if isPaging {
      let isThere = offset == restingPlace && velocity == 0
      return isThere
        ? nil
        : PageTurn(
          position: offset, velocity: velocity, target: restingPlace, length: axis.length)
    }
    if target != restingPlace {
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
