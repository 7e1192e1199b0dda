/// A curve as the CSS easing function `linear()`: straight lines between points.
///
/// [CSS Easing Functions Level 2](https://www.w3.org/TR/css-easing-2/#the-linear-easing-function)
/// defines it; browsers have it since 2023.
package struct LinearEasing: Sendable {
  /// A point of the function.
  package struct Point: Hashable, Sendable {
    /// The fraction of the duration, from 0 to 1, as a number of units of `unitsPerDuration`.
    let units: Int
    /// The progress, as a number of units of the last decimal.
    let value: Int
  }

  /// The units of positions, which are decimals: CSS writes positions as percentages.
  static let unitsPerDuration = 100_000_000_000

  /// The points, at least two, in the order of their positions; two may have the same position, where
  /// the function jumps.
  package let points: [Point]
  /// The decimals of values.
  package let decimals: Int
  /// The largest distance from the curve, measured between the points.
  package let maxError: Double

  init(points: [Point], decimals: Int, comparedWith curve: SampledCurve) {
    let easing = LinearEasing(points, decimals, maxError: 0)
    self.init(points, decimals, maxError: curve.maxDistance(to: easing.value(at:)))
  }

  private init(_ points: [Point], _ decimals: Int, maxError: Double) {
    (self.points, self.decimals, self.maxError) = (points, decimals, maxError)
  }

  /// Returns the progress at a fraction of the duration from 0 to 1, by the rules of CSS.
  package func value(at fraction: Double) -> Double {
    let units = fraction * Double(Self.unitsPerDuration)
    // The last point at or before the fraction.
    var (low, high) = (0, points.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Double(points[middle].units) <= units { low = middle } else { high = middle - 1 }
    }
    let start = points[min(low, points.count - 2)]
    let end = points[min(low, points.count - 2) + 1]
    guard end.units > start.units, low < points.count - 1 else { return number(points[low].value) }
    let part = (units - Double(start.units)) / Double(end.units - start.units)
    return number(start.value) + (number(end.value) - number(start.value)) * part
  }

  /// The function as CSS writes it: `linear(0, 0.0093 1.1%, 1)`.
  package var css: String {
    let stops = points.enumerated().map { index, point in
      let value = NumberFormat.short(number(point.value), decimals: decimals)
      let isImplied = index == 0 || index == points.count - 1
      return isImplied ? value : "\(value) \(Self.percentage(point.units))"
    }
    return "linear(\(stops.joined(separator: ", ")))"
  }

  private func number(_ value: Int) -> Double { Double(value) / Self.scale(decimals) }

  /// Returns a position as a percentage, exactly.
  private static func percentage(_ units: Int) -> String {
    let perPercent = unitsPerDuration / 100
    var fraction = "\(perPercent + units % perPercent)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(units / perPercent)\(fraction.isEmpty ? "" : ".")\(fraction)%"
  }

  /// Returns the number of units of the last decimal in 1.
  static func scale(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1) { scale, _ in scale * 10 }
  }
}
