import Physics

/// A rule of motion, or, by its children, several of them under one name.
@MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private weak var animator: UIDynamicAnimator?

  /// The items that the behavior acts on itself, each once, in the order of their adding.
  private(set) final var members: [any UIDynamicItem] = []

  /// Called in every step of the animator, after its items have moved and contacts have been told.
  open var action: (() -> Void)?

  /// Creates a behavior that does nothing until it has children.
  override public init() {
    super.init()
  }

  /// The behaviors that make this one up, in the order of their adding.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// The animator that the behavior is in, by itself or by its parent.
  open var dynamicAnimator: UIDynamicAnimator? { animator }

  /// The behavior is about to come into an animator, or, with nil, to leave it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Adds a behavior to those that make this one up.
  ///
  /// The kinds that UIKit offers take no children: they ignore the call.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !isPrimitive, !children.contains(where: { $0 === behavior }),
      !behavior.family.contains(where: { $0 === self })
    else { return }
    children.append(behavior)
    animator?.join(behavior)
  }

  /// Takes a behavior out of those that make this one up.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === behavior }) else { return }
    children.remove(at: index)
    animator?.part(from: behavior)
  }

  /// The behavior and its descendants, parents first.
  final var family: [UIDynamicBehavior] {
    [self] + children.flatMap(\.family)
  }

  // MARK: What the kinds of behavior override

  /// Whether the behavior acts on items itself, and so takes no children.
  var isPrimitive: Bool { false }

  /// An item of the behavior's came into the animator.
  func attach(_ body: ItemBody) {}

  /// An item of the behavior's is about to leave.
  func detach(_ body: ItemBody) {}

  /// The behavior came into an animator, with all its items.
  func connect(to animator: UIDynamicAnimator) {}

  /// The behavior is about to leave an animator; its items have left already.
  func disconnect(from animator: UIDynamicAnimator) {}

  /// Lets go of what is left of an animator, which may have ceased to be with the behavior in it.
  func forget() {}

  // MARK: Joining an animator

  /// Whether an animator may stop though bodies are awake.
  final var allowsAnimatorToStop: Bool {
    if isPrimitive { return false }
    return children.isEmpty ? action == nil : children.allSatisfy(\.allowsAnimatorToStop)
  }

  final func associate(with animator: UIDynamicAnimator) {
    forget()
    self.animator = animator
    for item in members { attach(animator.hold(item)) }
    connect(to: animator)
  }

  final func dissociate() {
    guard let animator else { return }
    for item in members { letGo(of: item, in: animator) }
    disconnect(from: animator)
    self.animator = nil
  }

  // MARK: Items

  final func insert(_ item: any UIDynamicItem) {
    guard !has(item) else { return }
    members.append(item)
    guard let animator else { return }
    attach(animator.hold(item))
    animator.start()
  }

  final func remove(_ item: any UIDynamicItem) {
    guard let index = members.firstIndex(where: { $0 === item }) else { return }
    members.remove(at: index)
    guard let animator else { return }
    letGo(of: item, in: animator)
    animator.start()
  }

  final func has(_ item: any UIDynamicItem) -> Bool {
    members.contains { $0 === item }
  }

  /// The bodies of the items; none outside an animator.
  final var memberBodies: [ItemBody] {
    members.compactMap { animator?.body(of: $0) }
  }

  /// Wakes the items, whose circumstances have changed, and starts the animator.
  final func noteChange() {
    for body in memberBodies { body.body.wake() }
    animator?.start()
  }

  private func letGo(of item: any UIDynamicItem, in animator: UIDynamicAnimator) {
    guard let body = animator.body(of: item) else { return }
    detach(body)
    animator.release(body)
  }
}
