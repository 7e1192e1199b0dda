import CoreGraphics

/// A path as a series of cubic curves, without the gaps between subpaths.
struct KeyframePath {
  /// A cubic Bézier curve or a line represented as one.
  struct Span {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  let spans: [Span]

  /// Creates the spans of a path; nil for a path without any.
  init?(_ path: CGPath) {
    var spans: [Span] = []
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      spans.append(Span(start: current, control1: control1, control2: control2, end: end))
      current = end
    }
    func line(to end: CGPoint) {
      add(end, Self.mix(current, end, 1.0 / 3), Self.mix(current, end, 2.0 / 3))
    }
    for element in path.elements {
      switch element {
      case .move(let point): (first, current) = (point, point)
      case .line(let end): line(to: end)
      case .quadCurve(let end, let control):
        add(end, Self.mix(current, control, 2.0 / 3), Self.mix(end, control, 2.0 / 3))
      case .curve(let end, let control1, let control2): add(end, control1, control2)
      case .close: if current != first { line(to: first) }
      }
    }
    guard !spans.isEmpty else { return nil }
    self.spans = spans
  }

  /// Returns the start of the span with an index or, for the number of spans, the end of the last
  /// one.
  func endpoint(_ index: Int) -> KeyTimes.Position {
    index < spans.count
      ? KeyTimes.Position(span: index, fraction: 0)
      : KeyTimes.Position(span: spans.count - 1, fraction: 1)
  }

  /// Returns the point at a position.
  func point(at position: KeyTimes.Position) -> CGPoint {
    let span = spans[position.span]
    return CGPath.cubic(span.start, span.control1, span.control2, span.end, position.fraction)
  }

  /// Returns the direction of the path in radians, clockwise from the x axis; nil for a span of
  /// zero length.
  func direction(at position: KeyTimes.Position) -> CGFloat? {
    let span = spans[position.span]
    // If a control point coincides with an end point, the direction a little further in is used.
    for fraction in [position.fraction, min(max(position.fraction, 1e-4), 1 - 1e-4)] {
      let (s, t) = (1 - fraction, fraction)
      let (w0, w1, w2) = (s * s, 2 * s * t, t * t)
      let dx =
        w0 * (span.control1.x - span.start.x) + w1 * (span.control2.x - span.control1.x)
        + w2 * (span.end.x - span.control2.x)
      let dy =
        w0 * (span.control1.y - span.start.y) + w1 * (span.control2.y - span.control1.y)
        + w2 * (span.end.y - span.control2.y)
      if hypot(dx, dy) > 1e-9 { return atan2(dy, dx) }
    }
    return nil
  }

  private static func mix(_ from: CGPoint, _ to: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
  }
}
