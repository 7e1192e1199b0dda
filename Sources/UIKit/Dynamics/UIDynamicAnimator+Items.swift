import Physics

extension UIDynamicAnimator {
  func body(of item: any UIDynamicItem) -> ItemBody? {
    bodies.first { $0.item === item }
  }

  func body(numbered identifier: Int) -> ItemBody? {
    bodies.first { $0.body.identifier == identifier }
  }

  /// Returns the body that an item has or gets, awake, for one behavior more.
  func hold(_ item: any UIDynamicItem) -> ItemBody {
    if let view = item as? UIView, let referenceView {
      precondition(
        view.isDescendant(of: referenceView),
        "View item (\(view)) should be a descendant of reference view in \(self)")
    }
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
      bodies.removeAll { $0 === body }
    }
  }

  private func makeBody(of item: any UIDynamicItem) -> ItemBody {
    let body = ItemBody(item, in: world, referenceView: referenceView)
    bodies.append(body)
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
