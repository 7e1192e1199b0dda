import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct CollisionTests {
  private let log = DynamicsLog()

  private func collision(_ name: String, _ items: [Item]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.collisionDelegate = log
    log.names[ObjectIdentifier(collision)] = name
    return collision
  }

  private func item(_ name: String, at x: CGFloat, _ y: CGFloat) -> Item {
    let item = Item(40, 40, at: x, y)
    log.names[ObjectIdentifier(item)] = name
    return item
  }

  @Test("each behavior with both items reports their contact; other items pass")
  func groups() {
    let frames = Frames()
    let (a, b, c) = (item("a", at: 0, 0), item("b", at: 62.5, 0), item("c", at: 62.5, 100))
    let animator = UIDynamicAnimator(
      collision("one", [a, b]), collision("two", [b, a]), collision("three", [c]))
    let free = UIDynamicItemBehavior.free(a, b, c)
    free.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    free.addLinearVelocity(CGPoint(x: 0, y: -500), for: c)
    animator.addBehavior(free)
    frames.run(30)
    #expect(log.lines.prefix(2) == ["one: a+b", "two: a+b"])
    #expect(!log.lines.joined().contains("c"))
    #expect(b.center.x > 100 && c.center.x == 62.5)
    #expect(log.points.first.map { isNear($0, CGPoint(x: 42.5, y: 0), 21) } == true)
  }

  @Test(
    "collisionMode determines what stops an item",
    arguments: [
      (UICollisionBehavior.Mode.everything, true, true), (.items, true, false),
      (.boundaries, false, true), ([.items, .boundaries], true, true),
    ] as [(UICollisionBehavior.Mode, Bool, Bool)])
  func modes(mode: UICollisionBehavior.Mode, stopsAtItem: Bool, stopsAtBoundary: Bool) {
    let frames = Frames()
    let (a, b) = (item("a", at: 0, 0), item("b", at: 62.5, 0))
    let low = item("low", at: 0, 200)
    let behavior = collision("c", [a, b, low])
    behavior.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 300), to: CGPoint(x: 50, y: 300)
    )
    behavior.collisionMode = mode
    let free = UIDynamicItemBehavior.free(a, b, low)
    free.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    free.addLinearVelocity(CGPoint(x: 0, y: 300), for: low)
    let animator = UIDynamicAnimator(behavior, free)
    frames.run(60)
    #expect((b.center.x > 62.5) == stopsAtItem)
    #expect((low.center.y < 300) == stopsAtBoundary)
    #expect(log.lines.contains("c: a+b") == stopsAtItem)
    #expect(log.lines.contains("c: low+floor"))
    withExtendedLifetime(animator) {}
  }

  @Test("boundary identifiers are compared by equality; a replaced boundary still stops items")
  func identifiers() {
    let frames = Frames()
    let falling = item("item", at: 0, 0)
    let behavior = collision("c", [falling])
    #expect(behavior.boundaryIdentifiers == nil)
    let name: NSMutableString = "floor"
    behavior.addBoundary(
      withIdentifier: name, from: CGPoint(x: -50, y: 100), to: CGPoint(x: 50, y: 100))
    name.append(" no longer")
    behavior.addBoundary(
      withIdentifier: NSNumber(value: 7),
      for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(behavior.boundaryIdentifiers?.count == 2)
    #expect(behavior.boundary(withIdentifier: "floor" as NSString)?.cgPath.currentPoint.y == 100)
    #expect(behavior.boundary(withIdentifier: "floor" as NSCopying) != nil)
    #expect(behavior.boundary(withIdentifier: NSNumber(value: 7)) != nil)
    #expect(behavior.boundary(withIdentifier: NSNumber(value: 8)) == nil)
    behavior.removeBoundary(withIdentifier: NSNumber(value: 7))
    #expect(behavior.boundaryIdentifiers?.map { $0 as? String } == ["floor"])

    let animator = UIDynamicAnimator(behavior, UIGravityBehavior(items: [falling]))
    behavior.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 900), to: CGPoint(x: 50, y: 900)
    )
    #expect(behavior.boundary(withIdentifier: "floor" as NSString)?.cgPath.currentPoint.y == 900)
    frames.run(200)
    #expect(isNear(falling.center.y, 78, 1))
    #expect(log.lines.first == "c: item+floor")
    behavior.removeAllBoundaries()
    #expect(behavior.boundaryIdentifiers == nil)
    withExtendedLifetime(animator) {}
  }

  @Test("a boundary path is closed, and only its first subpath is used")
  func paths() {
    let frames = Frames()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -100, y: -100))
    path.addLine(to: CGPoint(x: 100, y: -100))
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: -100, y: 100))
    path.move(to: CGPoint(x: -100, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    let moving = item("item", at: 0, 0)
    let behavior = collision("c", [moving])
    behavior.addBoundary(withIdentifier: "room" as NSString, for: path)
    let gravity = UIGravityBehavior(items: [moving])
    let animator = UIDynamicAnimator(behavior, gravity)
    frames.run(120)
    #expect(isNear(moving.center.y, 78, 1))
    gravity.gravityDirection = CGVector(dx: -1, dy: 0)
    frames.run(120)
    #expect(isNear(moving.center.x, -78, 1))
    withExtendedLifetime(animator) {}
  }

  @Test("a circular boundary contains an item on all sides")
  func curves() {
    let frames = Frames()
    let moving = item("item", at: 0, 0)
    let behavior = collision("c", [moving])
    behavior.addBoundary(
      withIdentifier: "ring" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200)))
    let free = UIDynamicItemBehavior(items: [moving])
    free.elasticity = 1
    free.addLinearVelocity(CGPoint(x: 700, y: 300), for: moving)
    let animator = UIDynamicAnimator(behavior, free)
    for _ in 0..<300 {
      frames.run()
      #expect(hypot(moving.center.x, moving.center.y) < 81)
    }
    #expect(log.lines.count > 10)
    withExtendedLifetime(animator) {}
  }

  @Test("removing an item or behavior ends its collisions; adding it again restores boundaries")
  func removing() {
    let frames = Frames()
    let falling = item("item", at: 0, 0)
    let behavior = collision("c", [falling])
    behavior.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 100), to: CGPoint(x: 50, y: 100)
    )
    let gravity = UIGravityBehavior(items: [falling])
    let animator = UIDynamicAnimator(behavior, gravity)
    frames.run(200)
    #expect(isNear(falling.center.y, 78, 1))
    animator.removeBehavior(behavior)
    frames.run(10)
    #expect(falling.center.y > 80)
    falling.center.y = 0
    animator.updateItem(usingCurrentState: falling)
    animator.addBehavior(behavior)
    frames.run(200)
    #expect(isNear(falling.center.y, 78, 1))
    behavior.removeItem(falling)
    frames.run(10)
    #expect(falling.center.y > 80)
  }

  @Test("more than sixteen collision behaviors all stop their items")
  func manyBehaviors() {
    let frames = Frames()
    let animator = UIDynamicAnimator()
    let items = (0..<20).map { item("\($0)", at: CGFloat($0) * 100, 0) }
    for item in items {
      let behavior = collision("c", [item])
      behavior.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 100),
        to: CGPoint(x: 3000, y: 100))
      let composite = UIDynamicBehavior()
      composite.addChildBehavior(behavior)
      animator.addBehavior(composite)
    }
    animator.addBehavior(UIGravityBehavior(items: items))
    frames.run(200)
    #expect(items.allSatisfy { isNear($0.center.y, 78, 1) })
  }

  @Test("contacts contains the contacts of the current frame")
  func contacts() {
    let frames = Frames()
    let falling = item("item", at: 0, 60)
    let behavior = collision("c", [falling])
    behavior.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 100), to: CGPoint(x: 50, y: 100)
    )
    let animator = UIDynamicAnimator(behavior, UIGravityBehavior(items: [falling]))
    var points: [CGPoint?] = []
    for _ in 0..<100 {
      frames.run()
      for contact in animator.contacts {
        guard case .boundary(let name, let owner) = contact.other else {
          Issue.record("no boundary")
          continue
        }
        #expect(contact.item === falling && name as? String == "floor" && owner === behavior)
        points.append(contact.point)
      }
    }
    #expect(points.compactMap { $0 } == log.points)
    #expect(points.count == log.lines.count)
    let motion = animator.motions.first
    #expect(motion?.item === falling && motion?.angularVelocity == 0)
  }
}
