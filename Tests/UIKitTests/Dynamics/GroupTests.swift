import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct GroupTests {
  /// Two items whose frames' union is (50, 40, 110, 80).
  private let pair = (Item(60, 40, at: 80, 60), Item(20, 20, at: 150, 110))

  // MARK: Without an animator

  @Test("a group's center is that of the union of its items' frames, without their transforms")
  func center() {
    pair.0.transform = CGAffineTransform(rotationAngle: 1)
    let group = UIDynamicItemGroup(items: [pair.0, pair.1, pair.0])
    #expect(group.center == CGPoint(x: 105, y: 80))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 110, height: 80))
    #expect(group.items.count == 2)
    #expect(group.transform == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    let empty = UIDynamicItemGroup(items: [])
    #expect(empty.center == .zero && empty.bounds == .zero && empty.items.isEmpty)
  }

  @Test("setting a group's center moves its items, including those moved by others, as far")
  func settingCenter() {
    let group = UIDynamicItemGroup(items: [pair.0, pair.1])
    pair.1.center = CGPoint(x: 250, y: 10)
    #expect(group.center == CGPoint(x: 105, y: 80))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 210, height: 80))
    group.center = CGPoint(x: 115, y: 50)
    #expect(pair.0.center == CGPoint(x: 90, y: 30) && pair.1.center == CGPoint(x: 260, y: -20))
    group.center.x = .nan
    #expect(group.center == CGPoint(x: 115, y: 50))
    pair.0.bounds.size = CGSize(width: -80, height: 10)
    #expect(group.bounds.size == CGSize(width: 220, height: 65))
  }

  @Test("setting a group's transform places its items by it, including its translation")
  func settingTransform() {
    let group = UIDynamicItemGroup(items: [pair.0, pair.1])
    pair.0.transform = CGAffineTransform(scaleX: 3, y: 3)
    pair.1.center = .zero
    var transform = CGAffineTransform(rotationAngle: 0.5)
    (transform.tx, transform.ty) = (3, -2)
    group.transform = transform
    #expect(isNear(pair.0.center, CGPoint(x: 95.648947, y: 48.46271), 1e-6))
    #expect(isNear(pair.1.center, CGPoint(x: 133.108449, y: 125.901626), 1e-6))
    #expect(isNear(group.bounds.width, 77.459502, 1e-6))
    #expect(isNear(group.bounds.height, 107.438916, 1e-6))
    #expect(group.transform == transform && pair.0.transform == transform)
    #expect(group.center == CGPoint(x: 105, y: 80))

    pair.0.center = .zero
    group.transform = transform
    #expect(pair.0.center == .zero, "the transform has not changed")
    group.center.y += 10
    group.transform = .identity
    #expect(pair.0.center == CGPoint(x: 80, y: 70) && pair.1.center == CGPoint(x: 150, y: 120))
    #expect(pair.1.transform == .identity)
  }

  // MARK: In an animator

  /// An item that counts how often it is written to.
  private final class Recorder: NSObject, UIDynamicItem {
    var center = CGPoint(x: 10, y: 10) { didSet { centerCount += 1 } }
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    var transform = CGAffineTransform(scaleX: 2, y: 2) { didSet { transformCount += 1 } }
    var (centerCount, transformCount) = (0, 0)
  }

  @Test("a group that falls writes its items' centers as it moves, and their transforms once")
  func writing() {
    let frames = Frames()
    let item = Recorder()
    let group = UIDynamicItemGroup(items: [item])
    let properties = UIDynamicItemBehavior(items: [group])
    let animator = UIDynamicAnimator(properties)
    frames.run()
    // With its transform, an item gets its center.
    #expect(item.transform == .identity && item.transformCount == 1 && item.centerCount == 1)
    frames.run(9)
    #expect(item.transformCount == 1 && item.centerCount == 1)
    properties.addLinearVelocity(CGPoint(x: 0, y: 300), for: group)
    frames.run(10)
    #expect(item.transformCount == 1 && item.centerCount == 11)
    #expect(isNear(item.center.y, 60, 1))
    withExtendedLifetime(animator) {}
  }

  @Test("an item that was moved by others follows its group until the group rotates")
  func displacedItem() {
    let frames = Frames()
    let group = UIDynamicItemGroup(items: [pair.0, pair.1])
    let properties = UIDynamicItemBehavior.free(group)
    properties.addLinearVelocity(CGPoint(x: 60, y: 30), for: group)
    let animator = UIDynamicAnimator(properties)
    frames.run()
    pair.0.center.y -= 500
    frames.run(10)
    #expect(pair.0.center.y == group.center.y - 20 - 500 && pair.1.center.y == group.center.y + 30)
    #expect(pair.0.center.x == group.center.x - 25)
    properties.addAngularVelocity(0.5, for: group)
    frames.run()
    #expect(abs(pair.0.center.y - group.center.y + 20) < 1)
    withExtendedLifetime(animator) {}
  }

  @Test("the first step places items that were moved before as they were in the group")
  func movedBefore() {
    let frames = Frames()
    let group = UIDynamicItemGroup(items: [pair.0, pair.1])
    pair.1.center = CGPoint(x: -400, y: 900)
    let animator = UIDynamicAnimator(UIDynamicItemBehavior(items: [group]))
    frames.run()
    #expect(pair.0.center == CGPoint(x: 80, y: 60) && pair.1.center == CGPoint(x: 150, y: 110))
    withExtendedLifetime(animator) {}
  }

  /// 0.24 kg and 0.04 kg; the union would have 0.88 kg.
  @Test("the mass of a group is that of its items' areas, and an item behavior sets its density")
  func mass() {
    let frames = Frames()
    let group = UIDynamicItemGroup(items: [pair.0, pair.1])
    let properties = UIDynamicItemBehavior.free(group)
    properties.density = 2
    properties.allowsRotation = false
    let push = UIPushBehavior(items: [group], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.5, dy: -1)
    let animator = UIDynamicAnimator(properties, push)
    frames.run()
    let velocity = properties.linearVelocity(for: group)
    #expect(isNear(velocity, CGPoint(x: 50 / 0.56, y: -100 / 0.56), 1e-3))
    withExtendedLifetime(animator) {}
  }

  @Test("a group in two behaviors has one body; an item in a group can have its own")
  func bodies() {
    let frames = Frames()
    let group = UIDynamicItemGroup(items: [pair.0, pair.1])
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [group]), UIDynamicItemBehavior(items: [group]))
    #expect(animator.motions.count == 1)
    animator.addBehavior(UIDynamicItemBehavior(items: [pair.0]))
    #expect(animator.motions.count == 2)
    frames.run(5)
    // The body of the item by itself is written last.
    #expect(isNear(pair.0.center, CGPoint(x: 80, y: 60), 1e-5) && pair.1.center.y > 110)
  }

  @Test("an item in two groups moves with both, and has the transform of the last one")
  func twoGroups() {
    let frames = Frames()
    let groups = [UIDynamicItemGroup(items: [pair.0]), UIDynamicItemGroup(items: [pair.0])]
    let properties = groups.map { UIDynamicItemBehavior.free($0) }
    let animator = UIDynamicAnimator(properties[0], properties[1])
    frames.run()
    properties[0].addLinearVelocity(CGPoint(x: 60, y: 0), for: groups[0])
    properties[1].addLinearVelocity(CGPoint(x: 0, y: 120), for: groups[1])
    frames.run(10)
    #expect(isNear(pair.0.center, CGPoint(x: 80 + 10, y: 60 + 20), 0.51))
    properties[0].addAngularVelocity(1, for: groups[0])
    properties[1].addAngularVelocity(-1, for: groups[1])
    frames.run(10)
    #expect(pair.0.angle < -0.1)
    withExtendedLifetime(animator) {}
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
      #expect(b.transform == a.transform && group.transform == a.transform)
      let pixels = CGPoint(x: group.center.x * scale, y: group.center.y * scale)
      #expect(isNear(pixels, CGPoint(x: pixels.x.rounded(), y: pixels.y.rounded()), 1e-6))
    }
    #expect(group.center.y > 200 && abs(a.angle) > 1)
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

  @Test("a group has no coordinates but its items': views are moved by as much in any superview")
  func views() {
    let stage = Stage(device: .iPhone8)
    let container = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    stage.view.addSubview(container)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    container.addSubview(inner)
    let outer = UIView(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
    stage.view.addSubview(outer)
    let group = UIDynamicItemGroup(items: [inner, outer])
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UIGravityBehavior(items: [group]))
    #expect(group.center == CGPoint(x: 100, y: 25))
    for _ in 0..<20 { stage.step() }
    #expect(inner.center.x == 25 && outer.center.x == 175)
    #expect(outer.center.y == inner.center.y && outer.center.y > 40)
  }

  @Test("external changes of a group are overwritten unless updateItem is called")
  func updateItem() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    let group = UIDynamicItemGroup(items: [item])
    let animator = UIDynamicAnimator(UIDynamicItemBehavior(items: [group]))
    frames.run()
    group.center = CGPoint(x: 50, y: 50)
    frames.run()
    #expect(item.center == .zero)
    group.center = CGPoint(x: 50, y: 50)
    animator.updateItem(usingCurrentState: group)
    frames.run()
    #expect(item.center == CGPoint(x: 50, y: 50) && group.center == item.center)
  }
}
