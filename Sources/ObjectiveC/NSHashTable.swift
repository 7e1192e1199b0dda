import CoreGraphics

/// A reference to an object that a table contains.
struct TableReference {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weak = object
  }

  var object: AnyObject? { strong ?? weak }

  /// Returns whether the object is one, or equal to one as an `NSObject`.
  func matches(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return (object as? NSObject).flatMap { first in
      (other as? NSObject).map { first.isEqual($0) }
    } ?? false
  }
}

/// What collections do with pointers to their elements.
open class NSPointerFunctions: NSObject {
  /// How a collection refers to its elements.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Strong references.
    public static var strongMemory: Options { [] }
    /// Weak references.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Objects are compared by `isEqual(_:)`, as by default.
    public static var objectPersonality: Options { [] }
    /// Objects are equal only to themselves, without effect.
    public static var objectPointerPersonality: Options { Options(rawValue: 1 << 9) }
    /// Objects are copied when they are added, without effect.
    public static var copyIn: Options { Options(rawValue: 1 << 16) }
  }
}

/// A set of objects that may refer to them weakly, which Linux's Foundation lacks.
///
/// Objects are in the order in which they were added; on Apple's systems the order is not defined.
open class NSHashTable<ObjectType>: NSObject {
  private var references: [TableReference] = []
  private let isWeak: Bool

  /// How a table refers to its objects.
  public typealias Options = NSPointerFunctions.Options

  /// Creates an empty table.
  public init(options: Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Creates an empty table with strong references.
  override public convenience init() {
    self.init(options: [])
  }

  /// Returns an empty table that refers to its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that still exist.
  open var allObjects: [ObjectType] {
    references.compactMap(\.object).compactMap { $0 as? ObjectType }
  }

  /// The number of objects that still exist.
  open var count: Int { allObjects.count }

  /// One of the objects; nil for none.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless the table contains it.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    references.removeAll { $0.object == nil }
    references.append(TableReference(object as AnyObject, isWeak: isWeak))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.matches(object as AnyObject) || $0.object == nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { references = [] }

  /// Returns whether the table contains an object.
  open func contains(_ object: ObjectType?) -> Bool {
    object.map { object in references.contains { $0.matches(object as AnyObject) } } ?? false
  }

  /// Returns the equal object that the table contains; nil for none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.matches(object as AnyObject) }?.object.flatMap {
      $0 as? ObjectType
    }
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator {
    NSArray(array: allObjects.map { $0 as AnyObject }).objectEnumerator()
  }
}

/// A dictionary of objects that may refer to keys and values weakly, which Linux's Foundation lacks.
///
/// Entries are in the order in which they were added; on Apple's systems the order is not defined.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: [(key: TableReference, value: TableReference)] = []
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool

  private init(weakKeys: Bool, weakValues: Bool) {
    (keysAreWeak, valuesAreWeak) = (weakKeys, weakValues)
    super.init()
  }

  /// Creates an empty table with strong references.
  override public convenience init() {
    self.init(weakKeys: false, weakValues: false)
  }

  /// Creates an empty table with references of these kinds.
  public convenience init(
    keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.init(
      weakKeys: keyOptions.contains(.weakMemory), weakValues: valueOptions.contains(.weakMemory))
  }

  /// Returns an empty table with strong references.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: false, weakValues: false)
  }

  /// Returns an empty table that refers to its keys weakly.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: true, weakValues: false)
  }

  /// Returns an empty table that refers to its values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: false, weakValues: true)
  }

  /// Returns an empty table that refers to its keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(weakKeys: true, weakValues: true)
  }

  private var existing: [(key: TableReference, value: TableReference)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }

  /// The number of entries whose keys and values still exist.
  open var count: Int { existing.count }

  /// Returns the value of a key; nil for none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return existing.first { $0.key.matches(aKey as AnyObject) }?.value.object.flatMap {
      $0 as? ObjectType
    }
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    entries.append(
      (
        TableReference(aKey as AnyObject, isWeak: keysAreWeak),
        TableReference(anObject as AnyObject, isWeak: valuesAreWeak)
      ))
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    entries = existing.filter { !$0.key.matches(aKey as AnyObject) }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [] }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: existing.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns an enumerator of the values.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: existing.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns a dictionary of the entries.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    existing.reduce(into: [:]) { result, entry in
      guard let key = entry.key.object, let value = entry.value.object else { return }
      if let key = key as? AnyHashable, let value = value as? ObjectType { result[key] = value }
    }
  }
}
