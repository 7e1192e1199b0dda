import CoreGraphics

/// A path as something that moves along it sees it: spans of lines and curves one after the other, without
/// the jumps between subpaths.
struct KeyframePath {
  /// A cubic Bézier curve; lines are such ones too.
  struct Span {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  let spans: [Span]

  /// Takes a path apart; nil where nothing can move along it.
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

  /// Returns the place at which a span begins, or, of the number of spans, at which the last ends.
  func corner(_ index: Int) -> KeyTimes.Place {
    index < spans.count
      ? KeyTimes.Place(span: index, fraction: 0)
      : KeyTimes.Place(span: spans.count - 1, fraction: 1)
  }

  /// Returns the point at a place.
  func point(at place: KeyTimes.Place) -> CGPoint {
    let span = spans[place.span]
    return CGPath.cubic(span.start, span.control1, span.control2, span.end, place.fraction)
  }

  /// Returns where the path leads at a place, in radians, clockwise from the right; nil where it is a
  /// point.
  func direction(at place: KeyTimes.Place) -> CGFloat? {
    let span = spans[place.span]
    // Where control points coincide with an end, the direction is that a little further in.
    for fraction in [place.fraction, min(max(place.fraction, 1e-4), 1 - 1e-4)] {
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
