extension CALayer: @preconcurrency KeyedValues {}

extension CAAnimation: @preconcurrency KeyedValues {
  /// Returns the value with a name.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// Sets the value with a name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
