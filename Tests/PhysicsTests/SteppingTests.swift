import Physics
import Testing

/// Numbers measured on Apple's own animator by the open-source project charon.
@Suite struct SteppingTests {
  @Test(
    "a body falls as in Apple's animator",
    arguments: [
      ("no damping", 0, [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076]),
      (
        "default damping", 0.1,
        [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747]
      ),
    ])
  func falls(id: String, damping: Double, expected: [Double]) throws {
    let world = World()
    world.gravity = [0, 1000]
    let body = try Body.box(in: world, 100, 100, at: 150, 50)
    body.linearDamping = damping
    body.isAffectedByGravity = true
    for y in expected {
      world.run(frames: 1)
      #expect(body.center.y.isNear(y, within: 1e-5))
    }
    #expect(body.center.x == 150)
  }

  @Test("the first frame takes one sub-step, later ones two")
  func subSteps() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 0, 0)
    body.velocity = [120, 0]
    var before = 0.0
    var steps: [Double] = []
    for _ in 0..<100 {
      world.run(frames: 1)
      steps.append((body.center.x - before).rounded())
      before = body.center.x
    }
    #expect(steps == [1] + Array(repeating: 2, count: 99))
  }

  @Test("time less than a sub-step accumulates until the next call")
  func accumulates() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 0, 0)
    body.velocity = [120, 0]
    _ = world.advance(by: 0.008)
    #expect(body.center.x == 0)
    _ = world.advance(by: 0.008)
    #expect(body.center.x.isNear(1, within: 1e-4))
    for seconds in [0, -1, .nan, .infinity] {
      _ = world.advance(by: seconds)
    }
    #expect(body.center.x.isNear(1, within: 1e-4))
  }

  @Test("a force acts in all sub-steps of one call only")
  func forces() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 100, 100)
    for velocity in [0.833333373, 2.50000024, 4.16666698, 5.83333349] {
      body.applyForce([1, 0])
      world.run(frames: 1)
      #expect(body.velocity.x.isNear(velocity, within: 1e-6 * velocity))
    }
    world.run(frames: 1)
    #expect(body.velocity.x.isNear(5.83333349, within: 1e-5))
  }

  @Test("a force off center rotates the body")
  func torque() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 100, 100)
    for velocity in [-0.0250000022, -0.075000003, -0.125000015, -0.175000027] {
      body.applyForce([1, 0], offset: [0, 50])
      world.run(frames: 1)
      #expect(body.angularVelocity.isNear(velocity, within: 1e-5 * abs(velocity)))
    }
  }

  @Test(
    "an impulse changes the velocity by impulse over mass",
    arguments: [
      (100.0, 100.0, 1.0, 1.0, 100.0), (200, 50, 2, 0.3, 15.000001),
    ] as [(Double, Double, Double, Double, Double)])
  func impulses(
    width: Double, height: Double, density: Double, impulse: Double, velocity: Double
  ) throws {
    let world = World()
    let body = try Body.box(in: world, width, height, at: 100, 100)
    body.density = density
    body.applyImpulse([impulse, 0])
    world.run(frames: 1)
    #expect(body.velocity.x.isNear(velocity, within: 1e-6 * velocity))
  }

  @Test("an impulse off center rotates the body")
  func angularImpulse() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 100, 100)
    body.applyImpulse([0, 1], offset: [50, 0])
    world.run(frames: 1)
    #expect(body.angularVelocity.isNear(3.00000007, within: 3e-5))
  }

  @Test("an idle body sleeps on the 31st frame")
  func sleeps() throws {
    let world = World()
    #expect(world.isResting)
    let body = try Body.box(in: world, 100, 100, at: 100, 100)
    world.run(frames: 30)
    #expect(body.isAwake && !world.isResting)
    world.run(frames: 1)
    #expect(!body.isAwake && world.isResting)
    body.wake()
    #expect(!world.isResting)
  }
}
