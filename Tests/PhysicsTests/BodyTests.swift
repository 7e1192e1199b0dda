import Physics
import Testing

@Suite struct BodyTests {
  @Test(
    "the mass and inertia of a box are those of its full size",
    arguments: [
      (100.0, 100.0, 1.0, 1.0, 1.0 / 6), (200, 50, 3, 3, 1.0625), (1, 1, 1, 1e-4, 1e-8 / 6),
    ] as [(Double, Double, Double, Double, Double)])
  func mass(
    width: Double, height: Double, density: Double, mass: Double, inertia: Double
  ) throws {
    let body = try Body.box(in: World(), width, height, at: 0, 0)
    body.density = density
    #expect(body.mass.isNear(mass, within: 1e-6 * mass))
    #expect(body.inertia.isNear(inertia, within: 1e-6 * inertia))
  }

  @Test("disallowing rotation keeps the angular velocity and ignores torques")
  func fixedRotation() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 0, 0)
    body.angularVelocity = 2
    body.allowsRotation = false
    world.run(frames: 1)
    body.applyImpulse([0, 1], offset: [50, 0])
    world.run(frames: 1)
    #expect(body.angularVelocity == 2)
    #expect(body.inertia == 0)
    body.allowsRotation = true
    #expect(body.angularVelocity == 2)
    #expect(body.inertia.isNear(1.0 / 6, within: 1e-6))
  }

  @Test("a static body loses its velocity and stops others like a wall")
  func isStatic() throws {
    let world = World()
    world.gravity = [0, 1000]
    let block = try Body.box(in: world, 100, 100, at: 0, 200, filter: .item)
    block.velocity = [10, 0]
    block.isStatic = true
    let body = try Body.box(in: world, 40, 40, at: 0, 0, filter: .item)
    body.isAffectedByGravity = true
    world.run(frames: 200)
    #expect(block.center == [0, 200] && block.velocity == .zero)
    #expect(body.center.y.isNear(130, within: 1))
    block.isStatic = false
    block.isAffectedByGravity = true
    world.run(frames: 1)
    #expect(block.center.y > 200)
  }

  @Test("gravity affects only bodies with isAffectedByGravity")
  func gravity() throws {
    let world = World()
    world.gravity = [0, 1000]
    let body = try Body.box(in: world, 100, 100, at: 0, 0)
    world.run(frames: 10)
    #expect(body.center == .zero)
  }

  @Test("positions are stored in single precision, exact up to a million points")
  func precision() throws {
    let body = try Body.box(in: World(), 10, 10, at: 0.1, 1_000_000)
    #expect(body.center == [Double(100 * Float(0.001)), 1_000_000])
  }

  @Test(
    "a box without a mass throws invalidSize",
    arguments: [
      (0.0, 10.0), (10, 0), (-1, 10), (.nan, 10), (10, .infinity), (0.01, 0.01),
    ] as [(Double, Double)])
  func invalidBoxSize(width: Double, height: Double) {
    #expect(throws: PhysicsError.invalidSize) {
      try Body.box(in: World(), width, height, at: 0, 0)
    }
  }

  @Test("a circle without a mass throws invalidSize", arguments: [0, -1, .nan, .infinity, 0.001])
  func invalidRadius(radius: Double) {
    #expect(throws: PhysicsError.invalidSize) {
      try Body(in: World(), shape: .circle(radius: radius), center: .zero)
    }
  }

  @Test(
    "setters ignore numbers that are not finite", arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteNumbers(invalid: Double) throws {
    let world = World()
    world.gravity = [0, 10]
    world.gravity = [invalid, 0]
    #expect(world.gravity == [0, 10])
    let body = try Body.box(in: world, 10, 10, at: 1, 2)
    body.velocity = [3, 4]
    body.angularVelocity = 5
    body.velocity = [invalid, 0]
    body.angularVelocity = invalid
    body.move(to: [invalid, 0], angle: 0)
    body.move(to: .zero, angle: invalid)
    body.applyForce([invalid, 0], offset: .zero)
    body.applyImpulse([1, 0], offset: [invalid, 0])
    for property in [
      \Body.density, \.friction, \.restitution, \.linearDamping, \.angularDamping,
    ] {
      let before = body[keyPath: property]
      body[keyPath: property] = invalid
      #expect(body[keyPath: property] == before)
    }
    #expect(body.velocity == [3, 4] && body.angularVelocity == 5)
    #expect(body.center.isNear([1, 2], within: 1e-6))
    #expect(throws: PhysicsError.notFinite) {
      try Body(in: world, shape: .box(width: 1, height: 1), center: [invalid, 0])
    }
    #expect(throws: PhysicsError.notFinite) {
      try Body.wall(in: world, [[0, invalid], [10, 10]])
    }
  }

  @Test("the largest numbers in any combination give finite results")
  func extremes() throws {
    let huge = Double.greatestFiniteMagnitude
    for (density, damping, friction) in [(huge, huge, huge), (1e-300, -120, -2), (0, -huge, 0)] {
      let world = World()
      world.gravity = [huge, -huge]
      let wall = try Body.wall(
        in: world, [[-huge, 100], [huge, 100], [0, huge]], isClosed: true)
      let bodies = try [0.0, 5, 10].map { x in
        let body = try Body.box(in: world, 10, 10, at: x, 95, filter: .item)
        body.density = density
        body.friction = friction
        body.restitution = huge
        body.linearDamping = damping
        body.angularDamping = damping
        body.isAffectedByGravity = true
        body.velocity = [huge, huge]
        body.angularVelocity = -huge
        return body
      }
      let joint = try DistanceJoint(
        bodies[0], at: [huge, 0], bodies[1], at: [-huge, 0], length: huge,
        spring: .init(frequency: huge, dampingRatio: huge))
      for _ in 0..<60 {
        bodies[2].applyForce([huge, huge], offset: [huge, -huge])
        bodies[2].applyImpulse([huge, huge], offset: [huge, -huge])
        world.run(frames: 1)
      }
      for body in bodies {
        #expect(body.center.x.isFinite && body.center.y.isFinite && body.angle.isFinite)
        #expect(body.velocity.x.isFinite && body.velocity.y.isFinite)
      }
      withExtendedLifetime((wall, joint)) {}
    }
  }
}
