import Foundation
import UIKit
import Verification

/// What one item did, tick by tick.
struct GraphTrack: Equatable {
  /// The item's name.
  let item: String
  /// What it did in each tick; nil while it was not on the stage.
  let rows: [Trace.Row?]

  /// The tracks of all items of a trace, in the order of the trace.
  static func all(in trace: Trace, tickCount: Int) -> [GraphTrack] {
    var order: [String] = []
    var rows: [String: [Trace.Row?]] = [:]
    for row in trace.rows where (0..<tickCount).contains(row.tick) {
      if rows[row.item] == nil { order.append(row.item) }
      rows[row.item, default: Array(repeating: nil, count: tickCount)][row.tick] = row
    }
    return order.map { GraphTrack(item: $0, rows: rows[$0] ?? []) }
  }

  /// Whether the item is a property animator.
  var isAnimator: Bool { rows.contains { $0?.fraction != nil } }

  /// The ticks in which the item began to touch something.
  var contacts: [Int] {
    rows.indices.filter { tick in
      rows[tick]?.contacts.contains { $0.phase == .began } ?? false
    }
  }

  /// A number of each row; what is no number that a picture could show is left out.
  func values(_ value: (Trace.Row) -> Double?) -> [Double?] {
    rows.map { row in
      row.flatMap(value).flatMap { abs($0) <= Self.greatest ? $0 : nil }
    }
  }

  /// A number of each row, or how fast others grow where there is none.
  func velocities(_ velocity: (Trace.Row) -> Double?, or values: [Double?]) -> [Double?] {
    zip(self.values(velocity), Self.rates(of: values)).map { $0 ?? $1 }
  }

  /// How far the item is turned, in degrees; a second turn goes on counting.
  var angles: [Double?] {
    var last: Double?
    var turns = 0.0
    return values(\.angle).map { angle in
      guard let angle else {
        (last, turns) = (nil, 0)
        return nil
      }
      if let last { turns += ((last - angle) / (2 * .pi)).rounded() }
      last = angle
      return (angle / .pi + 2 * turns) * 180
    }
  }

  /// How fast values grow, a second: between the ticks before and after, at ends from the tick itself.
  private static func rates(of values: [Double?]) -> [Double?] {
    values.indices.map { tick in
      guard values[tick] != nil else { return nil }
      func isKnown(_ tick: Int) -> Bool { values.indices.contains(tick) && values[tick] != nil }
      let first = isKnown(tick - 1) ? tick - 1 : tick
      let last = isKnown(tick + 1) ? tick + 1 : tick
      guard first < last, let start = values[first], let end = values[last] else { return nil }
      return (end - start) * Double(Stage.ticksPerSecond) / Double(last - first)
    }
  }

  /// Beyond, axes would lose their digits.
  private static let greatest = 1e12
}
