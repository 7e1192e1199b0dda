import UIKit
import Verification

/// The trace of one item, tick by tick.
struct GraphTrack: Equatable {
  /// The name of the item.
  let item: String
  /// The row of each tick; nil while the item is not on the stage.
  let rows: [Trace.Row?]

  /// Returns the tracks of all items of a trace, in the order of their first rows.
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

  /// The ticks at which a contact of the item begins.
  var contacts: [Int] {
    rows.indices.filter { tick in
      rows[tick]?.contacts.contains { $0.phase == .began } ?? false
    }
  }

  /// Returns a value of each row; nil for values that cannot be plotted.
  func values(_ value: (Trace.Row) -> Double?) -> [Double?] {
    rows.map { row in
      row.flatMap(value).flatMap { abs($0) <= Self.maxValue ? $0 : nil }
    }
  }

  /// Returns a velocity of each row, or the rate of change of `values` where there is none.
  func velocities(_ velocity: (Trace.Row) -> Double?, or values: [Double?]) -> [Double?] {
    zip(self.values(velocity), Self.rates(of: values)).map { $0 ?? $1 }
  }

  /// The rotation, in degrees, counted continuously over several turns.
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

  /// Returns the rate of change of values, per second: the difference between the next and the
  /// previous tick, or between two adjacent ticks at the ends of a span.
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

  /// The maximum absolute value: axis labels of greater values would lose digits.
  private static let maxValue = 1e12
}
