import Physics
import Testing

@Suite struct JointTests {
  @Test("a pendulum swings as in Apple's animator")
  func pendulum() throws {
    let world = World()
    world.gravity = [0, 1000]
    let body = try Body.box(in: world, 40, 40, at: 200, 100)
    body.isAffectedByGravity = true
    let anchor = try Body(in: world, shape: .point, center: [100, 100], isStatic: true)
    let rod = try DistanceJoint(body, at: .zero, anchor, at: .zero, length: 100)
    var done = 0
    for (frames, expected) in [
      (1, [199.999969, 100.069443]), (10, [199.132126, 113.146225]),
      (30, [139.359573, 191.92836]), (60, [2.06188917, 120.202171]),
    ] as [(Int, Vector)] {
      world.run(frames: frames - done)
      done = frames
      #expect(body.center.isNear(expected, within: 5e-5), "frame \(frames)")
    }
    #expect(rod.length == 100)
  }

  @Test("a spring oscillates as in Apple's animator")
  func spring() throws {
    let world = World()
    let body = try Body.box(in: world, 40, 40, at: 100, 250)
    let anchor = try Body(in: world, shape: .point, center: [100, 100], isStatic: true)
    let spring = try DistanceJoint(
      body, at: .zero, anchor, at: .zero, length: 100,
      spring: .init(frequency: 2, dampingRatio: 0.3))
    var done = 0
    for (frames, y) in [(1, 249.48938), (10, 201.092148), (30, 204.031586), (60, 200.142715)] {
      world.run(frames: frames - done)
      done = frames
      #expect(body.center.isNear([100, y], within: 5e-5), "frame \(frames)")
    }
    withExtendedLifetime(spring) {}
  }

  @Test("a snap moves as in Apple's animator")
  func snap() throws {
    let world = World()
    let body = try Body(
      in: world, shape: .box(width: 100, height: 50), center: [100, 100])
    let snap = try Snap(body, width: 100, height: 50, to: [300, 200], damping: 0.5)
    world.run(frames: 1)
    #expect(body.center.isNear([113.265648, 106.623589], within: 5e-5))
    #expect(body.angle.isNear(0.0361267589, within: 2e-8))
    world.run(frames: 199)
    #expect(body.center.isNear([299.999969, 199.999222], within: 5e-5))

    snap.move(to: [50, 60])
    #expect(body.isAwake)
    world.run(frames: 200)
    #expect(body.center.isNear([50, 60], within: 0.01))
    #expect(body.angle.isNear(0, within: 1e-3))
  }

  /// A copy of the state in a new world with a new spring must continue like the original: the
  /// original spring's stiffness then depends on its current state rather than the initial one.
  @Test("a spring's stiffness is updated before every sub-step")
  func updatesStiffness() throws {
    let soft = DistanceJoint.Spring(frequency: 3, dampingRatio: 0.4)
    func scene(center: Vector, angle: Double) throws -> (World, Body, [AnyObject]) {
      let world = World()
      let body = try Body.box(in: world, 100, 20, at: 0, 0)
      body.move(to: center, angle: angle)
      let anchor = try Body(in: world, shape: .point, center: [300, 0], isStatic: true)
      let joint = try DistanceJoint(body, at: [50, 0], anchor, at: .zero, length: 50, spring: soft)
      return (world, body, [anchor, joint])
    }
    let (world, body, retained) = try scene(center: [100, 150], angle: 1)
    for _ in 0..<30 {
      _ = world.advance(by: Double(World.subStep))
      let (copy, twin, twinRetained) = try scene(center: body.center, angle: body.angle)
      twin.velocity = body.velocity
      twin.angularVelocity = body.angularVelocity
      _ = copy.advance(by: Double(World.subStep))
      let before = (body.velocity, body.angularVelocity)
      _ = world.advance(by: Double(World.subStep))
      #expect(body.velocity.isNear(twin.velocity, within: 0.01), "from \(before)")
      #expect(body.angularVelocity.isNear(twin.angularVelocity, within: 1e-4), "from \(before)")
      withExtendedLifetime(twinRetained) {}
    }
    withExtendedLifetime(retained) {}
  }

  @Test("a spring attached off center uses the effective mass along its axis")
  func effectiveMass() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 0, 0)
    let anchor = try Body(in: world, shape: .point, center: [200, 50], isStatic: true)
    // Stretched by 1 meter along x, 0.5 m off center.
    let joint = try DistanceJoint(
      body, at: [0, 50], anchor, at: .zero, length: 100,
      spring: .init(frequency: 1, dampingRatio: 0))
    _ = world.advance(by: Double(World.subStep))
    let step = Double(World.subStep)
    let inertia = 1.0 / 6
    let effective = 1 / (1 + 0.5 * 0.5 / inertia)
    let stiffness = effective * (2 * Double.pi) * (2 * Double.pi)
    // One implicit step of a spring from rest: impulse = h k x / (1 + h^2 k / m).
    let impulse = step * stiffness * 1 / (1 + step * step * stiffness / effective)
    #expect(body.velocity.x.isNear(100 * impulse, within: 1e-3))
    #expect(body.angularVelocity.isNear(-0.5 * impulse / inertia, within: 1e-5))
    withExtendedLifetime(joint) {}
  }

  @Test("a spring swings through its anchor", arguments: [false, true])
  func swingsThrough(isSetLater: Bool) throws {
    let world = World()
    let body = try Body.box(in: world, 40, 40, at: 0, 100)
    let anchor = try Body(in: world, shape: .point, center: .zero, isStatic: true)
    let soft = DistanceJoint.Spring(frequency: 2, dampingRatio: 0.1)
    let joint = try DistanceJoint(
      body, at: .zero, anchor, at: .zero, length: isSetLater ? 100 : 0,
      spring: isSetLater ? .rigid : soft)
    if isSetLater { joint.set(length: 0, spring: soft) }
    var heights: [Double] = []
    for _ in 0..<45 {
      world.run(frames: 1)
      heights.append(body.center.y)
    }
    // Half a period of 0.5 s leaves e^(-0.1 pi) = 0.73, minus the loss of the implicit steps.
    #expect(try #require(heights.min()).isNear(-65, within: 8))
    #expect(try #require(heights.suffix(25).max()).isNear(42, within: 8))
  }

  @Test("a joint can be changed from rod to spring and back, and ends when it is released")
  func changes() throws {
    let world = World()
    let body = try Body.box(in: world, 40, 40, at: 100, 0)
    let anchor = try Body(in: world, shape: .point, center: .zero, isStatic: true)
    var joint: DistanceJoint? = try DistanceJoint(body, at: .zero, anchor, at: .zero, length: 100)
    body.velocity = [100, 0]
    world.run(frames: 10)
    #expect(body.center.isNear([100, 0], within: 0.5))
    joint?.set(length: 150, spring: .init(frequency: 4, dampingRatio: 1))
    world.run(frames: 120)
    #expect(body.center.isNear([150, 0], within: 0.5))
    joint?.set(length: 80, spring: .rigid)
    world.run(frames: 120)
    #expect(body.center.isNear([80, 0], within: 0.6))
    #expect(joint?.length == 80 && joint?.spring == .rigid)
    joint = nil
    body.velocity = [60, 0]
    world.run(frames: 60)
    #expect(body.center.isNear([139.5, 0], within: 0.6))
  }

  @Test("a revolute joint lets a body rotate only")
  func revolute() throws {
    let world = World()
    world.gravity = [0, 1000]
    let body = try Body.box(in: world, 100, 20, at: 50, 0)
    body.isAffectedByGravity = true
    let anchor = try Body(in: world, shape: .point, center: .zero, isStatic: true)
    let pin = try RevoluteJoint(anchor, body, at: .zero)
    for _ in 0..<120 {
      world.run(frames: 1)
      #expect(body.center.distance(to: .zero).isNear(50, within: 0.5))
    }
    withExtendedLifetime(pin) {}
  }

  @Test("joints with non-finite parameters throw notFinite")
  func nonFiniteParameters() throws {
    let world = World()
    let body = try Body.box(in: world, 40, 40, at: 0, 0)
    let anchor = try Body(in: world, shape: .point, center: .zero, isStatic: true)
    for invalid in [Double.nan, .infinity] {
      for (at, length, frequency) in [
        ([invalid, 0], 1, 1), ([0, 0], invalid, 1), ([0, 0], 1, invalid),
      ]
        as [(Vector, Double, Double)]
      {
        #expect(throws: PhysicsError.notFinite) {
          try DistanceJoint(
            body, at: at, anchor, at: .zero, length: length,
            spring: .init(frequency: frequency, dampingRatio: 0))
        }
      }
      #expect(throws: PhysicsError.notFinite) { try RevoluteJoint(anchor, body, at: [0, invalid]) }
      #expect(throws: PhysicsError.notFinite) {
        try Snap(body, width: 40, height: 40, to: [invalid, 0], damping: 0.5)
      }
    }
  }
}
