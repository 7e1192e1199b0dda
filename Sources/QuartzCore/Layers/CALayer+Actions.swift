import DisplayList

/// A property change that triggers an action.
struct LayerChange {
  let key: String
  /// The presentation value before the change; nil if it can't be interpolated.
  let oldValue: AnimatableValue?
}

extension CALayer {
  /// Returns the animation of an implicit change.
  static func implicitAnimation(forKey event: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Sets an animatable property and runs the action for its change.
  final func set(_ key: LayerKey, _ value: AnimatableValue?) {
    guard attributes[key] != value else { return }
    performChange(of: key.rawValue) { attributes[key] = value }
  }

  /// Sets an animatable property and runs the action for its change.
  final func set(_ key: ElevationKey, _ value: AnimatableValue?) {
    guard elevation[key] != value else { return }
    performChange(of: key.rawValue) { elevation[key] = value }
  }

  /// Runs a closure that changes a property, then the action for that change.
  final func performChange(of key: String, _ body: () -> Void) {
    guard let action = actionOnChange(of: key), let path = PropertyPath(key) else { return body() }
    let before = animatableValue(at: path, shownAt: currentTime)
    body()
    let oldValue = before ?? animatableValue(at: path, shownAt: nil)?.invisible
    let outerChange = change
    change = LayerChange(key: key, oldValue: oldValue)
    action.run(forKey: key, object: self, arguments: nil)
    change = outerChange
  }

  /// Returns the property change for which an action is running; otherwise one from the current
  /// presentation value.
  final func change(of key: String) -> LayerChange {
    if let change, change.key == key { return change }
    let shown = PropertyPath(key).flatMap { animatableValue(at: $0, shownAt: currentTime) }
    return LayerChange(key: key, oldValue: shown)
  }

  /// Returns the action to run for a change now.
  ///
  /// A layer that has not been shown yet has no value to animate from, so only its delegate is
  /// asked, such as a view in an animation block.
  private func actionOnChange(of key: String) -> (any CAAction)? {
    guard presentedLayer == nil, !CATransaction.disableActions() else { return nil }
    if isCommitted { return action(forKey: key) }
    let action = delegate?.action(for: self, forKey: key)
    return action?.isNull == true ? nil : action
  }
}
