import DisplayList

/// Values of custom properties that animations change.
struct CustomProperties: KeyedProperties {
  /// The key of any custom property.
  struct Key: RawRepresentable {
    let rawValue: String

    init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  var values: [String: AnimatableValue]

  subscript(key: Key) -> AnimatableValue? {
    get { values[key.rawValue] }
    set {
      // Only properties that are animated are in the dictionary.
      if let newValue, values[key.rawValue] != nil { values[key.rawValue] = newValue }
    }
  }
}

extension CALayer {
  /// Stores a custom value; for a property that the layer displays, runs the action for its change.
  final func setCustomValue(_ value: Any?, forKey key: String) {
    if let property = declaredProperty(key) { return property.write(self, value) }
    guard Self.needsDisplay(forKey: key) else {
      userValues[key] = value
      return
    }
    performChange(of: key) { userValues[key] = value }
    setNeedsDisplay()
  }

  /// Returns a custom value, or that of a property which the class declares; nil for none.
  final func customValue(forKey key: String) -> Any? {
    userValues[key] ?? declaredProperty(key)?.read(self) ?? Self.defaultValue(forKey: key)
  }

  /// Returns the property with a name that a program's class declares, as Objective-C would find its accessors; nil for none.
  private func declaredProperty(_ key: String) -> PropertyTable.Property? {
    PropertyTable.property(key, of: type(of: self))
  }

  /// Sets the properties that a program's class declares to the values of animations of another layer.
  final func setDeclaredProperties(animatedIn layer: CALayer) {
    guard !userValues.isEmpty else { return }
    for key in layer.animatedCustomKeys {
      guard let property = declaredProperty(key), let value = userValues.removeValue(forKey: key)
      else { continue }
      property.write(self, value)
    }
  }

  /// Returns the model value of a custom property or, at a time of the layer, its presentation
  /// value; nil for one that cannot be interpolated.
  final func customValue(
    at path: PropertyPath, shownAt time: CFTimeInterval?
  ) -> AnimatableValue? {
    let shown = time.map { presentedUserValues(at: $0) }
    let value = AnimatableValue(shown?[path.key] ?? customValue(forKey: path.key))
    return path.part.map { value?[$0] } ?? value
  }

  /// Returns the custom values with each animation applied in order, at a time of the layer.
  final func presentedUserValues(at time: CFTimeInterval) -> [String: Any] {
    guard !animations.isEmpty else { return userValues }
    var animated: [String: AnimatableValue] = [:]
    for key in animatedCustomKeys {
      // A property without a value is a number that is 0.
      animated[key] =
        AnimatableValue(customValue(forKey: key))
        ?? (Self.needsDisplay(forKey: key) ? .number(0) : nil)
    }
    guard !animated.isEmpty else { return userValues }
    let shown = presented(CustomProperties(values: animated), at: time)
    return userValues.merging(shown.values.mapValues(\.unwrapped)) { $1 }
  }

  /// Whether an animation changes a property that the layer displays.
  final var animatesDisplayedValues: Bool {
    !animations.isEmpty
      && animations.contains { _, animation in
        animation.propertyKeys.contains { Self.needsDisplay(forKey: $0) && isCustom($0) }
      }
  }

  /// Returns what the layer draws with the values that an animation shows at present; nil if no
  /// animation changes what it draws.
  final func animatedDrawing(in bounds: CGRect) -> LayerContent? {
    guard extras?.displaysAnimations == true, animatesDisplayedValues, presentedLayer == nil,
      let shown = presentation()
    else { return nil }
    shown.display()
    return shown.imageContent(in: bounds)
  }

  /// Whether the layer has to be displayed while an animation runs.
  final func displays(_ animation: CAAnimation) -> Bool {
    animation.propertyKeys.contains { Self.needsDisplay(forKey: $0) && isCustom($0) }
  }

  /// The keys of the custom properties that animations change.
  private var animatedCustomKeys: [String] {
    animations.flatMap { $0.animation.propertyKeys }.filter(isCustom)
  }

  private func isCustom(_ key: String) -> Bool {
    let path = PropertyPath(key: key)
    return !keyedProperties.contains { $0.has(path) }
  }
}
