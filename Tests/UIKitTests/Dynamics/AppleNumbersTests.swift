import Testing
import UIKit
import UIKitTestSupport

/// Numbers measured on Apple's own animator, stepped manually in frames of 1/60 s, by the
/// open-source project charon.
@Suite @MainActor struct AppleNumbersTests {
  @Test(
    "items fall as in Apple's animator (T1, T1b)",
    arguments: [
      (true, [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076]),
      (false, [50.0693855, 50.4160881, 51.0396423, 51.9395943, 53.1154747]),
    ] as [(Bool, [CGFloat])])
  func falls(isFree: Bool, expected: [CGFloat]) {
    let frames = Frames()
    let item = Item(100, 100, at: 150, 50)
    let animator = UIDynamicAnimator(UIGravityBehavior(items: [item]))
    if isFree {
      animator.addBehavior(UIDynamicItemBehavior.free(item))
    }
    frames.visit([1, 2, 3, 4, 5]) { frame in
      #expect(isNear(item.center, CGPoint(x: 150, y: expected[frame - 1]), 1e-5), "frame \(frame)")
    }
  }

  @Test("a continuous push accelerates as in Apple's animator (T2a)")
  func continuousPush() {
    let frames = Frames()
    let item = Item(100, 100, at: 100, 100)
    let free = UIDynamicItemBehavior.free(item)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let animator = UIDynamicAnimator(free, push)
    let expected: [CGFloat] = [0.833333373, 2.50000024, 4.16666698, 5.83333349]
    frames.visit([1, 2, 3, 4]) { frame in
      let velocity = free.linearVelocity(for: item)
      #expect(isNear(velocity.x, expected[frame - 1], 1e-6 * expected[frame - 1]))
      #expect(velocity.y == 0 && free.angularVelocity(for: item) == 0)
    }
    #expect(push.active && animator.isRunning)
  }

  @Test(
    "an instantaneous push accelerates as in Apple's animator (T2b, T2e)",
    arguments: [
      (100, 100, nil, 1, 100), (200, 50, 2, 0.3, 15.000001),
    ] as [(CGFloat, CGFloat, CGFloat?, CGFloat, CGFloat)])
  func instantaneousPush(
    width: CGFloat, height: CGFloat, density: CGFloat?, magnitude: CGFloat, velocity: CGFloat
  ) {
    let frames = Frames()
    let item = Item(width, height, at: 100, 100)
    let free = UIDynamicItemBehavior.free(item)
    if let density { free.density = density }
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: magnitude, dy: 0)
    let animator = UIDynamicAnimator(free, push)
    #expect(push.active)
    frames.run()
    #expect(isNear(free.linearVelocity(for: item).x, velocity, 1e-6 * velocity))
    #expect(!push.active)
    withExtendedLifetime(animator) {}
  }

  @Test(
    "a push off center rotates as in Apple's animator (T2c, T2d)",
    arguments: [
      (
        UIPushBehavior.Mode.continuous, CGVector(dx: 1, dy: 0),
        UIOffset(horizontal: 0, vertical: 50),
        [-0.0250000022, -0.075000003, -0.125000015, -0.175000027]
      ),
      (.instantaneous, CGVector(dx: 0, dy: 1), UIOffset(horizontal: 50, vertical: 0), [3.00000007]),
    ] as [(UIPushBehavior.Mode, CGVector, UIOffset, [CGFloat])])
  func offCenterPush(
    mode: UIPushBehavior.Mode, direction: CGVector, offset: UIOffset, expected: [CGFloat]
  ) {
    let frames = Frames()
    let item = Item(100, 100, at: 100, 100)
    let free = UIDynamicItemBehavior.free(item)
    let push = UIPushBehavior(items: [item], mode: mode)
    push.pushDirection = direction
    push.setTargetOffsetFromCenter(offset, for: item)
    let animator = UIDynamicAnimator(free, push)
    frames.visit(Array(1...expected.count)) { frame in
      let value = expected[frame - 1]
      #expect(isNear(free.angularVelocity(for: item), value, 1e-5 * abs(value)), "frame \(frame)")
    }
    withExtendedLifetime(animator) {}
  }

  @Test("a pendulum swings as in Apple's animator (T4)")
  func pendulum() {
    let frames = Frames()
    let item = Item(40, 40, at: 200, 100)
    let attachment = UIAttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(attachment.length == 0)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]), UIDynamicItemBehavior.free(item), attachment)
    #expect(attachment.length == 100)
    let expected = [
      1: CGPoint(x: 199.999969, y: 100.069443), 10: CGPoint(x: 199.132126, y: 113.146225),
      30: CGPoint(x: 139.359573, y: 191.92836), 60: CGPoint(x: 2.06188917, y: 120.202171),
    ]
    frames.visit([1, 10, 30, 60]) { frame in
      #expect(isNear(item.center, expected[frame] ?? .zero, 5e-5), "frame \(frame)")
    }
    withExtendedLifetime(animator) {}
  }

  @Test("a spring oscillates as in Apple's animator (T4b)")
  func spring() {
    let frames = Frames()
    let item = Item(40, 40, at: 100, 250)
    let attachment = UIAttachmentBehavior(
      item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
    attachment.frequency = 2
    attachment.damping = 0.3
    attachment.length = 100
    let animator = UIDynamicAnimator(attachment, UIDynamicItemBehavior.free(item))
    let expected: [Int: CGFloat] = [1: 249.48938, 10: 201.092148, 30: 204.031586, 60: 200.142715]
    frames.visit([1, 10, 30, 60]) { frame in
      #expect(
        isNear(item.center, CGPoint(x: 100, y: expected[frame] ?? 0), 5e-5), "frame \(frame)")
    }
    withExtendedLifetime(animator) {}
  }

  @Test("an item lands on a line as in Apple's animator (T5)")
  func landing() {
    let frames = Frames()
    let item = Item(100, 100, at: 100, 100)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.elasticity = 0
    properties.resistance = 0
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 1000, y: 300))
    let animator = UIDynamicAnimator(UIGravityBehavior(items: [item]), collision, properties)
    let expected: [Int: CGFloat] = [
      26: 192.083298, 27: 199.374969, 28: 206.944397, 300: 248.216629,
    ]
    frames.visit([26, 27, 28, 300]) { frame in
      #expect(isNear(item.center.y, expected[frame] ?? 0, 1e-4), "frame \(frame)")
    }
    withExtendedLifetime(animator) {}
  }

  @Test("a snap moves as in Apple's animator (T6)")
  func snap() {
    let frames = Frames()
    let item = Item(100, 50, at: 100, 100)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 200))
    #expect(snap.damping == 0.5)
    let animator = UIDynamicAnimator(snap)
    frames.run()
    #expect(isNear(item.center, CGPoint(x: 113.265648, y: 106.623589), 5e-5))
    #expect(isNear(item.angle, 0.0361267589, 2e-8))
    frames.run(199)
    #expect(isNear(item.center, CGPoint(x: 299.999969, y: 199.999222), 5e-5))
    withExtendedLifetime(animator) {}
  }

  @Test("an animator with an idle item pauses on the 31st step (T15)")
  func pauses() {
    let frames = Frames()
    let log = DynamicsLog()
    let animator = UIDynamicAnimator()
    animator.delegate = log
    animator.addBehavior(UIDynamicItemBehavior(items: [Item(100, 100, at: 100, 100)]))
    frames.run(30)
    #expect(animator.isRunning && log.lines == ["resume"])
    frames.run()
    #expect(!animator.isRunning && log.lines == ["resume", "pause"])
    frames.run(10)
    #expect(isNear(animator.elapsedTime, 31.0 / 60, 1e-9))
  }

  @Test("elapsedTime counts steps of 1/60 s (T16)")
  func elapsedTime() {
    let frames = Frames()
    let animator = UIDynamicAnimator(
      UIDynamicItemBehavior(items: [Item(100, 100, at: 100, 100)]))
    frames.run(4)
    #expect(isNear(animator.elapsedTime, 0.0666666667, 1e-9))
  }

  @Test("velocities add up until the behavior is added (X1)")
  func velocitiesAddUp() {
    let frames = Frames()
    let item = Item(100, 100, at: 100, 100)
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: 10, y: 20), for: item)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 2), for: item)
    #expect(behavior.linearVelocity(for: item) == .zero)
    let animator = UIDynamicAnimator(behavior)
    #expect(behavior.linearVelocity(for: item) == CGPoint(x: 11, y: 22))
    withExtendedLifetime((frames, animator)) {}
  }

  @Test("setting the magnitude keeps the direction (X2)")
  func magnitude() {
    let gravity = UIGravityBehavior(items: [])
    gravity.gravityDirection = CGVector(dx: 3, dy: 4)
    gravity.magnitude = 2
    #expect(isNear(gravity.gravityDirection.dx, 1.20000005, 1e-8))
    #expect(isNear(gravity.gravityDirection.dy, 1.60000002, 1e-8))
  }

  @Test(
    "items(in:) includes items 10 points around the rectangle (X3)",
    arguments: [
      (9.9, true), (10.5, false),
    ] as [(CGFloat, Bool)])
  func itemsInRectangle(distance: CGFloat, isFound: Bool) {
    let item = Item(50, 50, at: 100, 100)
    let animator = UIDynamicAnimator(UIDynamicItemBehavior(items: [item]))
    let rect = CGRect(x: 125 + distance, y: 90, width: 20, height: 20)
    #expect(animator.items(in: rect).map { $0 === item } == (isFound ? [true] : []))
  }

  @Test("with collisionMode .items, the delegate is notified of boundaries that items pass (X4)")
  func itemsMode() {
    let stage = Stage()
    let item = Item(50, 50, at: 100, 100)
    let log = DynamicsLog()
    log.names[ObjectIdentifier(item)] = "item"
    let collision = UICollisionBehavior(items: [item])
    log.names[ObjectIdentifier(collision)] = "c"
    collision.collisionMode = .items
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 375, y: 300))
    collision.collisionDelegate = log
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(collision)
    for _ in 0..<120 { stage.step() }
    #expect(item.center.y > 1000)
    #expect(log.lines == ["c: item+line", "c: item-line", "c: item+bounds", "c: item-bounds"])
  }
}
