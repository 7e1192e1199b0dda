/// A change of a property that an action is run for.
struct LayerChange {
  let key: String
  /// What the layer showed before; nil where that cannot be mixed with anything.
  let shown: AnimatableValue?
}

extension CALayer {
  /// Sets an animatable property, and does what is to be done about the change.
  final func set(_ key: LayerKey, _ value: AnimatableValue?) {
    guard attributes[key] != value else { return }
    changing(key.rawValue) { attributes[key] = value }
  }

  /// Sets an animatable property, and does what is to be done about the change.
  final func set(_ key: ElevationKey, _ value: AnimatableValue?) {
    guard elevation[key] != value else { return }
    changing(key.rawValue) { elevation[key] = value }
  }

  /// Changes a property, and does what is to be done about it.
  final func changing(_ key: String, _ make: () -> Void) {
    guard let action = actionOnChange(of: key), let path = PropertyPath(key) else { return make() }
    let before = animatableValue(at: path, shownAt: currentTime)
    make()
    let shown = before ?? animatableValue(at: path, shownAt: nil)?.nothing
    let outer = change
    change = LayerChange(key: key, shown: shown)
    action.run(forKey: key, object: self, arguments: nil)
    change = outer
  }

  /// The change of a property that an action is being run for; outside of any, what is shown now.
  final func change(of key: String) -> LayerChange {
    if let change, change.key == key { return change }
    let shown = PropertyPath(key).flatMap { animatableValue(at: $0, shownAt: currentTime) }
    return LayerChange(key: key, shown: shown)
  }

  /// What is done about a change now.
  ///
  /// A layer that nobody has seen yet has nothing to animate from; only its delegate, a view in an animation
  /// block, may know better.
  private func actionOnChange(of key: String) -> (any CAAction)? {
    guard presentedLayer == nil, !CATransaction.disableActions() else { return nil }
    if isCommitted { return action(forKey: key) }
    let action = delegate?.action(for: self, forKey: key)
    return action?.isNothing == true ? nil : action
  }
}
