import DisplayList

extension CALayer {
  /// Returns the model value of a property, or a custom value.
  final func keyedValue(at keyPath: String) -> Any? {
    guard let path = PropertyPath(keyPath), has(path) else {
      return customValue(forKey: keyPath) ?? styleValue(forKey: keyPath)
    }
    switch animatableValue(at: path, shownAt: nil) {
    case .number(let number): return NSNumber(value: Double(number))
    case .numbers(let numbers): return numbers.map { NSNumber(value: Double($0)) }
    case let value: return value?.unwrapped
    }
  }

  /// Sets a property, unless the value's type is wrong, or a custom value.
  final func setKeyedValue(_ value: Any?, at keyPath: String) {
    guard let path = PropertyPath(keyPath), has(path) else {
      return setCustomValue(value, forKey: keyPath)
    }
    let animatable = AnimatableValue(value)
    if animatable != nil || value == nil { setAnimatableValue(animatable, at: path) }
  }

  /// Returns whether a key path refers to an animatable property or a component of one.
  private func has(_ path: PropertyPath) -> Bool {
    keyedProperties.contains { $0.has(path) }
  }

  /// Returns the model value of an animatable property or, at a time of the layer, its presentation
  /// value; nil for an unknown property or one that is nil.
  final func animatableValue(
    at path: PropertyPath, shownAt time: CFTimeInterval?
  ) -> AnimatableValue? {
    guard let properties = keyedProperties.first(where: { $0.has(path) }) else {
      return customValue(at: path, shownAt: time)
    }
    return time.map { presentedValue(of: properties, at: path, $0) } ?? properties.value(at: path)
  }

  private func presentedValue(
    of properties: some KeyedProperties, at path: PropertyPath, _ time: CFTimeInterval
  ) -> AnimatableValue? {
    presented(properties, at: time).value(at: path)
  }
}
