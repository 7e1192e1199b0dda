extension CGMutablePath {
  /// Starts a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  /// Adds a straight line from the current point; without one, the call is ignored.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    continueSubpath(with: .line(point), transform)
  }

  /// Adds an open polyline through `points` as a new subpath.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) }, transform)
  }

  /// Adds a quadratic Bézier curve from the current point; without one, the call is ignored.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    continueSubpath(with: .quadCurve(end, control: control), transform)
  }

  /// Adds a cubic Bézier curve from the current point; without one, the call is ignored.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    continueSubpath(with: .curve(end, control1: control1, control2: control2), transform)
  }

  /// Closes the current subpath with a straight line to its start; without one, the call is ignored.
  public func closeSubpath() {
    continueSubpath(with: .close)
  }

  /// Appends an element that starts at the current point, which an empty path does not have.
  private func continueSubpath(with element: Element, _ transform: CGAffineTransform = .identity) {
    guard !isEmpty else { return }
    append([element], transform)
  }

  /// Adds a rectangle as a new subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.rectangle(rect, transform))
  }

  /// Adds the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.ellipse(rect, transform))
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    append(CGPath.roundedRectangle(rect, corner, transform))
  }

  /// Adds every subpath of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  /// Adds a circular arc, preceded by a line from the current point to its start, if there is one.
  ///
  /// - Parameters:
  ///   - center: The circle's center in points.
  ///   - radius: The circle's radius in points.
  ///   - startAngle: The angle at the start, in radians from the x axis.
  ///   - endAngle: The angle at the end, in radians.
  ///   - clockwise: Whether the angle decreases. In UIKit's coordinates, where y points down, such
  ///     an arc looks counterclockwise, as in Apple's implementation.
  ///   - transform: The transform that is applied to the arc; the identity by default.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Self.sweep(from: startAngle, to: endAngle, decreasing: clockwise)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var steps: [Element] = [isEmpty ? .move(point(startAngle)) : .line(point(startAngle))]
    let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    let step = count == 0 ? 0 : sweep / CGFloat(count)
    let control = 4.0 / 3.0 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      let to = index == count - 1 ? startAngle + sweep : from + step
      let (start, end) = (point(from), point(to))
      steps.append(
        .curve(
          end,
          control1: CGPoint(x: start.x - control * sin(from), y: start.y + control * cos(from)),
          control2: CGPoint(x: end.x + control * sin(to), y: end.y - control * cos(to))))
    }
    append(steps, transform)
  }

  /// Returns the signed angle from `start` to `end`: a full turn if they are a turn or more apart
  /// in that direction, or a whole number of turns apart in the other.
  private static func sweep(from start: CGFloat, to end: CGFloat, decreasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let raw = decreasing ? start - end : end - start
    let wholeTurns = abs(raw) > 1 && abs(raw.remainder(dividingBy: turn)) < 1e-9
    let angle =
      raw >= turn || wholeTurns
      ? turn
      : (raw.truncatingRemainder(dividingBy: turn) + turn)
        .truncatingRemainder(dividingBy: turn)
    return decreasing ? -angle : angle
  }
}
