import QuartzCore

/// An outline of lines and curves in UIKit's coordinates, where y points down.
@MainActor
open class UIBezierPath: NSObject {
  private var path: CGMutablePath

  /// The width in which the outline would be stroked, in points.
  open var lineWidth: CGFloat = 1
  /// How the ends of a stroke look.
  open var lineCapStyle = CGLineCap.butt
  /// How the corners of a stroke look.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a pointed corner may reach out, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether what the outline winds around twice is outside.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  override public convenience init() {
    self.init(path: CGMutablePath())
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init(path: CGMutablePath(elements: cgPath.elements))
  }

  /// Creates a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Creates the ellipse that touches the sides of `rect`, clockwise from its right.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Creates a rectangle with corners of continuous curvature, as UIKit's are.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The corners' radius in points; half the shorter side at most.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: CGPath(continuousRoundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a rectangle of which some corners are quarter ellipses, clockwise from its top left corner.
  ///
  /// UIKit's own corners are continuous here as well; of quarter ellipses they stay within a
  /// twentieth of the radius.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - corners: The corners to round.
  ///   - cornerRadii: Their radii in points; half a side at most.
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
  ///   - center: The circle's center in points.
  ///   - radius: The circle's radius in points.
  ///   - startAngle: Where the arc starts, in radians; 0 is at the right, a quarter turn at the bottom.
  ///   - endAngle: Where the arc ends, in radians.
  ///   - clockwise: Whether the arc runs clockwise as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Paths are not archived here: always nil.
  public required convenience init?(coder: NSCoder) {
    return nil
  }

  private init(path: CGMutablePath) {
    self.path = path
    super.init()
  }

  /// The outline; a copy that does not change with this path.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path = CGMutablePath(elements: newValue.elements) }
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line from the current point to its start if there is one.
  ///
  /// - Parameters:
  ///   - center: The circle's center in points.
  ///   - radius: The circle's radius in points.
  ///   - startAngle: Where the arc starts, in radians; 0 is at the right, a quarter turn at the bottom.
  ///   - endAngle: Where the arc ends, in radians.
  ///   - clockwise: Whether the arc runs clockwise as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics means clockwise where y points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line to its start.
  open func close() {
    path.closeSubpath()
  }

  /// Takes everything out of the path.
  open func removeAllPoints() {
    path = CGMutablePath()
  }

  /// Adds all subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  /// Takes all points through a transform.
  open func apply(_ transform: CGAffineTransform) {
    path = CGMutablePath(elements: path.elements.map { $0.applying(transform) })
  }

  /// Returns the path walked from its end to its start.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: cgPath.reversed())
    reversed.lineWidth = lineWidth
    reversed.lineCapStyle = lineCapStyle
    reversed.lineJoinStyle = lineJoinStyle
    reversed.miterLimit = miterLimit
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    return reversed
  }

  /// Whether nothing was added yet.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest upright rectangle around the outline; null where there is none.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point that the next line or curve starts from.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether the area that the path encloses contains `point`.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func addRoundedRect(_ rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    guard !rect.isNull else { return }
    // Each corner with the directions that it is entered and left in.
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
