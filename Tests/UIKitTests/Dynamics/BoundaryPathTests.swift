import Testing
import UIKit
import UIKitTestSupport

/// Tests boundaries that are made of few points.
@Suite @MainActor struct BoundaryPathTests {
  typealias Points = NamedValue<[(CGFloat, CGFloat)]>

  /// Lets an item fall onto a boundary at a depth of 100 points, and reports whether it was stopped
  /// and what the delegate received.
  private func fall(
    alongX: Bool, add: (UICollisionBehavior, (CGFloat, CGFloat) -> CGPoint) -> Void
  ) -> (isHeld: Bool, lines: [String]) {
    let frames = Frames()
    let point: (CGFloat, CGFloat) -> CGPoint = {
      alongX ? CGPoint(x: $1, y: $0) : CGPoint(x: $0, y: $1)
    }
    let start = point(-50, 0)
    let item = Item(40, 40, at: start.x, start.y)
    let log = DynamicsLog()
    let collision = UICollisionBehavior(items: [item])
    log.names = [ObjectIdentifier(item): "item", ObjectIdentifier(collision): "c"]
    collision.collisionDelegate = log
    add(collision, point)
    let gravity = UIGravityBehavior(items: [item])
    gravity.gravityDirection = CGVector(dx: alongX ? 1 : 0, dy: alongX ? 0 : 1)
    let animator = UIDynamicAnimator(collision, gravity)
    frames.run(60)
    return withExtendedLifetime(animator) {
      ((alongX ? item.center.x : item.center.y) < 100, log.lines)
    }
  }

  /// 1.4e-14 square meters are 1.2e-5 points.
  @Test(
    "a boundary path of two points reports contacts and stops nothing, one of three stops items",
    arguments: [
      (Points("two points", [(-100, 100), (0, 100)]), false),
      (Points("there and back", [(-100, 100), (0, 100), (-100, 100)]), false),
      (Points("repeated points", [(-100, 100), (-100, 100), (0, 100), (0, 100)]), false),
      (
        Points("a rectangle without height", [(-100, 100), (0, 100), (0, 100), (-100, 100)]), false
      ),
      (Points("points almost repeated", [(-100, 100), (0, 100), (0.000_01, 100)]), false),
      (Points("points close together", [(-100, 100), (0, 100), (0.000_1, 100)]), true),
      (Points("three points in a line", [(-100, 100), (-50, 100), (0, 100)]), true),
      (Points("beyond and back", [(-100, 100), (0, 100), (-50, 100)]), true),
      (Points("a triangle", [(-100, 100), (0, 100), (-50, 300)]), true),
    ] as [(Points, Bool)])
  func points(row: Points, holds: Bool) {
    for (alongX, isClosed) in [(false, false), (false, true), (true, false)] {
      let (isHeld, lines) = fall(alongX: alongX) { collision, point in
        let path = UIBezierPath()
        for (index, (x, y)) in row.value.enumerated() {
          if index == 0 { path.move(to: point(x, y)) } else { path.addLine(to: point(x, y)) }
        }
        if isClosed { path.close() }
        collision.addBoundary(withIdentifier: "path" as NSString, for: path)
        #expect(collision.boundary(withIdentifier: "path" as NSString) === path)
      }
      #expect(isHeld == holds, "\(alongX) \(isClosed)")
      #expect(lines.first == "c: item+path")
      if !holds { #expect(lines == ["c: item+path", "c: item-path"]) }
    }
  }

  @Test("a line between two points stops items", arguments: [false, true])
  func line(alongX: Bool) {
    let (isHeld, lines) = fall(alongX: alongX) { collision, point in
      collision.addBoundary(
        withIdentifier: "line" as NSString, from: point(-100, 100), to: point(0, 100))
    }
    #expect(isHeld && lines.first == "c: item+line")
  }

  @Test("a boundary added while the behavior is in an animator acts like one added before")
  func addedLater() {
    let frames = Frames()
    let items = [Item(40, 40, at: -50, 0), Item(40, 40, at: 450, 0)]
    let collision = UICollisionBehavior(items: items)
    let animator = UIDynamicAnimator(collision, UIGravityBehavior(items: items))
    for (index, name) in ["passed", "floor"].enumerated() {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: -100 + 500 * CGFloat(index), y: 100))
      path.addLine(to: CGPoint(x: 500 * CGFloat(index), y: 100))
      if name == "floor" { path.addLine(to: CGPoint(x: 450, y: 200)) }
      collision.addBoundary(withIdentifier: name as NSString, for: path)
    }
    frames.run(60)
    #expect(items[0].center.y > 200 && items[1].center.y < 100)
    withExtendedLifetime(animator) {}
  }

  // MARK: Bits

  /// Whether an item of one behavior pushes an item of another away.
  private func collide(_ animator: UIDynamicAnimator, _ frames: Frames, _ a: Item, _ b: Item)
    -> Bool
  {
    let throwing = UIDynamicItemBehavior(items: [a])
    throwing.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    animator.addBehavior(throwing)
    let start = b.center
    frames.run(30)
    return b.center != start
  }

  @Test("items of different collision behaviors collide only if a removal lets these share bits")
  func sharedBits() {
    for removed in [nil, 0, 1] as [Int?] {
      let frames = Frames()
      let items = (0..<3).map { Item(40, 40, at: 62.5 * CGFloat($0), 0) }
      let behaviors = items.map { UICollisionBehavior(items: [$0]) }
      let animator = UIDynamicAnimator(behaviors[0], behaviors[1])
      if let removed { animator.removeBehavior(behaviors[removed]) }
      animator.addBehavior(behaviors[2])
      // The third behavior receives the bits of the second one.
      #expect(collide(animator, frames, items[1], items[2]) == (removed == 0), "\(removed ?? -1)")
    }
  }

  @Test("an item in two behaviors that share bits still collides when one of them is removed")
  func sharedItem() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    let behaviors = (0..<3).map { _ in UICollisionBehavior(items: []) }
    let animator = UIDynamicAnimator(behaviors[0], behaviors[1])
    animator.removeBehavior(behaviors[0])
    animator.addBehavior(behaviors[2])
    for behavior in behaviors.dropFirst() { behavior.addItem(item) }
    behaviors[1].addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -50, y: 100), to: CGPoint(x: 50, y: 100)
    )
    behaviors[2].removeItem(item)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    frames.run(60)
    #expect(item.center.y < 80)
  }

  @Test("the 17th collision behavior shares the bits of the first one", arguments: [15, 16])
  func manyBehaviors(count: Int) {
    let frames = Frames()
    let (first, last) = (Item(40, 40, at: 0, 0), Item(40, 40, at: 62.5, 0))
    let animator = UIDynamicAnimator(UICollisionBehavior(items: [first]))
    for _ in 1..<count { animator.addBehavior(UICollisionBehavior()) }
    animator.addBehavior(UICollisionBehavior(items: [last]))
    #expect(collide(animator, frames, first, last) == (count == 16))
  }
}
