import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct VelocityFieldTests {
  private func field(
    _ dx: CGFloat, _ dy: CGFloat, _ items: any UIDynamicItem...
  ) -> UIFieldBehavior {
    let field = UIFieldBehavior.velocityField(direction: CGVector(dx: dx, dy: dy))
    for item in items { field.addItem(item) }
    return field
  }

  private func properties(_ item: Item, resistance: CGFloat) -> UIDynamicItemBehavior {
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = resistance
    return properties
  }

  /// In every sub-step, the velocity becomes the direction and is then damped.
  @Test(
    "a velocity field sets the velocity, which resistance reduces in every sub-step",
    arguments: [
      (5, 0, 2, 491.803), (0, 5, 2, 491.803), (5, 0, 0, 500), (0, -3, 0, -300),
      (1, 0, 0.1, 99.9167), (-2, 0, 30, -160),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func damping(dx: CGFloat, dy: CGFloat, resistance: CGFloat, speed: CGFloat) {
    let frames = Frames()
    let item = Item(50, 80, at: 0, 0)
    let properties = properties(item, resistance: resistance)
    let animator = UIDynamicAnimator(properties, field(dx, dy, item))
    frames.visit([1, 2, 10]) { frame in
      let velocity = properties.linearVelocity(for: item)
      #expect(isNear(dx == 0 ? velocity.y : velocity.x, speed, 1e-3), "frame \(frame)")
      #expect((dx == 0 ? velocity.x : velocity.y) == 0)
      let distance = speed * CGFloat(2 * frame - 1) / 120
      #expect(isNear(dx == 0 ? item.center.y : item.center.x, distance, 1e-3), "frame \(frame)")
    }
    withExtendedLifetime(animator) {}
  }

  @Test("gravity, pushes and other fields have no effect in a velocity field until it is removed")
  func otherForces() {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    let properties = properties(item, resistance: 5)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: -7, dy: 1)
    let (spring, drag) = (UIFieldBehavior.springField(), UIFieldBehavior.dragField())
    for other in [spring, drag] { other.addItem(item) }
    let field = field(1.5, -0.5, item)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]), properties, push, spring, field, drag)
    frames.run(10)
    let damping: CGFloat = 1 + 5.0 / 120
    var expected = CGPoint(x: 150 / damping, y: -50 / damping)
    #expect(isNear(properties.linearVelocity(for: item), expected, 1e-3))
    #expect(isNear(item.center, CGPoint(x: expected.x * 19 / 120, y: expected.y * 19 / 120), 1e-3))

    for behavior in [push, spring, drag, field] as [UIDynamicBehavior] {
      animator.removeBehavior(behavior)
    }
    frames.run()
    for _ in 0..<2 {
      expected = CGPoint(x: expected.x / damping, y: (expected.y + 1000.0 / 120) / damping)
    }
    #expect(isNear(properties.linearVelocity(for: item), expected, 1e-3))
  }

  @Test("strength, falloff and minimumRadius do not affect a velocity field")
  func ignoredParameters() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    let field = field(2, 1, item)
    field.position = CGPoint(x: 70, y: 0)
    field.strength = 0
    field.falloff = 3
    field.minimumRadius = 40
    let properties = properties(item, resistance: 0)
    let animator = UIDynamicAnimator(properties, field)
    frames.run(3)
    #expect(properties.linearVelocity(for: item) == CGPoint(x: 200, y: 100))
    withExtendedLifetime(animator) {}
  }

  @Test(
    "of two velocity fields, the one added first decides where its region contains the item",
    arguments: [(false, 900.0, 0.0), (true, 0, 300)] as [(Bool, CGFloat, CGFloat)])
  func firstField(isOutside: Bool, x: CGFloat, y: CGFloat) {
    let frames = Frames()
    let item = Item(20, 20, at: 0, 0)
    let (first, second) = (field(9, 0, item), field(0, 3, item))
    if isOutside { first.region = UIRegion(radius: 30).inverse() }
    let properties = properties(item, resistance: 0)
    // The order is that of the animator, not of creation.
    let animator = UIDynamicAnimator(properties, first, second)
    frames.run()
    #expect(properties.linearVelocity(for: item) == CGPoint(x: x, y: y))
    animator.removeBehavior(first)
    animator.addBehavior(first)
    frames.run()
    #expect(properties.linearVelocity(for: item) == CGPoint(x: 0, y: 300))
  }

  @Test("an item spins on in a velocity field, with torques and angular resistance")
  func spin() {
    let frames = Frames()
    let items = [Item(100, 100, at: 0, 0), Item(100, 100, at: 0, 0)]
    let properties = UIDynamicItemBehavior(items: items)
    properties.angularResistance = 2
    let push = UIPushBehavior(items: items, mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    for item in items {
      properties.addAngularVelocity(3, for: item)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: item)
    }
    let animator = UIDynamicAnimator(properties, push, field(1, 1, items[0]))
    frames.run(10)
    let spins = items.map(properties.angularVelocity)
    #expect(spins[0] == spins[1] && spins[0] > 1 && spins[0] < 2.5)
    withExtendedLifetime(animator) {}
  }

  @Test("an item leaves a velocity field's region with its last velocity")
  func leaving() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    let field = field(0, 1, item)
    field.region = UIRegion(size: CGSize(width: 10, height: 20))
    let properties = properties(item, resistance: 1)
    let animator = UIDynamicAnimator(properties, field)
    frames.run(60)
    #expect(item.center.y > 20 && properties.linearVelocity(for: item).y < 50)
    withExtendedLifetime(animator) {}
  }

  @Test("boundaries stop the items of a velocity field")
  func boundary() {
    let frames = Frames()
    let item = Item(20, 20, at: 0, 0)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -100, y: 50),
      to: CGPoint(x: 100, y: 50))
    let animator = UIDynamicAnimator(field(0, 3, item), collision)
    frames.run(64)
    #expect(item.center.y > 30 && item.center.y < 40)
    withExtendedLifetime(animator) {}
  }

  @Test("an animator pauses when a velocity field moves its items by less than a point per second")
  func rest() {
    let frames = Frames()
    let item = Item(20, 20, at: 0, 0)
    let animator = UIDynamicAnimator(field(0.005, 0, item), properties(item, resistance: 0))
    frames.run(40)
    #expect(!animator.isRunning && isNear(item.center.x, 0.25, 0.02))
  }
}
