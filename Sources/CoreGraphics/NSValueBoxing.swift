@_exported import Foundation

/// An `NSValue` that contains a value of any type.
package final class BoxedValue: NSValue, @unchecked Sendable {
  /// The value.
  package let value: AnyHashable

  /// Creates an object that contains a value.
  package init(_ value: AnyHashable) {
    self.value = value
    super.init()
  }

  /// Traps: the values of these objects have no encoding.
  package required convenience init(
    bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>
  ) {
    preconditionFailure("init(bytes:objCType:) is not supported")
  }

  /// Traps: archiving is not supported.
  package required init?(coder: NSCoder) {
    preconditionFailure("init(coder:) is not supported")
  }

  /// Returns whether an object contains an equal value.
  override package func isEqual(_ object: Any?) -> Bool {
    (object as? BoxedValue)?.value == value
  }

  /// A hash that equal values share.
  override package var hash: Int { value.hashValue }

  /// A description of the value.
  override package var description: String { "\(value)" }

  /// A copy, which is this object, as it can't change.
  override package func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A value that casts convert to `NSValue` and back, as on Apple's systems: `CGPoint.zero as Any as? NSValue`.
public protocol NSValueBoxing: Hashable, _ObjectiveCBridgeable
where _ObjectiveCType == NSValue {
  /// The value that an `NSValue` of another type returns.
  static var empty: Self { get }
}

extension NSValueBoxing {
  /// Returns an object that contains the value.
  public func _bridgeToObjectiveC() -> NSValue { BoxedValue(self) }

  /// Unwraps the value of an object.
  ///
  /// - Precondition: The object contains a value of this type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure("\(source) is not a \(Self.self)")
    }
  }

  /// Unwraps the value of an object, and returns whether it contains one of this type.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = (source as? BoxedValue)?.value as? Self
    return result != nil
  }

  /// Returns the value of an object, or the empty value.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.unboxed() ?? .empty
  }
}

extension NSValue {
  /// Returns the value if it is of the expected type, or else its empty value.
  package func unboxed<Value: NSValueBoxing>() -> Value {
    (self as? BoxedValue)?.value as? Value ?? .empty
  }
}

/// The initializers of `NSValue` for values of structures.
public protocol NSValueCreating {}

extension NSValue: NSValueCreating {}

extension NSValueCreating {
  /// Creates an object that contains a value.
  package init(boxing value: some NSValueBoxing) {
    guard let boxed = BoxedValue(value) as? Self else {
      preconditionFailure("\(Self.self) does not contain values of structures")
    }
    self = boxed
  }
}
