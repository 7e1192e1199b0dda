import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct CollisionBoundsTests {
  /// An item whose collision shape is not a rectangle.
  private final class ShapedItem: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    var bounds: CGRect
    var transform = CGAffineTransform.identity
    let collisionBoundsType: UIDynamicItemCollisionBoundsType
    let collisionBoundingPath: UIBezierPath

    init(
      _ width: CGFloat, _ height: CGFloat, _ type: UIDynamicItemCollisionBoundsType,
      _ corners: [CGPoint] = []
    ) {
      bounds = CGRect(x: 0, y: 0, width: width, height: height)
      collisionBoundsType = type
      let path = UIBezierPath()
      for corner in corners {
        if path.isEmpty { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      collisionBoundingPath = path
    }

    var angle: CGFloat { atan2(transform.b, transform.a) }
  }

  private nonisolated static let triangle = [
    CGPoint(x: -30, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 0, y: -40),
  ]

  /// Returns the mass of an item, computed from the velocity that results from a push.
  private func mass(of item: ShapedItem) -> CGFloat {
    let frames = Frames()
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let free = UIDynamicItemBehavior.free(item)
    let animator = UIDynamicAnimator(free, push)
    frames.run()
    let velocity = free.linearVelocity(for: item).x
    animator.removeAllBehaviors()
    return 100 / velocity
  }

  /// An ellipse is a polygon with 24 corners, one per 10 points of its outline, whose area is
  /// sin(15 deg) / 15 deg of the ellipse's.
  @Test(
    "the mass of an item is that of its collision shape",
    arguments: [
      ("circle", 50, 50, .ellipse, [], .pi * 0.25 * 0.25),
      ("ellipse", 100, 50, .ellipse, [], .pi * 0.5 * 0.25 * 0.98862),
      ("small ellipse", 20, 10, .ellipse, [], 0.5 * 0.2 * 0.1),
      ("triangle", 500, 500, .path, triangle, 0.18),
      ("reversed triangle", 500, 500, .path, triangle.reversed(), 0.18),
      ("rectangle", 40, 50, .rectangle, triangle, 0.2),
    ] as [(String, CGFloat, CGFloat, UIDynamicItemCollisionBoundsType, [CGPoint], CGFloat)])
  func masses(
    id: String, width: CGFloat, height: CGFloat, type: UIDynamicItemCollisionBoundsType,
    corners: [CGPoint], mass: CGFloat
  ) {
    let measured = self.mass(of: ShapedItem(width, height, type, corners))
    #expect(isNear(measured, mass, 0.005 * mass), "\(id) \(measured)")
  }

  @Test(
    "an item rests on its collision shape",
    arguments: [
      ("circle", 50, .ellipse, [], 25),
      ("triangle", 500, .path, triangle, 20 + 0.9 + 2),
    ] as [(String, CGFloat, UIDynamicItemCollisionBoundsType, [CGPoint], CGFloat)])
  func rest(
    id: String, size: CGFloat, type: UIDynamicItemCollisionBoundsType, corners: [CGPoint],
    height: CGFloat
  ) {
    let frames = Frames()
    let item = ShapedItem(size, size, type, corners)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 200),
      to: CGPoint(x: 500, y: 200))
    let animator = UIDynamicAnimator(UIGravityBehavior(items: [item]), collision)
    frames.run(untilRestOf: animator)
    #expect(isNear(200 - item.center.y, height, 0.6), "\(id) \(200 - item.center.y)")
    #expect(isNear(item.angle, 0, 0.01))
  }

  @Test("a circle rolls down a slope with two thirds of gravity's acceleration")
  func rolling() {
    let frames = Frames()
    let item = ShapedItem(50, 50, .ellipse)
    let slope: CGFloat = 0.2
    item.center = CGPoint(x: 10, y: 100 + 10 * tan(slope) - 25 / cos(slope))
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "slope" as NSString, from: CGPoint(x: -100, y: 100 - 100 * tan(slope)),
      to: CGPoint(x: 2000, y: 100 + 2000 * tan(slope)))
    let free = UIDynamicItemBehavior.free(item)
    let animator = UIDynamicAnimator(UIGravityBehavior(items: [item]), collision, free)
    func speed() -> CGFloat {
      let velocity = free.linearVelocity(for: item)
      return hypot(velocity.x, velocity.y)
    }
    frames.run(60)
    let early = speed()
    frames.run(60)
    let acceleration = 1000 * sin(slope) * 2 / 3
    #expect(isNear(speed() - early, acceleration, 0.02 * acceleration))
    #expect(isNear(free.angularVelocity(for: item) * 25, speed(), 0.02 * speed()))
    withExtendedLifetime(animator) {}
  }

  private final class Disc: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  private final class Wedge: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -25, y: 25))
      path.addLine(to: CGPoint(x: 25, y: 25))
      path.addLine(to: CGPoint(x: -25, y: -25))
      path.close()
      return path
    }
  }

  @Test("views can override collisionBoundsType and collisionBoundingPath")
  func views() {
    let stage = Stage(device: .iPhone8)
    let frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    let views = [UIView(frame: frame), Disc(frame: frame), Wedge(frame: frame)]
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let push = UIPushBehavior(items: views, mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for view in views { stage.view.addSubview(view) }
    let behavior = UIDynamicItemBehavior(items: views)
    behavior.resistance = 0
    animator.addBehavior(push)
    animator.addBehavior(behavior)
    stage.step()
    let masses = views.map { 100 / behavior.linearVelocity(for: $0).x }
    for (mass, expected) in zip(masses, [0.25, 0.19635, 0.125]) {
      #expect(isNear(mass, expected, 1e-4))
    }
  }
}
