import CoreGraphics

/// A group of properties that animations change by key.
///
/// A conforming type lists each property once, in its subscript: key-value access, animations and
/// interpolation between frames all use that list.
package protocol KeyedProperties {
  /// The properties' names.
  associatedtype Key: RawRepresentable<String>

  /// The value of the property with the given key; nil for an optional property that is nil.
  ///
  /// Assigning a value of another type has no effect.
  subscript(key: Key) -> AnimatableValue? { get set }
}

extension KeyedProperties where Key: CaseIterable {
  /// Interpolates every property between this value's and that of `end`.
  mutating func interpolateProperties(to end: Self, fraction: CGFloat) {
    for key in Key.allCases {
      self[key] = self[key].interpolated(to: end[key], fraction: fraction)
    }
  }
}
