import CBox2D

extension Shape {
  /// How far before an edge a polygon stops: 2 points, in metres.
  ///
  /// Circles touch the edge itself. Measured on Apple's own animator by the open-source project charon.
  static let edgeSkin: Float = 0.02

  /// How far about itself a polygon of corners stops others: 0.9 points, in metres.
  ///
  /// Measured on Apple's own animator by the open-source project charon.
  static let polygonSkin: Float = 0.009

  /// Points of an edge nearer than Box2D's linear slop, in metres, are one.
  private static let nearest: Float = 0.005

  /// The shape in Box2D's terms, checked, as what is to be added to a body.
  func prepared() throws(PhysicsError) -> (OpaquePointer) -> Void {
    var fixtures: [(OpaquePointer) -> Void] = []
    try add(to: &fixtures, Placement(center: .zero, angle: 0))
    return { [fixtures] body in
      for fixture in fixtures { fixture(body) }
    }
  }

  /// Where a part stands in the whole.
  private struct Placement {
    let center: Vector
    let angle: Double

    func point(at offset: Vector) -> Vector {
      center + (angle == 0 ? offset : offset.turned(by: angle))
    }
  }

  private func add(
    to fixtures: inout [(OpaquePointer) -> Void], _ placement: Placement
  ) throws(PhysicsError) {
    guard let center = Units.metres(placement.center), let angle = Units.single(placement.angle)
    else { throw .notFinite }
    switch self {
    case .box(let width, let height):
      guard let width = Units.metres(width), let height = Units.metres(height),
        width > 0, height > 0, width * height > 2 * Float.ulpOfOne
      else { throw .invalidSize }
      fixtures.append { CBBodyAddBox($0, width / 2, height / 2, center, angle) }
    case .circle(let radius):
      guard let radius = Units.metres(radius), radius > 0, radius * radius > 2 * Float.ulpOfOne
      else { throw .invalidSize }
      fixtures.append { CBBodyAddCircle($0, radius, center) }
    case .polygon(let points):
      let corners = try ConvexPolygon(points).corners.map(placement.point)
      let metres = try Shape.metres(corners)
      fixtures.append { CBBodyAddPolygon($0, metres, metres.count, Shape.polygonSkin) }
    case .compound(let parts):
      for part in parts {
        try part.shape.add(
          to: &fixtures,
          Placement(center: placement.point(at: part.center), angle: placement.angle + part.angle))
      }
    case .edges(let points, let isClosed):
      let corners = try Shape.corners(points.map(placement.point), isClosed: isClosed)
      let isLoop = isClosed && corners.count > 2
      fixtures.append { CBBodyAddBoundary($0, corners, corners.count, isLoop, Shape.edgeSkin) }
    case .point:
      break
    }
  }

  private static func corners(
    _ points: [Vector], isClosed: Bool
  ) throws(PhysicsError) -> [CBVector] {
    func areApart(_ first: CBVector, _ second: CBVector) -> Bool {
      let (x, y) = (second.x - first.x, second.y - first.y)
      return (x * x + y * y).squareRoot() >= nearest
    }
    var corners: [CBVector] = []
    // Looked at in metres: all that is beyond reach is then in one place.
    for point in try metres(points) where corners.last.map({ areApart($0, point) }) ?? true {
      corners.append(point)
    }
    if isClosed, corners.count > 2, !areApart(corners[0], corners[corners.count - 1]) {
      corners.removeLast()
    }
    guard corners.count > 1 else { throw .degenerateBoundary }
    return corners
  }

  private static func metres(_ points: [Vector]) throws(PhysicsError) -> [CBVector] {
    var metres: [CBVector] = []
    for point in points {
      guard let point = Units.metres(point) else { throw .notFinite }
      metres.append(point)
    }
    return metres
  }
}
