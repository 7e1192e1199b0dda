import CoreGraphics

/// What an observer of a property receives.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call when the observer is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change as well.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of the change, an `NSKeyValueChange` as a number.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of changed objects in an array.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the call is made before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  /// A new value of the property.
  case setting = 1
  /// Objects are inserted into an array.
  case insertion = 2
  /// Objects are removed from an array.
  case removal = 3
  /// Objects of an array are replaced.
  case replacement = 4
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The value after the change, if the options include `new`.
  public let newValue: Value?
  /// The value before the change, if the options include `old`.
  public let oldValue: Value?
  /// The indexes of changed objects in an array; always nil.
  public let indexes: IndexSet?
  /// Whether the call is made before the change.
  public let isPrior: Bool
}

/// The observation of a property, which ends when it is released.
public final class NSKeyValueObservation: NSObject {
  private weak var observers: KeyValueObservers?
  private let number: Int

  init(_ number: Int, in observers: KeyValueObservers?) {
    self.number = number
    self.observers = observers
    super.init()
  }

  /// Ends the observation.
  public func invalidate() {
    observers?.remove(number)
    observers = nil
  }

  deinit { observers?.remove(number) }
}
