import Foundation

extension CGPath {
  /// The outline's length in points, the lines that close subpaths included.
  package var length: CGFloat {
    runsWithClosingLines.reduce(0) { $0 + Self.length(of: $1) }
  }

  /// Returns the part of the outline between two fractions of its length, its curves cut into chords.
  ///
  /// Subpaths follow each other without what lies between them. The whole outline is returned as it is.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return self }
    let runs = runsWithClosingLines
    let lengths = runs.map(Self.length)
    let whole = lengths.reduce(0, +)
    let trimmed = CGMutablePath()
    var passed: CGFloat = 0
    for (run, length) in zip(runs, lengths) {
      trimmed.addLines(
        between: Self.part(of: run, from: start * whole - passed, to: end * whole - passed))
      passed += length
    }
    return trimmed
  }

  /// The subpaths as runs of points, the closed ones ending where they begin.
  private var runsWithClosingLines: [[CGPoint]] {
    var start = CGPoint.zero
    let open = elements.map { element in
      if case .move(let point) = element { start = point }
      return element == .close ? .line(start) : element
    }
    return CGPath(elements: open).flattened(tolerance: 0.01)
  }

  private static func length(of run: [CGPoint]) -> CGFloat {
    zip(run, run.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The points of a run between two distances from its start, in points; none where there are none.
  private static func part(of run: [CGPoint], from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    var points: [CGPoint] = []
    var passed: CGFloat = 0
    for (from, to) in zip(run, run.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      let (first, last) = (max(start - passed, 0), min(end - passed, length))
      if first < last {
        if points.isEmpty { points.append(mix(from, to, first / length)) }
        points.append(last == length ? to : mix(from, to, last / length))
      }
      passed += length
    }
    return points
  }
}
