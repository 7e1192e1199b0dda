import Testing
import UIKit
import UIKitTestSupport

/// Tests the direction of ranges and of axes: the first item is the joint's first body.
@Suite @MainActor struct AttachmentRangeTests {
  typealias Factory = NamedValue<@MainActor @Sendable (Item, Item) -> UIAttachmentBehavior>

  @Test(
    "attachmentRange is infinite by default for kinds with a range, and zero for others",
    arguments: [
      (
        Factory("pin", { .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: .zero) }), true
      ),
      (
        Factory(
          "sliding",
          {
            .slidingAttachment(
              with: $0, attachedTo: $1, attachmentAnchor: .zero,
              axisOfTranslation: CGVector(dx: 0, dy: 1))
          }), true
      ),
      (
        Factory(
          "sliding past an anchor",
          { item, _ in
            .slidingAttachment(
              with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 1))
          }), true
      ),
      (
        Factory("fixed", { .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: .zero) }),
        false
      ),
      (
        Factory(
          "limit",
          {
            .limitAttachment(
              with: $0, offsetFromCenter: .zero, attachedTo: $1, offsetFromCenter: .zero)
          }), false
      ),
      (
        Factory("anchor", { item, _ in UIAttachmentBehavior(item: item, attachedToAnchor: .zero) }),
        false
      ),
      (
        Factory(
          "anchor with an offset",
          { item, _ in
            UIAttachmentBehavior(item: item, offsetFromCenter: .zero, attachedToAnchor: .zero)
          }), false
      ),
      (Factory("items", { UIAttachmentBehavior(item: $0, attachedTo: $1) }), false),
      (
        Factory(
          "items with offsets",
          {
            UIAttachmentBehavior(
              item: $0, offsetFromCenter: .zero, attachedTo: $1, offsetFromCenter: .zero)
          }), false
      ),
    ] as [(Factory, Bool)])
  func defaults(row: Factory, hasRange: Bool) {
    let attachment = row.value(Item(20, 20, at: 0, 0), Item(20, 20, at: 50, 0))
    #expect(attachment.attachmentRange == (hasRange ? .infinite : .zero))
    attachment.attachmentRange = UIFloatRange(minimum: -1, maximum: 2)
    #expect((attachment.attachmentRange.maximum == 2) == hasRange)
  }

  private nonisolated static let limit = CGFloat(Float.greatestFiniteMagnitude)

  @Test(
    "a range is infinite from the largest numbers of single precision on",
    arguments: [
      (-.infinity, .infinity, true), (-limit, limit, true),
      (-limit, .infinity, true), (-1e300, 1e300, true), (-3.4028e38, limit, false),
      (-limit, 3.4028e38, false), (-.infinity, 0, false), (0, .infinity, false),
      (.nan, .infinity, false), (-.infinity, .nan, false), (0, 0, false), (.infinity, -1, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func infiniteRanges(minimum: CGFloat, maximum: CGFloat, isInfinite: Bool) {
    #expect(UIFloatRange(minimum: minimum, maximum: maximum).isInfinite == isInfinite)
  }

  // MARK: Pins

  /// Gravity turns the item that can move in both directions until the pin stops it.
  @Test(
    "a pin bounds the second item's rotation relative to the first, clockwise",
    arguments: [
      (true, 1, 0.8, 0), (true, -1, -0.2, 0), (false, 1, 0.2, 0), (false, -1, -0.8, 0),
      (true, 1, 0.8, 0.5), (false, -1, -0.8, 0.5),
    ] as [(Bool, CGFloat, CGFloat, CGFloat)])
  func pin(isFirstAnchored: Bool, direction: CGFloat, stop: CGFloat, start: CGFloat) {
    let frames = Frames()
    let (first, second) = (Item(40, 40, at: 0, 0), Item(40, 40, at: 60, 30))
    for item in [first, second] { item.transform = CGAffineTransform(rotationAngle: start) }
    let pin = UIAttachmentBehavior.pinAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 30, y: 0))
    pin.attachmentRange = UIFloatRange(minimum: -0.2, maximum: 0.8)
    let (still, moving) = isFirstAnchored ? (first, second) : (second, first)
    let anchor = UIDynamicItemBehavior(items: [still])
    anchor.isAnchored = true
    let gravity = UIGravityBehavior(items: [moving])
    gravity.gravityDirection = CGVector(dx: 0, dy: isFirstAnchored ? direction : -direction)
    let animator = UIDynamicAnimator(anchor, gravity, pin)
    frames.run(untilRestOf: animator)
    #expect(isNear(moving.angle - start, stop, 0.05), "\(moving.angle)")
    #expect(isNear(still.angle, start, 1e-6))
    withExtendedLifetime(animator) {}
  }

  // MARK: Slides

  /// Gravity pulls the item along the axis in both directions.
  @Test(
    "a rail to an anchor bounds the anchor's displacement relative to the item",
    arguments: [
      (1, 0, -1, -60), (1, 0, 1, 20), (0, 1, -1, -60), (0, 1, 1, 20), (-2, 0, -1, -60),
      (0, -0.5, 1, 20), (0.6, 0.8, -1, -60), (0.6, 0.8, 1, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func rail(dx: CGFloat, dy: CGFloat, direction: CGFloat, stop: CGFloat) {
    let frames = Frames()
    let item = Item(40, 30, at: 100, 200)
    item.transform = CGAffineTransform(rotationAngle: 0.4)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 70, y: 90),
      axisOfTranslation: CGVector(dx: dx, dy: dy))
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
    let length = hypot(dx, dy)
    let axis = CGVector(dx: dx / length, dy: dy / length)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: direction * axis.dx, dy: direction * axis.dy)
    let animator = UIDynamicAnimator(gravity, slide)
    frames.run(untilRestOf: animator)
    let expected = CGPoint(x: 100 + stop * axis.dx, y: 200 + stop * axis.dy)
    #expect(isNear(item.center, expected, 1), "\(item.center)")
    #expect(isNear(item.angle, 0.4, 0.01))
    withExtendedLifetime(animator) {}
  }

  @Test(
    "a rail between items bounds the second one's displacement relative to the first",
    arguments: [
      (true, 1, 60), (true, -1, -20), (false, 1, 20), (false, -1, -60),
    ] as [(Bool, CGFloat, CGFloat)])
  func railBetweenItems(isFirstAnchored: Bool, direction: CGFloat, stop: CGFloat) {
    for axis in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
      let frames = Frames()
      let (first, second) = (Item(40, 30, at: 0, 0), Item(20, 20, at: 50, 70))
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: first, attachedTo: second, attachmentAnchor: .zero, axisOfTranslation: axis)
      slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
      let (still, moving) = isFirstAnchored ? (first, second) : (second, first)
      let start = moving.center
      let anchor = UIDynamicItemBehavior(items: [still])
      anchor.isAnchored = true
      let gravity = UIGravityBehavior(items: [moving])
      gravity.gravityDirection = CGVector(dx: direction * axis.dx, dy: direction * axis.dy)
      let animator = UIDynamicAnimator(anchor, gravity, slide)
      frames.run(untilRestOf: animator)
      let expected = CGPoint(x: start.x + stop * axis.dx, y: start.y + stop * axis.dy)
      #expect(isNear(moving.center, expected, 1), "\(axis) \(moving.center)")
      withExtendedLifetime(animator) {}
    }
  }

  /// The rail passes the item's center at a distance.
  @Test(
    "an item that is thrown along a rail stops at its limit without rebounding",
    arguments: [(0, 1), (20, 1), (110, -1), (-110, 1)] as [(CGFloat, CGFloat)])
  func stopAtRailEnd(distance: CGFloat, direction: CGFloat) {
    for axis in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
      let frames = Frames()
      let item = Item(40, 30, at: 0, 0)
      let slide = UIAttachmentBehavior.slidingAttachment(
        with: item, attachmentAnchor: CGPoint(x: distance * axis.dy, y: distance * axis.dx),
        axisOfTranslation: axis)
      slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
      let free = UIDynamicItemBehavior.free(item)
      free.addLinearVelocity(
        CGPoint(x: 150 * direction * axis.dx, y: 150 * direction * axis.dy), for: item)
      let animator = UIDynamicAnimator(free, slide)
      frames.run(60)
      let end = CGPoint(x: 50 * direction * axis.dx, y: 50 * direction * axis.dy)
      #expect(isNear(item.center, end, 1), "\(item.center)")
      #expect(isNear(free.linearVelocity(for: item), .zero, 1))
      withExtendedLifetime(animator) {}
    }
  }

  @Test("an item that spins about a pin stops at its limit without rebounding", arguments: [1, -1])
  func stopAtPinEnd(direction: CGFloat) {
    let frames = Frames()
    let (base, door) = (Item(20, 20, at: 0, 0), Item(100, 20, at: 45, 0))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: base, attachedTo: door, attachmentAnchor: .zero)
    pin.attachmentRange = UIFloatRange(minimum: -0.7, maximum: 0.7)
    let anchor = UIDynamicItemBehavior(items: [base])
    anchor.isAnchored = true
    let free = UIDynamicItemBehavior.free(door)
    free.addLinearVelocity(CGPoint(x: 0, y: 150 * direction), for: door)
    let animator = UIDynamicAnimator(anchor, free, pin)
    frames.run(60)
    #expect(isNear(door.angle, 0.7 * direction, 0.04), "\(door.angle)")
    #expect(isNear(free.angularVelocity(for: door), 0, 0.02))
    withExtendedLifetime(animator) {}
  }

  @Test("the axis of a rail turns with the first item")
  func axisOfFirstItem() {
    let frames = Frames()
    let (first, second) = (Item(40, 40, at: 0, 0), Item(20, 20, at: 0, 0))
    first.transform = CGAffineTransform(rotationAngle: 0.5)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: first, attachedTo: second, attachmentAnchor: .zero,
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    // The first item is heavy, so that it turns about its center.
    let heavy = UIDynamicItemBehavior(items: [first])
    heavy.density = 1000
    heavy.addAngularVelocity(2, for: first)
    let push = UIDynamicItemBehavior.free(second)
    push.addLinearVelocity(CGPoint(x: 60, y: 0), for: second)
    let animator = UIDynamicAnimator(heavy, push, slide)
    for _ in 0..<60 {
      frames.run()
      let offset = CGPoint(
        x: second.center.x - first.center.x, y: second.center.y - first.center.y)
      let turned = offset.applying(CGAffineTransform(rotationAngle: 0.5 - first.angle))
      #expect(isNear(turned.y, 0, 1), "\(turned)")
    }
    #expect(hypot(second.center.x, second.center.y) > 50 && abs(first.angle - 0.5) > 1)
    withExtendedLifetime(animator) {}
  }

  @Test("a range and friction that are set before the attachment is added apply")
  func setBefore() {
    let frames = Frames()
    let (first, second) = (Item(40, 40, at: 0, 0), Item(40, 40, at: 0, 0))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: first, attachedTo: second, attachmentAnchor: .zero)
    pin.frictionTorque = 10
    let spin = UIDynamicItemBehavior(items: [second])
    spin.addAngularVelocity(3, for: second)
    let anchor = UIDynamicItemBehavior(items: [first])
    anchor.isAnchored = true
    let animator = UIDynamicAnimator(pin, anchor, spin)
    frames.run(20)
    #expect(abs(second.angle) < 0.05)
    withExtendedLifetime(animator) {}
  }
}
