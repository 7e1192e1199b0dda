import Imaging

/// How ticks lie on the axis that all tracks of a section share: a frame is one wide.
struct ReportAxis: Hashable, Sendable {
  let frameCount: Int
  let fps: FrameRate

  private var framesPerTick: Double {
    Double(fps.numerator) / Double(fps.denominator) / 60
  }

  /// Where a tick lies, from 0 to the number of frames; a frame's time is the middle of its width.
  func place(ofTick tick: Int) -> Double { Double(tick) * framesPerTick + 0.5 }

  /// A place as a share of the width, for a style sheet.
  func percent(_ place: Double) -> String {
    NumberFormat.short(place / Double(max(1, frameCount)) * 100, decimals: 3) + "%"
  }

  /// The first frame that shows a tick, or what comes after it.
  func frame(ofTick tick: Int) -> Int { FrameClock(fps: fps).frame(at: tick) }
}

extension ReportGraph {
  /// The height of a graph in units of its own.
  private static let height = 100.0
  /// The most points that a curve is drawn with: more than a screen is wide.
  private static let mostPoints = 2400

  /// The graph: a curve over the other, lines at round numbers, and one where they part.
  func html(_ place: Int, sides: [String], axis: ReportAxis) -> String {
    let range = range
    let scale = ReportScale(in: range, atMost: 3)
    let (start, frame) = (axis.place(ofTick: firstTick), axis.frame(ofTick: firstTick))
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
      <figure class="graph" data-curve="\(place)">
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

  /// What the graph shows from its lower to its upper edge: all numbers, and some room.
  private var range: ClosedRange<Double> {
    let all = expected + actual
    let (least, most) = (all.min() ?? 0, all.max() ?? 0)
    let room = max((most - least) * 0.12, abs(most) * 1e-6, 1e-6)
    return least - room...most + room
  }

  private static func y(_ value: Double, in range: ClosedRange<Double>) -> Double {
    (range.upperBound - value) / (range.upperBound - range.lowerBound) * height
  }

  /// A curve as the path of an SVG; points amid others of the same height are left out.
  private func path(
    _ values: [Double], in range: ClosedRange<Double>, _ axis: ReportAxis
  ) -> String {
    let points = Self.thinned(values).map { tick, value in
      (
        x: NumberFormat.short(axis.place(ofTick: tick), decimals: 2),
        y: NumberFormat.short(Self.y(value, in: range), decimals: 1)
      )
    }
    return points.indices.filter { index in
      index == 0 || index == points.count - 1 || points[index].y != points[index - 1].y
        || points[index].y != points[index + 1].y
    }.enumerated().map { "\($0 == 0 ? "M" : "L")\(points[$1].x) \(points[$1].y)" }.joined()
  }

  /// The points of a curve; of very many, the least and the most of each so many.
  private static func thinned(_ values: [Double]) -> [(tick: Int, value: Double)] {
    let all = Array(values.enumerated()).map { (tick: $0.offset, value: $0.element) }
    guard values.count > mostPoints else { return all }
    let step = (values.count * 2 + mostPoints - 1) / mostPoints
    return stride(from: 0, to: values.count, by: step).flatMap { start in
      let part = all[start..<min(start + step, all.count)]
      let ends = [
        part.min { $0.value < $1.value }, part.max { $0.value < $1.value },
      ].compactMap { $0 }
      return ends.sorted { $0.tick < $1.tick }
    }
  }
}
