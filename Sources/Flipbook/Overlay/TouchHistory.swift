import UIKit

/// The fingers that are on the glass, or were just now.
@MainActor
struct TouchHistory {
  /// One finger.
  @MainActor
  struct Finger {
    let number: Int
    let touch: UITouch
    let landing: (tick: Int, place: CGPoint)
    /// The tick in which it left the glass; nil while it is there.
    var liftingTick: Int?
    /// Where it was in the last ticks, the last one first.
    var places: [CGPoint]

    init(_ touch: UITouch, number: Int, tick: Int) {
      let place = touch.location(in: nil)
      self.touch = touch
      self.number = number
      landing = (tick, place)
      places = [place]
    }

    /// Takes down where the finger is now.
    mutating func follow() {
      places.insert(touch.location(in: nil), at: 0)
      places = Array(places.prefix(TouchHistory.trailTicks + 1))
    }
  }

  /// For how many ticks a finger's trail is shown.
  static let trailTicks = Stage.ticksPerSecond * 2 / 5

  private(set) var fingers: [Finger] = []
  private var count = 0

  /// Takes down what the fingers on a stage do in its current tick.
  mutating func record(_ stage: Stage) {
    let touches = stage.touches.touches
    for index in fingers.indices {
      fingers[index].follow()
      let isThere = touches.contains { $0 === fingers[index].touch }
      if !isThere, fingers[index].liftingTick == nil { fingers[index].liftingTick = stage.tick }
    }
    fingers.removeAll { finger in
      finger.liftingTick.map { stage.tick - $0 > Self.trailTicks } ?? false
    }
    for touch in touches where !fingers.contains(where: { $0.touch === touch }) {
      fingers.append(Finger(touch, number: count, tick: stage.tick))
      count += 1
    }
  }
}
