/// A number of an item at every tick of a trace.
struct MotionCurve: Sendable {
  let item: String
  let property: MotionProperty
  /// The numbers by tick; where the item is not there, the nearest number that it has.
  let values: [Double]
  /// The first and the last tick at which the item is there.
  let presence: ClosedRange<Int>

  /// For example `alert.center.y`.
  var name: String { "\(item).\(property.rawValue)" }
}

extension Trace {
  /// How many ticks the trace has.
  var tickCount: Int { (rows.map(\.tick).max() ?? -1) + 1 }

  /// The items in the order in which they come.
  var items: [String] {
    var known: Set<String> = []
    return rows.map(\.item).filter { known.insert($0).inserted }
  }

  /// The curves of an item that has the numbers for them.
  func curves(of item: String) -> [MotionCurve] {
    let rows = rows.filter { $0.item == item }
    return MotionProperty.allCases.compactMap { property in
      let points = rows.compactMap { row in property.value(in: row).map { (row.tick, $0) } }
      guard let first = points.first, let last = points.last else { return nil }
      var values = Array(repeating: first.1, count: tickCount)
      var (known, index) = (first.1, 0)
      for tick in values.indices {
        while index < points.count, points[index].0 <= tick {
          known = points[index].1
          index += 1
        }
        values[tick] = known
      }
      return MotionCurve(
        item: item, property: property,
        values: property == .angle ? values.unwrapped(from: first.1) : values,
        presence: first.0...max(first.0, last.0))
    }
  }
}

extension [Double] {
  /// Angles without the jumps from one side of the circle to the other.
  fileprivate func unwrapped(from start: Double) -> [Double] {
    var last = start
    return map { angle in
      last += (angle - last).remainder(dividingBy: 2 * .pi)
      return last
    }
  }

  /// The largest minus the smallest number of a range, which is cut to what is there.
  func spread(_ range: Range<Int>) -> Double {
    let part = self[range.clamped(to: startIndex..<endIndex)]
    return (part.max() ?? 0) - (part.min() ?? 0)
  }
}
