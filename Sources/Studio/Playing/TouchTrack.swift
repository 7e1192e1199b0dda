import StudioProtocol
import UIKit

/// The live touches of a take, by the ticks at which they take effect.
struct TouchTrack: Equatable {
  /// A change of a finger.
  struct Change: Equatable {
    let finger: Int
    let phase: TouchRequest.Phase
    let location: CGPoint
  }

  private var changesByTick: [Int: [Change]] = [:]
  /// The fingers on the screen after the last change, with their locations.
  private(set) var fingers: [Int: CGPoint] = [:]
  /// The last tick with a change; nil for no changes.
  private(set) var lastTick: Int?

  /// Whether there are no changes.
  var isEmpty: Bool { changesByTick.isEmpty }

  /// The changes in order.
  var all: [(tick: Int, changes: [Change])] {
    changesByTick.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the changes that take effect at a tick.
  func changes(at tick: Int) -> [Change] { changesByTick[tick] ?? [] }

  /// Adds a change, which replaces an earlier movement of the same finger at the same tick.
  ///
  /// Movements of fingers that are not on the screen are dropped, and a finger that begins again has
  /// lifted before.
  mutating func add(_ change: Change, at tick: Int) {
    switch change.phase {
    case .began:
      if let location = fingers[change.finger] {
        append(Change(finger: change.finger, phase: .ended, location: location), at: tick)
      }
      fingers[change.finger] = change.location
    case .moved:
      guard fingers[change.finger] != nil else { return }
      fingers[change.finger] = change.location
      let index = changesByTick[tick]?.lastIndex { $0.finger == change.finger }
      if let index, changesByTick[tick]?[index].phase == .moved {
        changesByTick[tick]?[index] = change
        return
      }
    case .ended, .cancelled:
      guard fingers.removeValue(forKey: change.finger) != nil else { return }
    }
    append(change, at: tick)
  }

  /// Removes the changes after a tick; fingers that are on the screen then are canceled.
  mutating func removeAll(after tick: Int) {
    guard let lastTick, lastTick > tick else { return cancelFingers(at: tick + 1) }
    let kept = all.filter { $0.tick <= tick }
    self = TouchTrack()
    for (tick, changes) in kept {
      for change in changes { add(change, at: tick) }
    }
    cancelFingers(at: tick + 1)
  }

  private mutating func cancelFingers(at tick: Int) {
    for (finger, location) in fingers.sorted(by: { $0.key < $1.key }) {
      add(Change(finger: finger, phase: .cancelled, location: location), at: tick)
    }
  }

  private mutating func append(_ change: Change, at tick: Int) {
    changesByTick[tick, default: []].append(change)
    lastTick = max(lastTick ?? tick, tick)
  }
}
