import QuartzCore

/// A path of straight and curved line segments, in UIKit's coordinate system with its origin at the
/// top left.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, @MainActor NSCopying {
  private var path = CGMutablePath()

  /// The width of the stroked path in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of stroked lines; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joints between stroked segments; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of miter joins as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether the even-odd rule determines the inside of the path, instead of the nonzero winding
  /// rule; false by default.
  open var usesEvenOddFillRule = false

  /// The accuracy of curves, which are always drawn with that of pixels.
  open var flatness: CGFloat = 0.6
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  override public init() {
    super.init()
  }

  /// Creates a path from a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = CGMutablePath(elements: cgPath.elements)
  }

  /// Creates a rectangular path, clockwise from the top-left corner.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Creates the ellipse inscribed in a rectangle, clockwise from its rightmost point.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Creates a rectangle with rounded corners of continuous curvature, as in UIKit.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The radius of the corners in points, limited to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(continuousRoundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a rectangle with some of its corners rounded, clockwise from the top-left corner.
  ///
  /// The corners are quarter ellipses. UIKit's have continuous curvature here as well, and deviate
  /// by at most a twentieth of the radius.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The radii of the corners in points, each limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(
      rect, corners,
      CGSize(
        width: min(max(cornerRadii.width, 0), rect.width / 2),
        height: min(max(cornerRadii.height, 0), rect.height / 2)))
  }

  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The center of the circle in points.
  ///   - radius: The radius of the circle in points.
  ///   - startAngle: The angle at which the arc starts, in radians: 0 is at the right, π/2 at the
  ///     bottom.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: Whether the arc runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The Core Graphics path; a copy that is independent of this path.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Appends a straight line from the current point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Appends a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Appends an arc of a circle, preceded by a line from the current point, if any, to the start of
  /// the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle in points.
  ///   - radius: The radius of the circle in points.
  ///   - startAngle: The angle at which the arc starts, in radians: 0 is at the right, π/2 at the
  ///     bottom.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: Whether the arc runs clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // In Core Graphics, clockwise refers to a y-axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line to its start.
  open func close() {
    path.closeSubpath()
  }

  /// Removes all points from the path.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Appends the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// Returns a path with the same shape and attributes, drawn in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: cgPath.reversed())
    reversed.copyAttributes(of: self)
    return reversed
  }

  private func copyAttributes(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    (dashes, dashPhase) = (other.dashes, other.dashPhase)
  }

  /// Returns a path with the same shape and attributes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.copyAttributes(of: self)
    return copy
  }

  // MARK: Drawing

  /// Sets the alternating lengths of dashes and gaps; solid by default.
  ///
  /// - Parameters:
  ///   - pattern: The lengths in points; nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the lengths at which lines start, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } } ?? []
    dashPhase = phase
  }

  /// Retrieves the lengths of dashes and gaps.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dashes.enumerated() { pattern[index] = length }
    }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  /// Fills the path in the current context with its fill color.
  open func fill() { draw { fill($0) } }

  /// Fills the path in the current context in a blend mode with an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill(context)
    }
  }

  /// Strokes the path in the current context with its stroke color and the path's line style.
  open func stroke() { draw { stroke($0) } }

  /// Strokes the path in the current context in a blend mode with an opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke(context)
    }
  }

  /// Intersects the clip of the current context with the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ actions: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    actions(context)
    context.restoreGState()
  }

  private func fill(_ context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func stroke(_ context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that encloses the path without control points; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point at which the next line or curve starts.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether the area enclosed by the path contains a point.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    guard !rect.isNull else { return }
    // Each corner, with the directions in which the path enters and leaves it.
    let vertices:
      [(corner: UIRectCorner, x: CGFloat, y: CGFloat, enter: CGVector, leave: CGVector)] =
        [
          (.topLeft, rect.minX, rect.minY, CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
          (.topRight, rect.maxX, rect.minY, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
          (.bottomRight, rect.maxX, rect.maxY, CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
          (.bottomLeft, rect.minX, rect.maxY, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
    for vertex in vertices {
      func point(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
        CGPoint(
          x: vertex.x + direction.dx * radii.width * distance,
          y: vertex.y + direction.dy * radii.height * distance)
      }
      let isRound = corners.contains(vertex.corner) && radii.width > 0 && radii.height > 0
      let start = point(vertex.enter, isRound ? -1 : 0)
      if isEmpty { move(to: start) } else { addLine(to: start) }
      guard isRound else { continue }
      let control = 1 - CGPath.quarterArcControl
      addCurve(
        to: point(vertex.leave, 1), controlPoint1: point(vertex.enter, -control),
        controlPoint2: point(vertex.leave, control))
    }
    close()
  }
}
