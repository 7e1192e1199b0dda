import UIKit

extension HandlerReachability {
  // MARK: Contacts

  /// Returns the reason why a contact never happens.
  func problem(of contact: EventHandler.Contact) -> Problem? {
    let item = contact.item
    let own = collisions.filter { $0.items.contains(item) && isReachable($0.handler) }
    guard !own.isEmpty else {
      let group = context.names.groups.first { $0.members.contains(item) }?.name
      return Problem(
        message: "no collision behavior acts on '\(item)'",
        help: group.map { "'\(item)' moves with its group: handle contacts of '\($0)'" })
    }
    switch contact.other {
    case .item(let other?):
      return problem(ofContact: item, with: other, own.filter { $0.items.contains(other) })
    case .boundary(let boundary?):
      let found = own.filter { $0.boundaries.contains(boundary) }
      if found.isEmpty {
        return Problem(message: "no collision behavior of '\(item)' has the boundary '\(boundary)'")
      }
      return problem(ofMode: "items", in: found)
    case .boundary(nil):
      let found = own.filter(hasReferenceBounds)
      if found.isEmpty {
        return Problem(
          message: "the stage's edges are no boundary of '\(item)'",
          help: "add 'translatesReferenceBoundsIntoBoundary: true' to its collision behavior")
      }
      return problem(ofMode: "items", in: found)
    case .item(nil), nil:
      return own.contains(where: mayCollide)
        ? nil : Problem(message: "'\(item)' has nothing to collide with")
    }
  }

  private func problem(
    ofContact item: String, with other: String, _ shared: [CollisionFact]
  ) -> Problem? {
    if item == other { return Problem(message: "an item does not collide with itself") }
    guard !shared.isEmpty else {
      return Problem(message: "no collision behavior acts on both '\(item)' and '\(other)'")
    }
    return problem(ofMode: "boundaries", in: shared)
  }

  /// Returns a problem if all collision behaviors have a mode that excludes a contact.
  private func problem(ofMode mode: String, in collisions: [CollisionFact]) -> Problem? {
    collisions.allSatisfy { has($0, mode) }
      ? Problem(message: "the collision behavior has the mode '\(mode)'") : nil
  }

  /// Returns whether an item of a collision behavior with a mode can touch anything.
  private func mayCollide(_ collision: CollisionFact) -> Bool {
    let hasBoundary = !collision.boundaries.isEmpty || hasReferenceBounds(collision)
    return hasBoundary && !has(collision, "items")
      || Set(collision.items).count > 1 && !has(collision, "boundaries")
  }

  /// Returns whether a collision behavior always has a mode.
  private func has(_ collision: CollisionFact, _ mode: String) -> Bool {
    context.text("collisionMode", in: collision.value) == mode
      && !mayChange("collisionMode", of: collision)
  }

  private func hasReferenceBounds(_ collision: CollisionFact) -> Bool {
    let key = "translatesReferenceBoundsIntoBoundary"
    let isWritten = collision.value[key] != nil && context.text(key, in: collision.value) != "false"
    return isWritten || mayChange(key, of: collision)
  }

  private func mayChange(_ property: String, of collision: CollisionFact) -> Bool {
    context.text(BehaviorKeys.id.name, in: collision.value)
      .map { changes.contains(property, of: $0) } ?? false
  }

  // MARK: Completions

  /// Returns the reason why a property animator never ends as a handler expects.
  func problem(of completion: EventHandler.Completion) -> Problem? {
    let name = completion.animator
    guard let plan = animators[name] else { return nil }
    let positions = positions(of: plan)
    if positions.isEmpty {
      return Problem(
        message: plan.pausesOnCompletion
          ? "'\(name)' pauses at its end, and nothing stops and finishes it"
          : "nothing starts '\(name)'")
    }
    guard let position = completion.position, !positions.contains(position) else { return nil }
    return Problem(
      message: "'\(name)' never ends at this position",
      help: position == .start
        ? "nothing reverses '\(name)', or finishes it at its start"
        : "nothing finishes '\(name)' at this position")
  }

  /// Returns the positions at which an animator may end.
  private func positions(of plan: AnimatorPlan) -> Set<UIViewAnimatingPosition> {
    let calls = (animatorCalls[plan.name] ?? []).filter { isReachable($0.handler) }.map(\.call)
    var (isStarted, isActivated, isResumed, isReversed, isStopped) = (
      false, false, false, false, false
    )
    var finished: Set<UIViewAnimatingPosition> = []
    for call in calls {
      switch call {
      case .start: isStarted = true
      case .pause, .scrub: isActivated = true
      case .reverse: (isActivated, isReversed) = (true, true)
      case .resume: isResumed = true
      case .stop(let withoutFinishing): isStopped = isStopped || !withoutFinishing
      case .finish(let position): finished.insert(position)
      case .add: break
      }
    }
    isActivated = isActivated || isStarted
    var positions = isActivated && isStopped ? finished : []
    if !plan.pausesOnCompletion, isStarted || isActivated && isResumed {
      positions.insert(.end)
      if isReversed { positions.insert(.start) }
    }
    return positions
  }
}
