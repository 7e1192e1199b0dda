import CoreGraphics

/// Values of properties by name, for every class.
///
/// The properties are those in `PropertyTable`. A key of no property reads as nil and sets nothing, where Apple's systems
/// raise an exception for most objects: they have private properties as well, which programs set by name. A program's
/// class receives such keys if it implements `value(forUndefinedKey:)` and `setValue(_:forUndefinedKey:)`.
extension KeyValueObserving {
  /// Returns the value of a property; nil for none.
  public func value(forKey key: String) -> Any? {
    if let property = PropertyTable.property(key, of: type(of: self)) {
      return property.read(self).flatMap(KeyedValue.unwrapped)
    }
    return send("valueForUndefinedKey:", to: self, [key])
  }

  /// Sets the value of a property; numbers are converted to its type.
  public func setValue(_ value: Any?, forKey key: String) {
    if let property = PropertyTable.property(key, of: type(of: self)) {
      changeValue(forKey: key) { property.write(self, value) }
    } else {
      _ = send("setValue:forUndefinedKey:", to: self, [value, key])
    }
  }

  /// Returns the value at a path of keys, separated by periods.
  public func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return value(forKey: key) }
    switch value(forKey: key) {
    case let object as any KeyedValues: return object.value(forKeyPath: rest)
    case let object as NSObject: return object.value(forKeyPath: rest)
    default: return nil
    }
  }

  /// Sets the value at a path of keys, separated by periods.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = keyPath.firstKey
    guard let rest else { return setValue(value, forKey: key) }
    switch self.value(forKey: key) {
    case let object as any KeyedValues: object.setValue(value, forKeyPath: rest)
    case let object as NSObject: object.setValue(value, forKeyPath: rest)
    default: break
    }
  }

  /// Sets the values of several properties, in the order of their names.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// Returns the values of several properties.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Returns nil: the value for a key of no property.
  public func value(forUndefinedKey key: String) -> Any? { nil }

  /// Ignores the value for a key of no property.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {}

  /// Ignores a change that no subclass of the object's class observes.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension KeyedValue {
  /// Returns what an optional contains.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

extension String {
  /// The part in front of the first period, and the rest.
  fileprivate var firstKey: (String, String?) {
    guard let period = firstIndex(of: ".") else { return (self, nil) }
    return (String(self[..<period]), String(self[index(after: period)...]))
  }
}

/// Sends a message on the main actor, which sends all messages.
///
/// The thread is of no use as a check: Dispatch may run the main queue on another one.
func send(_ name: String, to receiver: NSObject, _ arguments: MethodTable.Arguments) -> Any? {
  nonisolated(unsafe) let (receiver, arguments) = (receiver, arguments)
  nonisolated(unsafe) var result: Any?
  MainActor.assumeIsolated { result = MethodTable.send(name, to: receiver, arguments) }
  return result
}
