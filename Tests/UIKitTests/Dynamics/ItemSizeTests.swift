import Testing
import UIKit
import UIKitTestSupport

/// Tests items whose bounds have negative sides: they are those of the standardized rectangle.
@Suite @MainActor struct ItemSizeTests {
  private final class Ellipse: NSObject, UIDynamicItem {
    var center = CGPoint(x: 100, y: 100)
    let bounds: CGRect
    var transform = CGAffineTransform(rotationAngle: 0.3)
    let collisionBoundsType: UIDynamicItemCollisionBoundsType

    init(_ type: UIDynamicItemCollisionBoundsType, _ width: CGFloat, _ height: CGFloat) {
      collisionBoundsType = type
      bounds = CGRect(x: 7, y: 9, width: width, height: height)
    }
  }

  /// Returns the last position of an item, or of an item of a group, that falls, spins and snaps.
  private func end(
    _ type: UIDynamicItemCollisionBoundsType, _ width: CGFloat, _ height: CGFloat, inGroup: Bool
  ) -> [CGFloat] {
    let frames = Frames()
    let item = Ellipse(type, width, height)
    let other = Item(20, 20, at: 150, 120)
    let mover: any UIDynamicItem = inGroup ? UIDynamicItemGroup(items: [item, other]) : item
    let collision = UICollisionBehavior(items: [mover])
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 200),
      to: CGPoint(x: 900, y: 220))
    let push = UIPushBehavior(items: [mover], mode: .instantaneous)
    push.setAngle(-1, magnitude: 0.3)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 5, vertical: 3), for: mover)
    let animator = UIDynamicAnimator(
      UIGravityBehavior(items: [mover]), collision, push,
      UISnapBehavior(item: mover, snapTo: CGPoint(x: 180, y: 150)))
    frames.run(40)
    #expect(animator.canAdd(item))
    return [item.center.x, item.center.y, item.transform.a, item.transform.b]
  }

  @Test(
    "an item with negative sides moves like one with positive sides",
    arguments: [UIDynamicItemCollisionBoundsType.rectangle, .ellipse], [false, true])
  func negativeSides(type: UIDynamicItemCollisionBoundsType, inGroup: Bool) {
    let expected = end(type, 60, 30, inGroup: inGroup)
    for (width, height) in [(-60, 30), (60, -30), (-60, -30)] as [(CGFloat, CGFloat)] {
      #expect(end(type, width, height, inGroup: inGroup) == expected, "\(width) \(height)")
    }
    let circle = end(.ellipse, 40, 40, inGroup: inGroup)
    #expect(end(.ellipse, -40, 40, inGroup: inGroup) == circle)
  }

  @Test("a view with negative sides can be added, one without a side cannot")
  func admission() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    for (width, height, isValid) in [
      (-10, 10, true), (10, -10, true), (0, 10, false), (-10, 0, false), (-10, .nan, false),
    ] as [(CGFloat, CGFloat, Bool)] {
      view.bounds.size = CGSize(width: width, height: height)
      #expect(animator.canAdd(view) == isValid, "\(width) \(height)")
      #expect(animator.canAdd(UIDynamicItemGroup(items: [view])) == isValid, "\(width) \(height)")
    }
    #expect(!animator.canAdd(UIDynamicItemGroup(items: [])))
  }

  @Test("a reference view with negative sides has the boundary of its standardized bounds")
  func referenceBounds() {
    let frames = Frames()
    let reference = UIView()
    reference.bounds = CGRect(x: 300, y: 400, width: -300, height: -400)
    let item = Item(40, 40, at: 150, 200)
    let animator = UIDynamicAnimator(referenceView: reference)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    frames.run(120)
    #expect(isNear(item.center, CGPoint(x: 150, y: 379), 1))
  }
}
