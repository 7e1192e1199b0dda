extension CGPath {
  /// The bounding box of all points and control points; null for an empty path.
  public var boundingBox: CGRect {
    Self.box(elements.flatMap(\.points))
  }

  /// The bounding box of the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        continue
      case .line: points.append(current)
      case .quadCurve(let end, let control):
        let (control1, control2) = Self.cubicControls(current, control, end)
        points += Self.extremes(current, control1, control2, end)
      case .curve(let end, let control1, let control2):
        points += Self.extremes(current, control1, control2, end)
      case .close:
        current = start
        continue
      }
      current = element.points[0]
      points.append(current)
    }
    return points.isEmpty ? boundingBox : Self.box(points)
  }

  /// The start of a cubic Bézier curveand its extreme points along x and y.
  private static func extremes(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> [CGPoint] {
    let times = [\CGPoint.x, \CGPoint.y].flatMap { axis in
      turningPoints(p0[keyPath: axis], p1[keyPath: axis], p2[keyPath: axis], p3[keyPath: axis])
    }
    return [p0] + times.map { cubic(p0, p1, p2, p3, $0) }
  }

  /// Returns the parameters at which one coordinate of a cubic changes direction: the roots of its
  /// derivative.
  private static func turningPoints(
    _ c0: CGFloat, _ c1: CGFloat, _ c2: CGFloat, _ c3: CGFloat
  ) -> [CGFloat] {
    let (a, b, c) = (c3 - c0 + 3 * (c1 - c2), 2 * (c0 - 2 * c1 + c2), c1 - c0)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // This form of the quadratic formula loses no digitsand also works where the derivative is
    // linear.
    let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [sum / a, c / sum].filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the bounding box of `points`; null if there are none.
  static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minimum, maximum) = (first, first)
    for point in points {
      minimum = CGPoint(x: min(minimum.x, point.x), y: min(minimum.y, point.y))
      maximum = CGPoint(x: max(maximum.x, point.x), y: max(maximum.y, point.y))
    }
    return CGRect(
      x: minimum.x, y: minimum.y, width: maximum.x - minimum.x, height: maximum.y - minimum.y)
  }
}
