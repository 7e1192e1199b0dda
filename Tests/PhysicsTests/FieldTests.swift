import Physics
import Testing

@Suite struct FieldTests {
  @Test("a field's force acts for a sub-step, an applied force for the whole frame")
  func forces() throws {
    let world = World()
    let body = try Body.box(in: world, 100, 100, at: 0, 0)
    let times = [1.0 / 120, 2.0 / 120, 3.0 / 120]
    var recorded: [Double] = []
    let field = Field(
      .custom { sample in
        recorded.append(sample.time)
        return Vector(x: 3, y: recorded.count == 2 ? 6 : 0)
      })
    field.add(body)
    body.applyForce([1, 0])
    _ = world.advance(by: 0.026, in: [field])
    // (1 + 3) N for 3 sub-steps on 1 kg, plus 6 N for one.
    #expect(zip(recorded, times).allSatisfy { $0.isNear($1, within: 1e-7) } && recorded.count == 3)
    #expect(body.velocity.isNear([10, 5], within: 1e-4))
    world.run(frames: 60)
    #expect(body.velocity.isNear([10, 5], within: 1e-4))
  }

  @Test("a body can be removed while fields act on it")
  func removedBody() throws {
    let world = World()
    var body: Body? = try Body.box(in: world, 10, 10, at: 0, 0)
    let other = try Body.box(in: world, 10, 10, at: 50, 0)
    let field = Field(.linearGravity)
    field.direction = [1, 0]
    let remover = Field(
      .custom { _ in
        field.removeAll()
        body = nil
        return .zero
      })
    if let body { field.add(body) }
    remover.add(other)
    _ = world.advance(by: frame, in: [field, remover])
    #expect(world.bodies(from: [-20, -20], to: [20, 20]) == [])
  }

  @Test("fields act on bodies that are awake and dynamic, without changing whether they sleep")
  func sleep() throws {
    let world = World()
    let bodies = [
      try Body.box(in: world, 10, 10, at: 0, 0), try Body.box(in: world, 10, 10, at: 50, 0),
    ]
    world.run(frames: 60)
    #expect(world.isResting)
    bodies[0].isStatic = true
    let field = Field(.velocity)
    field.direction = [1, 0]
    for body in bodies { field.add(body) }
    for _ in 0..<10 { _ = world.advance(by: frame, in: [field]) }
    #expect(world.isResting)
    bodies[1].wake()
    for _ in 0..<3 { _ = world.advance(by: frame, in: [field]) }
    #expect(bodies[0].center == .zero)
    #expect(bodies[1].velocity == [100, 0])
  }
}
