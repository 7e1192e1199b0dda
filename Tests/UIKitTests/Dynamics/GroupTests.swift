import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct GroupTests {
  @Test("a group's center is that of its items' bounding box")
  func center() {
    let (a, b) = (Item(40, 40, at: 0, 0), Item(20, 40, at: 90, 20))
    b.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(isNear(group.center, CGPoint(x: 45, y: 5), 1e-9))
    #expect(isNear(group.bounds.width, 130, 1e-9) && isNear(group.bounds.height, 50, 1e-9))
    #expect(group.items.count == 2 && group.transform == .identity)
    group.center.x += 10
    #expect(isNear(a.center, CGPoint(x: 10, y: 0), 1e-9) && isNear(b.center.x, 100, 1e-9))
    group.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(isNear(a.center, CGPoint(x: 100, y: 10), 1e-9) && isNear(abs(a.angle), .pi, 1e-9))
  }

  @Test(
    "a distant group keeps its size and keeps moving", arguments: [0, 1e30] as [CGFloat])
  func distantGroup(distance: CGFloat) {
    let frames = Frames()
    let group = UIDynamicItemGroup(items: [
      Item(3, 3, at: 1e38, -1e38), Item(400, 40, at: 1e38 - distance, -1e38),
    ])
    #expect(group.bounds.width >= 400 && group.bounds.height >= 40)
    let animator = UIDynamicAnimator(UIGravityBehavior(items: [group]))
    frames.run(10)
    #expect(animator.isRunning && group.center.x.isFinite && group.center.y.isFinite)
  }

  /// Two boxes of 0.16 kg, 1 m apart.
  @Test("a push accelerates a group according to its items' mass and inertia")
  func inertia() {
    let frames = Frames()
    let items = [Item(40, 40, at: 0, 0), Item(40, 40, at: 100, 0)]
    let group = UIDynamicItemGroup(items: items)
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: group)
    let behavior = UIDynamicItemBehavior.free(group)
    let animator = UIDynamicAnimator(behavior, push)
    frames.run()
    let (mass, own) = (0.16, 0.16 * 0.4 * 0.4 / 6)
    let inertia = 2 * (own + mass * 0.5 * 0.5)
    #expect(isNear(behavior.linearVelocity(for: group).y, 100 / (2 * mass), 1e-2))
    #expect(isNear(behavior.angularVelocity(for: group), 0.5 / inertia, 1e-3))
    #expect(animator.items(in: CGRect(x: -500, y: -500, width: 1000, height: 1000)).count == 1)
  }

  @Test("items move and rotate rigidly with their group, whose center is on device pixels")
  func moving() {
    let frames = Frames()
    let (a, b) = (Item(40, 40, at: 0, 0), Item(40, 20, at: 100, 30))
    b.transform = CGAffineTransform(rotationAngle: 0.5)
    let group = UIDynamicItemGroup(items: [a, b])
    let behavior = UIDynamicItemBehavior(items: [group])
    behavior.addAngularVelocity(2, for: group)
    behavior.addLinearVelocity(CGPoint(x: 17, y: 3), for: group)
    let animator = UIDynamicAnimator(behavior, UIGravityBehavior(items: [group]))
    let scale = UIScreen.main.scale
    for _ in 0..<60 {
      frames.run()
      let offset = CGPoint(x: b.center.x - a.center.x, y: b.center.y - a.center.y)
        .applying(CGAffineTransform(rotationAngle: -a.angle))
      #expect(isNear(offset, CGPoint(x: 100, y: 30), 1e-9))
      #expect(isNear(b.angle - a.angle, 0.5, 1e-9))
      #expect(group.transform == a.transform)
      let pixels = CGPoint(x: group.center.x * scale, y: group.center.y * scale)
      #expect(isNear(pixels, CGPoint(x: pixels.x.rounded(), y: pixels.y.rounded()), 1e-6))
    }
    #expect(group.center.y > 200 && abs(a.angle) > 1)
    a.center = .zero
    frames.run()
    #expect(a.center.y > 200)
    withExtendedLifetime(animator) {}
  }

  /// A disc as wide as the box would roll; the group with the arm does not.
  @Test("a group collides with its items' shapes, and contacts report the group")
  func collisions() {
    let frames = Frames()
    let (box, arm) = (Item(40, 40, at: 0, 0), Item(100, 10, at: 70, -15))
    let group = UIDynamicItemGroup(items: [box, arm])
    let ball = Item(10, 10, at: 100, -100)
    let log = DynamicsLog()
    log.names = [ObjectIdentifier(group): "group", ObjectIdentifier(ball): "ball"]
    let collision = UICollisionBehavior(items: [group, ball])
    log.names[ObjectIdentifier(collision)] = "c"
    collision.collisionDelegate = log
    let anchor = UIDynamicItemBehavior(items: [group])
    anchor.isAnchored = true
    let animator = UIDynamicAnimator(UIGravityBehavior(items: [ball]), collision, anchor)
    frames.run(120)
    #expect(log.lines.first == "c: ball+group")
    // On the arm rather than on the bounding box of both.
    #expect(isNear(ball.center.y, -25, 1))
    ball.center = CGPoint(x: 100, y: 15)
    animator.updateItem(usingCurrentState: ball)
    frames.run(10)
    #expect(ball.center.y > 20)
    withExtendedLifetime(animator) {}
  }

  @Test("views in a group are moved in their superviews' coordinates")
  func views() {
    let stage = Stage(device: .iPhone8)
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.view.addSubview(container)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    container.addSubview(inner)
    let outer = UIView(frame: CGRect(x: 150, y: 200, width: 50, height: 50))
    stage.view.addSubview(outer)
    let group = UIDynamicItemGroup(items: [inner, outer])
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    #expect(group.center == CGPoint(x: 150, y: 225))
    for _ in 0..<20 { stage.step() }
    #expect(inner.center.x == 25 && outer.center.x == 175)
    #expect(outer.center.y == inner.center.y + 200 && outer.center.y > 240)
  }

  @Test("external changes of a group are overwritten unless updateItem is called")
  func updateItem() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    let group = UIDynamicItemGroup(items: [item])
    let animator = UIDynamicAnimator(UIDynamicItemBehavior(items: [group]))
    group.center = CGPoint(x: 50, y: 50)
    frames.run()
    #expect(item.center == .zero)
    group.center = CGPoint(x: 50, y: 50)
    animator.updateItem(usingCurrentState: group)
    frames.run()
    #expect(item.center == CGPoint(x: 50, y: 50) && group.center == item.center)
  }
}
