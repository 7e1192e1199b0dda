import Testing
import UIKit

@Suite @MainActor struct StepOrderTests {
  /// A behavior that writes down its moves.
  private final class Witness: UIDynamicBehavior {
    var note: (String) -> Void = { _ in }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      note(dynamicAnimator == nil ? "leave" : "join")
    }
  }

  private func scene() -> (UIDynamicAnimator, Item, UICollisionBehavior, Diary) {
    let item = Item(40, 40, at: 100, 277)
    let diary = Diary()
    let collision = UICollisionBehavior(items: [item])
    diary.names = [ObjectIdentifier(item): "item", ObjectIdentifier(collision): "c"]
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    collision.collisionDelegate = diary
    let animator = UIDynamicAnimator()
    animator.delegate = diary
    return (animator, item, collision, diary)
  }

  @Test("an added behavior is asked, then the animator resumes; the first step is the next frame's")
  func adding() {
    let frames = Frames()
    let (animator, item, _, diary) = scene()
    let witness = Witness()
    let child = Witness()
    witness.note = { diary.lines.append("parent \($0)") }
    child.note = { diary.lines.append("child \($0)") }
    child.addChildBehavior(UIGravityBehavior(items: [item]))
    witness.addChildBehavior(child)
    witness.action = { diary.lines.append("action") }
    frames.run(3)
    animator.addBehavior(witness)
    #expect(diary.lines == ["parent join", "child join", "resume"])
    #expect(animator.elapsedTime == 0 && item.center.y == 277)
    #expect(child.dynamicAnimator === animator)
    frames.run()
    #expect(diary.lines.last == "action" && item.center.y > 277)
    diary.lines = []
    animator.removeBehavior(witness)
    #expect(diary.lines == ["parent leave", "child leave"])
    #expect(witness.dynamicAnimator == nil && child.dynamicAnimator == nil)
    frames.run()
    #expect(diary.lines == ["parent leave", "child leave", "pause"])
  }

  @Test("items move first, then contacts are told, then actions are called")
  func stepOrder() {
    let frames = Frames()
    let (animator, item, collision, diary) = scene()
    let gravity = UIGravityBehavior(items: [item])
    gravity.action = { diary.lines.append("gravity at \(item.center.y > 277 ? "new" : "old")") }
    collision.action = { diary.lines.append("collision") }
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 0, y: 400), for: item)
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    frames.run(2)
    #expect(
      diary.lines == [
        "resume", "c: item+floor", "gravity at new", "collision", "c: item-floor",
        "gravity at new", "collision",
      ])
  }

  /// In one frame the item leaves the floor in a sub-step and the other reaches it later.
  @Test("what begins is told before what ends, whatever came first")
  func beganBeforeEnded() {
    let frames = Frames()
    let (animator, item, collision, diary) = scene()
    let other = Item(40, 40, at: 160, 203)
    diary.names[ObjectIdentifier(other)] = "other"
    collision.addItem(other)
    collision.collisionMode = .items
    item.center.y = 279.5
    let properties = UIDynamicItemBehavior(items: [item, other])
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    frames.run(2)
    #expect(diary.lines == ["resume", "c: item+floor"])
    for item in [item, other] {
      properties.addLinearVelocity(CGPoint(x: 0, y: 3600), for: item)
    }
    frames.run()
    #expect(diary.lines.count == 2)
    frames.run()
    #expect(diary.lines.dropFirst(2) == ["c: other+floor", "c: item-floor"])
    #expect(animator.contacts.map { $0.point == nil } == [true, false])
  }

  @Test("behaviors that come and go in callbacks do so after the step, the goers first")
  func queued() {
    let frames = Frames()
    let (animator, item, _, diary) = scene()
    let first = Witness()
    let second = Witness()
    first.note = { diary.lines.append("first \($0)") }
    second.note = { diary.lines.append("second \($0)") }
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.addBehavior(first)
    diary.lines = []
    first.action = { [weak animator] in
      animator?.addBehavior(second)
      animator?.removeBehavior(first)
      diary.lines.append("action, \(animator?.behaviors.count ?? 0)")
    }
    frames.run()
    #expect(diary.lines == ["action, 2", "first leave", "second join"])
    #expect(animator.behaviors == [gravity, second])
  }

  @Test("from joining to pausing, all comes in its order")
  func wholeLife() {
    let frames = Frames()
    let (animator, item, collision, diary) = scene()
    let witness = Witness()
    witness.note = { diary.lines.append($0) }
    witness.addChildBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 0, y: 400), for: item)
    witness.addChildBehavior(properties)
    witness.action = { [weak witness] in
      if let witness { animator.removeBehavior(witness) }
      diary.lines.append("action")
    }
    animator.addBehavior(witness)
    frames.run(3)
    #expect(diary.lines == ["join", "resume", "c: item+floor", "action", "leave", "pause"])
  }

  @Test("children that come and go in callbacks do so after the step as well")
  func queuedChildren() {
    let frames = Frames()
    let (animator, item, _, diary) = scene()
    let parent = UIDynamicBehavior()
    let (old, new, brief) = (Witness(), Witness(), Witness())
    for (name, child) in [("old", old), ("new", new), ("brief", brief)] {
      child.note = { diary.lines.append("\(name) \($0)") }
      child.action = { diary.lines.append("\(name) acts") }
    }
    parent.addChildBehavior(old)
    parent.action = { [weak parent] in
      diary.lines.append("parent acts")
      parent?.addChildBehavior(brief)
      parent?.removeChildBehavior(brief)
      parent?.addChildBehavior(new)
      parent?.removeChildBehavior(old)
      #expect(parent?.childBehaviors == [new])
      parent?.action = nil
    }
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(parent)
    diary.lines = []
    frames.run()
    #expect(diary.lines == ["parent acts", "old acts", "old leave", "new join"])
    frames.run()
    #expect(diary.lines.suffix(1) == ["new acts"])
    #expect(new.dynamicAnimator === animator && old.dynamicAnimator == nil)
  }

  @Test("a child that comes while its parent leaves and comes back comes once")
  func childOfReturning() {
    let frames = Frames()
    let (animator, item, _, _) = scene()
    let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    parent.action = { [weak parent] in
      guard let parent else { return }
      animator.removeBehavior(parent)
      animator.addBehavior(parent)
      parent.addChildBehavior(child)
      parent.action = nil
    }
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(parent)
    frames.run()
    #expect(parent.dynamicAnimator === animator && child.dynamicAnimator === animator)
  }

  @Test("a behavior that goes to another animator in a callback leaves the first at once")
  func movingInACallback() {
    let frames = Frames()
    let (first, item, _, _) = scene()
    let second = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [item])
    gravity.action = { [weak gravity] in
      if let gravity, gravity.dynamicAnimator === first { second.addBehavior(gravity) }
    }
    first.addBehavior(gravity)
    frames.run()
    #expect(first.behaviors.isEmpty && second.behaviors == [gravity])
    #expect(first.items(in: CGRect(x: -500, y: -500, width: 1000, height: 1000)).isEmpty)
    frames.run()
    #expect(!first.isRunning && second.isRunning)
  }

  @Test("what a callback wakes in the step that brings rest goes on")
  func wakingAtRest() {
    let frames = Frames()
    let (animator, item, _, diary) = scene()
    let behavior = UIDynamicItemBehavior(items: [item])
    var count = 0
    behavior.action = { [weak behavior] in
      count += 1
      if count == 31 { behavior?.addLinearVelocity(CGPoint(x: 50, y: 0), for: item) }
    }
    animator.addBehavior(behavior)
    frames.run(40)
    #expect(animator.isRunning && item.center.x > 105 && diary.lines == ["resume"])
  }

  @Test("the animator pauses when all have come to rest, and anything new starts it")
  func restarts() {
    let frames = Frames()
    let (animator, item, collision, diary) = scene()
    let gravity = UIGravityBehavior(items: [item])
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 0.1
    let properties = UIDynamicItemBehavior(items: [item])
    for behavior in [gravity, collision, push, properties] { animator.addBehavior(behavior) }
    func rest() {
      for _ in 0..<2000 where animator.isRunning { frames.run() }
      #expect(!animator.isRunning)
      diary.lines = []
    }
    let other = Item(10, 10, at: 500, 0)
    let changes: [(String, () -> Void)] = [
      ("direction", { gravity.gravityDirection = CGVector(dx: 0, dy: -0.001) }),
      ("gravity again", { gravity.gravityDirection = CGVector(dx: 0, dy: 1) }),
      ("push", { push.active = true }),
      ("velocity", { properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: item) }),
      ("spin", { properties.addAngularVelocity(1, for: item) }),
      ("property", { properties.friction = 0.7 }),
      ("item", { collision.addItem(other) }),
      ("mode", { collision.collisionMode = .boundaries }),
      (
        "boundary",
        {
          collision.addBoundary(
            withIdentifier: "wall" as NSString, from: .zero, to: CGPoint(x: 0, y: 300))
        }
      ),
      ("no boundary", { collision.removeBoundary(withIdentifier: "wall" as NSString) }),
      ("no item", { collision.removeItem(other) }),
      ("update", { animator.updateItem(usingCurrentState: item) }),
      ("behavior", { animator.addBehavior(UIDynamicBehavior()) }),
      ("no behavior", { animator.removeBehavior(push) }),
    ]
    rest()
    for (name, change) in changes {
      if name == "gravity again" { rest() }
      change()
      #expect(animator.isRunning && diary.lines.contains("resume"), "\(name)")
      if name != "direction" { rest() } else { frames.run(10) }
      if name == "direction" { gravity.gravityDirection = CGVector(dx: 0, dy: 0.999) }
    }
    gravity.gravityDirection = gravity.gravityDirection
    #expect(!animator.isRunning)
  }

  @Test("a composite alone pauses at once unless it has an action", arguments: [false, true])
  func composites(hasAction: Bool) {
    let frames = Frames()
    let gravity = UIGravityBehavior(items: [Item(40, 40, at: 0, 0)])
    let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
    outer.addChildBehavior(inner)
    if hasAction { inner.action = {} }
    let animator = UIDynamicAnimator(gravity, outer)
    frames.run()
    #expect(animator.isRunning)
    gravity.action = { [weak gravity] in if let gravity { animator.removeBehavior(gravity) } }
    frames.run()
    #expect(animator.isRunning == hasAction)
    frames.run()
    // Without a body everything is at rest.
    #expect(!animator.isRunning)
  }

  @Test("an animator that nobody holds moves nothing")
  func released() {
    let frames = Frames()
    let item = Item(40, 40, at: 0, 0)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(UIGravityBehavior(items: [item]))
    frames.run()
    let y = item.center.y
    #expect(y > 0)
    animator = nil
    frames.run(5)
    #expect(animator == nil && item.center.y == y)
  }

  @Test("an animator with nothing to move does not start")
  func nothingToMove() {
    let animator = UIDynamicAnimator(UIGravityBehavior(items: []), UIDynamicBehavior())
    #expect(!animator.isRunning)
  }

  @Test("UIKit's debugging switches are passed over")
  func debugging() {
    let animator = UIDynamicAnimator()
    animator.setValue(true, forKey: "debugEnabled")
    animator.setValue(2, forKey: "debugInterval")
    animator.setValue(0.5, forKey: "debugAnimationSpeed")
    #expect(!animator.isRunning)
  }
}
