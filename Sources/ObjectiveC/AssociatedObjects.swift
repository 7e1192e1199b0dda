import CoreGraphics

/// How an object keeps an associated value; a value is released when the object is, whatever the policy, or later.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to an object. Other values are kept as by `OBJC_ASSOCIATION_RETAIN`.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of an object that is copied on assignment, such as a mutable string.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of an object that is copied on assignment, such as a mutable string.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object and a key.
///
/// Objective-C's runtime releases the value with the object. Here it is released when values are next associated
/// with other objects.
///
/// - Parameters:
///   - object: The object, an instance of a class.
///   - key: The address of a variable, which is the key.
///   - value: The value; nil removes it.
///   - policy: How the object keeps the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, policy, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object and a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes every value that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeValues(of: object as AnyObject)
}

/// The values of all objects.
private enum AssociatedObjects {
  private enum Value {
    case strong(Any)
    case weak(WeakReference)

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        self = .weak(WeakReference(value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        self = .strong(value)
      }
    }

    var current: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  /// The values of an object.
  private struct Entry {
    /// The position of the object among those that ever had values, which orders releases.
    let number: Int
    let owner: WeakReference
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private static let lock = RecursiveLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var count = 0
  /// The number of entries at which those of released objects are removed.
  nonisolated(unsafe) private static var maxCount = 64

  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer, of object: AnyObject
  ) {
    let new = value.map { Value($0, policy) }
    // Values are released without the lock, as their deinitializers may use other associated values.
    var released: [Entry] = []
    let old: Value? = lock.withLock {
      let identifier = ObjectIdentifier(object)
      if let entry = entries[identifier], entry.owner.object !== object {
        released.append(entry)
        entries[identifier] = nil
      }
      if entries[identifier] == nil {
        count += 1
        entries[identifier] = Entry(number: count, owner: WeakReference(object))
      }
      let old = entries[identifier]?.values.updateValue(forKey: key, to: new)
      released += removeReleased()
      return old ?? nil
    }
    release(&released)
    withExtendedLifetime(old) {}
  }

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else {
        return nil
      }
      return entry.values[key]?.current
    }
  }

  static func removeValues(of object: AnyObject) {
    var released = lock.withLock {
      entries.removeValue(forKey: ObjectIdentifier(object)).map { [$0] } ?? []
    }
    release(&released)
  }

  /// Removes the entries of released objects when the table has doubled.
  private static func removeReleased() -> [Entry] {
    guard entries.count >= maxCount else { return [] }
    let released = entries.filter { $0.value.owner.object == nil }
    for identifier in released.keys { entries[identifier] = nil }
    maxCount = max(64, 2 * entries.count)
    return Array(released.values)
  }

  /// Releases the values of objects in the order in which the objects received them.
  private static func release(_ entries: inout [Entry]) {
    entries.sort { $0.number > $1.number }
    while entries.popLast() != nil {}
  }
}

extension Dictionary {
  /// Sets or removes a value, and returns the former one.
  fileprivate mutating func updateValue(forKey key: Key, to value: Value?) -> Value? {
    guard let value else { return removeValue(forKey: key) }
    return updateValue(value, forKey: key)
  }
}
