import Physics
import Testing

@Suite struct ContactTests {
  private func collide(_ first: Filter, _ second: Filter) throws -> (Body, Body, [ContactEvent]) {
    let world = World()
    let left = try Body.box(in: world, 100, 100, at: 0, 0, filter: first)
    let right = try Body.box(in: world, 100, 100, at: 200, 0, filter: second)
    left.velocity = [300, 0]
    return (left, right, world.run(frames: 120))
  }

  @Test(
    "bodies touch if the category of either is in the other's mask",
    arguments: [
      ("both", Filter(category: 1, mask: 2), Filter(category: 2, mask: 1), true),
      ("neither", Filter(category: 1, mask: 1), Filter(category: 2, mask: 2), false),
      ("first only", Filter(category: 1, mask: 2), Filter(category: 2, mask: 0), true),
      ("second only", Filter(category: 1, mask: 0), Filter(category: 2, mask: 1), true),
      (
        "bits above 16", Filter(category: 1 << 31, mask: 1 << 30),
        Filter(category: 1 << 30, mask: 1 << 31), true
      ),
    ])
  func filters(id: String, first: Filter, second: Filter, touches: Bool) throws {
    let (left, right, events) = try collide(first, second)
    #expect(events.isEmpty == !touches)
    #expect((right.center.x == 200) == !touches)
    #expect((left.center.x > 500) == !touches)
  }

  @Test("a body that does not respond passes through a wall, with events for the start and end")
  func passesThrough() throws {
    let world = World()
    let wall = try Body.wall(in: world, [[0, 100], [200, 100]])
    let body = try Body.box(
      in: world, 40, 40, at: 100, 0, filter: Filter(category: 1, mask: 1))
    body.velocity = [0, 200]
    let events = world.run(frames: 60)
    #expect(body.center.y.isNear(198, within: 3))
    #expect(events.count == 2)
    #expect(events.map(\.first) == [wall.identifier, wall.identifier])
    #expect(events.map(\.second) == [body.identifier, body.identifier])
    guard case .began(let point) = events.first?.phase else {
      Issue.record("no start event")
      return
    }
    #expect(point.isNear([100, 99], within: 21))
    #expect(events.last?.phase == .ended)
  }

  @Test("the point of a contact is that of the strongest impulse")
  func point() throws {
    let world = World()
    let wall = try Body.wall(in: world, [[0, 100], [200, 100]])
    let body = try Body.box(in: world, 40, 40, at: 100, 50, filter: .item)
    // The lower corner is on the right.
    body.move(to: [100, 50], angle: 0.6)
    body.velocity = [0, 300]
    var points: [Vector] = []
    for event in world.run(frames: 20) {
      if case .began(let point) = event.phase { points.append(point) }
    }
    let corner = 100 + 20 * (0.825 - 0.565)
    #expect(points.first?.isNear([corner, 99], within: 2) == true)
    withExtendedLifetime(wall) {}
  }

  @Test("advance returns all contacts since the last call, and removing a body ends its contacts")
  func removedBody() throws {
    let world = World()
    let wall = try Body.wall(in: world, [[0, 100], [200, 100]])
    var body: Body? = try Body.box(in: world, 40, 40, at: 100, 77, filter: .item)
    body?.velocity = [0, 100]
    let identifier = body?.identifier
    #expect(world.run(frames: 5).map(\.second) == [identifier])
    body = nil
    #expect(world.run(frames: 1).map(\.phase) == [.ended])
    #expect(world.run(frames: 1).isEmpty)
    withExtendedLifetime(wall) {}
  }

  @Test("properties changed during a contact take effect immediately")
  func changedFriction() throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, [[-1000, 100], [9000, 100]])
    let body = try Body.box(in: world, 40, 40, at: 0, 78, filter: .item)
    body.isAffectedByGravity = true
    wall.friction = 1
    body.friction = 0
    world.run(frames: 30)
    body.velocity = [100, 0]
    world.run(frames: 10)
    #expect(body.velocity.x.isNear(100, within: 0.01))
    body.friction = 1
    world.run(frames: 10)
    #expect(body.velocity.x.isNear(0, within: 0.01))
  }

  @Test("a body with restitution 0 bounces off a wall of 0.2 above 100 points per second")
  func bounce() throws {
    for (speed, expected) in [(300.0, -60.0), (90, 0)] {
      let world = World()
      let wall = try Body.wall(in: world, [[0, 100], [200, 100]])
      let body = try Body.box(in: world, 40, 40, at: 100, 60, filter: .item)
      body.restitution = 0
      body.velocity = [0, speed]
      world.run(frames: 20)
      #expect(body.velocity.y.isNear(expected, within: 0.01))
      withExtendedLifetime(wall) {}
    }
  }

  @Test("queries use bounding boxes enlarged by 10 points and return bodies in creation order")
  func query() throws {
    let world = World()
    let body = try Body.box(in: world, 50, 50, at: 100, 100)
    let other = try Body.box(in: world, 50, 50, at: 100, 120)
    #expect(
      world.bodies(from: [134.9, 90], to: [200, 100]) == [body.identifier, other.identifier])
    #expect(world.bodies(from: [135.5, 90], to: [200, 100]).isEmpty)
    #expect(world.bodies(from: [.nan, 90], to: [200, 100]).isEmpty)
  }
}
