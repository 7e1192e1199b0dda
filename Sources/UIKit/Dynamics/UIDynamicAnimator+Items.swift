import Physics

extension UIDynamicAnimator {
  func body(of item: any UIDynamicItem) -> ItemBody? {
    bodies[ObjectIdentifier(item)]
  }

  func itemBody(numbered identifier: Int) -> ItemBody? {
    guard case .item(let body) = parties[identifier] else { return nil }
    return body
  }

  /// Returns the body that an item has or gets, awake, for one behavior more.
  func hold(_ item: any UIDynamicItem) -> ItemBody {
    space.check(item, for: self)
    let body = body(of: item) ?? makeBody(of: item)
    body.holders += 1
    body.body.wake()
    return body
  }

  /// Lets go of a body for one behavior; without any left, the item leaves with its velocity lost.
  func release(_ body: ItemBody) {
    body.holders -= 1
    body.body.wake()
    if body.holders == 0 {
      bodies.removeValue(for: ObjectIdentifier(body.item))
      parties[body.body.identifier] = nil
      if let element = body.element, elements[element] === body { elements[element] = nil }
    }
  }

  private func makeBody(of item: any UIDynamicItem) -> ItemBody {
    let body = ItemBody(item, in: world, space)
    bodies.append(body, for: ObjectIdentifier(item))
    parties[body.body.identifier] = .item(body)
    if let element = body.element { elements[element] = body }
    return body
  }
}

/// An animator whose reference view wants to tell it when its size changes.
struct AnimatorReference {
  weak var animator: UIDynamicAnimator?
}

extension UIView {
  /// Starts the animators that have the view for a reference, since its size has changed.
  func startAnimators() {
    animators.removeAll { $0.animator == nil }
    for reference in animators { reference.animator?.start() }
  }
}
