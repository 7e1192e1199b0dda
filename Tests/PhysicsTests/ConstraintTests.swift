import Foundation
import Physics
import Testing

/// Tests of joints other than rods and springs.
@Suite struct ConstraintTests {
  private func anchored(_ world: World) throws -> (anchor: Body, body: Body) {
    let anchor = try Body(in: world, shape: .point, center: .zero, isStatic: true)
    return (anchor, try Body.box(in: world, 40, 40, at: 0, 0))
  }

  @Test("a rope limits the distance of its ends to its maximum length")
  func rope() throws {
    let world = World()
    let (anchor, body) = try anchored(world)
    let rope = try RopeJoint(anchor, at: .zero, body, at: .zero, maximumLength: 100)
    body.velocity = [60, 0]
    world.run(frames: 60)
    #expect(body.center.x.isNear(59.5, within: 0.1))
    world.run(frames: 120)
    #expect(body.center.isNear([100, 0], within: 0.6))
    body.velocity = [-120, 0]
    world.run(frames: 61)
    #expect(body.velocity.x.isNear(-120, within: 0.01), "the body passes through the anchor")
    world.run(frames: 120)
    #expect(body.center.isNear([-100, 0], within: 0.6))
    rope.maximumLength = 30
    rope.maximumLength = .nan
    #expect(rope.maximumLength == 30)
    world.run(frames: 120)
    #expect(body.center.isNear([-30, 0], within: 0.6))
    rope.maximumLength = -5
    world.run(frames: 120)
    #expect(body.center.isNear(.zero, within: 0.6))
  }

  @Test("a weld connects two bodies rigidly and lets them pass through each other")
  func weld() throws {
    let world = World()
    let left = try Body.box(in: world, 40, 40, at: 0, 0, filter: .item)
    let right = try Body.box(in: world, 40, 40, at: 30, 0, filter: .item)
    let weld = try WeldJoint(left, right, at: [15, 0])
    left.applyImpulse([0, 0.1])
    world.run(frames: 120)
    #expect(left.center.distance(to: right.center).isNear(30, within: 0.1))
    #expect(left.angle.isNear(right.angle, within: 0.01))
    #expect(abs(left.angle) > 0.5)
    withExtendedLifetime(weld) {}
  }

  @Test("a revolute joint rotates within its range, relative to the initial angle")
  func revoluteRange() throws {
    let world = World()
    let (anchor, body) = try anchored(world)
    body.move(to: .zero, angle: 1)
    let pin = try RevoluteJoint(anchor, body, at: .zero, range: -0.5...0.25)
    body.angularVelocity = 4
    world.run(frames: 30)
    #expect(body.angle.isNear(1.25, within: 0.04))
    body.angularVelocity = -4
    world.run(frames: 60)
    #expect(body.angle.isNear(0.5, within: 0.04))
    pin.range = nil
    body.angularVelocity = -1
    world.run(frames: 60)
    #expect(body.angle.isNear(-0.5, within: 0.1))
    pin.range = -.infinity...(-2)
    world.run(frames: 60)
    #expect(body.angle < -0.96)
    pin.range = -.infinity ... .infinity
    body.angularVelocity = 3
    world.run(frames: 60)
    #expect(body.angle > 1)
  }

  @Test("friction decelerates a revolute joint by torque over inertia")
  func friction() throws {
    let world = World()
    let (anchor, body) = try anchored(world)
    let pin = try RevoluteJoint(anchor, body, at: .zero, frictionTorque: 0.002)
    body.angularVelocity = 4
    let frames = 60
    world.run(frames: frames)
    let steps = Double(2 * frames - 1)
    let expected = 4 - 0.002 / body.inertia * steps * Double(World.subStep)
    #expect(body.angularVelocity.isNear(expected, within: 1e-3))
    pin.frictionTorque = .nan
    #expect(pin.frictionTorque == 0.002)
    pin.frictionTorque = 0
    let before = body.angularVelocity
    world.run(frames: 60)
    #expect(body.angularVelocity.isNear(before, within: 1e-4))
    pin.frictionTorque = 10
    world.run(frames: 1)
    #expect(body.angularVelocity.isNear(0, within: 1e-5))
  }

  @Test(
    "a prismatic joint lets a body slide along its axis only, whatever the axis' length",
    arguments: [[3, 4], [0.003, 0.004], [-3e200, -4e200]] as [Vector])
  func prismatic(axis: Vector) throws {
    let world = World()
    let (anchor, body) = try anchored(world)
    body.move(to: [10, 20], angle: 0)
    let slider = try PrismaticJoint(anchor, body, at: [10, 20], axis: axis)
    body.velocity = [100, 0]
    body.angularVelocity = 5
    world.run(frames: 60)
    let distance = body.center - [10, 20]
    #expect(distance.isNear([36 * 119 / 120, 48 * 119 / 120], within: 0.5))
    #expect(body.angle.isNear(0, within: 0.01))
    withExtendedLifetime(slider) {}
  }

  @Test("a prismatic joint limits sliding to its range in points")
  func prismaticRange() throws {
    let world = World()
    let (anchor, body) = try anchored(world)
    let slider = try PrismaticJoint(anchor, body, at: .zero, axis: [1, 0], range: -20...50)
    for (velocity, expected) in [(200.0, 50.0), (-200, -20)] {
      body.velocity = [velocity, 0]
      world.run(frames: 60)
      #expect(body.center.isNear([expected, 0], within: 0.6))
    }
    slider.range = nil
    body.velocity = [200, 0]
    world.run(frames: 60)
    #expect(body.center.x > 170)
  }

  @Test(
    "bodies of a revolute joint touch only if connectedCollide is true", arguments: [false, true])
  func connectedCollide(collide: Bool) throws {
    let world = World()
    let left = try Body.box(in: world, 40, 40, at: 0, 0, filter: .item)
    let right = try Body.box(in: world, 40, 40, at: 50, 0, filter: .item)
    left.isStatic = true
    let pin = try RevoluteJoint(left, right, at: .zero, connectedCollide: collide)
    right.move(to: [30, 0], angle: 0)
    #expect(world.run(frames: 5).isEmpty == !collide)
    withExtendedLifetime(pin) {}
  }

  @Test("a joint with invalid parameters throws an error")
  func invalidParameters() throws {
    let world = World()
    let (anchor, body) = try anchored(world)
    #expect(throws: PhysicsError.sameBody) { try WeldJoint(body, body, at: .zero) }
    #expect(throws: PhysicsError.sameBody) {
      try DistanceJoint(body, at: .zero, body, at: [10, 0], length: 5)
    }
    #expect(throws: PhysicsError.noDirection) {
      try PrismaticJoint(anchor, body, at: .zero, axis: .zero)
    }
    for invalid in [Double.nan, .infinity] {
      #expect(throws: PhysicsError.notFinite) { try WeldJoint(anchor, body, at: [invalid, 0]) }
      #expect(throws: PhysicsError.notFinite) {
        try RopeJoint(anchor, at: .zero, body, at: .zero, maximumLength: invalid)
      }
      #expect(throws: PhysicsError.notFinite) {
        try RevoluteJoint(anchor, body, at: .zero, frictionTorque: invalid)
      }
      #expect(throws: PhysicsError.notFinite) {
        try PrismaticJoint(anchor, body, at: .zero, axis: [1, invalid])
      }
    }
  }

  @Test("the largest numbers give finite results")
  func extremes() throws {
    let huge = Double.greatestFiniteMagnitude
    let world = World()
    world.gravity = [0, 1000]
    let anchor = try Body(in: world, shape: .point, center: [0, -huge], isStatic: true)
    let bodies = try (0..<5).map { try Body.box(in: world, 10, 10, at: 20 * Double($0), 0) }
    for body in bodies { body.isAffectedByGravity = true }
    let joints = [
      try RopeJoint(anchor, at: [huge, huge], bodies[0], at: [-huge, 0], maximumLength: huge),
      try WeldJoint(bodies[0], bodies[1], at: [huge, -huge]),
      try RevoluteJoint(
        bodies[1], bodies[2], at: [-huge, huge], range: -huge...huge, frictionTorque: huge),
      try PrismaticJoint(
        bodies[2], bodies[3], at: [huge, 0], axis: [huge, huge], range: huge...huge),
      try RevoluteJoint(bodies[3], bodies[4], at: .zero, range: 0...0, frictionTorque: -huge),
    ]
    bodies[4].isStatic = true
    for frame in 0..<120 {
      if frame == 60 { bodies[4].isStatic = false }
      world.run(frames: 1)
      for body in bodies {
        #expect(body.center.x.isFinite && body.center.y.isFinite && body.angle.isFinite)
      }
    }
    withExtendedLifetime(joints) {}
  }

  @Test("a body with joints and contacts can become static and dynamic again")
  func isStatic() throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, [[-500, 100], [500, 100]])
    let lower = try Body.box(in: world, 40, 40, at: 0, 78, filter: .item)
    let upper = try Body.box(in: world, 40, 40, at: 0, 38, filter: .item)
    let hanging = try Body.box(in: world, 20, 20, at: 100, 38)
    for body in [lower, upper, hanging] { body.isAffectedByGravity = true }
    let rod = try DistanceJoint(upper, at: .zero, hanging, at: .zero, length: 100)
    upper.isStatic = true
    #expect(upper.mass == 0 && upper.velocity == .zero)
    world.run(frames: 30)
    #expect(upper.center == [0, 38] && upper.velocity == .zero)
    #expect(hanging.center.distance(to: [0, 38]).isNear(100, within: 0.5))
    lower.move(to: [200, 78], angle: 0)
    upper.isStatic = false
    #expect(upper.mass.isNear(0.16, within: 1e-6))
    #expect(upper.inertia.isNear(0.16 * 0.16 / 6, within: 1e-6))
    world.run(frames: 60)
    #expect(upper.center.y.isNear(78, within: 1))
    withExtendedLifetime((wall, rod)) {}
  }
}
