extension CGPath {
  /// Whether the area enclosed by the path contains `point`, which is first transformed by
  /// `transform`.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    var winding = 0
    for corners in flattened(tolerance: 0.01) {
      guard var previous = corners.last else { continue }
      for corner in corners {
        if (previous.y <= point.y) != (corner.y <= point.y) {
          let side =
            (corner.x - previous.x) * (point.y - previous.y)
            - (point.x - previous.x) * (corner.y - previous.y)
          if corner.y > previous.y, side > 0 { winding += 1 }
          if corner.y <= previous.y, side < 0 { winding -= 1 }
        }
        previous = corner
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// Returns a list of points for each subpath, with curves approximated by chords within about
  /// `tolerance` of the curve.
  ///
  /// Subpaths of a single point are omitted, unless the path has no others.
  package func flattened(tolerance: CGFloat) -> [[CGPoint]] {
    var runs: [[CGPoint]] = []
    var run: [CGPoint] = []
    func finish() {
      if run.count > 1 { runs.append(run) }
    }
    for element in elements {
      let start = run.last ?? .zero
      switch element {
      case .move(let point):
        finish()
        run = [point]
      case .line(let point): run.append(point)
      case .quadCurve(let end, let control):
        let (control1, control2) = Self.cubicControls(start, control, end)
        run += Self.chords(start, control1, control2, end, tolerance)
      case .curve(let end, let control1, let control2):
        run += Self.chords(start, control1, control2, end, tolerance)
      case .close:
        finish()
        run = run.first.map { [$0] } ?? []
      }
    }
    finish()
    return runs.isEmpty && !run.isEmpty ? [run] : runs
  }

  /// Returns the end points of a cubic's chords, their number from the bound on its second
  /// derivative.
  private static func chords(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat
  ) -> [CGPoint] {
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
      hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    let idealCount = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = idealCount.isFinite ? Int(min(max(idealCount, 1), 1000)) : 1
    return (1...count).map { index in
      cubic(p0, p1, p2, p3, CGFloat(index) / CGFloat(count))
    }
  }

  /// Returns the point of a cubic Bézier curve at `t`, from 0 to 1.
  package static func cubic(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  /// Returns the control points of the cubic that equals a quadratic Bézier curve.
  package static func cubicControls(
    _ start: CGPoint, _ control: CGPoint, _ end: CGPoint
  ) -> (CGPoint, CGPoint) {
    (lerp(start, control, 2.0 / 3.0), lerp(end, control, 2.0 / 3.0))
  }

  /// Returns the point `t` of the way from one point to another.
  static func lerp(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }
}
