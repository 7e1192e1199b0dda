import Physics
import Testing

@Suite struct BoundaryTests {
  private func rest(
    _ shape: Shape, at start: Vector, gravity: Vector = [0, 1000], on points: [Vector],
    isClosed: Bool = false
  ) throws -> Vector {
    let world = World()
    world.gravity = gravity
    let wall = try Body.wall(in: world, points, isClosed: isClosed)
    let body = try Body(in: world, shape: shape, center: start)
    body.filter = .item
    body.isAffectedByGravity = true
    body.restitution = 0
    world.run(frames: 300)
    return withExtendedLifetime(wall) { body.center }
  }

  @Test("a box lands on a line as in Apple's animator")
  func lands() throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, [[0, 300], [1000, 300]])
    let body = try Body.box(in: world, 100, 100, at: 100, 100, filter: .item)
    body.restitution = 0
    body.isAffectedByGravity = true
    var done = 0
    for (frames, y) in [
      (26, 192.083298), (27, 199.374969), (28, 206.944397), (300, 248.216629),
    ] {
      world.run(frames: frames - done)
      done = frames
      #expect(body.center.y.isNear(y, within: 1e-4), "frame \(frames)")
    }
    withExtendedLifetime(wall) {}
  }

  @Test("a box stops 2 points, minus the slop, before an edge, and a circle touches it")
  func skin() throws {
    let edge: [Vector] = [[0, 300], [1000, 300]]
    let box = try rest(.box(width: 100, height: 100), at: [500, 200], on: edge)
    #expect(box.y.isNear(250 - 2, within: 0.5))
    let circle = try rest(.circle(radius: 50), at: [500, 200], on: edge)
    #expect(circle.y.isNear(250, within: 0.5))
  }

  @Test(
    "an edge stops a box from either side",
    arguments: [
      ([0, 300], [1000, 300], 1.0), ([1000, 300], [0, 300], 1.0), ([0, 300], [1000, 300], -1.0),
      ([1000, 300], [0, 300], -1.0),
    ] as [(Vector, Vector, Double)])
  func twoSided(from: Vector, to: Vector, direction: Double) throws {
    let center = try rest(
      .box(width: 40, height: 40), at: [500, 300 - 100 * direction],
      gravity: [0, 1000 * direction], on: [from, to])
    #expect(center.y.isNear(300 - 22 * direction, within: 0.5))
  }

  @Test("a closed boundary contains a box on all sides, including the last edge")
  func loop() throws {
    let square: [Vector] = [[0, 0], [200, 0], [200, 200], [0, 200]]
    for (gravity, expected) in [
      ([0, 1000], [100, 178]), ([0, -1000], [100, 22]), ([1000, 0], [178, 100]),
      ([-1000, 0], [22, 100]),
    ] as [(Vector, Vector)] {
      let center = try rest(
        .box(width: 40, height: 40), at: [100, 100], gravity: gravity, on: square, isClosed: true)
      #expect(center.isNear(expected, within: 0.5))
    }
  }

  @Test(
    "nearly identical points of a boundary are merged",
    arguments: [
      ([[0, 300], [0.1, 300], [0.2, 300], [1000, 300], [1000, 300]], false),
      ([[0, 300], [1000, 300], [1000, 400], [0, 400], [0, 300.2]], true),
      ([[0, 300], [1000, 300]], true),
    ] as [([Vector], Bool)])
  func merges(points: [Vector], isClosed: Bool) throws {
    let center = try rest(
      .box(width: 100, height: 100), at: [500, 200], on: points, isClosed: isClosed)
    #expect(center.y.isNear(248.216629, within: 0.2))
  }

  @Test(
    "a boundary without extent throws degenerateBoundary",
    arguments: [
      [], [[5, 5]], [[5, 5], [5, 5]], [[5, 5], [5.1, 5], [5, 5.1]],
      [[1e12, 1e12], [2e12, 3e300]],
    ] as [[Vector]])
  func degenerate(points: [Vector]) {
    for isClosed in [false, true] {
      #expect(throws: PhysicsError.degenerateBoundary) {
        try Body.wall(in: World(), points, isClosed: isClosed)
      }
    }
  }

  @Test(
    "a box slides over the corners of a straight boundary as over a single line",
    arguments: [0, 0.2])
  func slides(friction: Double) throws {
    func end(pieces: Int) throws -> (Vector, Double) {
      let world = World()
      world.gravity = [0, 1000]
      let length = 3000 / Double(pieces)
      let wall = try Body.wall(in: world, (0...pieces).map { [length * Double($0), 100] })
      let body = try Body.box(in: world, 40, 40, at: 50, 78.2, filter: .item)
      body.friction = friction
      body.isAffectedByGravity = true
      body.velocity = [1000, 0]
      world.run(frames: 60)
      return withExtendedLifetime(wall) { (body.center, body.angle) }
    }
    let (whole, divided) = (try end(pieces: 1), try end(pieces: 30))
    #expect(divided.0.isNear(whole.0, within: 0.01))
    #expect(divided.1.isNear(0, within: 1e-6))
  }

  @Test("a fast bullet passes through neither an edge nor another body")
  func bullets() throws {
    let world = World()
    let wall = try Body.wall(in: world, [[1000, -500], [1000, 500]])
    let target = try Body.box(in: world, 4, 100, at: 500, 0, filter: .item)
    let bullet = try Body.box(in: world, 10, 10, at: 0, 0, filter: .item)
    bullet.isBullet = true
    bullet.velocity = [20000, 0]
    world.run(frames: 20)
    #expect(bullet.center.x < target.center.x)
    #expect(target.center.x < 1000)
    withExtendedLifetime(wall) {}
  }
}
