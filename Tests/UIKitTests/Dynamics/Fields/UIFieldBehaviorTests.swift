import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct UIFieldBehaviorTests {
  private final class Disc: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    var transform = CGAffineTransform.identity
    let collisionBoundsType = UIDynamicItemCollisionBoundsType.ellipse
  }

  typealias Factory = NamedValue<@MainActor @Sendable () -> UIFieldBehavior>
  typealias Change = NamedValue<@MainActor @Sendable (UIFieldBehavior) -> Void>

  @Test(
    "each kind of field has UIKit's defaults",
    arguments: [
      (Factory("drag", { .dragField() }), 0), (Factory("vortex", { .vortexField() }), 0),
      (Factory("radial gravity", { .radialGravityField(position: CGPoint(x: 1, y: 2)) }), 2),
      (Factory("linear gravity", { .linearGravityField(direction: CGVector(dx: 0, dy: 1)) }), 0),
      (Factory("velocity", { .velocityField(direction: CGVector(dx: 0, dy: 1)) }), 0),
      (Factory("noise", { .noiseField(smoothness: 0.5, animationSpeed: 2) }), 0),
      (Factory("turbulence", { .turbulenceField(smoothness: 0.5, animationSpeed: 2) }), 0),
      (Factory("spring", { .springField() }), -1), (Factory("electric", { .electricField() }), 1),
      (Factory("magnetic", { .magneticField() }), 1),
      (Factory("custom", { .field { _, _, _, _, _, _ in .zero } }), 0),
    ] as [(Factory, CGFloat)])
  func defaults(row: Factory, falloff: CGFloat) {
    let (name, field) = (row.testDescription, row.value())
    #expect(field.items.isEmpty)
    #expect(field.falloff == falloff)
    #expect(field.strength == 1)
    #expect(field.minimumRadius == 0.0030517578125)
    let isRadial = name == "radial gravity"
    #expect(isNear(field.position, isRadial ? CGPoint(x: 1, y: 2) : .zero, 1e-7))
    #expect(field.region === UIRegion.infinite)
    let hasDirection = ["linear gravity", "velocity"].contains(name)
    #expect(field.direction == CGVector(dx: 0, dy: hasDirection ? 1 : 0))
    let isNoise = ["noise", "turbulence"].contains(name)
    #expect(field.smoothness == (isNoise ? 0.5 : 0))
    #expect(field.animationSpeed == (isNoise ? 2 : 0))
  }

  @Test("a field acts only on its items")
  func items() {
    let frames = Frames()
    let (first, second) = (Item(10, 10, at: 0, 0), Item(10, 10, at: 100, 0))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.addItem(first)
    let free = UIDynamicItemBehavior.free(first, second)
    let animator = UIDynamicAnimator(free, field)
    frames.run(10)
    #expect(first.center.y > 0)
    #expect(second.center.y == 0)
    field.removeItem(first)
    field.addItem(second)
    let speed = free.linearVelocity(for: first)
    frames.run(10)
    #expect(free.linearVelocity(for: first) == speed)
    #expect(second.center.y > 0)
    #expect(field.items.count == 1)
    animator.removeBehavior(field)
    let secondSpeed = free.linearVelocity(for: second)
    frames.run(10)
    #expect(free.linearVelocity(for: second) == secondSpeed)
  }

  @Test(
    "an item of a field passes through no other at any speed", arguments: [true, false])
  func bullet(isInField: Bool) {
    let frames = Frames()
    let (fast, thin) = (Disc(), Item(4, 200, at: 300, 0))
    let free = UIDynamicItemBehavior(items: [fast])
    free.addLinearVelocity(CGPoint(x: 20_000, y: 0), for: fast)
    let field = UIFieldBehavior.linearGravityField(direction: .zero)
    if isInField { field.addItem(fast) }
    let animator = UIDynamicAnimator(UICollisionBehavior(items: [fast, thin]), field, free)
    frames.run(5)
    #expect((fast.center.x < thin.center.x) == isInField)
    withExtendedLifetime(animator) {}
  }

  @Test("adding an item again or a child has no effect")
  func addedAgain() {
    let frames = Frames()
    let (once, twice) = (Item(10, 10, at: 0, 0), Item(10, 10, at: 0, 0))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    for item in [once, twice, twice] { field.addItem(item) }
    field.addChildBehavior(UIGravityBehavior(items: [twice]))
    let animator = UIDynamicAnimator(field)
    field.addItem(twice)
    frames.run(10)
    #expect(field.items.count == 2 && field.childBehaviors.isEmpty)
    #expect(once.center == twice.center && once.center.y > 0)
    withExtendedLifetime(animator) {}
  }

  @Test("a field moves an item that is in no other behavior, with the default resistance")
  func onlyBehavior() {
    let frames = Frames()
    let (item, other) = (Item(10, 10, at: 0, 0), Item(10, 10, at: 0, 0))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 2))
    for item in [item, other] { field.addItem(item) }
    let animator = UIDynamicAnimator(
      field, UIDynamicItemBehavior(items: [other]), UIGravityBehavior(items: []))
    frames.run(10)
    #expect(item.center == other.center && item.center.x > 0)
    #expect(isNear(item.center.y, 2 * item.center.x, 1e-4))
    withExtendedLifetime(animator) {}
  }

  @Test("a field does not move an anchored item")
  func anchoredItem() {
    let frames = Frames()
    let item = Item(10, 10, at: 3, 4)
    let anchor = UIDynamicItemBehavior(items: [item])
    anchor.isAnchored = true
    let fields = [
      UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 1)),
      .velocityField(direction: CGVector(dx: 1, dy: 1)),
    ]
    for field in fields { field.addItem(item) }
    let animator = UIDynamicAnimator(anchor, fields[0], fields[1])
    frames.run(10)
    #expect(item.center == CGPoint(x: 3, y: 4))
    withExtendedLifetime(animator) {}
  }

  // MARK: Custom fields

  @Test("the block of a custom field is called with its arguments once per sub-step")
  func block() {
    let frames = Frames()
    let item = Item(100, 100, at: 30, 40)
    var times: [TimeInterval] = []
    var isItself = true
    weak var expected: UIFieldBehavior?
    let field = UIFieldBehavior.field { field, position, velocity, mass, charge, time in
      isItself =
        isItself && field === expected && isNear(position, CGPoint(x: 20, y: 10), 1e-5)
        && velocity == .zero && mass == 1 && charge == 0
      times.append(time)
      return .zero
    }
    expected = field
    field.position = CGPoint(x: 10, y: 30)
    field.addItem(item)
    let animator = UIDynamicAnimator(field)
    frames.run(3)
    #expect(isItself)
    // The time at the end of each sub-step, of which the first frame has one.
    let subStep = Double(Float(1.0 / 120))
    let expectedTimes = (1...5).map { step in (0..<step).reduce(0) { time, _ in time + subStep } }
    #expect(times == expectedTimes)
    withExtendedLifetime(animator) {}
  }

  @Test(
    "non-finite forces are ignored, and huge ones leave items finite",
    arguments: [
      (CGVector(dx: CGFloat.nan, dy: 1), true), (CGVector(dx: 1, dy: CGFloat.infinity), true),
      (CGVector(dx: 1e300, dy: -1e300), false),
    ])
  func extremeForces(force: CGVector, isIgnored: Bool) {
    let frames = Frames()
    let item = Item(10, 10, at: 1, 2)
    let field = UIFieldBehavior.field { _, _, _, _, _, _ in force }
    field.addItem(item)
    let animator = UIDynamicAnimator(field)
    frames.run(20)
    #expect(item.center.x.isFinite && item.center.y.isFinite)
    #expect((item.center == CGPoint(x: 1, y: 2)) == isIgnored)
    withExtendedLifetime(animator) {}
  }

  @Test("changes made in a field's block apply after the step")
  func changesInBlock() {
    let frames = Frames()
    let (first, second) = (Item(10, 10, at: 0, 0), Item(10, 10, at: 50, 0))
    let animator = UIDynamicAnimator()
    let gravity = UIGravityBehavior(items: [second])
    var calls = 0
    let field = UIFieldBehavior.field { field, _, _, _, _, _ in
      calls += 1
      guard calls == 2 else { return .zero }
      animator.addBehavior(gravity)
      animator.removeBehavior(field)
      field.removeItem(first)
      return CGVector(dx: 1, dy: 0)
    }
    for item in [first, second] { field.addItem(item) }
    animator.addBehavior(field)
    frames.run()
    #expect(animator.behaviors.count == 1 && animator.behaviors.first === gravity)
    frames.run(5)
    #expect(calls == 2)
    #expect(field.dynamicAnimator == nil && field.items.count == 1)
    #expect(second.center.y > 0)
  }

  /// The second frame has two sub-steps.
  @Test("items added or removed in a field's block count from the next step")
  func itemsChangedInBlock() {
    let frames = Frames()
    let items = (0..<3).map { Item(10, 10, at: 100 * CGFloat($0), 0) }
    var calls: [CGFloat] = []
    let field = UIFieldBehavior.field { field, position, _, _, _, _ in
      calls.append((position.x / 100).rounded())
      if calls.count == 3 {
        field.removeItem(items[0])
        field.addItem(items[2])
      }
      return .zero
    }
    for item in items.prefix(2) { field.addItem(item) }
    let animator = UIDynamicAnimator(field, UIDynamicItemBehavior(items: items))
    frames.run(3)
    #expect(calls == [0, 1] + [0, 1, 0, 1] + [1, 2, 1, 2])
    withExtendedLifetime(animator) {}
  }

  // MARK: Rest

  /// Returns a field in an animator that has come to rest.
  private func rest(_ frames: Frames) -> (UIDynamicAnimator, UIFieldBehavior, Item) {
    let item = Item(10, 10, at: 100, 100)
    let field = UIFieldBehavior.springField()
    field.position = item.center
    field.addItem(item)
    let animator = UIDynamicAnimator(field)
    frames.run(40)
    return (animator, field, item)
  }

  @Test(
    "changing a property of a field wakes its items",
    arguments: [
      Change("position", { $0.position = CGPoint(x: 0, y: 0) }),
      Change("region", { $0.region = .infinite.inverse() }),
      Change("strength", { $0.strength = 2 }),
      Change("falloff", { $0.falloff = 1 }), Change("minimumRadius", { $0.minimumRadius = 1 }),
      Change("direction", { $0.direction = CGVector(dx: 1, dy: 0) }),
      Change("smoothness", { $0.smoothness = 1 }),
      Change("animationSpeed", { $0.animationSpeed = 1 }),
      Change("addItem", { $0.addItem(Item(10, 10, at: 0, 0)) }),
    ] as [Change])
  func changeWakes(change: Change) {
    let frames = Frames()
    let (animator, field, item) = rest(frames)
    #expect(!animator.isRunning)
    change.value(field)
    #expect(animator.isRunning)
    frames.run(5)
    #expect((item.center.x != 100) == (change.testDescription == "position"))
  }

  @Test(
    "non-finite values are ignored",
    arguments: [
      Change("position", { $0.position = CGPoint(x: CGFloat.nan, y: 0) }),
      Change("strength", { $0.strength = .infinity }), Change("falloff", { $0.falloff = .nan }),
      Change("minimumRadius", { $0.minimumRadius = -.infinity }),
      Change("direction", { $0.direction = CGVector(dx: 0, dy: CGFloat.nan) }),
      Change("smoothness", { $0.smoothness = .nan }),
      Change("animationSpeed", { $0.animationSpeed = .infinity }),
    ] as [Change])
  func nonFiniteValues(change: Change) {
    let frames = Frames()
    let (animator, field, _) = rest(frames)
    change.value(field)
    #expect(!animator.isRunning)
    let values = [
      field.position.x, field.strength, field.falloff, field.minimumRadius, field.direction.dy,
      field.smoothness, field.animationSpeed,
    ]
    #expect(values == [100, 1, -1, 0.0030517578125, 0, 0, 0])
  }

  @Test("a field whose force changes over time does not wake its items")
  func sleepers() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    var calls = 0
    let field = UIFieldBehavior.field { _, _, _, _, _, time in
      calls += 1
      return CGVector(dx: time < 1 ? 0 : 1, dy: 0)
    }
    field.addItem(item)
    let animator = UIDynamicAnimator(field)
    frames.run(120)
    #expect(!animator.isRunning)
    #expect(item.center == .zero)
    #expect(calls < 70)
  }

  @Test("the charge set last applies, and is kept when its behavior is removed")
  func charge() {
    let frames = Frames()
    let item = Item(10, 10, at: 0, 0)
    var charge: CGFloat = 0
    let recorder = UIFieldBehavior.field { _, _, _, _, value, _ in
      charge = value
      return .zero
    }
    recorder.addItem(item)
    let behaviors = ([2, -5] as [CGFloat]).map { charge in
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.charge = charge
      return behavior
    }
    let animator = UIDynamicAnimator(recorder, behaviors[0], behaviors[1])
    frames.run()
    #expect(charge == -5)
    behaviors[0].charge = 3
    frames.run()
    #expect(charge == -5)
    animator.removeBehavior(behaviors[1])
    frames.run()
    #expect(charge == 3)
    animator.removeBehavior(behaviors[0])
    frames.run()
    #expect(charge == 3)
    #expect(UIDynamicItemBehavior().charge == 0)
  }

  @Test("each noise field is different, and the same in every run")
  func noise() {
    func path() -> [CGPoint] {
      let frames = Frames()
      let items = [Item(10, 10, at: 5, 5), Item(10, 10, at: 5, 5)]
      let animator = UIDynamicAnimator()
      for item in items {
        let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 0)
        field.addItem(item)
        animator.addBehavior(field)
      }
      frames.run(30)
      return items.map(\.center)
    }
    let (first, second) = (path(), path())
    #expect(first == second)
    #expect(first[0] != first[1])
  }
}
