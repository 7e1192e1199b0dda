/// Creates the outline of a stroke.
struct PathStroker {
  /// The maximum distance between a curve and its chords.
  static let tolerance: CGFloat = 0.01

  private let half: CGFloat
  private let style: StrokeStyle
  private(set) var outline: [CGPath.Element] = []

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  /// Adds the outline of a polyline.
  mutating func add(_ line: CGPath.Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first, line.hasSegments { addDot(at: point) }
      return
    }
    guard !line.isClosed else {
      addPolygon(side(of: points, isClosed: true))
      addPolygon(side(of: points.reversed(), isClosed: true))
      return
    }
    addPolygon(side(of: points, isClosed: false) + side(of: points.reversed(), isClosed: false))
  }

  /// Adds what caps draw of a line without a length.
  private mutating func addDot(at point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: return
    case .round: outline += CGPath.ellipse(box, .identity)
    case .square: outline += CGPath.rectangle(box, .identity)
    }
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    outline.append(.move(first))
    outline += points.dropFirst().map { .line($0) }
    outline.append(.close)
  }

  /// Returns the line at half the width on the left, where y points down, with the cap at the end of
  /// an open line.
  private func side(of points: [CGPoint], isClosed: Bool) -> [CGPoint] {
    let count = points.count
    let segments = isClosed ? count : count - 1
    let directions = (0..<segments).map { index in
      Self.direction(from: points[index], to: points[(index + 1) % count])
    }
    var side: [CGPoint] = []
    for index in 0..<segments {
      let (start, end) = (points[index], points[(index + 1) % count])
      let direction = directions[index]
      if index == 0, !isClosed { side.append(start.moved(direction.left, half)) }
      if index + 1 < segments || isClosed {
        let next = (index + 1) % segments
        let after = points[(next + 1) % count]
        var room = min(start.distance(to: end), end.distance(to: after)) / 2
        if !isClosed, index == 0 || next == segments - 1, direction.dot(directions[next]) > 0.9 {
          // The rest of a curve's last chord: a detour through the vertex would be visible.
          room = .infinity
        }
        addJoin(at: end, direction, directions[next], room: room, to: &side)
      } else {
        side.append(end.moved(direction.left, half))
        addCap(at: end, direction, to: &side)
      }
    }
    return side
  }

  /// Adds the line at half the width around a vertex.
  ///
  /// - Parameters:
  ///   - vertex: The vertex.
  ///   - before: The direction of the segment that ends there.
  ///   - after: The direction of the segment that starts there.
  ///   - room: The half of the shorter one's length.
  ///   - side: The line.
  private func addJoin(
    at vertex: CGPoint, _ before: CGVector, _ after: CGVector, room: CGFloat,
    to side: inout [CGPoint]
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dot(after)
    let next = vertex.moved(after.left, half)
    if abs(cross) < 1e-12, dot > 0 { return side.append(next) }
    if cross < 0, half * -cross <= room * (1 + dot) {
      // The inner sides meet within both segments.
      let sum = CGVector(
        dx: before.left.dx + after.left.dx, dy: before.left.dy + after.left.dy)
      return side.append(vertex.moved(sum, half / (1 + dot)))
    }
    side.append(vertex.moved(before.left, half))
    if cross < 0 {
      // The inner side passes through the vertex, which stays inside for short segments as well.
      side += [vertex, next]
      return
    }
    switch style.join {
    case .bevel: break
    case .round: side += arc(about: vertex, from: before.left, by: atan2(cross, dot))
    case .miter where dot > -1 + 1e-9 && (2 / (1 + dot)).squareRoot() <= style.miterLimit:
      let sum = CGVector(
        dx: before.left.dx + after.left.dx, dy: before.left.dy + after.left.dy)
      side.append(vertex.moved(sum, half / (1 + dot)))
    case .miter: break
    }
    side.append(next)
  }

  private func addCap(at end: CGPoint, _ direction: CGVector, to side: inout [CGPoint]) {
    switch style.cap {
    case .butt: return
    case .round: side += arc(about: end, from: direction.left, by: .pi)
    case .square:
      let front = end.moved(direction, half)
      let right = CGVector(dx: -direction.left.dx, dy: -direction.left.dy)
      side += [front.moved(direction.left, half), front.moved(right, half)]
    }
  }

  /// Returns the inner points of an arc.
  private func arc(
    about center: CGPoint, from start: CGVector, by angle: CGFloat
  ) -> [CGPoint] {
    let step = 2 * acos(max(1 - Self.tolerance / max(half, Self.tolerance), 0))
    let count = min(max(Int((abs(angle) / max(step, 0.01)).rounded(.up)), 1), 1000)
    let first = atan2(start.dy, start.dx)
    return (1..<max(count, 1)).map { index in
      let angle = first + angle * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGVector {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 1, dy: 0)
  }
}

extension CGVector {
  /// The direction to the left, where y points down.
  fileprivate var left: CGVector { CGVector(dx: dy, dy: -dx) }

  fileprivate func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

  fileprivate func moved(_ direction: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.dx * distance, y: y + direction.dy * distance)
  }
}
