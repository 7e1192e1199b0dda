import Foundation
import Physics
import Testing

@Suite struct ShapeTests {
  /// Returns the integrals of 1, x, y and x² + y² over a polygon, in meters, by the shoelace formula.
  private func integrals(_ points: [Vector]) -> (
    area: Double, x: Double, y: Double, inertia: Double
  ) {
    var sum = (area: 0.0, x: 0.0, y: 0.0, inertia: 0.0)
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      let (ax, ay, bx, by) = (a.x / 100, a.y / 100, b.x / 100, b.y / 100)
      let cross = ax * by - bx * ay
      sum.area += cross / 2
      sum.x += cross * (ax + bx) / 6
      sum.y += cross * (ay + by) / 6
      let squares = (ax * ax + ax * bx + bx * bx) + (ay * ay + ay * by + by * by)
      sum.inertia += cross * squares / 12
    }
    return sum
  }

  @Test(
    "the mass and inertia of a polygon result from its area, for any number of corners",
    arguments: [3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 60, 97, 98, 244])
  func polygons(corners: Int) throws {
    for points in [
      Vector.ellipse(width: 100, height: 50, corners: corners),
      Vector.ellipse(width: 1000, height: 500, corners: corners),
    ] {
      for order in [points, points.reversed()] {
        let body = try Body(in: World(), shape: .polygon(order), center: [10, 20])
        let expected = integrals(points)
        #expect(body.mass.isNear(expected.area, within: 2e-6 * expected.area))
        #expect(body.inertia.isNear(expected.inertia, within: 1e-5 * expected.inertia))
        #expect(body.center.isNear([10, 20], within: 1e-5))
      }
    }
  }

  @Test(
    "repeated corners and corners in the middle of a side are removed",
    arguments: [
      [[0, 0], [20, 0], [20, 10], [0, 10], [0, 0]],
      [[0, 0], [10, 0], [20, 0], [20, 10], [10, 10], [0, 10], [0, 5]],
      [[5, 0], [20, 0], [20.01, 0], [20, 10], [0, 10], [0, 0], [0.01, 0]],
    ] as [[Vector]])
  func redundantCorners(points: [Vector]) throws {
    #expect(try ConvexPolygon(points).corners.count == 4)
    #expect(try ConvexPolygon(points.reversed()).corners.count == 4)
  }

  @Test(
    "an invalid polygon throws an error",
    arguments: [
      ("empty", [], .degeneratePolygon),
      ("line", [[0, 0], [10, 0], [20, 0]], .degeneratePolygon),
      ("line in both directions", [[0, 0], [10, 0], [20, 0], [10, 0]], .degeneratePolygon),
      ("coincident corners", [[0, 0], [0.01, 0], [0, 0.01]], .degeneratePolygon),
      ("arrow", [[0, 0], [10, 10], [0, 5], [-10, 10]], .notConvex),
      ("bow tie", [[0, 0], [10, 10], [10, 0], [0, 10]], .notConvex),
      ("pentagram", [[0, -10], [6, 8], [-9, -3], [9, -3], [-6, 8]], .notConvex),
      ("two turns", [[0, 0], [9, 0], [9, 9], [0, 0.1], [9, 0.1], [9, 9.1]], .notConvex),
      ("NaN", [[0, 0], [10, 0], [.nan, 10]], .notFinite),
    ] as [(String, [Vector], PhysicsError)])
  func invalidPolygon(id: String, points: [Vector], error: PhysicsError) {
    #expect(throws: error) { try ConvexPolygon(points) }
    #expect(throws: error) {
      try Body(in: World(), shape: .polygon(points), center: .zero)
    }
  }

  @Test("a polygon stops at the distance of its skin from another body")
  func skin() throws {
    let world = World()
    let body = try Body(
      in: world, shape: .polygon(Vector.ellipse(width: 100, height: 50, corners: 24)), center: .zero
    )
    body.filter = .item
    let block = try Body.box(in: world, 100, 100, at: 200, 0, filter: .item)
    block.isStatic = true
    body.velocity = [90, 0]
    world.run(frames: 120)
    #expect(body.center.x.isNear(100 - 0.9, within: 0.5))
  }

  @Test("the mass and inertia of a compound are those of its parts, about the given center")
  func compounds() throws {
    let shape = Shape.compound([
      .init(shape: .box(width: 100, height: 50), center: [-100, 0]),
      .init(shape: .circle(radius: 50), center: [50, 20]),
      .init(shape: .box(width: 40, height: 20), center: [0, 100], angle: 1),
      .init(shape: .compound([.init(shape: .box(width: 10, height: 10), center: [0, 10])])),
    ])
    let body = try Body(in: World(), shape: shape, center: [300, 400], angle: 0.5)
    body.density = 2
    let disc = Double.pi / 4
    #expect(body.mass.isNear(2 * (0.5 + disc + 0.08 + 0.01), within: 1e-5))
    let box = 0.5 * (1 + 0.25) / 12 + 0.5
    let circle = disc * (0.25 / 2 + 0.25 + 0.04)
    let tilted = 0.08 * (0.16 + 0.04) / 12 + 0.08
    let nested = 0.01 * 0.02 / 12 + 0.01 * 0.01
    #expect(body.inertia.isNear(2 * (box + circle + tilted + nested), within: 1e-5))
    #expect(body.center.isNear([300, 400], within: 1e-4))
    body.move(to: [5, 6], angle: 1)
    #expect(body.center.isNear([5, 6], within: 1e-5) && body.angle == 1)
  }

  @Test("each part of a compound collides, rotated with the whole")
  func parts() throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, [[-500, 300], [500, 300]])
    let legs = Shape.compound([
      .init(shape: .box(width: 20, height: 100), center: [-80, 0]),
      .init(shape: .box(width: 100, height: 20), center: [80, 0], angle: .pi / 2),
    ])
    let body = try Body(in: world, shape: legs, center: [0, 200])
    body.filter = .item
    body.isAffectedByGravity = true
    world.run(frames: 200)
    #expect(body.center.isNear([0, 248.2], within: 0.3))
    #expect(body.angle.isNear(0, within: 1e-3))
    withExtendedLifetime(wall) {}
  }

  @Test("an impulse without an offset acts at the given center rather than the center of mass")
  func offCenter() throws {
    let shape = Shape.compound([.init(shape: .box(width: 100, height: 100), center: [100, 0])])
    let body = try Body(in: World(), shape: shape, center: .zero)
    body.applyImpulse([0, 1])
    #expect(body.angularVelocity.isNear(-6, within: 1e-4))
    body.angularVelocity = 0
    body.applyImpulse([0, 1], offset: [100, 0])
    #expect(body.angularVelocity.isNear(0, within: 1e-4))
  }

  @Test("a body too far from its center throws offCenter")
  func distantParts() {
    let part = Shape.Part(shape: .box(width: 10, height: 10), center: [1e6, 0])
    #expect(throws: PhysicsError.offCenter) {
      try Body(in: World(), shape: .compound([part]), center: .zero)
    }
    let invalid = Shape.Part(shape: .box(width: 10, height: 10), center: [.nan, 0])
    #expect(throws: PhysicsError.notFinite) {
      try Body(in: World(), shape: .compound([invalid]), center: .zero)
    }
  }
}
