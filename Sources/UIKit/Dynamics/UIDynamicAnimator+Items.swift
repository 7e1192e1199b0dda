import Physics

extension UIDynamicAnimator {
  func body(of item: any UIDynamicItem) -> ItemBody? {
    bodies[ObjectIdentifier(item)]
  }

  func itemBody(numbered identifier: Int) -> ItemBody? {
    guard case .item(let body) = bodyOwners[identifier] else { return nil }
    return body
  }

  /// Returns the item's existing or new body, wakes it, and counts one more behavior for it.
  func retainBody(of item: any UIDynamicItem) -> ItemBody {
    space.check(item, for: self)
    let body = body(of: item) ?? makeBody(of: item)
    body.behaviorCount += 1
    body.body.wake()
    return body
  }

  /// Counts one behavior less for a body; after the last one, the item is removed and its velocity
  /// lost.
  func releaseBody(_ body: ItemBody) {
    body.behaviorCount -= 1
    body.body.wake()
    if body.behaviorCount == 0 {
      bodies.removeValue(for: ObjectIdentifier(body.item))
      bodyOwners[body.body.identifier] = nil
      if let element = body.element, elements[element] === body { elements[element] = nil }
    }
  }

  private func makeBody(of item: any UIDynamicItem) -> ItemBody {
    let body = ItemBody(item, in: world, space)
    (item as? UIView)?.releaseFromConstraints()
    bodies.append(body, for: ObjectIdentifier(item))
    bodyOwners[body.body.identifier] = .item(body)
    if let element = body.element { elements[element] = body }
    return body
  }
}

/// A weak reference to an animator whose reference view notifies it of size changes.
struct AnimatorReference {
  weak var animator: UIDynamicAnimator?
}

extension UIView {
  /// Starts the animators whose reference view this is, because its size has changed.
  func startAnimators() {
    animators.removeAll { $0.animator == nil }
    for reference in animators { reference.animator?.start() }
  }
}
