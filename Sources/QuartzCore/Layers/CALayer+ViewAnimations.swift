import DisplayList

extension CALayer {
  /// Returns whether views animate a property of their layers in blocks: a property of every layer
  /// without its shadow and z position, or the part of the image that is shown or stretched.
  package static func isViewProperty(_ key: String) -> Bool {
    if LayerKey(rawValue: key) != nil { return true }
    let detail = DetailKey(rawValue: key)
    return detail == .contentsRect || detail == .contentsCenter
  }

  /// Returns the model value of a property; nil for a property that can't be animated.
  ///
  /// A color that is nil counts as the clear color.
  package final func modelValue(forKey key: String) -> AnimatableValue? {
    if let key = LayerKey(rawValue: key) { return attributes[key] ?? .color(.clear) }
    return ownValue(forKey: key, shownAt: nil)
  }

  /// Returns the current presentation value of a property, before animations that were added since.
  package final func presentationValue(forKey key: String) -> AnimatableValue? {
    if let key = LayerKey(rawValue: key) { return presented(at: clock.time)[key] ?? .color(.clear) }
    return ownValue(forKey: key, shownAt: currentTime)
  }

  /// Returns the value of a property that not every layer has.
  private func ownValue(forKey key: String, shownAt time: CFTimeInterval?) -> AnimatableValue? {
    let path = PropertyPath(key: key)
    guard keyedProperties.contains(where: { $0.has(path) }) else { return nil }
    return animatableValue(at: path, shownAt: time)
      ?? (key.hasSuffix("Color") ? .color(.clear) : nil)
  }

  /// Sets an animatable property; a value of another type is ignored.
  package final func setModelValue(_ value: AnimatableValue, forKey key: String) {
    if let key = LayerKey(rawValue: key) {
      set(key, value)
    } else {
      setAnimatableValue(value, at: PropertyPath(key: key))
    }
  }

  /// Returns whether all running animations of a property or a component of it are additive, and
  /// those of the property itself do not repeat.
  package final func allAnimationsAreAdditive(of key: String) -> Bool {
    animations.allSatisfy { _, animation in
      guard let animation = animation as? CAPropertyAnimation, animation.property?.key == key
      else { return true }
      let repeats = animation.repeatCount > 1 || animation.repeatDuration > animation.duration
      return animation.isAdditive && !(repeats && animation.keyPath == key)
    }
  }

  /// Returns whether an animation that has not ended satisfies a predicate.
  package final func hasAnimation(where predicate: (CAAnimation) -> Bool) -> Bool {
    let time = clock.time
    return animations.contains { !$0.animation.hasEnded(at: time) && predicate($0.animation) }
  }
}
