import DisplayList

/// A parsed key path, such as `position` or `transform.rotation.z`.
package struct PropertyPath: Hashable, Sendable {
  /// The name of the property.
  package let key: String
  /// The component of the property's value; nil for the whole value.
  package let part: AnimatableValue.Part?

  /// Creates the path of a whole property.
  init(key: String) {
    (self.key, part) = (key, nil)
  }

  /// Parses a key path; nil if the property name is followed by an unknown component.
  package init?(_ keyPath: String) {
    // The properties of an emitter's cells have names that contain dots.
    guard let dot = keyPath.firstIndex(of: "."), EmitterCellPath(rawValue: keyPath) == nil else {
      (key, part) = (keyPath, nil)
      return
    }
    guard let part = AnimatableValue.Part(rawValue: String(keyPath[keyPath.index(after: dot)...]))
    else { return nil }
    (key, self.part) = (String(keyPath[..<dot]), part)
  }
}

extension KeyedProperties {
  /// Returns whether a key path refers to one of the properties or to an existing component of its
  /// value.
  package func has(_ path: PropertyPath) -> Bool {
    guard let key = Key(rawValue: path.key) else { return false }
    return path.part.map { self[key]?[$0] != nil } ?? true
  }

  /// Returns the value at a key path; nil if there is none.
  package func value(at path: PropertyPath) -> AnimatableValue? {
    guard let key = Key(rawValue: path.key) else { return nil }
    return path.part.map { self[key]?[$0] } ?? self[key]
  }

  /// Returns the property and its new value if a value were set at a key path; nil if the property
  /// doesn't exist.
  ///
  /// A value of another type leaves the property unchanged.
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

  /// Sets the value at a key path if the property exists.
  package mutating func set(_ value: AnimatableValue, at path: PropertyPath) {
    guard let key = Key(rawValue: path.key) else { return }
    if let part = path.part {
      self[key]?[part] = value
    } else {
      self[key] = value
    }
  }
}
