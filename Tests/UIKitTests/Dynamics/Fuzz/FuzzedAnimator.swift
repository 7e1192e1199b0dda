import UIKit
import UIKitTestSupport

/// An animator, or two that share items, with random changes in and between steps.
///
/// Only calls for which UIKit raises exceptions are avoided.
@MainActor
final class FuzzedAnimator: NSObject {
  /// The coordinate space of the animators.
  enum Space {
    case plain
    case view(UIView)
    case layout(UICollectionViewLayout)
  }

  let chance: RandomValues
  private let clock = VirtualClock()
  private let space: Space
  private var animators: [UIDynamicAnimator] = []
  private(set) var items: [any UIDynamicItem] = []
  private(set) var behaviors: [UIDynamicBehavior] = []
  /// The items of groups, which must not be added to behaviors.
  private var groupMembers: [any UIDynamicItem] = []
  /// The number of further changes in callbacks, which prevents endless chains of them.
  private var remainingInterruptions = 100

  init(seed: UInt64) {
    chance = RandomValues(seed: seed)
    VirtualClock.current = clock
    switch chance.index(below: 5) {
    case 0, 1: space = .plain
    case 2: space = .layout(UICollectionViewLayout())
    default: space = .view(UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)))
    }
    super.init()
    for _ in 0..<(chance.happens(0.2) ? 2 : 1) { animators.append(makeAnimator()) }
    for _ in 0..<(1 + chance.index(below: 8)) { items.append(makeItem()) }
    for _ in 0..<(1 + chance.index(below: 6)) { addBehavior() }
  }

  /// Runs 120 ticks, and returns a description of the first number that is not finite.
  func run() -> String? {
    for tick in 1...120 {
      clock.advance()
      clock.fireLinks()
      if let failure { return "tick \(tick): \(failure)" }
      if chance.happens(0.2) { change() }
    }
    return nil
  }

  private func makeAnimator() -> UIDynamicAnimator {
    let animator =
      switch space {
      case .plain: UIDynamicAnimator()
      case .view(let reference): UIDynamicAnimator(referenceView: reference)
      case .layout(let layout): UIDynamicAnimator(collectionViewLayout: layout)
      }
    animator.delegate = self
    return animator
  }

  private func makeItem() -> any UIDynamicItem {
    guard chance.happens(0.1) else { return FuzzedItem.make(chance, in: space) }
    let members = (0...chance.index(below: 3)).map { _ in FuzzedItem.make(chance, in: space) }
    groupMembers += members
    return UIDynamicItemGroup(items: members)
  }

  func makeBehavior() -> UIDynamicBehavior {
    let behavior = FuzzedBehavior.make(in: self)
    behaviors.append(behavior)
    if chance.happens(0.2) {
      behavior.action = { [weak self] in self?.interrupt() }
    }
    for _ in 0..<chance.index(below: 4) { FuzzedBehavior.vary(behavior, in: self) }
    return behavior
  }

  // MARK: Changes

  func interrupt() {
    guard remainingInterruptions > 0, chance.happens(0.1) else { return }
    remainingInterruptions -= 1
    change()
  }

  private func change() {
    guard let animator = chance.one(of: animators), let item = chance.one(of: items),
      let behavior = chance.one(of: behaviors)
    else { return }
    switch chance.index(below: 12) {
    case 0, 1: addBehavior()
    case 2: animator.removeBehavior(behavior)
    case 3:
      // UIKit raises an exception if a child is added again.
      let isChild = behaviors.contains { $0.childBehaviors.contains { $0 === behavior } }
      if !isChild { animator.addBehavior(behavior) }
    case 4: if chance.happens(0.1) { animator.removeAllBehaviors() }
    case 5: move(item)
    case 6: animator.referenceView?.bounds.size = chance.size()
    case 7: _ = animator.items(in: chance.rect())
    default: FuzzedBehavior.vary(behavior, in: self)
    }
  }

  private func addBehavior() {
    guard canAddBehavior else { return }
    let behavior = makeBehavior()
    chance.one(of: animators)?.addBehavior(behavior)
  }

  /// Whether another behavior would not exceed the maximum number of fields.
  var canAddBehavior: Bool { behaviors.count < 25 }

  /// Moves an item without the animators' involvement, temporarily even to invalid positions.
  private func move(_ item: any UIDynamicItem) {
    let (center, transform) = (item.center, item.transform)
    item.center = chance.point()
    item.transform = CGAffineTransform(rotationAngle: chance.number())
    for animator in animators { animator.updateItem(usingCurrentState: item) }
    // Differences of larger numbers may not be finite, for which UIKit raises an exception.
    if !numbers(of: item).allSatisfy({ abs($0) <= 1e300 }) {
      item.center = center
      item.transform = transform
    }
  }

  // MARK: Checks

  private func numbers(of item: any UIDynamicItem) -> [CGFloat] {
    [item.center.x, item.center.y, item.transform.a, item.transform.b]
  }

  private var failure: String? {
    for item in items + groupMembers {
      let numbers = numbers(of: item)
      if !numbers.allSatisfy(\.isFinite) { return "\(item) is at \(numbers)" }
    }
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items {
        let velocity = behavior.linearVelocity(for: item)
        let numbers = [velocity.x, velocity.y, behavior.angularVelocity(for: item)]
        if !numbers.allSatisfy(\.isFinite) { return "\(item) has velocity \(numbers)" }
      }
    }
    return nil
  }
}

extension FuzzedAnimator: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { interrupt() }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { interrupt() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { interrupt() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) { interrupt() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { interrupt() }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { interrupt() }
}
