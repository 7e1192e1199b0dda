import DisplayList

extension CALayer {
  /// Ends the animations of the layer and its descendants whose end is reached at the layer's time.
  package final func endDueAnimations() {
    for (_, animation) in animations { endIfDue(animation) }
    for layer in orderedSublayers { layer.endDueAnimations() }
    extras?.mask?.endDueAnimations()
  }

  /// Removes the animations of the layer and its descendants that started at a time of the layer or
  /// later, after the presented values have become the model values.
  package final func undoAnimations(since time: CFTimeInterval) {
    var undone: [(layer: CALayer, animation: CAAnimation)] = []
    collectAnimations(since: currentTime - time, into: &undone)
    var values: [(layer: CALayer, key: String, value: AnimatableValue)] = []
    for (layer, animation) in undone {
      for key in animation.propertyKeys {
        guard !values.contains(where: { $0.layer === layer && $0.key == key }),
          let value = layer.presentationValue(forKey: key)
        else { continue }
        values.append((layer, key, value))
      }
    }
    for (layer, key, value) in values { layer.setSettledValue(value, forKey: key) }
    for (layer, animation) in undone { layer.remove(animation) }
  }

  /// Collects the animations that started at most some seconds ago.
  private func collectAnimations(
    since age: CFTimeInterval, into found: inout [(layer: CALayer, animation: CAAnimation)]
  ) {
    let start = currentTime - age - 1e-9
    for (_, animation) in animations where animation.beginTime >= start {
      if animation is DrivenAnimation { continue }
      found.append((self, animation))
    }
    for layer in orderedSublayers { layer.collectAnimations(since: age, into: &found) }
    extras?.mask?.collectAnimations(since: age, into: &found)
  }

  private func setSettledValue(_ value: AnimatableValue, forKey key: String) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    setModelValue(value, forKey: key)
    CATransaction.commit()
  }

  private func remove(_ animation: CAAnimation) {
    guard let index = animations.firstIndex(where: { $0.animation === animation }) else { return }
    animations.remove(at: index)
    animation.stop(finished: false)
  }
}

extension CAAnimation {
  /// The names of the properties that the animation changes.
  var propertyKeys: [String] {
    if let group = self as? CAAnimationGroup {
      return (group.animations ?? []).flatMap(\.propertyKeys)
    }
    return (self as? CAPropertyAnimation)?.property.map { [$0.key] } ?? []
  }
}
