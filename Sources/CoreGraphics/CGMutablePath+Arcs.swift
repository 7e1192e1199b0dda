extension CGMutablePath {
  /// Adds rectangles as new subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a circular arc, preceded by a line from the current point to its start, if there is one.
  ///
  /// - Parameters:
  ///   - center: The circle's center in points.
  ///   - radius: The circle's radius in points.
  ///   - startAngle: The angle at the start, in radians from the x axis.
  ///   - delta: The angle from the start to the end, in radians; negative for a decreasing angle.
  ///   - transform: The transform that is applied to the arc; the identity by default.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds the arc of a circle that touches the lines from the current point to `tangent1End` and from there to
  /// `tangent2End`, preceded by a line to its start.
  ///
  /// Where the lines are parallel or the radius is 0, adds a line to `tangent1End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The end of the first line, in points.
  ///   - tangent2End: The end of the second line, in points.
  ///   - radius: The circle's radius in points.
  ///   - transform: The transform that is applied to the points; the identity by default.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let (toStart, toEnd) = (
      CGVector(from: tangent1End, to: start), CGVector(from: tangent1End, to: tangent2End)
    )
    let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
    let angle = abs(atan2(cross, toStart.dx * toEnd.dx + toStart.dy * toEnd.dy))
    guard radius > 0, abs(cross) > 1e-9, angle > 1e-9 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let distance = radius / tan(angle / 2)
    let first = tangent1End.moved(along: toStart, by: distance)
    let last = tangent1End.moved(along: toEnd, by: distance)
    // The center is on the normal of the first line, on the side of the second.
    let normal = CGVector(dx: -toStart.dy, dy: toStart.dx)
    let center = first.moved(along: normal, by: cross > 0 ? radius : -radius)
    addArc(
      center: center, radius: radius,
      startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0,
      transform: transform)
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }
}

extension CGPoint {
  fileprivate func moved(along direction: CGVector, by distance: CGFloat) -> CGPoint {
    let length = hypot(direction.dx, direction.dy)
    guard length > 0 else { return self }
    return CGPoint(x: x + direction.dx / length * distance, y: y + direction.dy / length * distance)
  }
}
