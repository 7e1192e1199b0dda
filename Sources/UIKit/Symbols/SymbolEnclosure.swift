import QuartzCore

/// A shape around a symbol, as of "star.circle", which is a symbol itself.
enum SymbolEnclosure: String, CaseIterable, Sendable {
  case circle, square, app, rectangle, capsule, diamond, triangle, pentagon, hexagon, octagon, oval

  /// The size of what is inside, relative to the same symbol alone.
  ///
  /// From looking at SF Symbols; low confidence.
  var innerScale: CGFloat {
    switch self {
    case .circle, .square, .app, .octagon, .hexagon, .pentagon: 0.6
    case .rectangle, .capsule, .oval, .diamond: 0.5
    case .triangle: 0.42
    }
  }

  /// The distance of the middle of what is inside below the middle of the shape, in units.
  var innerOffset: CGFloat { self == .triangle ? 2.4 : 0 }

  /// Returns the outline around the middle of the square of 24 units.
  ///
  /// - Parameters:
  ///   - unit: The length of a unit, in points.
  ///   - lineWidth: The width of the line inside of the outline, in points; nil for a filled shape.
  func path(unit: CGFloat, lineWidth: CGFloat?) -> CGPath {
    let outer = outline(unit: unit, inset: 0)
    guard let lineWidth else { return outer }
    return CGPath(
      elements: outer.elements + outline(unit: unit, inset: lineWidth).reversed().elements)
  }

  private func outline(unit: CGFloat, inset: CGFloat) -> CGPath {
    func rect(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        .applying(CGAffineTransform(scaleX: unit, y: unit)).insetBy(dx: inset, dy: inset)
    }
    func rounded(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> CGPath {
      CGPath(
        continuousRoundedRect: rect(width, height), cornerRadius: max(radius * unit - inset, 0))
    }
    switch self {
    case .circle: return CGPath(ellipseIn: rect(20, 20))
    case .oval: return CGPath(ellipseIn: rect(24, 17))
    case .square: return rounded(18.4, 18.4, 3.6)
    case .app: return rounded(18.8, 18.8, 5.2)
    case .rectangle: return rounded(24, 17, 3)
    case .capsule:
      let frame = rect(24, 15)
      return CGPath(
        roundedRect: frame, cornerWidth: frame.height / 2, cornerHeight: frame.height / 2)
    case .diamond: return polygon([(0, -11.4), (11.4, 0), (0, 11.4), (-11.4, 0)], unit, inset)
    case .triangle: return polygon([(0, -9.8), (11.4, 9.4), (-11.4, 9.4)], unit, inset)
    case .pentagon:
      return polygon(
        [(0, -10.6), (10.3, -3.1), (6.4, 9), (-6.4, 9), (-10.3, -3.1)], unit, inset)
    case .hexagon:
      return polygon(
        [(0, -11), (9.5, -5.5), (9.5, 5.5), (0, 11), (-9.5, 5.5), (-9.5, -5.5)], unit, inset)
    case .octagon:
      return polygon(
        [
          (4.1, -9.9), (9.9, -4.1), (9.9, 4.1), (4.1, 9.9), (-4.1, 9.9), (-9.9, 4.1),
          (-9.9, -4.1), (-4.1, -9.9),
        ], unit, inset)
    }
  }

  /// Returns a convex polygon with round corners, clockwise where y points down, with its sides moved
  /// inward.
  private func polygon(
    _ vertices: [(CGFloat, CGFloat)], _ unit: CGFloat, _ inset: CGFloat
  ) -> CGPath {
    let corners = vertices.map { CGPoint(x: $0.0 * unit, y: $0.1 * unit) }
    let count = corners.count
    /// The direction of the side from a corner.
    func side(_ index: Int) -> CGVector {
      let (start, end) = (corners[index % count], corners[(index + 1) % count])
      let vector = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
      return CGVector(dx: vector.dx / length, dy: vector.dy / length)
    }
    var elements: [CGPath.Element] = []
    for index in 0..<count {
      let (before, after) = (side(index + count - 1), side(index))
      let sine = before.dx * after.dy - before.dy * after.dx
      let shift = inset / sine
      let corner = CGPoint(
        x: corners[index].x + (after.dx - before.dx) * shift,
        y: corners[index].y + (after.dy - before.dy) * shift)
      let cut = max(2.6 * unit - inset, 0)
      let start = CGPoint(x: corner.x - before.dx * cut, y: corner.y - before.dy * cut)
      let end = CGPoint(x: corner.x + after.dx * cut, y: corner.y + after.dy * cut)
      elements += [
        elements.isEmpty ? .move(start) : .line(start), .quadCurve(end, control: corner),
      ]
    }
    return CGPath(elements: elements + [.close])
  }
}
