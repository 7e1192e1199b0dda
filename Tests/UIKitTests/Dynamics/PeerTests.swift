import Testing
import UIKit
import UIKitTestSupport

/// Tests second axes, and several behaviors of one kind.
@Suite @MainActor struct PeerTests {
  @Test("two continuous pushes add up, on both axes")
  func pushes() {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    let free = UIDynamicItemBehavior.free(item)
    let pushes = [CGVector(dx: 1, dy: 3), CGVector(dx: 2, dy: -1)].map { direction in
      let push = UIPushBehavior(items: [item], mode: .continuous)
      push.pushDirection = direction
      return push
    }
    let animator = UIDynamicAnimator(free, pushes[0], pushes[1])
    frames.run()
    let unit: CGFloat = 100.0 / 120
    #expect(isNear(free.linearVelocity(for: item), CGPoint(x: 3 * unit, y: 2 * unit), 1e-5))
    pushes[0].active = false
    frames.run()
    #expect(isNear(free.linearVelocity(for: item), CGPoint(x: 7 * unit, y: 0), 1e-5))
    animator.removeBehavior(pushes[1])
    frames.run()
    #expect(isNear(free.linearVelocity(for: item), CGPoint(x: 7 * unit, y: 0), 1e-5))
  }

  @Test("two instantaneous pushes act once each, those of several items by their masses")
  func impulses() {
    let frames = Frames()
    let (item, heavy) = (Item(100, 100, at: 0, 0), Item(100, 200, at: 500, 0))
    let free = UIDynamicItemBehavior.free(item, heavy)
    let pushes = [CGVector(dx: 0, dy: -1), CGVector(dx: 0.5, dy: 3)].map { direction in
      let push = UIPushBehavior(items: [item, heavy], mode: .instantaneous)
      push.pushDirection = direction
      return push
    }
    let animator = UIDynamicAnimator(free, pushes[0], pushes[1])
    frames.run(3)
    #expect(isNear(free.linearVelocity(for: item), CGPoint(x: 50, y: 200), 1e-3))
    #expect(isNear(free.linearVelocity(for: heavy), CGPoint(x: 25, y: 100), 1e-3))
    #expect(!pushes[0].active && !pushes[1].active)
    withExtendedLifetime(animator) {}
  }

  @Test(
    "a push off center rotates about either axis",
    arguments: [
      (0, 50, 1, 0, -3), (50, 0, 0, 1, 3), (0, -50, 1, 0, 3), (-50, 0, 0, 1, -3),
      (50, 50, 1, 1, 0), (25, -25, 1, 1, 3),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func offCenter(x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat, spin: CGFloat) {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    let free = UIDynamicItemBehavior.free(item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: dx, dy: dy)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: x, vertical: y), for: item)
    let animator = UIDynamicAnimator(free, push)
    frames.run()
    #expect(isNear(free.angularVelocity(for: item), spin, 1e-4))
    withExtendedLifetime(animator) {}
  }

  @Test(
    "an item that leaves gravity keeps its velocity and cannot be passed through",
    arguments: [CGVector(dx: 1, dy: 0), CGVector(dx: -0.6, dy: 0.8), CGVector(dx: 0, dy: -1)])
  func leavingGravity(direction: CGVector) {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = direction
    let free = UIDynamicItemBehavior.free(item)
    let collision = UICollisionBehavior(items: [item])
    let animator = UIDynamicAnimator(gravity, free, collision)
    frames.run(10)
    gravity.removeItem(item)
    let velocity = free.linearVelocity(for: item)
    #expect(isNear(velocity.x, direction.dx * 19 * 1000 / 120, 1e-2))
    #expect(isNear(velocity.y, direction.dy * 19 * 1000 / 120, 1e-2))
    frames.run(10)
    #expect(free.linearVelocity(for: item) == velocity)

    // A bar that a slower item would stop at, and a fast one pass.
    let point = CGPoint(
      x: item.center.x + 300 * direction.dx, y: item.center.y + 300 * direction.dy)
    let bar = Item(4, 200, at: point.x, point.y)
    bar.transform = CGAffineTransform(rotationAngle: atan2(direction.dy, direction.dx))
    collision.addItem(bar)
    free.addLinearVelocity(
      CGPoint(x: 20_000 * direction.dx, y: 20_000 * direction.dy), for: item)
    frames.run(5)
    func along(_ item: Item) -> CGFloat {
      item.center.x * direction.dx + item.center.y * direction.dy
    }
    #expect(along(item) < along(bar))
    withExtendedLifetime(animator) {}
  }

  @Test("two collision behaviors stop an item at either's boundary, until one is removed")
  func collisions() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    let collisions = [100, 200].map { (y: CGFloat) in
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: y), to: CGPoint(x: 50, y: y))
      return collision
    }
    let animator = UIDynamicAnimator(
      collisions[0], collisions[1], UIGravityBehavior(items: [item]))
    frames.run(60)
    #expect(isNear(item.center.y, 78, 1))
    collisions[0].collisionMode = .items
    frames.run(60)
    #expect(isNear(item.center.y, 178, 1))
    animator.removeBehavior(collisions[1])
    frames.run(60)
    #expect(item.center.y > 300)
  }

  @Test("two springs pull an item between their anchors, on either axis")
  func attachments() {
    for axis in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
      let frames = Frames()
      let item = Item(40, 40, at: 0, 0)
      let springs = [-100, 300].map { (distance: CGFloat) in
        let spring = UIAttachmentBehavior(
          item: item, attachedToAnchor: CGPoint(x: distance * axis.dx, y: distance * axis.dy))
        spring.frequency = 2
        spring.damping = 1
        spring.length = 50
        return spring
      }
      let animator = UIDynamicAnimator(springs[0], springs[1])
      frames.run(180)
      #expect(isNear(item.center, CGPoint(x: 100 * axis.dx, y: 100 * axis.dy), 0.1))
      animator.removeBehavior(springs[0])
      frames.run(180)
      #expect(isNear(item.center, CGPoint(x: 250 * axis.dx, y: 250 * axis.dy), 0.1))
    }
  }

  @Test("two snaps pull an item between their points")
  func snaps() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    let animator = UIDynamicAnimator(
      UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: -40)),
      UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 60)))
    frames.run(180)
    #expect(isNear(item.center, CGPoint(x: 150, y: 10), 1))
    withExtendedLifetime(animator) {}
  }

  @Test("two fields of one kind act where their regions are, and add up where both are")
  func fields() {
    let frames = Frames()
    let items = [Item(10, 10, at: 0, 0), Item(10, 10, at: 0, 60), Item(10, 10, at: 0, 30)]
    let free = UIDynamicItemBehavior.free(items[0], items[1], items[2])
    let fields = [0, 60].map { (y: CGFloat) in
      let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
      field.position = CGPoint(x: 0, y: y)
      field.region = UIRegion(radius: 40)
      for item in items { field.addItem(item) }
      return field
    }
    let animator = UIDynamicAnimator(free, fields[0], fields[1])
    frames.run()
    let speeds = items.map { free.linearVelocity(for: $0).x * 1.2 }
    #expect(zip(speeds, [1, 1, 2]).allSatisfy { isNear($0, $1, 1e-5) }, "\(speeds)")
    fields[0].strength = -2
    frames.run()
    let changes = zip(items, speeds).map { free.linearVelocity(for: $0).x * 1.2 - $1 }
    #expect(zip(changes, [-4, 2, -2]).allSatisfy { isNear($0, $1, 1e-5) }, "\(changes)")
    withExtendedLifetime(animator) {}
  }

  @Test("linear and angular velocities of several items are their own")
  func velocities() {
    let frames = Frames()
    let items = [Item(10, 10, at: 0, 0), Item(10, 10, at: 100, 0)]
    let free = UIDynamicItemBehavior.free(items[0], items[1])
    free.addLinearVelocity(CGPoint(x: 12, y: -60), for: items[0])
    free.addAngularVelocity(3, for: items[1])
    let animator = UIDynamicAnimator(free)
    free.addAngularVelocity(-1, for: items[1])
    free.addLinearVelocity(CGPoint(x: 0, y: 30), for: items[1])
    frames.run(3)
    #expect(isNear(items[0].center, CGPoint(x: 0.5, y: -2.5), 1e-4) && items[0].angle == 0)
    #expect(isNear(items[1].center, CGPoint(x: 100, y: 1.25), 1e-4))
    #expect(isNear(items[1].angle, 2 * 5.0 / 120, 1e-5))
    withExtendedLifetime(animator) {}
  }
}
