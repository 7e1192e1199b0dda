import Testing
import UIKit

@Suite @MainActor struct StepOrderTests {
  /// A behavior that records calls of willMove(to:).
  private final class RecordingBehavior: UIDynamicBehavior {
    var record: (String) -> Void = { _ in }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      record(dynamicAnimator == nil ? "leave" : "join")
    }
  }

  private func scene() -> (UIDynamicAnimator, Item, UICollisionBehavior, DynamicsLog) {
    let item = Item(40, 40, at: 100, 277)
    let log = DynamicsLog()
    let collision = UICollisionBehavior(items: [item])
    log.names = [ObjectIdentifier(item): "item", ObjectIdentifier(collision): "c"]
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 200, y: 300))
    collision.collisionDelegate = log
    let animator = UIDynamicAnimator()
    animator.delegate = log
    return (animator, item, collision, log)
  }

  @Test("adding calls willMove(to:), then resumes; the first step is in the next frame")
  func adding() {
    let frames = Frames()
    let (animator, item, _, log) = scene()
    let parent = RecordingBehavior()
    let child = RecordingBehavior()
    parent.record = { log.lines.append("parent \($0)") }
    child.record = { log.lines.append("child \($0)") }
    child.addChildBehavior(UIGravityBehavior(items: [item]))
    parent.addChildBehavior(child)
    parent.action = { log.lines.append("action") }
    frames.run(3)
    animator.addBehavior(parent)
    #expect(log.lines == ["parent join", "child join", "resume"])
    #expect(animator.elapsedTime == 0 && item.center.y == 277)
    #expect(child.dynamicAnimator === animator)
    frames.run()
    #expect(log.lines.last == "action" && item.center.y > 277)
    log.lines = []
    animator.removeBehavior(parent)
    #expect(log.lines == ["parent leave", "child leave"])
    #expect(parent.dynamicAnimator == nil && child.dynamicAnimator == nil)
    frames.run()
    #expect(log.lines == ["parent leave", "child leave", "pause"])
  }

  @Test("a step moves items, then reports contacts, then calls actions")
  func stepOrder() {
    let frames = Frames()
    let (animator, item, collision, log) = scene()
    let gravity = UIGravityBehavior(items: [item])
    gravity.action = { log.lines.append("gravity at \(item.center.y > 277 ? "new" : "old")") }
    collision.action = { log.lines.append("collision") }
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 0, y: 400), for: item)
    animator.addBehavior(gravity)
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    frames.run(2)
    #expect(
      log.lines == [
        "resume", "c: item+floor", "gravity at new", "collision", "c: item-floor",
        "gravity at new", "collision",
      ])
  }

  /// In the same frame, the item leaves the floor and, in a later sub-step, the other reaches it.
  @Test("contacts that start are reported before those that end, whichever was first")
  func beganBeforeEnded() {
    let frames = Frames()
    let (animator, item, collision, log) = scene()
    let other = Item(40, 40, at: 160, 203)
    log.names[ObjectIdentifier(other)] = "other"
    collision.addItem(other)
    collision.collisionMode = .items
    item.center.y = 279.5
    let properties = UIDynamicItemBehavior(items: [item, other])
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    frames.run(2)
    #expect(log.lines == ["resume", "c: item+floor"])
    for item in [item, other] {
      properties.addLinearVelocity(CGPoint(x: 0, y: 3600), for: item)
    }
    frames.run()
    #expect(log.lines.count == 2)
    frames.run()
    #expect(log.lines.dropFirst(2) == ["c: other+floor", "c: item-floor"])
    #expect(animator.contacts.map { $0.point == nil } == [true, false])
  }

  @Test("changes made in callbacks apply after the step, removals first")
  func queued() {
    let frames = Frames()
    let (animator, item, _, log) = scene()
    let first = RecordingBehavior()
    let second = RecordingBehavior()
    first.record = { log.lines.append("first \($0)") }
    second.record = { log.lines.append("second \($0)") }
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.addBehavior(first)
    log.lines = []
    first.action = { [weak animator] in
      animator?.addBehavior(second)
      animator?.removeBehavior(first)
      log.lines.append("action, \(animator?.behaviors.count ?? 0)")
    }
    frames.run()
    #expect(log.lines == ["action, 2", "first leave", "second join"])
    #expect(animator.behaviors == [gravity, second])
  }

  @Test("callbacks from adding to pausing are called in order")
  func lifecycle() {
    let frames = Frames()
    let (animator, item, collision, log) = scene()
    let parent = RecordingBehavior()
    parent.record = { log.lines.append($0) }
    parent.addChildBehavior(collision)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.addLinearVelocity(CGPoint(x: 0, y: 400), for: item)
    parent.addChildBehavior(properties)
    parent.action = { [weak parent] in
      if let parent { animator.removeBehavior(parent) }
      log.lines.append("action")
    }
    animator.addBehavior(parent)
    frames.run(3)
    #expect(log.lines == ["join", "resume", "c: item+floor", "action", "leave", "pause"])
  }

  @Test("children added and removed in callbacks change after the step")
  func queuedChildren() {
    let frames = Frames()
    let (animator, item, _, log) = scene()
    let parent = UIDynamicBehavior()
    let (old, new, brief) = (RecordingBehavior(), RecordingBehavior(), RecordingBehavior())
    for (name, child) in [("old", old), ("new", new), ("brief", brief)] {
      child.record = { log.lines.append("\(name) \($0)") }
      child.action = { log.lines.append("\(name) acts") }
    }
    parent.addChildBehavior(old)
    parent.action = { [weak parent] in
      log.lines.append("parent acts")
      parent?.addChildBehavior(brief)
      parent?.removeChildBehavior(brief)
      parent?.addChildBehavior(new)
      parent?.removeChildBehavior(old)
      #expect(parent?.childBehaviors == [new])
      parent?.action = nil
    }
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(parent)
    log.lines = []
    frames.run()
    #expect(log.lines == ["parent acts", "old acts", "old leave", "new join"])
    frames.run()
    #expect(log.lines.suffix(1) == ["new acts"])
    #expect(new.dynamicAnimator === animator && old.dynamicAnimator == nil)
  }

  @Test("a child added while its parent is removed and added again is added once")
  func childOfParentAddedAgain() {
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

  @Test("a behavior added to another animator in a callback leaves the first immediately")
  func movingInCallback() {
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

  @Test("an item woken in a callback of the step that brings rest keeps moving")
  func wakingInCallback() {
    let frames = Frames()
    let (animator, item, _, log) = scene()
    let behavior = UIDynamicItemBehavior(items: [item])
    var count = 0
    behavior.action = { [weak behavior] in
      count += 1
      if count == 31 { behavior?.addLinearVelocity(CGPoint(x: 50, y: 0), for: item) }
    }
    animator.addBehavior(behavior)
    frames.run(40)
    #expect(animator.isRunning && item.center.x > 105 && log.lines == ["resume"])
  }

  @Test("the animator pauses when all items are at rest, and any change starts it")
  func restarts() {
    let frames = Frames()
    let (animator, item, collision, log) = scene()
    let gravity = UIGravityBehavior(items: [item])
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.magnitude = 0.1
    let properties = UIDynamicItemBehavior(items: [item])
    for behavior in [gravity, collision, push, properties] { animator.addBehavior(behavior) }
    func rest() {
      frames.run(untilRestOf: animator, limit: 2000)
      #expect(!animator.isRunning)
      log.lines = []
    }
    let other = Item(10, 10, at: 500, 0)
    let changes: [(String, () -> Void)] = [
      ("direction", { gravity.gravityDirection = CGVector(dx: 0, dy: -0.001) }),
      ("gravity again", { gravity.gravityDirection = CGVector(dx: 0, dy: 1) }),
      ("push", { push.active = true }),
      ("velocity", { properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: item) }),
      ("angular velocity", { properties.addAngularVelocity(1, for: item) }),
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
      ("removed boundary", { collision.removeBoundary(withIdentifier: "wall" as NSString) }),
      ("removed item", { collision.removeItem(other) }),
      ("update", { animator.updateItem(usingCurrentState: item) }),
      ("behavior", { animator.addBehavior(UIDynamicBehavior()) }),
      ("removed behavior", { animator.removeBehavior(push) }),
    ]
    rest()
    for (name, change) in changes {
      if name == "gravity again" { rest() }
      change()
      #expect(animator.isRunning && log.lines.contains("resume"), "\(name)")
      if name != "direction" { rest() } else { frames.run(10) }
      if name == "direction" { gravity.gravityDirection = CGVector(dx: 0, dy: 0.999) }
    }
    gravity.gravityDirection = gravity.gravityDirection
    #expect(!animator.isRunning)
  }

  @Test(
    "an animator with only composites pauses unless one has an action", arguments: [false, true])
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

  @Test("a released animator moves nothing")
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

  @Test("an animator without items does not start")
  func nothingToMove() {
    let animator = UIDynamicAnimator(UIGravityBehavior(items: []), UIDynamicBehavior())
    #expect(!animator.isRunning)
  }

  @Test("UIKit's debugging switches are ignored")
  func debugging() {
    let animator = UIDynamicAnimator()
    animator.setValue(true, forKey: "debugEnabled")
    animator.setValue(2, forKey: "debugInterval")
    animator.setValue(0.5, forKey: "debugAnimationSpeed")
    #expect(!animator.isRunning)
  }
}
