import Foundation
import Physics
import Testing

@Suite struct StabilityTests {
  @Test(
    "a stack of ten boxes comes to rest and sleeps",
    arguments: [
      ("line", [[0, 1000], [600, 1000]], false),
      ("rectangle", [[-1, -1], [601, -1], [601, 1001], [-1, 1001]], true),
    ] as [(String, [Vector], Bool)])
  func stack(id: String, corners: [Vector], isClosed: Bool) throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, corners, isClosed: isClosed)
    let boxes = try (0..<10).map { index in
      let box = try Body.box(in: world, 100, 50, at: 300, 970 - 51 * Double(index), filter: .item)
      box.linearDamping = 0.1
      box.angularDamping = 0.1
      box.isAffectedByGravity = true
      return box
    }
    var seconds = 0
    while seconds < 10, !world.isResting {
      world.run(frames: 60)
      seconds += 1
    }
    #expect(world.isResting)
    for (index, box) in boxes.enumerated() {
      #expect(box.center.x.isNear(300, within: 0.2))
      #expect(box.center.y.isNear(973.3 - 49.8 * Double(index), within: 3))
      #expect(box.angle.isNear(0, within: 0.005))
    }
    withExtendedLifetime(wall) {}
  }

  private static let projectiles: [(String, @Sendable (Double) -> Shape)] = [
    ("box", { .box(width: $0, height: $0) }), ("circle", { .circle(radius: $0 / 2) }),
    (
      "polygon",
      { size in
        .polygon(
          (0..<24).map {
            let angle = Double($0) * .pi / 12
            return [size / 2 * cos(angle), size / 4 * sin(angle)]
          })
      }
    ),
  ]

  private static let loops: [(String, [Vector])] = [
    ("square", [[-300, -300], [300, -300], [300, 300], [-300, 300]]),
    (
      "ring",
      (0..<188).map {
        let angle = Double($0) * .pi / 94
        return [300 * cos(angle), 300 * sin(angle)]
      }
    ),
    (
      "star",
      (0..<10).map {
        let (angle, radius) = (Double($0) * .pi / 5, $0 % 2 == 0 ? 200.0 : 300)
        return [radius * cos(angle), radius * sin(angle)]
      }
    ),
  ]

  private func contains(_ corners: [Vector], _ point: Vector) -> Bool {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(false) { isInside, side in
      let (a, b) = side
      guard (a.y > point.y) != (b.y > point.y) else { return isInside }
      let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
      return point.x < x ? !isInside : isInside
    }
  }

  @Test("no body leaves a closed boundary at any speed", arguments: [1000.0, 5000, 20000])
  func closedBoundaries(speed: Double) throws {
    for (boundary, corners) in StabilityTests.loops {
      let world = World()
      let wall = try Body.wall(in: world, corners, isClosed: true)
      var bodies: [(String, Body)] = []
      for (name, shape) in StabilityTests.projectiles {
        for size in [5.0, 10, 20, 50, 100] {
          for (turn, restitution) in [(0.0, 0.2), (2.1, 1), (4.2, 0)] {
            let body = try Body(in: world, shape: shape(size), center: .zero, angle: turn)
            body.filter = Filter(category: 1, mask: 2)
            body.restitution = restitution
            body.isBullet = restitution == 0
            body.velocity = [speed * cos(turn + size), speed * sin(turn + size)]
            body.angularVelocity = turn * 10
            bodies.append(("\(name) of \(size) in a \(boundary)", body))
          }
        }
      }
      for _ in 0..<9 {
        world.run(frames: 10)
        for (name, body) in bodies {
          #expect(contains(corners, body.center), "\(name)")
        }
      }
      withExtendedLifetime(wall) {}
    }
  }

  @Test("no body passes a line from either side", arguments: [-1.0, 1])
  func lines(side: Double) throws {
    let world = World()
    world.gravity = [0, 1000 * side]
    let wall = try Body.wall(in: world, [[-90000, 0], [90000, 0]])
    var bodies: [(String, Body)] = []
    for (name, shape) in StabilityTests.projectiles {
      for size in [5.0, 10, 20, 50, 100] {
        for angle in [0.2, 0.8, 1.5] {
          let body = try Body(
            in: world, shape: shape(size), center: [0, -200 * side], angle: angle)
          body.filter = Filter(category: 1, mask: 2)
          body.isAffectedByGravity = true
          body.velocity = [5000 * cos(angle), 5000 * sin(angle) * side]
          bodies.append(("\(name) of \(size)", body))
        }
      }
    }
    world.run(frames: 120)
    for (name, body) in bodies {
      #expect(body.center.y * side < 0, "\(name)")
    }
    withExtendedLifetime(wall) {}
  }

  @Test("bullets do not pass through each other")
  func bullets() throws {
    for (name, shape) in StabilityTests.projectiles {
      for size in [5.0, 20, 100] {
        let world = World()
        let pair = try [-1.0, 1].map { side in
          let body = try Body(in: world, shape: shape(size), center: [300 * side, 0.3 * side])
          body.filter = .item
          body.isBullet = true
          body.velocity = [-5000 * side, 0]
          return body
        }
        world.run(frames: 30)
        #expect(pair[0].center.x < pair[1].center.x, "\(name) of \(size)")
      }
    }
  }

  @Test("a line may pass between the parts of a compound")
  func hole() throws {
    let world = World()
    let wall = try Body.wall(in: world, [[0, 0], [10, 0]])
    let bars = Shape.compound([
      .init(shape: .box(width: 10, height: 10), center: [-50, 0]),
      .init(shape: .box(width: 10, height: 10), center: [50, 0]),
    ])
    let body = try Body(in: world, shape: bars, center: [5, -300])
    body.filter = .item
    body.velocity = [0, 2000]
    world.run(frames: 30)
    #expect(body.center.y > 500)
    withExtendedLifetime(wall) {}
  }
}
