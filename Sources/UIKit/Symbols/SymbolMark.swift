import QuartzCore

/// A shape of lines with round ends and of discs, which follow the weight of a symbol.
///
/// Coordinates are those of a square of 24 units, the grid of the font of symbols.
struct SymbolMark: Equatable, Sendable {
  /// Lines from one point to others; their angles are drawn as one outline.
  struct Star: Equatable, Sendable {
    let center: CGPoint
    let tips: [CGPoint]
  }

  /// A filled circle.
  struct Disc: Equatable, Sendable {
    let center: CGPoint
    let radius: CGFloat
  }

  private(set) var stars: [Star] = []
  private(set) var discs: [Disc] = []

  /// Reads shapes such as "12,12:4,4:20,4;*5,12,2": stars with their center first, and discs with their
  /// radius.
  init(_ text: Substring) {
    for shape in text.split(separator: ";") {
      if shape.first == "*" {
        let numbers = shape.dropFirst().split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 3 else { continue }
        discs.append(
          Disc(center: CGPoint(x: numbers[0], y: numbers[1]), radius: CGFloat(numbers[2])))
      } else {
        let points = shape.split(separator: ":").compactMap { point -> CGPoint? in
          let numbers = point.split(separator: ",").compactMap { Double($0) }
          return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
        }
        guard points.count > 1 else { continue }
        stars.append(Star(center: points[0], tips: Array(points.dropFirst())))
      }
    }
  }

  /// Returns the outline around the middle of the square.
  ///
  /// - Parameters:
  ///   - unit: The length of a unit, in points.
  ///   - lineWidth: The width of lines, in points.
  func path(unit: CGFloat, lineWidth: CGFloat) -> CGPath {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - 12) * unit, y: (point.y - 12) * unit)
    }
    let outlines = stars.map { star in
      Self.outline(place(star.center), star.tips.map(place), halfWidth: lineWidth / 2)
    }
    let circles = discs.map { disc in
      let (center, radius) = (place(disc.center), disc.radius * unit)
      return CGPath(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).elements
    }
    return CGPath(elements: (outlines + circles).flatMap(\.self))
  }

  // MARK: Outlines of stars

  /// Returns the outline of lines from a point to others, clockwise where y points down.
  ///
  /// It does not cross itself if the lines are longer than they are wide. Only square roots are used,
  /// which are the same on every machine.
  private static func outline(
    _ center: CGPoint, _ tips: [CGPoint], halfWidth: CGFloat
  ) -> [CGPath.Element] {
    let arms =
      tips
      .map { tip in (tip, CGVector(dx: tip.x - center.x, dy: tip.y - center.y).normalized) }
      .sorted { $0.1.precedes($1.1) }
    var elements: [CGPath.Element] = []
    for (index, arm) in arms.enumerated() {
      let (tip, direction) = arm
      let side = direction.turned
      let start = tip.moved(side, -halfWidth)
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      elements += arc(tip, from: side.opposite, through: direction, to: side, radius: halfWidth)
      // The corner between this line and the next one.
      let next = arms[(index + 1) % arms.count].1
      let sine = direction.dx * next.dy - direction.dy * next.dx
      if arms.count > 1, sine > 1e-6 {
        let corner = CGVector(dx: direction.dx + next.dx, dy: direction.dy + next.dy)
        elements.append(.line(center.moved(corner, halfWidth / sine)))
      } else {
        elements.append(.line(center.moved(side, halfWidth)))
        // The middle of the outer angle: opposite to the sum of the directions, if they differ.
        let sum = CGVector(dx: -direction.dx - next.dx, dy: -direction.dy - next.dy)
        let middle =
          sum.dx * sum.dx + sum.dy * sum.dy > 1e-6 ? sum.normalized : direction.turned
        elements += arc(
          center, from: side, through: arms.count > 1 ? middle : direction.opposite,
          to: next.turned.opposite, radius: halfWidth)
      }
    }
    return elements + [.close]
  }

  /// Returns an arc from a direction to another, in two parts of up to a quarter of a circle each.
  private static func arc(
    _ center: CGPoint, from start: CGVector, through middle: CGVector, to end: CGVector,
    radius: CGFloat
  ) -> [CGPath.Element] {
    [(start, middle), (middle, end)].map { start, end in
      // The length of the handles is 4/3 · tan(angle / 4).
      let cosine = min(max(start.dx * end.dx + start.dy * end.dy, -1), 1)
      let half = ((1 + cosine) / 2).squareRoot()
      let handle = 4.0 / 3 * ((1 - half) / (1 + half)).squareRoot() * radius
      let (first, last) = (center.moved(start, radius), center.moved(end, radius))
      return .curve(
        last, control1: first.moved(start.turned, handle), control2: last.moved(end.turned, -handle)
      )
    }
  }
}

extension CGVector {
  /// The vector of length 1 in the same direction.
  fileprivate var normalized: CGVector {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }

  /// The vector turned by a quarter, clockwise where y points down.
  fileprivate var turned: CGVector { CGVector(dx: -dy, dy: dx) }
  fileprivate var opposite: CGVector { CGVector(dx: -dx, dy: -dy) }

  /// Whether the angle from the x axis, clockwise where y points down, is less than that of another
  /// vector.
  fileprivate func precedes(_ other: CGVector) -> Bool {
    func half(_ vector: CGVector) -> Int {
      vector.dy > 0 || vector.dy == 0 && vector.dx > 0 ? 0 : 1
    }
    let halves = (half(self), half(other))
    return halves.0 == halves.1 ? dx * other.dy - dy * other.dx > 0 : halves.0 < halves.1
  }
}

extension CGPoint {
  /// Returns the point moved by a multiple of a vector.
  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
