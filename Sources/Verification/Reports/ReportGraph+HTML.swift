import Imaging

/// The time axis that all tracks of a section share, on which a frame has a width of 1.
struct ReportAxis: Hashable, Sendable {
  let frameCount: Int
  let fps: FrameRate

  /// Returns the position of a tick, from 0 to the number of frames; a frame's time is the middle
  /// of its width.
  func position(ofTick tick: Int) -> Double { clock.position(ofTick: tick) + 0.5 }

  /// Returns a position as a percentage of the width, for CSS.
  func percent(_ position: Double) -> String {
    NumberFormat.short(position / Double(max(1, frameCount)) * 100, decimals: 3) + "%"
  }

  /// Returns the first frame at or after a tick.
  func frame(ofTick tick: Int) -> Int { clock.frame(at: tick) }

  private var clock: FrameClock { FrameClock(fps: fps) }
}

extension ReportGraph {
  /// The height of a graph in the units of its SVG.
  private static let height = 100.0
  /// The maximum number of points of a curve: more than the width of a screen.
  private static let maxPoints = 2400

  /// Returns the graph as HTML: both curves, grid lines at round numbers, and a line at the first
  /// difference.
  func html(_ index: Int, sides: [String], axis: ReportAxis) -> String {
    let range = range
    let scale = AxisTicks(in: range, atMost: 3, labels: .short)
    let (start, frame) = (axis.position(ofTick: firstTick), axis.frame(ofTick: firstTick))
    let label =
      "\(name), \(sides[0]) and \(sides[1]), from \(NumberFormat.short(range.lowerBound, decimals: 2)) "
      + "to \(NumberFormat.short(range.upperBound, decimals: 2)) \(unit); first difference at frame \(frame)"
    let isLate = start > Double(axis.frameCount) * 0.8
    let name = MarkupText.escaped(name)
    let numbers = zip(scale.values, scale.labels).map { value, text in
      let y = NumberFormat.short(Self.y(value, in: range), decimals: 2)
      return (
        line: "<line class=\"grid\" x1=\"0\" x2=\"\(axis.frameCount)\" y1=\"\(y)\" y2=\"\(y)\"/>",
        text: "<span class=\"number\" style=\"top:\(y)%\">\(text)</span>"
      )
    }
    let x = NumberFormat.short(start, decimals: 2)
    return """
      <figure class="graph" data-curve="\(index)">
      <figcaption><span class="name">\(name)\(unit.isEmpty ? "" : ", \(unit)")</span>\
      \(zip(["expected", "actual"], sides).map { kind, side in
        "<span class=\"value \(kind)\">\(MarkupText.escaped(side)) <output></output></span>"
      }.joined())</figcaption>
      <div class="plot">
      <svg viewBox="0 0 \(axis.frameCount) 100" preserveAspectRatio="none" role="img" \
      aria-label="\(MarkupText.escaped(label))">
      \(numbers.map(\.line).joined())
      <line class="first" x1="\(x)" x2="\(x)" y1="0" y2="100"/>
      <path class="expected" d="\(path(expected, in: range, axis))"/>
      <path class="actual" d="\(path(actual, in: range, axis))"/>
      </svg>
      \(numbers.map(\.text).joined())
      <span class="from\(isLate ? " late" : "")" style="left:\(axis.percent(start))">frame \(frame)</span>
      </div>
      </figure>

      """
  }

  /// The range of values from the lower to the upper edge: all values, with a margin.
  private var range: ClosedRange<Double> {
    let all = expected + actual
    let (minimum, maximum) = (all.min() ?? 0, all.max() ?? 0)
    let margin = max((maximum - minimum) * 0.12, abs(maximum) * 1e-6, 1e-6)
    return minimum - margin...maximum + margin
  }

  private static func y(_ value: Double, in range: ClosedRange<Double>) -> Double {
    (range.upperBound - value) / (range.upperBound - range.lowerBound) * height
  }

  /// Returns a curve as the path of an SVG, without points between others of the same height.
  private func path(
    _ values: [Double], in range: ClosedRange<Double>, _ axis: ReportAxis
  ) -> String {
    let points = Self.thinned(values).map { tick, value in
      (
        x: NumberFormat.short(axis.position(ofTick: tick), decimals: 2),
        y: NumberFormat.short(Self.y(value, in: range), decimals: 1)
      )
    }
    return points.indices.filter { index in
      index == 0 || index == points.count - 1 || points[index].y != points[index - 1].y
        || points[index].y != points[index + 1].y
    }.enumerated().map { "\($0 == 0 ? "M" : "L")\(points[$1].x) \(points[$1].y)" }.joined()
  }

  /// Returns the points of a curve; for a long curve, only the minimum and maximum of each
  /// interval.
  private static func thinned(_ values: [Double]) -> [(tick: Int, value: Double)] {
    let all = Array(values.enumerated()).map { (tick: $0.offset, value: $0.element) }
    guard values.count > maxPoints else { return all }
    let step = (values.count * 2 + maxPoints - 1) / maxPoints
    return stride(from: 0, to: values.count, by: step).flatMap { start in
      let part = all[start..<min(start + step, all.count)]
      let ends = [
        part.min { $0.value < $1.value }, part.max { $0.value < $1.value },
      ].compactMap { $0 }
      return ends.sorted { $0.tick < $1.tick }
    }
  }
}
