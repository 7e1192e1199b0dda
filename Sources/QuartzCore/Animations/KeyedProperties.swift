/// Properties that animations reach by their key paths.
package protocol KeyedProperties {
  /// The properties' names.
  associatedtype Key: RawRepresentable<String>

  /// The value under a key.
  subscript(key: Key) -> AnimatableValue? { get set }
}

extension KeyedProperties {
  /// Whether there is a property of a key path.
  package func has(_ keyPath: String) -> Bool { Key(rawValue: keyPath) != nil }

  /// Returns the value under a key path; nil where there is none.
  package func value(forKey keyPath: String) -> AnimatableValue? {
    Key(rawValue: keyPath).flatMap { self[$0] }
  }

  /// Sets the value under a key path, if there is such a property.
  package mutating func set(_ value: AnimatableValue, forKey keyPath: String) {
    if let key = Key(rawValue: keyPath) { self[key] = value }
  }
}
