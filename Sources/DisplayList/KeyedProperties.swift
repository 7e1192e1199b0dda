import CoreGraphics

/// A group of properties that animations change by key.
///
/// A conforming type lists each property once, in `access(_:with:)`. Reading, writing and
/// interpolating by key all use that list.
package protocol KeyedProperties {
  /// The properties' names.
  associatedtype Key: RawRepresentable<String>

  /// Passes the property with the given key to an accessor.
  mutating func access(_ key: Key, with accessor: inout PropertyAccessor)

  /// The value of the property with the given key; nil for an optional property that is nil.
  ///
  /// Assigning a value of another type has no effect. This is a requirement so that the default
  /// implementation is specialized for each conforming type.
  subscript(key: Key) -> AnimatableValue? { get set }
}

extension KeyedProperties {
  @inlinable package subscript(key: Key) -> AnimatableValue? {
    get {
      var (properties, accessor) = (self, PropertyAccessor())
      properties.access(key, with: &accessor)
      return accessor.value
    }
    set {
      var accessor = PropertyAccessor(setting: newValue)
      access(key, with: &accessor)
    }
  }
}

extension KeyedProperties where Key: CaseIterable {
  /// Interpolates every property between this value's and that of `end`.
  mutating func interpolateProperties(to end: Self, fraction: CGFloat) {
    for key in Key.allCases {
      self[key] = self[key].interpolated(to: end[key], fraction: fraction)
    }
  }
}

/// Reads or writes one property as an animatable value.
package struct PropertyAccessor {
  /// The value that was read or is to be written.
  @usableFromInline package private(set) var value: AnimatableValue?
  private let isWriting: Bool

  /// Creates an accessor that reads.
  @usableFromInline package init() {
    isWriting = false
  }

  /// Creates an accessor that writes a value if it is of the property's type.
  @usableFromInline package init(setting value: AnimatableValue?) {
    self.value = value
    isWriting = true
  }
}

extension PropertyAccessor {
  package mutating func callAsFunction(_ property: inout CGFloat) {
    guard isWriting else { return value = .number(property) }
    if case .number(let new) = value { property = new }
  }

  package mutating func callAsFunction(_ property: inout CGPoint) {
    guard isWriting else { return value = .point(property) }
    if case .point(let new) = value { property = new }
  }

  package mutating func callAsFunction(_ property: inout CGSize) {
    guard isWriting else { return value = .size(property) }
    if case .size(let new) = value { property = new }
  }

  package mutating func callAsFunction(_ property: inout CGRect) {
    guard isWriting else { return value = .rect(property) }
    if case .rect(let new) = value { property = new }
  }

  package mutating func callAsFunction(_ property: inout CGAffineTransform) {
    guard isWriting else { return value = .transform(property) }
    if case .transform(let new) = value { property = new }
  }

  package mutating func callAsFunction(_ property: inout CGPath) {
    guard isWriting else { return value = .path(property) }
    if case .path(let new) = value { property = new }
  }

  package mutating func callAsFunction(_ property: inout CGColor?) {
    guard isWriting else { return value = property.map { .color($0) } }
    switch value {
    case .color(let new): property = new
    case nil: property = nil
    default: break
    }
  }

  package mutating func callAsFunction(_ property: inout CGPath?) {
    guard isWriting else { return value = property.map { .path($0) } }
    switch value {
    case .path(let new): property = new
    case nil: property = nil
    default: break
    }
  }

  package mutating func callAsFunction(_ property: inout [CGFloat]?) {
    guard isWriting else { return value = property.map { .numbers($0) } }
    switch value {
    case .numbers(let new): property = new
    case nil: property = nil
    default: break
    }
  }

  package mutating func callAsFunction(_ property: inout [CGColor]?) {
    guard isWriting else { return value = property.map { .colors($0) } }
    switch value {
    case .colors(let new): property = new
    case nil: property = nil
    default: break
    }
  }
}
