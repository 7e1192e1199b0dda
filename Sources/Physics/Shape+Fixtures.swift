import CBox2D

extension Shape {
  /// The distance from an edge at which a polygon stops: 2 points, in meters.
  ///
  /// Circles touch the edge itself. Measured on Apple's own animator by the open-source project
  /// charon.
  static let edgeSkin: Float = 0.02

  /// The distance from a polygon at which other bodies stop: 0.9 points, in meters.
  ///
  /// Measured on Apple's own animator by the open-source project charon.
  static let polygonSkin: Float = 0.009

  /// Box2D's linear slop in meters, below which two points of an edge are merged.
  private static let linearSlop: Float = 0.005

  /// Validates the shape and returns a closure that adds its fixtures to a body.
  func prepared() throws(PhysicsError) -> (OpaquePointer) -> Void {
    var fixtures: [(OpaquePointer) -> Void] = []
    try add(to: &fixtures, Placement(center: .zero, angle: 0))
    return { [fixtures] body in
      for fixture in fixtures { fixture(body) }
    }
  }

  /// The position and angle of a part within the whole.
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
    guard let center = Units.meters(placement.center), let angle = Units.single(placement.angle)
    else { throw .notFinite }
    switch self {
    case .box(let width, let height):
      guard let width = Units.meters(width), let height = Units.meters(height),
        width > 0, height > 0, width * height > 2 * Float.ulpOfOne
      else { throw .invalidSize }
      fixtures.append { CBBodyAddBox($0, width / 2, height / 2, center, angle) }
    case .circle(let radius):
      guard let radius = Units.meters(radius), radius > 0, radius * radius > 2 * Float.ulpOfOne
      else { throw .invalidSize }
      fixtures.append { CBBodyAddCircle($0, radius, center) }
    case .polygon(let points):
      let corners = try ConvexPolygon(points).corners.map(placement.point)
      let meters = try Shape.meters(corners)
      fixtures.append { CBBodyAddPolygon($0, meters, meters.count, Shape.polygonSkin) }
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
      return (x * x + y * y).squareRoot() >= linearSlop
    }
    var corners: [CBVector] = []
    // Compared in meters, because clamping may merge points.
    for point in try meters(points) where corners.last.map({ areApart($0, point) }) ?? true {
      corners.append(point)
    }
    if isClosed, corners.count > 2, !areApart(corners[0], corners[corners.count - 1]) {
      corners.removeLast()
    }
    guard corners.count > 1 else { throw .degenerateBoundary }
    return corners
  }

  private static func meters(_ points: [Vector]) throws(PhysicsError) -> [CBVector] {
    var meters: [CBVector] = []
    for point in points {
      guard let point = Units.meters(point) else { throw .notFinite }
      meters.append(point)
    }
    return meters
  }
}
