import DisplayList

extension CALayer {
  /// Returns the model value of a property; nil for a property that can't be animated.
  ///
  /// A color that is nil counts as the clear color.
  package final func modelValue(forKey key: String) -> AnimatableValue? {
    LayerKey(rawValue: key).map { attributes[$0] ?? .color(.clear) }
  }

  /// Returns the current presentation value of a property, before animations that were added since.
  package final func presentationValue(forKey key: String) -> AnimatableValue? {
    LayerKey(rawValue: key).map { presented(at: clock.time)[$0] ?? .color(.clear) }
  }

  /// Sets an animatable property; a value of another type is ignored.
  package final func setModelValue(_ value: AnimatableValue, forKey key: String) {
    LayerKey(rawValue: key).map { set($0, value) }
  }

  /// Returns whether all running animations of a property or a component of it are additive.
  package final func allAnimationsAreAdditive(of key: String) -> Bool {
    animations.allSatisfy { _, animation in
      guard let animation = animation as? CAPropertyAnimation, animation.property?.key == key
      else { return true }
      return animation.isAdditive
    }
  }

  /// Returns whether an animation that has not ended satisfies a predicate.
  package final func hasAnimation(where predicate: (CAAnimation) -> Bool) -> Bool {
    let time = clock.time
    return animations.contains { !$0.animation.hasEnded(at: time) && predicate($0.animation) }
  }
}
