extension CGPath {
  /// The outline's length in points, including the lines that close subpaths.
  package var length: CGFloat {
    runsWithClosingLines.reduce(0) { $0 + Self.length(of: $1) }
  }

  /// Returns the part of the outline between two fractions of its length, with curves cut into
  /// chords.
  ///
  /// The gaps between subpaths do not count. The whole outline is returned unchanged.
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

  /// The points of each subpath; closed subpaths end where they start.
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

  /// Returns the points of a polyline between two distances from its start, in points.
  private static func part(of run: [CGPoint], from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    var points: [CGPoint] = []
    var passed: CGFloat = 0
    for (from, to) in zip(run, run.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      let (first, last) = (max(start - passed, 0), min(end - passed, length))
      if first < last {
        if points.isEmpty { points.append(lerp(from, to, first / length)) }
        points.append(last == length ? to : lerp(from, to, last / length))
      }
      passed += length
    }
    return points
  }
}
