import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct AttachmentTests {
  private let base = Item(20, 20, at: 0, 0)

  /// Anchors an item, so that others can be attached to it.
  private func anchored(_ item: Item) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: [item])
    behavior.isAnchored = true
    return behavior
  }

  /// Returns a bar of 100 by 20 points, attached to the base by a pin at its left end, at the
  /// origin.
  private func arm(rotatedBy angle: CGFloat) -> (item: Item, pin: UIAttachmentBehavior) {
    let item = Item(100, 20, at: 40 * cos(angle), 40 * sin(angle))
    item.transform = CGAffineTransform(rotationAngle: angle)
    return (
      item, .pinAttachment(with: item, attachedTo: base, attachmentAnchor: .zero)
    )
  }

  @Test("a pinned item swings with the period given by its inertia")
  func pendulum() {
    let frames = Frames()
    let (item, pin) = arm(rotatedBy: .pi / 2 - 0.1)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]), UIDynamicItemBehavior.free(item), anchored(base), pin)
    var crossings: [Int] = []
    var last = item.angle - .pi / 2
    for frame in 1...600 {
      frames.run()
      let angle = item.angle - .pi / 2
      if angle < 0, last > 0 { crossings.append(frame) }
      last = angle
      #expect(isNear(hypot(item.center.x, item.center.y), 40, 0.5))
    }
    // The inertia of a bar about a point 40 points from its center, in points and seconds.
    let inertia: CGFloat = (100 * 100 + 20 * 20) / 12 + 40 * 40
    let period = 2 * CGFloat.pi * (inertia / (1000 * 40)).squareRoot()
    let measured = CGFloat((crossings.last ?? 0) - (crossings.first ?? 0)) / 60
    #expect(crossings.count > 4)
    #expect(isNear(measured, CGFloat(crossings.count - 1) * period, 0.01 * measured))
    withExtendedLifetime(animator) {}
  }

  @Test(
    "a pinned item rotates opposite to attachmentRange, and further when the range is extended",
    arguments: [(1, 0.3, 0.9), (-1, -0.5, -1.2)] as [(CGFloat, CGFloat, CGFloat)])
  func pinRange(gravity: CGFloat, stop: CGFloat, later: CGFloat) {
    let frames = Frames()
    let (item, pin) = arm(rotatedBy: 0)
    pin.attachmentRange = UIFloatRange(minimum: -0.3, maximum: 0.5)
    let pull = UIGravityBehavior(items: [item])
    pull.gravityDirection.dy = gravity
    let animator = UIDynamicAnimator(pull, anchored(base), pin)
    frames.run(untilRestOf: animator)
    #expect(isNear(item.angle, stop, 0.04))
    pin.attachmentRange = UIFloatRange(minimum: -0.9, maximum: 1.2)
    #expect(animator.isRunning)
    frames.run(untilRestOf: animator)
    #expect(isNear(item.angle, later, 0.04))
  }

  /// The weight of the 0.2 kg bar is a torque of 0.8 newton meters.
  @Test("frictionTorque holds a bar, stops it or, at 0, lets it swing")
  func friction() {
    let frames = Frames()
    let (item, pin) = arm(rotatedBy: 0)
    #expect(pin.frictionTorque == 0)
    pin.frictionTorque = 0.9
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]), UIDynamicItemBehavior.free(item), anchored(base), pin)
    frames.run(60)
    #expect(isNear(item.angle, 0, 0.01))
    pin.frictionTorque = 0.3
    frames.run(untilRestOf: animator, limit: 2000)
    #expect(!animator.isRunning)
    // At rest, its weight is less than the friction.
    #expect(abs(0.8 * cos(item.angle)) < 0.31 && abs(item.angle - .pi / 2) > 0.01)
    pin.frictionTorque = 0
    #expect(animator.isRunning)
    let angle = item.angle
    frames.run(30)
    #expect(abs(item.angle - angle) > 0.01)
  }

  @Test(
    "a sliding item stays on its axis without rotating, opposite to attachmentRange",
    arguments: [(1, 50), (-1, -100)] as [(CGFloat, CGFloat)])
  func sliding(gravity: CGFloat, stop: CGFloat) {
    let frames = Frames()
    let item = Item(40, 40, at: 100, 100)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 30, y: 30),
      axisOfTranslation: CGVector(dx: 3, dy: 3))
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 100)
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: gravity)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: item)
    let pull = UIGravityBehavior(items: [item])
    pull.gravityDirection.dy = gravity
    let animator = UIDynamicAnimator(pull, push, slide)
    for _ in 0..<200 {
      frames.run()
      #expect(isNear(item.center.x, item.center.y, 0.5) && isNear(item.angle, 0, 0.01))
    }
    let slid = (item.center.x - 100) * CGFloat(2).squareRoot()
    #expect(isNear(slid, stop, 1))
    withExtendedLifetime(animator) {}
  }

  @Test("the second item slides along the first one, with which the axis rotates")
  func slidingAlongAnItem() {
    let frames = Frames()
    let (rail, item) = (Item(100, 20, at: 0, 0), Item(20, 20, at: 50, 0))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: rail, attachedTo: item, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 30)
    let free = UIDynamicItemBehavior.free(rail, item)
    free.addAngularVelocity(2, for: rail)
    let animator = UIDynamicAnimator(free, slide)
    for _ in 0..<120 {
      frames.run()
      let along = hypot(item.center.x - rail.center.x, item.center.y - rail.center.y)
      let direction = atan2(item.center.y - rail.center.y, item.center.x - rail.center.x)
      #expect(isNear(remainder(direction - rail.angle, 2 * .pi), 0, 0.02))
      #expect(isNear(remainder(item.angle - rail.angle, 2 * .pi), 0, 0.02))
      #expect(along < 81.5)
    }
    let along = hypot(item.center.x - rail.center.x, item.center.y - rail.center.y)
    #expect(isNear(along, 80, 1.5))
    withExtendedLifetime(animator) {}
  }

  @Test("moving anchorPoint moves the axis of a slide; between items it is ignored")
  func movingAnchors() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0))
    let animator = UIDynamicAnimator(slide)
    #expect(slide.anchorPoint == .zero)
    slide.anchorPoint = CGPoint(x: 7, y: 50)
    frames.run(60)
    #expect(isNear(item.center, CGPoint(x: 0, y: 50), 0.5))
    let (_, pin) = arm(rotatedBy: 0)
    pin.anchorPoint = CGPoint(x: 7, y: 50)
    #expect(pin.anchorPoint == .zero)
    withExtendedLifetime(animator) {}
  }

  @Test("a limit attachment acts only at its length")
  func limit() {
    let frames = Frames()
    let item = Item(20, 20, at: 30, 40)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: .zero, attachedTo: base, offsetFromCenter: .zero)
    #expect(rope.length == 50)
    rope.length = 200
    let free = UIDynamicItemBehavior.free(item)
    let gravity = UIGravityBehavior(items: [item])
    let animator = UIDynamicAnimator(gravity, free, anchored(base), rope)
    frames.run(20)
    #expect(isNear(item.center.x, 30, 1e-4))
    var longest: CGFloat = 0
    for _ in 0..<200 {
      frames.run()
      longest = max(longest, hypot(item.center.x, item.center.y))
    }
    #expect(isNear(longest, 200, 2))
    rope.length = 80
    frames.run(100)
    for _ in 0..<200 {
      frames.run()
      #expect(hypot(item.center.x, item.center.y) < 82)
    }
    withExtendedLifetime(animator) {}
  }

  @Test("the length of a limit is the distance of its ends, with negated, unrotated offsets")
  func limitOffsets() {
    let frames = Frames()
    let item = Item(20, 20, at: 100, 0)
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: base, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0), attachedTo: item,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: 30))
    let animator = UIDynamicAnimator(rope)
    #expect(isNear(rope.length, hypot(110, 30), 1e-4))
    withExtendedLifetime((frames, animator)) {}
  }

  @Test("a fixed attachment keeps two items' relative position and angle")
  func fixed() {
    let frames = Frames()
    let (a, b) = (Item(40, 40, at: 0, 0), Item(60, 20, at: 80, 30))
    b.transform = CGAffineTransform(rotationAngle: 0.5)
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 40, y: 10))
    let free = UIDynamicItemBehavior.free(a, b)
    free.addLinearVelocity(CGPoint(x: 0, y: 200), for: a)
    free.addAngularVelocity(3, for: b)
    let animator = UIDynamicAnimator(free, weld)
    for _ in 0..<120 {
      frames.run()
      let offset = CGPoint(x: b.center.x - a.center.x, y: b.center.y - a.center.y)
        .applying(CGAffineTransform(rotationAngle: -a.angle))
      #expect(isNear(offset, CGPoint(x: 80, y: 30), 1))
      #expect(isNear(remainder(b.angle - a.angle, 2 * .pi), 0.5, 0.01))
    }
    #expect(abs(free.angularVelocity(for: a)) > 0.1)
    withExtendedLifetime(animator) {}
  }

  @Test("attachments of iOS 9's kinds prevent their items from colliding, others do not")
  func collisions() {
    let (a, b) = (Item(40, 40, at: 0, 0), Item(40, 40, at: 30, 0))
    let rows: [(String, UIAttachmentBehavior, Bool)] = [
      ("rod", UIAttachmentBehavior(item: a, attachedTo: b), true),
      (
        "limit",
        .limitAttachment(
          with: a, offsetFromCenter: .zero, attachedTo: b, offsetFromCenter: .zero), false
      ),
      ("fixed", .fixedAttachment(with: a, attachedTo: b, attachmentAnchor: .zero), false),
      ("pin", .pinAttachment(with: a, attachedTo: b, attachmentAnchor: .zero), false),
      (
        "sliding",
        .slidingAttachment(
          with: a, attachedTo: b, attachmentAnchor: .zero,
          axisOfTranslation: CGVector(dx: 0, dy: 1)), false
      ),
    ]
    for (id, attachment, collides) in rows {
      let frames = Frames()
      let animator = UIDynamicAnimator(attachment, UICollisionBehavior(items: [a, b]))
      frames.run()
      #expect(attachment.attachedBehaviorType == .items && attachment.items.count == 2, "\(id)")
      #expect(animator.contacts.isEmpty == !collides, "\(id)")
      animator.removeAllBehaviors()
      a.center = .zero
      b.center = CGPoint(x: 30, y: 0)
      for item in [a, b] { item.transform = .identity }
    }
  }

  @Test("a rod at its anchor becomes a spring with a frequency, and an axle again without one")
  func changingFrequency() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0.5)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    let gravity = UIGravityBehavior(items: [item])
    let animator = UIDynamicAnimator(attachment)
    attachment.frequency = 1
    attachment.damping = 1
    animator.addBehavior(gravity)
    frames.run(120)
    // It sags by g / w^2.
    #expect(isNear(item.center.y, 1000 / (4 * .pi * .pi), 1))
    animator.removeBehavior(gravity)
    frames.run(240)
    #expect(isNear(item.center, .zero, 1) && attachment.length == 0)
    attachment.frequency = 0
    animator.addBehavior(gravity)
    frames.run(30)
    #expect(isNear(item.center, .zero, 1) && attachment.length == 0)
    attachment.length = 60
    frames.run(240)
    #expect(isNear(hypot(item.center.x, item.center.y), 60, 1))
  }

  @Test("unused numbers are stored, except frictionTorque and attachmentRange")
  func numbers() {
    let item = Item(40, 40, at: 50, 0)
    let (fixed, rod) = (
      UIAttachmentBehavior.fixedAttachment(
        with: item, attachedTo: base, attachmentAnchor: .zero),
      UIAttachmentBehavior(item: item, attachedToAnchor: .zero)
    )
    let animator = UIDynamicAnimator(fixed)
    fixed.length = 3
    fixed.damping = 0.5
    fixed.frequency = 2
    #expect(fixed.length == 3 && fixed.damping == 0.5 && fixed.frequency == 2)
    for attachment in [fixed, rod] {
      attachment.frictionTorque = 7
      attachment.attachmentRange = .infinite
      #expect(attachment.frictionTorque == 0 && attachment.attachmentRange == .zero)
    }
    let (_, pin) = arm(rotatedBy: 0)
    pin.frictionTorque = 7
    pin.frictionTorque = .nan
    #expect(pin.frictionTorque == 7)
    pin.attachmentRange = UIFloatRange(minimum: 1, maximum: .infinity)
    #expect(pin.attachmentRange.minimum == 1)
    pin.attachmentRange = UIFloatRange(minimum: 2, maximum: 1)
    pin.attachmentRange = UIFloatRange(minimum: .nan, maximum: 1)
    #expect(pin.attachmentRange.minimum == 1)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: 1, maximum: 2)
    #expect(slide.attachmentRange.isInfinite)
    slide.attachmentRange = UIFloatRange(minimum: -1, maximum: 2)
    #expect(slide.attachmentRange == UIFloatRange(minimum: -1, maximum: 2))
    withExtendedLifetime(animator) {}
  }

  /// A subclass as in iOS code.
  private final class Tether: UIAttachmentBehavior {
    let name: String

    init(_ name: String, _ item: any UIDynamicItem) {
      self.name = name
      super.init(item: item, offsetFromCenter: .zero, attachedToAnchor: .zero)
    }
  }

  @Test("a subclass can be used as an attachment")
  func subclass() {
    let tether = Tether("tether", Item(40, 40, at: 50, 0))
    let animator = UIDynamicAnimator(tether)
    #expect(tether.length == 50 && tether.name == "tether")
    withExtendedLifetime(animator) {}
  }

  @Test("an axis of length 0 has no effect")
  func noAxis() {
    let frames = Frames()
    let item = Item(40, 40, at: 50, 0)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [item]),
      UIAttachmentBehavior.slidingAttachment(
        with: item, attachmentAnchor: .zero, axisOfTranslation: .zero))
    frames.run(10)
    #expect(item.center.y > 5)
    withExtendedLifetime(animator) {}
  }

  @Test("UIFloatRange is equatable and codable")
  func ranges() throws {
    let range = UIFloatRange(minimum: -1, maximum: 2)
    let data = try JSONEncoder().encode(range)
    #expect(try JSONDecoder().decode(UIFloatRange.self, from: data) == range)
    #expect(UIFloatRange() == .zero && UIFloatRange.zero != range)
    #expect(
      UIFloatRange.infinite.minimum == -.infinity && UIFloatRange.infinite.maximum == .infinity)
  }
}
