/// A property of an item at every tick of a trace.
package struct MotionCurve: Sendable {
  package let item: String
  package let property: MotionProperty
  /// The value at each tick; where the item is absent, the nearest value.
  package let values: [Double]
  /// The first and the last tick at which the item is present.
  package let presence: ClosedRange<Int>

  /// The curve's name, for example `alert.center.y`.
  var name: String { "\(item).\(property.rawValue)" }
}

extension Trace {
  /// The number of ticks of the trace.
  package var tickCount: Int { (rows.map(\.tick).max() ?? -1) + 1 }

  /// The items in order of appearance.
  package var items: [String] {
    var known: Set<String> = []
    return rows.map(\.item).filter { known.insert($0).inserted }
  }

  /// Returns the curves of all properties of an item.
  package func curves(of item: String) -> [MotionCurve] {
    let rows = rows.filter { $0.item == item }
    return MotionProperty.allCases.compactMap { property in
      let points = rows.compactMap { row in property.value(in: row).map { (row.tick, $0) } }
      guard let first = points.first, let last = points.last else { return nil }
      var values = Array(repeating: first.1, count: tickCount)
      var (value, index) = (first.1, 0)
      for tick in values.indices {
        while index < points.count, points[index].0 <= tick {
          value = points[index].1
          index += 1
        }
        values[tick] = value
      }
      return MotionCurve(
        item: item, property: property,
        values: property == .angle ? values.unwrapped(from: first.1) : values,
        presence: first.0...max(first.0, last.0))
    }
  }
}

extension [Double] {
  /// Returns angles without jumps by full turns.
  fileprivate func unwrapped(from start: Double) -> [Double] {
    var last = start
    return map { angle in
      last += (angle - last).remainder(dividingBy: 2 * .pi)
      return last
    }
  }

  /// Returns the difference between the largest and the smallest value in a range, which may exceed
  /// the bounds.
  func spread(_ range: Range<Int>) -> Double {
    let part = self[range.clamped(to: startIndex..<endIndex)]
    return (part.max() ?? 0) - (part.min() ?? 0)
  }
}
