import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct BehaviorTests {
  @Test("the last gravityDirection applies to all items, and removing any gravity resets it")
  func gravities() {
    let frames = Frames()
    let (a, b) = (Item(10, 10, at: 0, 0), Item(10, 10, at: 100, 0))
    let down = UIGravityBehavior(items: [a])
    let right = UIGravityBehavior(items: [b])
    right.gravityDirection = CGVector(dx: 1, dy: 0)
    let free = UIDynamicItemBehavior.free(a, b)
    let animator = UIDynamicAnimator(free, down, right)
    frames.run(10)
    #expect(a.center.x > 5 && a.center.y == 0)
    let speed = free.linearVelocity(for: a).x
    animator.removeBehavior(right)
    frames.run(10)
    #expect(free.linearVelocity(for: a) == CGPoint(x: speed, y: 0))
    down.magnitude = 0.5
    frames.run(1)
    #expect(free.linearVelocity(for: a).y > 0 && free.linearVelocity(for: b).y == 0)
  }

  @Test("an item in two gravity behaviors is affected until removed from both")
  func sharedGravity() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    let (first, second) = (UIGravityBehavior(items: [item]), UIGravityBehavior(items: [item]))
    let free = UIDynamicItemBehavior.free(item)
    let animator = UIDynamicAnimator(free, first, second)
    first.removeItem(item)
    frames.run()
    #expect(free.linearVelocity(for: item).y > 0)
    second.removeItem(item)
    let speed = free.linearVelocity(for: item)
    frames.run(3)
    #expect(free.linearVelocity(for: item) == speed)
    withExtendedLifetime(animator) {}
  }

  @Test("children are removed with a parent that a delegate removes immediately")
  func removedByDelegate() {
    final class Guard: NSObject, UIDynamicAnimatorDelegate {
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        animator.removeAllBehaviors()
      }
    }
    let (parent, guardian) = (UIDynamicBehavior(), Guard())
    let children = (0..<2).map { UIGravityBehavior(items: [Item(10, 10, at: CGFloat($0), 0)]) }
    for child in children { parent.addChildBehavior(child) }
    let animator = UIDynamicAnimator()
    animator.delegate = guardian
    animator.addBehavior(parent)
    #expect(animator.behaviors.isEmpty)
    #expect(children.allSatisfy { $0.dynamicAnimator == nil })
    withExtendedLifetime(guardian) {}
  }

  @Test("gravity's angle and magnitude are those of gravityDirection")
  func gravityAngle() {
    let gravity = UIGravityBehavior()
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(isNear(gravity.angle, .pi / 2, 1e-12) && gravity.magnitude == 1)
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.angle = 1
    gravity.magnitude = 0
    #expect(gravity.angle == 0)
    gravity.gravityDirection = CGVector(dx: .nan, dy: 0)
    gravity.magnitude = .infinity
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 0))
  }

  @Test("a push keeps its angle at magnitude 0, and ignores non-finite numbers")
  func pushAngle() {
    let item = Item(10, 10, at: 0, 0)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    #expect(push.angle == 0 && push.magnitude == 0 && push.pushDirection == .zero)
    #expect(push.active && push.mode == .continuous)
    push.angle = 1
    #expect(push.angle == 1 && push.pushDirection == .zero)
    push.magnitude = 2
    #expect(isNear(push.pushDirection.dx, 2 * cos(1), 1e-6))
    push.pushDirection = CGVector(dx: 0, dy: 3)
    #expect(isNear(push.angle, .pi / 2, 1e-12) && push.magnitude == 3)
    push.pushDirection = .zero
    #expect(isNear(push.angle, .pi / 2, 1e-12) && push.magnitude == 0)
    push.pushDirection = CGVector(dx: .infinity, dy: 0)
    push.setAngle(.nan, magnitude: 1)
    push.setAngle(0, magnitude: 1e300)
    push.setAngle(1e300, magnitude: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: .nan, vertical: 0), for: item)
    #expect(push.magnitude == 0 && push.targetOffsetFromCenter(for: item) == .zero)
    #expect(isNear(push.angle, .pi / 2, 1e-12) && push.pushDirection == .zero)
  }

  @Test("an instantaneous push acts again when set active")
  func reactivatedPush() {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    let free = UIDynamicItemBehavior.free(item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    let animator = UIDynamicAnimator(free, push)
    frames.run(5)
    #expect(isNear(free.linearVelocity(for: item).x, 100, 1e-3))
    push.active = true
    frames.run(5)
    #expect(isNear(free.linearVelocity(for: item).x, 200, 1e-3))
    withExtendedLifetime(animator) {}
  }

  @Test("an inactive push has no effect, and the target offset does not rotate with the item")
  func pushOffset() {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let free = UIDynamicItemBehavior.free(item)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.active = false
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
    let animator = UIDynamicAnimator(free, push)
    frames.run(2)
    #expect(free.angularVelocity(for: item) == 0)
    push.active = true
    frames.run()
    #expect(isNear(free.angularVelocity(for: item), 3, 1e-4))
    withExtendedLifetime(animator) {}
  }

  @Test("a push keeps an item's target offset until the item is removed")
  func targetOffsetIsKept() {
    let item = Item(100, 100, at: 0, 0)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    let offset = UIOffset(horizontal: 5, vertical: 7)
    push.setTargetOffsetFromCenter(offset, for: item)
    let animator = UIDynamicAnimator(push)
    animator.removeBehavior(push)
    #expect(push.targetOffsetFromCenter(for: item) == offset)
    push.removeItem(item)
    push.addItem(item)
    #expect(push.targetOffsetFromCenter(for: item) == .zero)
  }

  @Test("snapPoint can be changed; damping is read when the snap is added")
  func snapping() {
    let frames = Frames()
    func overshoot(_ damping: CGFloat, late: Bool) -> CGFloat {
      let item = Item(100, 100, at: 0, 0)
      let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 0))
      let animator = UIDynamicAnimator()
      if !late { snap.damping = damping }
      animator.addBehavior(snap)
      if late { snap.damping = damping }
      var maximum: CGFloat = 0
      for _ in 0..<120 {
        frames.run()
        maximum = max(maximum, item.center.x)
      }
      snap.snapPoint = CGPoint(x: 50, y: 60)
      snap.snapPoint = CGPoint(x: CGFloat.nan, y: 0)
      frames.run(untilRestOf: animator)
      #expect(isNear(item.center, snap.snapPoint, 0.1) && isNear(item.angle, 0, 1e-3))
      return maximum - 200
    }
    let loose = overshoot(0.2, late: false)
    let firm = overshoot(1, late: false)
    #expect(loose > 2 * firm)
    #expect(overshoot(0.2, late: true) == overshoot(0.5, late: false))
  }

  @Test("an item attached at its anchor rotates about it and follows it")
  func revolute() {
    let frames = Frames()
    let item = Item(100, 20, at: 50, 0)
    let attachment = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: -50, vertical: 0),
      attachedToAnchor: CGPoint(x: 0, y: 0.5))
    let animator = UIDynamicAnimator(attachment, UIGravityBehavior(items: [item]))
    #expect(attachment.length == 0)
    for _ in 0..<60 {
      frames.run()
      #expect(isNear(hypot(item.center.x, item.center.y), 50, 1))
    }
    attachment.anchorPoint = CGPoint(x: 300, y: 0)
    frames.run(300)
    #expect(isNear(hypot(item.center.x - 300, item.center.y), 50, 1))
    withExtendedLifetime(animator) {}
  }

  @Test("changing frequency turns a rod into a spring and back, and length can be changed")
  func rodAndSpring() {
    let frames = Frames()
    let item = Item(40, 40, at: 100, 0)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    #expect(attachment.frequency == 0 && attachment.damping == 0)
    #expect(attachment.attachedBehaviorType == .items && attachment.items.count == 1)
    let animator = UIDynamicAnimator(attachment)
    attachment.frequency = 3
    attachment.damping = 1
    attachment.length = 180
    frames.run(200)
    #expect(isNear(item.center, CGPoint(x: 180, y: 0), 0.5))
    attachment.frequency = 0
    attachment.length = 60
    frames.run(200)
    #expect(isNear(item.center, CGPoint(x: 60, y: 0), 0.6))
    attachment.length = .nan
    attachment.frequency = .infinity
    #expect(attachment.length == 60 && attachment.frequency == 0)
    animator.removeBehavior(attachment)
    #expect(animator.behaviors.isEmpty && attachment.dynamicAnimator == nil)
  }

  @Test("a rod keeps two items' distance, with offsets that rotate with them")
  func betweenItems() {
    let frames = Frames()
    let (a, b) = (Item(40, 40, at: 0, 0), Item(40, 40, at: 100, 0))
    let attachment = UIAttachmentBehavior(
      item: a, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedTo: b,
      offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
    let free = UIDynamicItemBehavior.free(a, b)
    free.addLinearVelocity(CGPoint(x: 200, y: 80), for: a)
    let animator = UIDynamicAnimator(attachment, free)
    #expect(attachment.length == 60)
    func end(_ item: Item, _ offset: CGFloat) -> CGPoint {
      CGPoint(x: offset, y: 0).applying(
        item.transform.concatenating(
          CGAffineTransform(translationX: item.center.x, y: item.center.y)))
    }
    for _ in 0..<100 {
      frames.run()
      let (from, to) = (end(a, 20), end(b, -20))
      #expect(isNear(hypot(to.x - from.x, to.y - from.y), 60, 1))
    }
    #expect(b.center.x > 110)
    withExtendedLifetime(animator) {}
  }

  @Test("an item attached to itself does not move")
  func attachedToItself() {
    let frames = Frames()
    let item = Item(40, 40, at: 100, 0)
    let animator = UIDynamicAnimator(UIAttachmentBehavior(item: item, attachedTo: item))
    frames.run(5)
    #expect(item.center == CGPoint(x: 100, y: 0))
    withExtendedLifetime(animator) {}
  }

  @Test("property defaults are those measured on Apple's animator")
  func defaults() {
    let behavior = UIDynamicItemBehavior()
    #expect(behavior.elasticity == 0.2 && behavior.friction == 0.2 && behavior.density == 1)
    #expect(behavior.resistance == 0.1 && behavior.angularResistance == 0.1)
    #expect(behavior.allowsRotation && !behavior.isAnchored)
  }

  @Test("the last behavior that sets a property applies; removing it restores the default")
  func lastWriter() {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    let (first, second) = (
      UIDynamicItemBehavior(items: [item]), UIDynamicItemBehavior(items: [item])
    )
    first.resistance = 0
    first.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    let animator = UIDynamicAnimator(first, second)
    frames.run(10)
    #expect(first.linearVelocity(for: item).x == 100)
    second.resistance = 10
    frames.run(1)
    let braked = first.linearVelocity(for: item).x
    #expect(braked < 90)
    animator.removeBehavior(second)
    frames.run(5)
    #expect(first.linearVelocity(for: item).x == braked)
    second.removeItem(item)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.removeBehavior(first)
    animator.addBehavior(second)
    second.addItem(item)
    frames.run(1)
    #expect(second.linearVelocity(for: item).x < braked)
    #expect(first.linearVelocity(for: item) == .zero)
  }

  @Test("an anchored item does not move and stops others, even after its behavior is removed")
  func anchoring() {
    let frames = Frames()
    let (block, falling) = (Item(100, 20, at: 0, 100), Item(20, 20, at: 0, 0))
    let properties = UIDynamicItemBehavior(items: [block])
    properties.isAnchored = true
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [block, falling]), UICollisionBehavior(items: [block, falling]),
      properties)
    frames.run(200)
    #expect(block.center.y == 100 && isNear(falling.center.y, 80, 1))
    animator.removeBehavior(properties)
    frames.run(20)
    #expect(block.center.y == 100)
    animator.addBehavior(properties)
    properties.isAnchored = false
    frames.run(20)
    #expect(block.center.y > 100)
  }

  @Test("disallowing rotation keeps the angular velocity, which no push changes")
  func rotation() {
    let frames = Frames()
    let item = Item(100, 100, at: 0, 0)
    let free = UIDynamicItemBehavior.free(item)
    free.addAngularVelocity(2, for: item)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 50), for: item)
    free.allowsRotation = false
    let animator = UIDynamicAnimator(free, push)
    frames.run(30)
    #expect(free.angularVelocity(for: item) == 2)
    withExtendedLifetime(animator) {}
  }

  @Test("velocities of other items and non-finite numbers are ignored")
  func ignoredVelocities() {
    let (item, other) = (Item(100, 100, at: 0, 0), Item(100, 100, at: 0, 0))
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: item)
    behavior.addAngularVelocity(.infinity, for: item)
    behavior.addLinearVelocity(CGPoint(x: 9, y: 9), for: other)
    behavior.elasticity = .nan
    behavior.density = .infinity
    let animator = UIDynamicAnimator(behavior)
    behavior.addItem(other)
    #expect(behavior.linearVelocity(for: item) == .zero)
    #expect(behavior.linearVelocity(for: other) == .zero)
    #expect(behavior.elasticity == 0.2 && behavior.density == 1)
    behavior.addLinearVelocity(CGPoint(x: 9, y: 8), for: other)
    #expect(behavior.linearVelocity(for: other) == CGPoint(x: 9, y: 8))
    behavior.removeItem(other)
    #expect(behavior.linearVelocity(for: other) == .zero)
    withExtendedLifetime(animator) {}
  }

  @Test("children act in their parent's animator, and UIKit's own behaviors take none")
  func children() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    let (composite, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [item]))
    composite.addChildBehavior(composite)
    gravity.addChildBehavior(composite)
    #expect(composite.childBehaviors.isEmpty && gravity.childBehaviors.isEmpty)
    let animator = UIDynamicAnimator(composite)
    #expect(!animator.isRunning)
    composite.addChildBehavior(gravity)
    composite.addChildBehavior(gravity)
    #expect(composite.childBehaviors == [gravity] && gravity.dynamicAnimator === animator)
    frames.run()
    #expect(item.center.y > 0)
    composite.removeChildBehavior(gravity)
    #expect(gravity.dynamicAnimator == nil && animator.behaviors == [composite])
  }

  @Test("adding a behavior again has no effect; adding it to another animator moves it")
  func moving() {
    let item = Item(10, 10, at: 0, 0)
    let gravity = UIGravityBehavior(items: [item])
    let (first, second) = (UIDynamicAnimator(gravity), UIDynamicAnimator())
    first.addBehavior(gravity)
    #expect(first.behaviors == [gravity])
    second.addBehavior(gravity)
    #expect(first.behaviors.isEmpty && gravity.dynamicAnimator === second)
    second.removeAllBehaviors()
    #expect(second.behaviors.isEmpty)
  }

  @Test("a removed item loses its velocity and can be added again")
  func addingAgain() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    let behavior = UIDynamicItemBehavior.free(item)
    behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: item)
    let animator = UIDynamicAnimator(behavior)
    frames.run(30)
    let position = item.center
    behavior.removeItem(item)
    #expect(animator.items(in: CGRect(x: -500, y: -500, width: 1000, height: 1000)).isEmpty)
    behavior.addItem(item)
    frames.run(5)
    #expect(item.center == position && position.x > 29)
  }
}
