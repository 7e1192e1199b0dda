import UIKit

/// Current and recently ended touches.
@MainActor
struct TouchHistory {
  /// The recent locations of a touch.
  @MainActor
  struct Track {
    let number: Int
    let touch: UITouch
    let start: (tick: Int, location: CGPoint)
    /// The tick in which the touch ended; nil until then.
    var endTick: Int?
    /// The locations in recent ticks, the latest first.
    var locations: [CGPoint]

    init(_ touch: UITouch, number: Int, tick: Int) {
      let location = touch.location(in: nil)
      self.touch = touch
      self.number = number
      start = (tick, location)
      locations = [location]
    }

    /// Records the current location.
    mutating func update() {
      locations.insert(touch.location(in: nil), at: 0)
      locations = Array(locations.prefix(TouchHistory.trailTicks + 1))
    }
  }

  /// The number of ticks in the trail of a touch.
  static let trailTicks = Stage.ticksPerSecond * 2 / 5

  private(set) var tracks: [Track] = []
  private var count = 0

  /// Records a stage's touches in the current tick.
  mutating func record(_ stage: Stage) {
    let touches = stage.touches.touches
    for index in tracks.indices {
      tracks[index].update()
      let isActive = touches.contains { $0 === tracks[index].touch }
      if !isActive, tracks[index].endTick == nil { tracks[index].endTick = stage.tick }
    }
    tracks.removeAll { track in
      track.endTick.map { stage.tick - $0 > Self.trailTicks } ?? false
    }
    for touch in touches where !tracks.contains(where: { $0.touch === touch }) {
      tracks.append(Track(touch, number: count, tick: stage.tick))
      count += 1
    }
  }
}
