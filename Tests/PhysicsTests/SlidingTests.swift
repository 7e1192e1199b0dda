import Foundation
import Physics
import Testing

/// Tests of bodies that slide or roll over the corners of a boundary.
@Suite struct SlidingTests {
  /// Sliding bodies, with the distance of their center from the ground.
  private static let sliders: [(shape: Shape, height: Double)] = [
    (.box(width: 40, height: 40), 21.7), (.box(width: 10, height: 10), 6.7),
    (.circle(radius: 20), 19.7), (.circle(radius: 5), 4.7),
    (.polygon(Vector.ellipse(width: 40, height: 20, corners: 24)), 12.4),
  ]

  /// Returns a circle with sides of 10 points.
  private static func ring(radius: Double, isReversed: Bool) -> [Vector] {
    let count = Int(2 * Double.pi * radius / 10)
    let corners = Vector.ellipse(width: 2 * radius, height: 2 * radius, corners: count)
    return isReversed ? corners.reversed() : corners
  }

  private func slider(_ shape: Shape, in world: World, at center: Vector) throws -> Body {
    let body = try Body(in: world, shape: shape, center: center)
    body.linearDamping = 0
    body.angularDamping = 0
    body.friction = 0
    body.restitution = 0
    body.filter = .item
    return body
  }

  @Test(
    "a body slides over a floor of short edges without catching, bouncing or rotating",
    arguments: [50.0, 300, 1000, 3000], [false, true])
  func flat(speed: Double, isReversed: Bool) throws {
    for (shape, height) in SlidingTests.sliders {
      let world = World()
      world.gravity = [0, 1000]
      var corners: [Vector] = (0...200).map { [10 * Double($0), 100] }
      corners += [[2000, 900], [0, 900]]
      let wall = try Body.wall(
        in: world, isReversed ? corners.reversed() : corners, isClosed: true)
      let body = try slider(shape, in: world, at: [100, 100 - height])
      body.isAffectedByGravity = true
      world.run(frames: 60)
      let (start, angle) = (body.center, body.angle)
      body.velocity = [speed, 0]
      let frames = Int(min(1800 / speed, 5) * 60)
      let started = world.run(frames: frames).filter { $0.phase != .ended }
      #expect(body.velocity.x.isNear(speed, within: 1e-3 * speed), "\(shape)")
      #expect(body.center.y.isNear(start.y, within: 0.1), "\(shape)")
      #expect(body.angle.isNear(angle, within: 0.05), "\(shape)")
      let edges = (body.center.x - start.x) / 10
      // A polygon rocks, and touches some of the edges twice.
      #expect(Double(started.count) < 1.3 * edges + 10, "about one contact per edge for \(shape)")
      withExtendedLifetime(wall) {}
    }
  }

  @Test(
    "in a bowl of short edges, a body loses only the velocity toward the next edge",
    arguments: [false, true])
  func bowl(isReversed: Bool) throws {
    for (shape, height) in SlidingTests.sliders {
      let world = World()
      let wall = try Body.wall(
        in: world, SlidingTests.ring(radius: 200, isReversed: isReversed), isClosed: true)
      let distance = 199 - height
      let body = try slider(shape, in: world, at: [0, distance])
      body.velocity = [1000, 0]
      body.angularVelocity = -1000 / distance
      world.run(frames: Int(2 * Double.pi * distance / 1000 * 60))
      // 125 turns by 0.05 radians, each of which removes the outward part of the velocity.
      let expected = 1000 * pow(cos(2 * Double.pi / 125), 125)
      #expect(body.velocity.distance(to: .zero).isNear(expected, within: 40), "\(shape)")
      withExtendedLifetime(wall) {}
    }
  }

  @Test("a ball rolls smoothly over a hill of short edges", arguments: [false, true])
  func hill(isReversed: Bool) throws {
    for radius in [5.0, 20, 50] {
      let world = World()
      let wall = try Body.wall(
        in: world, SlidingTests.ring(radius: 200, isReversed: isReversed), isClosed: true)
      let distance = 200 + radius
      let body = try slider(.circle(radius: radius), in: world, at: [0, -distance])
      body.velocity = [600, 0]
      for _ in 0..<120 {
        let inward = (Vector.zero - body.center)
        let force = 40 * body.mass / inward.distance(to: .zero)
        body.applyForce([force * inward.x, force * inward.y])
        world.run(frames: 1)
        #expect(body.center.distance(to: .zero).isNear(distance, within: 0.6))
      }
      #expect(body.velocity.distance(to: .zero) > 550)
      withExtendedLifetime(wall) {}
    }
  }

  @Test("a box that overhangs a ledge is not pushed off it", arguments: [false, true])
  func ledge(isReversed: Bool) throws {
    let world = World()
    world.gravity = [0, 1000]
    let corners: [Vector] = [[0, 100], [200, 100], [200, 300], [0, 300]]
    let wall = try Body.wall(in: world, isReversed ? corners.reversed() : corners, isClosed: true)
    let body = try slider(.box(width: 40, height: 40), in: world, at: [190, 78])
    body.isAffectedByGravity = true
    world.run(frames: 120)
    #expect(body.center.isNear([190, 78.2], within: 0.3))
    #expect(body.angle.isNear(0, within: 1e-3))
    withExtendedLifetime(wall) {}
  }

  @Test("a path that returns on itself stops bodies from both sides", arguments: [1.0, -1])
  func returningPath(direction: Double) throws {
    let world = World()
    world.gravity = [0, 1000 * direction]
    let wall = try Body.wall(in: world, [[0, 100], [100, 100], [200, 100]], isClosed: true)
    for x in [20.0, 75, 100, 150] {
      let body = try slider(
        .box(width: 20, height: 20), in: world, at: [x, 100 - 40 * direction])
      body.filter = Filter(category: 1, mask: 2)
      body.isAffectedByGravity = true
      world.run(frames: 120)
      #expect(body.center.isNear([x, 100 - 12 * direction], within: 0.5))
    }
    withExtendedLifetime(wall) {}
  }

  @Test("a polygon of many corners rolls as a single body")
  func rolls() throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, [[-9000, 100], [9000, 100]])
    let body = try slider(
      .polygon(Vector.ellipse(width: 100, height: 100, corners: 60)), in: world, at: [0, 47.5])
    body.friction = 1
    body.isAffectedByGravity = true
    body.velocity = [50, 0]
    body.angularVelocity = 1
    let block = try Body.box(in: world, 40, 40, at: 150, 78, filter: .item)
    block.isStatic = true
    let events = world.run(frames: 180)
    #expect(body.center.x.isNear(150 - 68, within: 4))
    for other in [wall, block] {
      let contacts = events.filter { $0.first == other.identifier || $0.second == other.identifier }
      // The polygon may bounce from corner to corner, but a contact must not start twice.
      for (index, event) in contacts.enumerated() {
        #expect((event.phase == .ended) == (index % 2 == 1))
      }
      #expect(!contacts.isEmpty)
    }
    withExtendedLifetime(wall) {}
  }
}
