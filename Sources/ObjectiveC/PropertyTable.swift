import CoreGraphics

/// Properties by their names, in place of the accessors that Objective-C's runtime finds.
///
/// UIKit adds the properties of its classes, and the rewriter of Swift sources those that a program marks with `@objc` or
/// `dynamic`. A class has the properties of its superclasses.
public enum PropertyTable {
  /// A property, and how it is read and set.
  package struct Property {
    let keyPath: AnyKeyPath
    package let read: (AnyObject) -> Any?
    package let write: (AnyObject, Any?) -> Void
  }

  // Programs and UIKit add their properties on the main thread, before one is read by its name.
  private nonisolated(unsafe) static var properties: [ObjectIdentifier: [String: Property]] = [:]

  /// Adds the properties of UIKit's classes, before the first one is looked up.
  package nonisolated(unsafe) static var addUIKit: (() -> Void)?

  private static func prepare() {
    guard let add = addUIKit else { return }
    addUIKit = nil
    add()
  }

  /// Adds a property of a class, or replaces it.
  ///
  /// - Parameters:
  ///   - name: The key of the property.
  ///   - keyPath: The property; one that cannot be set ignores new values.
  public static func add<Owner: AnyObject, Value>(
    _ name: String, _ keyPath: KeyPath<Owner, Value>
  ) {
    let writable = keyPath as? ReferenceWritableKeyPath<Owner, Value>
    properties[ObjectIdentifier(Owner.self), default: [:]][name] = Property(
      keyPath: keyPath, read: { ($0 as? Owner).map { $0[keyPath: keyPath] } },
      write: { owner, value in
        guard let writable, let owner = owner as? Owner,
          let value = KeyedValue.convert(value, to: Value.self)
        else { return }
        owner[keyPath: writable] = value
      })
  }

  /// Returns the property with a name of a class or one of its superclasses; nil for none.
  package static func property(_ name: String, of type: AnyClass) -> Property? {
    prepare()
    var current: AnyClass? = type
    while let type = current {
      if let property = properties[ObjectIdentifier(type)]?[name] { return property }
      current = _getSuperclass(type)
    }
    return nil
  }

  /// A property that a program has added.
  package struct ProgramProperty {
    package let read: (AnyObject) -> Any?
    package let write: (AnyObject, Any?) -> Void
  }

  /// Returns the properties that a program has added to a class and to those of its superclasses that are not UIKit's, in
  /// the order of their names.
  package static func programProperties(of type: AnyClass) -> [ProgramProperty] {
    var result: [ProgramProperty] = []
    var current: AnyClass? = type
    while let type = current, !String(reflecting: type).hasPrefix("UIKit.") {
      let own = (properties[ObjectIdentifier(type)] ?? [:]).sorted { $0.key < $1.key }
      result += own.map { ProgramProperty(read: $0.value.read, write: $0.value.write) }
      current = _getSuperclass(type)
    }
    return result
  }

  /// Returns the name of a property of a class or one of its superclasses; nil for one that was not added.
  static func name(of keyPath: AnyKeyPath, in type: AnyClass) -> String? {
    prepare()
    var current: AnyClass? = type
    while let type = current {
      let names = properties[ObjectIdentifier(type)]?.filter { $0.value.keyPath == keyPath }.keys
      if let name = names?.min() { return name }
      current = _getSuperclass(type)
    }
    return nil
  }
}

/// The conversion of values that are set by the names of properties.
enum KeyedValue {
  /// Returns a value as another type, as key-value coding does: numbers become numbers of other types; nil if there is no
  /// conversion.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let value else { return Optional<Any>.none as? Value }
    if value is NSNull { return Optional<Any>.none as? Value }
    let number: NSNumber? =
      switch value {
      case let value as NSNumber: value
      case let value as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: value))
      case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
      case let value as Bool: NSNumber(value: value)
      default: nil
      }
    guard let number else { return nil }
    let candidates: [Any] = [
      number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue,
      number.boolValue, number.uintValue, number,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}

/// The value of a property that a program declares with `@NSManaged`, which a layer stores by its name.
public enum ManagedProperty {
  /// Returns the value of a property; zero or nil before it is set.
  ///
  /// - Precondition: The property has a value, or its type is one of an optional, a number, a point, a size, or a rectangle.
  public static func value<Value>(_ key: String, of owner: any KeyedValues) -> Value {
    let stored = owner.value(forKey: key)
    if let value = KeyedValue.convert(stored, to: Value.self) { return value }
    let zeros: [Any] = [0, CGPoint.zero, CGSize.zero, CGRect.zero]
    for zero in zeros {
      if let value = KeyedValue.convert(zero, to: Value.self) { return value }
    }
    preconditionFailure("'\(key)' of \(owner) has no value")
  }

  /// Sets the value of a property.
  public static func set(_ value: Any?, _ key: String, of owner: any KeyedValues) {
    owner.setValue(value, forKey: key)
  }
}

/// An object with values by name of its own, such as a layer.
public protocol KeyedValues: NSObject {
  /// Returns the value with a name.
  func value(forKey key: String) -> Any?
  /// Sets the value with a name.
  func setValue(_ value: Any?, forKey key: String)
  /// Returns the value at a path of names.
  func value(forKeyPath keyPath: String) -> Any?
  /// Sets the value at a path of names.
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}
