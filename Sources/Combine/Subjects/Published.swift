import ObjectiveC

/// A property whose changes are published.
///
/// Subscribers of `$property` receive the current value, and then each new one before the property has it, as on
/// Apple's systems. In an `ObservableObject`, `objectWillChange` is sent as well.
@propertyWrapper
public struct Published<Value> {
  /// A publisher of the values of a property.
  public struct Publisher: Combine.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// Properties do not fail.
    public typealias Failure = Never
    let storage: Storage

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Value, S.Failure == Never {
      let storage = storage
      storage.audience.add(subscriber) { storage.value }
    }
  }

  /// The value and the subscribers of a property.
  final class Storage {
    var value: Value
    let audience = Audience<Value, Never>()
    var assignments: [AnyCancellable] = []
    /// Sends that the object will change.
    var objectWillChange: (() -> Void)?

    init(_ value: Value) { self.value = value }

    func set(_ new: Value) {
      objectWillChange?()
      audience.send(new) { [self] in value }
      value = new
    }
  }

  private let storage: Storage

  /// Creates a property with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// Properties of values cannot be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// The value of a property of an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.objectWillChange == nil {
        weak let weakObject = object
        storage.objectWillChange = {
          let publisher = (weakObject as? any ObservableObject)?.changePublisher
          (publisher as? ObservableObjectPublisher)?.send()
        }
      }
      storage.set(newValue)
    }
  }
}

/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
  fileprivate var changePublisher: Any { objectWillChange }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before each change of a published property.
  public var objectWillChange: ObservableObjectPublisher {
    if let publisher = objc_getAssociatedObject(self, ObservableObjectPublisher.key)
      as? ObservableObjectPublisher
    {
      return publisher
    }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(
      self, ObservableObjectPublisher.key, publisher, .OBJC_ASSOCIATION_RETAIN)
    return publisher
  }
}

/// The publisher of an object's changes.
public final class ObservableObjectPublisher: Publisher {
  /// Changes have no value.
  public typealias Output = Void
  /// Changes do not fail.
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  static var key: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(keyObject).toOpaque())
  }
  private nonisolated(unsafe) static let keyObject = CombineIdentifierKey()
  private final class CombineIdentifierKey {}

  /// Creates a publisher.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber)
  }

  /// Announces a change.
  public func send() { audience.send(()) }
}
