/// A finger that a person moves while the stage plays.
///
/// What is set before a tick takes effect at that tick; of several locations, the last.
@MainActor
package final class LiveFinger {
  /// The location, in points of the screen.
  private(set) var location: CGPoint
  /// The tick at which the finger touches the screen.
  let firstTick: Int
  /// The tick at which the finger lifts; nil while it stays.
  private(set) var lastTick: Int?
  /// The tick at which the touch is canceled; nil for a touch that is not.
  private(set) var cancellationTick: Int?

  init(at location: CGPoint, tick: Int) {
    self.location = location
    firstTick = tick
  }

  /// Moves the finger; does nothing after it was lifted, or for a location that is not finite.
  package func move(to location: CGPoint) {
    guard lastTick == nil, location.x.isFinite, location.y.isFinite else { return }
    self.location = location
  }

  /// Lifts the finger at a tick, or one tick after it has touched the screen if that is later.
  package func lift(tick: Int) { lastTick = lastTick ?? tick }

  /// Cancels the touch at a tick, as the system does for an incoming call.
  package func cancel(tick: Int) { cancellationTick = cancellationTick ?? tick }
}
