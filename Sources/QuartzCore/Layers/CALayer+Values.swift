extension CALayer {
  /// Returns the value of an animatable property, or what the user keeps in the layer, under a key.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets an animatable property, or keeps a value of the user's in the layer, under a key.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Returns the value of an animatable property or of a part of one, or what the user keeps in the layer.
  ///
  /// - Parameter keyPath: As in `CAPropertyAnimation.keyPath`, such as `transform.rotation.z`.
  /// - Returns: A number as an `NSNumber`; other values as `CABasicAnimation.fromValue` takes them.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let path = PropertyPath(keyPath), has(path) else { return userValues[keyPath] }
    switch animatableValue(at: path, shownAt: nil) {
    case .number(let number): return NSNumber(value: Double(number))
    case .numbers(let numbers): return numbers.map { NSNumber(value: Double($0)) }
    case let value: return value?.unwrapped
    }
  }

  /// Sets an animatable property or a part of one, or keeps a value of the user's in the layer.
  ///
  /// A value that does not fit to the property is not set.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = PropertyPath(keyPath), has(path) else {
      userValues[keyPath] = value
      return
    }
    let animatable = AnimatableValue(value)
    if animatable != nil || value == nil { setAnimatableValue(animatable, at: path) }
  }

  /// Whether the layer has a property, or a part of one, that animations reach.
  private func has(_ path: PropertyPath) -> Bool {
    keyedProperties.contains { $0.has(path) }
  }

  /// Returns the value of an animatable property, as it is set or, at a time of the layer's, as it is shown;
  /// nil for one that the layer does not have, or that has no value.
  final func animatableValue(
    at path: PropertyPath, shownAt time: CFTimeInterval?
  ) -> AnimatableValue? {
    guard let properties = keyedProperties.first(where: { $0.has(path) }) else { return nil }
    return time.map { presentedValue(of: properties, at: path, $0) } ?? properties.value(at: path)
  }

  private func presentedValue(
    of properties: some KeyedProperties, at path: PropertyPath, _ time: CFTimeInterval
  ) -> AnimatableValue? {
    presented(properties, at: time).value(at: path)
  }
}
