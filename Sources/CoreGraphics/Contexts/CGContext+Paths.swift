extension CGContext {
  /// A copy of the current path in user space; nil if it is empty.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    let inverse = state.matrix.inverted()
    return CGPath(elements: currentPath.elements.map { $0.applying(inverse) })
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The point at which the next segment starts, in user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.matrix.inverted())
  }

  /// The bounding box of the current path with its control points, in user space.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Returns whether the current path contains a point of user space, for a way of drawing it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isInside =
      switch mode {
      case .fill, .fillStroke: path.contains(point)
      case .eoFill, .eoFillStroke: path.contains(point, using: .evenOdd)
      case .stroke: false
      }
    guard !isInside, mode != .fill, mode != .eoFill else { return isInside }
    return path.stroked(with: state.pen).contains(point)
  }

  /// Removes the current path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) {
    currentPath.move(to: point, transform: state.matrix)
  }

  /// Adds a line from the current point; without one, nothing happens.
  public func addLine(to point: CGPoint) {
    guard !currentPath.isEmpty else { return }
    currentPath.addLine(to: point, transform: state.matrix)
  }

  /// Adds connected lines as a new subpath.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.matrix)
  }

  /// Adds a cubic Bézier curve from the current point; without one, nothing happens.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !currentPath.isEmpty else { return }
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.matrix)
  }

  /// Adds a quadratic Bézier curve from the current point; without one, nothing happens.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !currentPath.isEmpty else { return }
    currentPath.addQuadCurve(to: end, control: control, transform: state.matrix)
  }

  /// Adds an arc of a circle, preceded by a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The angle of the start in radians, from the x axis.
  ///   - endAngle: The angle of the end in radians.
  ///   - clockwise: Whether the angle decreases, which is clockwise where y points up; in UIKit's
  ///     contexts, such an arc looks counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.matrix)
  }

  /// Adds the arc of a circle that touches two lines: from the current point to `tangent1End`, and
  /// from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.matrix)
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.matrix) }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.matrix)
  }

  /// Adds the subpaths of a path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: state.matrix) }

  /// Closes the current subpath with a line to its start; without one, nothing happens.
  public func closePath() {
    guard !currentPath.isEmpty else { return }
    currentPath.closeSubpath()
  }

  /// Replaces the current path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    currentPath = CGMutablePath()
    addPath(path.stroked(with: state.pen))
  }

  /// Removes the current path and returns it, on the canvas.
  func takePath() -> CGPath {
    defer { currentPath = CGMutablePath() }
    return CGPath(elements: currentPath.elements)
  }
}
