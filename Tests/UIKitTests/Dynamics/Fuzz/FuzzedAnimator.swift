import UIKit

/// An animator, or two that share items, to which random things happen in and between steps.
///
/// Avoided is only what UIKit itself raises exceptions for.
@MainActor
final class FuzzedAnimator: NSObject {
  /// In whose coordinates the animators work.
  enum Space {
    case plain
    case view(UIView)
    case layout(UICollectionViewLayout)
  }

  let chance: Chance
  private let clock = VirtualClock()
  private let space: Space
  private var animators: [UIDynamicAnimator] = []
  private(set) var items: [any UIDynamicItem] = []
  private(set) var behaviors: [UIDynamicBehavior] = []
  /// The members of groups, which behaviors must leave alone.
  private var groupMembers: [any UIDynamicItem] = []
  /// How much may still happen in callbacks, so that they do not set off one another for ever.
  private var remainingInterruptions = 100

  init(seed: UInt64) {
    chance = Chance(seed: seed)
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

  /// Runs 120 ticks, and tells the first number that is none.
  func run() -> String? {
    for tick in 1...120 {
      clock.advance()
      clock.fireLinks()
      if let flaw { return "tick \(tick): \(flaw)" }
      if chance.happens(0.2) { happen() }
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

  // MARK: What happens

  func interrupt() {
    guard remainingInterruptions > 0, chance.happens(0.1) else { return }
    remainingInterruptions -= 1
    happen()
  }

  private func happen() {
    guard let animator = chance.one(of: animators), let item = chance.one(of: items),
      let behavior = chance.one(of: behaviors)
    else { return }
    switch chance.index(below: 12) {
    case 0, 1: addBehavior()
    case 2: animator.removeBehavior(behavior)
    case 3:
      // UIKit raises an exception for a child that is added once more.
      let isChild = behaviors.contains { $0.childBehaviors.contains { $0 === behavior } }
      if !isChild { animator.addBehavior(behavior) }
    case 4: if chance.happens(0.1) { animator.removeAllBehaviors() }
    case 5: displace(item)
    case 6: animator.referenceView?.bounds.size = chance.size()
    case 7: _ = animator.items(in: chance.rect())
    default: FuzzedBehavior.vary(behavior, in: self)
    }
  }

  private func addBehavior() {
    guard hasPlace else { return }
    let behavior = makeBehavior()
    chance.one(of: animators)?.addBehavior(behavior)
  }

  /// Whether a behavior more does not bring an animator too many fields.
  var hasPlace: Bool { behaviors.count < 25 }

  /// Moves an item behind the animators' backs, for a while even to nowhere.
  private func displace(_ item: any UIDynamicItem) {
    let (center, transform) = (item.center, item.transform)
    item.center = chance.point()
    item.transform = CGAffineTransform(rotationAngle: chance.number())
    for animator in animators { animator.updateItem(usingCurrentState: item) }
    // Differences of larger numbers may be none, for which UIKit raises an exception.
    if !numbers(of: item).allSatisfy({ abs($0) <= 1e300 }) {
      item.center = center
      item.transform = transform
    }
  }

  // MARK: What must hold

  private func numbers(of item: any UIDynamicItem) -> [CGFloat] {
    [item.center.x, item.center.y, item.transform.a, item.transform.b]
  }

  private var flaw: String? {
    for item in items + groupMembers {
      let numbers = numbers(of: item)
      if !numbers.allSatisfy(\.isFinite) { return "\(item) stands at \(numbers)" }
    }
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items {
        let velocity = behavior.linearVelocity(for: item)
        let numbers = [velocity.x, velocity.y, behavior.angularVelocity(for: item)]
        if !numbers.allSatisfy(\.isFinite) { return "\(item) moves by \(numbers)" }
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
