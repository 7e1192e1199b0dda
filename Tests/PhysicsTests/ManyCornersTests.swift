import Foundation
import Physics
import Testing

/// Polygons of so many corners that Box2D's shapes are simplified.
@Suite struct ManyCornersTests {
  /// The processor time of the thread, in seconds.
  private var time: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(
    "overlapping polygons of 1000 corners take little time",
    arguments: [(1e6, 40), (40, 1e6), (40, 4000), (4000, 3999)] as [(Double, Double)])
  func time(width: Double, height: Double) throws {
    let world = World()
    world.gravity = [0, 1000]
    let bodies = try (0..<5).map { index in
      let body = try Body(
        in: world, shape: .polygon(Vector.ellipse(width: width, height: height, corners: 1000)),
        center: [40 * Double(index), 0], angle: index == 0 ? 0.7 : 0)
      body.filter = .item
      body.isAffectedByGravity = true
      return body
    }
    let start = time
    world.run(frames: 10)
    #expect(time - start < 4)
    withExtendedLifetime(bodies) {}
  }

  @Test(
    "a polygon of 1000 corners collides with all of its sides",
    arguments: [-700, -101, -50, 0, 20, 63, 400])
  func sides(x: Double) throws {
    let world = World()
    let corners = Vector.ellipse(width: 40_000, height: 40_000, corners: 1000)
    let ground = try Body(in: world, shape: .polygon(corners), center: .zero)
    ground.filter = .item
    ground.isStatic = true
    // From the center, across the middle of the side in this direction.
    let side = (0.5 + (x / 125.6).rounded()) * 2 * .pi / 1000 - .pi / 2
    let up: Vector = [cos(side), sin(side)]
    let ball = try Body(
      in: world, shape: .circle(radius: 10), center: [20_020 * up.x, 20_020 * up.y])
    ball.filter = .item
    ball.velocity = [-60 * up.x, -60 * up.y]
    world.run(frames: 120)
    let apothem = 20_000 * cos(Double.pi / 1000)
    #expect((ball.center.x * up.x + ball.center.y * up.y).isNear(apothem + 0.9 + 10, within: 0.4))
    withExtendedLifetime(ground) {}
  }

  @Test("a body rests on a wall and stays inside it, also beside a huge body")
  func besideHugeBody() throws {
    let world = World()
    world.gravity = [0, 1000]
    let wall = try Body.wall(in: world, [[0, 200], [300, 200]])
    let ball = try Body(in: world, shape: .circle(radius: 10), center: [100, 0])
    let huge = try Body(
      in: world, shape: .polygon(Vector.ellipse(width: 30, height: 1e6, corners: 100)),
      center: [5000, 0])
    for body in [ball, huge] {
      body.filter = .item
      body.isAffectedByGravity = true
      body.velocity = [0, 3000]
    }
    world.run(frames: 120)
    #expect(ball.center.y.isNear(190, within: 2))
    withExtendedLifetime((wall, huge)) {}
  }
}
