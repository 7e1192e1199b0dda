import DisplayList

/// What a view needs to animate its layer.
extension CALayer {
  /// The value that a property was last set to; nil for a property that cannot be animated.
  ///
  /// A colour that is not set counts as the clear one.
  package final func modelValue(forKey key: String) -> AnimatableValue? {
    LayerKey(rawValue: key).map { attributes[$0] ?? .color(.clear) }
  }

  /// The value that a property shows at this virtual time, before animations added since.
  package final func shownValue(forKey key: String) -> AnimatableValue? {
    LayerKey(rawValue: key).map { presented(at: clock.time)[$0] ?? .color(.clear) }
  }

  /// Sets an animatable property; of another kind of value, nothing happens.
  package final func setModelValue(_ value: AnimatableValue, forKey key: String) {
    LayerKey(rawValue: key).map { set($0, value) }
  }

  /// Whether every running animation of a property, or of a part of it, adds to what is shown without it.
  package final func allAnimationsAreAdditive(of key: String) -> Bool {
    animations.allSatisfy { _, animation in
      guard let animation = animation as? CAPropertyAnimation, animation.property?.key == key
      else { return true }
      return animation.isAdditive
    }
  }

  /// Whether an animation that has not ended is as asked for.
  package final func hasAnimation(where predicate: (CAAnimation) -> Bool) -> Bool {
    let time = clock.time
    return animations.contains { !$0.animation.hasEnded(at: time) && predicate($0.animation) }
  }
}
