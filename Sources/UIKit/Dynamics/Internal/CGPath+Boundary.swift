extension CGPath {
  /// The corners of the loop that a boundary makes of the path's first subpath.
  ///
  /// A corner at the position of the one before is omitted, and a last one at that of the first.
  var boundaryLoop: [CGPoint] {
    var corners: [CGPoint] = []
    for corner in boundaryCorners where corners.last.map({ !corner.coincides(with: $0) }) ?? true {
      corners.append(corner)
    }
    if corners.count > 1, corners[corners.count - 1].coincides(with: corners[0]) {
      corners.removeLast()
    }
    return corners
  }

  /// The corners of the path's first subpath, with curves divided into pieces of about 10 points.
  ///
  /// The measurement and division of curves was measured on UIKit itself by the open-source project
  /// charon.
  package var boundaryCorners: [CGPoint] {
    var corners: [CGPoint] = []
    for element in elements {
      let start = corners.last ?? .zero
      switch element {
      case .move(let point):
        if corners.count > 1 { return corners }
        corners = [point]
      case .line(let point):
        corners.append(point)
      case .quadCurve(let end, let control):
        let (control1, control2) = CGPath.cubicControls(start, control, end)
        corners += CGPath.pieces(start, control1, control2, end)
      case .curve(let end, let control1, let control2):
        corners += CGPath.pieces(start, control1, control2, end)
      case .close:
        return corners
      }
    }
    return corners
  }

  private static func pieces(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    let length = chainedLength(start, control1, control2, end)
    // Beyond 2500 points the pieces get longer, which is harmless: for an item that overlaps many
    // of them, Box2D's time is quadratic in their number.
    let count = length.isFinite ? Int(min(max(length / 10, 1), 250)) : 1
    return (1...count).map {
      cubic(start, control1, control2, end, CGFloat($0) / CGFloat(count))
    }
  }

  /// Returns the length of a chain of ten samples, each on a curve that starts at the sample
  /// before.
  ///
  /// It is longer than the curve: UIKit divides an ellipse of 1000 by 500 points into 244 pieces.
  private static func chainedLength(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> CGFloat {
    var length: CGFloat = 0
    var last = start
    for sample in 1...10 {
      let next = cubic(last, control1, control2, end, CGFloat(sample) / 10)
      length += hypot(next.x - last.x, next.y - last.y)
      last = next
    }
    return length
  }
}

extension CGPoint {
  /// Whether the point is at the position of another one, within 1.4e-14 square meters: measured on
  /// UIKit itself by the open-source project charon.
  fileprivate func coincides(with other: CGPoint) -> Bool {
    let (x, y) = (
      Float(0.01 * self.x) - Float(0.01 * other.x), Float(0.01 * self.y) - Float(0.01 * other.y)
    )
    return x * x + y * y <= 1.4e-14
  }
}
