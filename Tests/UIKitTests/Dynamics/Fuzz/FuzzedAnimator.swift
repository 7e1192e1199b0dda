import UIKit

/// An animator to which random things happen, in and between its steps.
///
/// Avoided is only what UIKit itself raises exceptions for.
@MainActor
final class FuzzedAnimator: NSObject {
  let chance: Chance
  private let clock = VirtualClock()
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let animator: UIDynamicAnimator
  private(set) var items: [any UIDynamicItem] = []
  private(set) var behaviors: [UIDynamicBehavior] = []
  /// How many things may still happen in callbacks, so that they do not set off one another for ever.
  private var remainingInterruptions = 100

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    VirtualClock.current = clock
    animator =
      chance.happens(0.5) ? UIDynamicAnimator(referenceView: reference) : UIDynamicAnimator()
    super.init()
    animator.delegate = self
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

  // MARK: Items

  private func makeItem() -> any UIDynamicItem {
    let (center, size) = (chance.place(), chance.size())
    guard chance.happens(0.4) else { return Item(size.width, size.height, at: center.x, center.y) }
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.center = center
    view.transform = CGAffineTransform(rotationAngle: chance.number(in: -4...4))
    let container = chance.happens(0.3) ? reference.subviews.first : nil
    (container ?? reference).addSubview(view)
    return view
  }

  // MARK: What happens

  func interrupt() {
    guard remainingInterruptions > 0, chance.happens(0.1) else { return }
    remainingInterruptions -= 1
    happen()
  }

  private func happen() {
    switch chance.index(below: 12) {
    case 0, 1: addBehavior()
    case 2: chance.one(of: animator.behaviors).map { animator.removeBehavior($0) }
    case 3: chance.one(of: behaviors).map { rejoin($0) }
    case 4: if chance.happens(0.1) { animator.removeAllBehaviors() }
    case 5: chance.one(of: items).map { displace($0) }
    case 6: if !reference.isHidden { reference.bounds.size = chance.size() }
    case 7: _ = animator.items(in: chance.rect())
    default: chance.one(of: behaviors).map { vary($0) }
    }
  }

  private func addBehavior() {
    guard behaviors.count < 25 else { return }
    let behavior = makeBehavior()
    animator.addBehavior(behavior)
  }

  /// Puts a behavior that has no parent back, or, where it is still there, adds it once more.
  private func rejoin(_ behavior: UIDynamicBehavior) {
    let isChild = behaviors.contains { $0.childBehaviors.contains { $0 === behavior } }
    if !isChild { animator.addBehavior(behavior) }
  }

  /// Moves an item behind the animator's back, for a while even to nowhere.
  private func displace(_ item: any UIDynamicItem) {
    let center = item.center
    item.center = chance.point()
    item.transform = CGAffineTransform(rotationAngle: chance.number())
    animator.updateItem(usingCurrentState: item)
    if !item.center.x.isFinite || !item.center.y.isFinite { item.center = center }
    if !item.transform.a.isFinite { item.transform = .identity }
  }

  // MARK: Behaviors

  func makeBehavior() -> UIDynamicBehavior {
    let behavior = FuzzedBehavior.make(in: self)
    behaviors.append(behavior)
    if chance.happens(0.2) {
      behavior.action = { [weak self] in self?.interrupt() }
    }
    for _ in 0..<chance.index(below: 4) { vary(behavior) }
    return behavior
  }

  private func vary(_ behavior: UIDynamicBehavior) {
    FuzzedBehavior.vary(behavior, in: self)
  }

  // MARK: What must hold

  private var flaw: String? {
    for item in items {
      let numbers = [item.center.x, item.center.y, item.transform.a, item.transform.b]
      if !numbers.allSatisfy(\.isFinite) {
        return "\(item) is at \(item.center) with \(item.transform)"
      }
    }
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items {
        let velocity = behavior.linearVelocity(for: item)
        let numbers = [velocity.x, velocity.y, behavior.angularVelocity(for: item)]
        if !numbers.allSatisfy(\.isFinite) { return "\(item) has the velocity \(numbers)" }
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
