/// Properties that animations reach by their key paths.
package protocol KeyedProperties {
  /// The properties' names.
  associatedtype Key: RawRepresentable<String>

  /// The value under a key; nil for a colour that is not set.
  subscript(key: Key) -> AnimatableValue? { get set }
}

/// A key path, such as `position` or `transform.rotation.z`, taken apart.
package struct PropertyPath: Hashable, Sendable {
  /// The property's name.
  package let key: String
  /// The part of the property's value that is meant; nil for all of it.
  package let part: AnimatableValue.Part?

  /// Takes a key path apart; nil where what follows the property's name is no part of any value.
  package init?(_ keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      (key, part) = (keyPath, nil)
      return
    }
    guard let part = AnimatableValue.Part(rawValue: String(keyPath[keyPath.index(after: dot)...]))
    else { return nil }
    (key, self.part) = (String(keyPath[..<dot]), part)
  }
}

extension KeyedProperties {
  /// Whether a key path leads to one of the properties, or to a part that its value has.
  package func has(_ path: PropertyPath) -> Bool {
    guard let key = Key(rawValue: path.key) else { return false }
    return path.part.map { self[key]?[$0] != nil } ?? true
  }

  /// Returns the value under a key path; nil where there is none.
  package func value(at path: PropertyPath) -> AnimatableValue? {
    guard let key = Key(rawValue: path.key) else { return nil }
    return path.part.map { self[key]?[$0] } ?? self[key]
  }

  /// Returns what setting a value under a key path makes of the property; nil where there is none.
  ///
  /// A value that does not fit changes nothing.
  func change(
    to value: AnimatableValue?, at path: PropertyPath
  ) -> (key: Key, value: AnimatableValue?)? {
    guard let key = Key(rawValue: path.key), has(path) else { return nil }
    var changed = self
    if let value {
      changed.set(value.fitted(to: self.value(at: path)), at: path)
    } else if path.part == nil {
      changed[key] = nil
    }
    return (key, changed[key])
  }

  /// Sets the value under a key path, if there is such a property.
  package mutating func set(_ value: AnimatableValue, at path: PropertyPath) {
    guard let key = Key(rawValue: path.key) else { return }
    if let part = path.part {
      self[key]?[part] = value
    } else {
      self[key] = value
    }
  }
}
