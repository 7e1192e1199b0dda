import CoreGraphics

/// The observing of properties by key paths, for every class.
public protocol KeyValueObserving: NSObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Observes a property until the result is released.
  ///
  /// Only properties that a class of this UIKit declares as observable change with a call: `bounds`, `frame`, `center`,
  /// `transform`, `alpha` and `isHidden` of views; `contentOffset`, `contentSize` and `contentInset` of scroll views;
  /// `state` of gesture recognizers; `fractionComplete`, `state`, `isRunning` and `isReversed` of property animators;
  /// the state of controls; and properties of a program's classes that it declares with `dynamic`. Of other properties, an
  /// observer receives only the initial value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: What `changeHandler` receives; without any, neither value.
  ///   - changeHandler: Called when the property is set, with the object.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let notify: (Self, KeyValueChange) -> Void = { object, change in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
          indexes: nil, isPrior: change.isPrior))
    }
    guard
      let key = Self.observableName(of: keyPath)
        ?? PropertyTable.name(of: keyPath, in: type(of: self))
    else {
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        notify(self, KeyValueChange(old: nil, new: value, isPrior: false))
      }
      return NSKeyValueObservation(0, in: nil)
    }
    let observers = demandedObservers()
    let number = observers.add(
      key, options, read: { [weak self] in self.map { $0[keyPath: keyPath] } },
      call: { [weak self] change in if let self { notify(self, change) } })
    return NSKeyValueObservation(number, in: observers)
  }

  /// Returns the name of a property that can be observed; nil for others.
  private static func observableName(of keyPath: AnyKeyPath) -> String? {
    (Self.self as? any KeyValueObservable.Type)?.announcedName(of: keyPath)
  }
}

extension KeyValueObservable {
  /// Returns the name with which a property is announced; nil for one that cannot be observed.
  ///
  /// A property such as `isHidden` has the name `hidden`, too.
  fileprivate static func announcedName(of keyPath: AnyKeyPath) -> String? {
    keyValueObservableProperties.filter { $0.value == keyPath }.keys.min {
      ($0.hasPrefix("is") ? 0 : 1, $0) < ($1.hasPrefix("is") ? 0 : 1, $1)
    }
  }

  /// Returns the name with which the property of one of its names is announced.
  fileprivate static func announcedName(of name: String) -> String {
    keyValueObservableProperties[name].flatMap { announcedName(of: $0) } ?? name
  }
}

extension NSObject {
  /// Registers an object that receives `observeValue(forKeyPath:of:change:context:)` when a property is set.
  ///
  /// - Parameters:
  ///   - observer: The observer, which is not retained.
  ///   - keyPath: The name of an observable property, as in `observe(_:options:changeHandler:)`; others have no effect.
  ///     A class that is no responder implements `observeValue(forKeyPath:of:change:context:)` without overriding it.
  ///   - options: What the change contains.
  ///   - context: A pointer that the observer receives.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let read: () -> Any?
    if let subject = self as? any KeyValueObservable,
      let property = type(of: subject).keyValueObservableProperties[keyPath]
    {
      read = { [weak self] in self.flatMap { $0[keyPath: property] } }
    } else if let property = PropertyTable.property(keyPath, of: type(of: self)) {
      read = { [weak self] in self.flatMap { property.read($0).flatMap(KeyedValue.unwrapped) } }
    } else {
      return
    }
    _ = demandedObservers().add(
      announcedName(of: keyPath), options, object: observer, context: context, read: read,
      call: { [weak self, weak observer] change in
        guard let observer else { return }
        if let observer = observer as? any KeyValueObserver {
          observer.observeValue(
            forKeyPath: keyPath, of: self, change: change.dictionary, context: context)
        } else {
          _ = send(
            "observeValueForKeyPath:of:change:context:", to: observer,
            [keyPath, self, change.dictionary, context])
        }
      })
  }

  /// Ends the observation of a property by an object.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, forKeyPath: keyPath, context: nil)
  }

  /// Ends the observation of a property by an object with a context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    currentObservers?.remove(observer, announcedName(of: keyPath), context: context)
  }

  /// Announces a change of an observable property.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {
    currentObservers?.willChange(announcedName(of: key))
  }

  /// Reports a change of an observable property to its observers.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    currentObservers?.didChange(announcedName(of: key))
  }

  /// Changes a property by calling its setter, and reports one change to its observers.
  func changeValue(forKey key: String, by set: () -> Void) {
    guard let currentObservers else { return set() }
    currentObservers.change(announcedName(of: key), by: set)
  }

  private func announcedName(of key: String) -> String {
    (self as? any KeyValueObservable).map { type(of: $0).announcedName(of: key) } ?? key
  }

  /// The observers of the object's properties; nil for none.
  private var currentObservers: KeyValueObservers? {
    if let subject = self as? any KeyValueObservable { return subject.keyValueObservers }
    return objc_getAssociatedObject(self, ObserversKey.address) as? KeyValueObservers
  }

  /// Returns the observers of the object's properties, which are created for the first one.
  fileprivate func demandedObservers() -> KeyValueObservers {
    if let subject = self as? any KeyValueObservable { return subject.demandObservers() }
    if let currentObservers { return currentObservers }
    let new = KeyValueObservers()
    objc_setAssociatedObject(
      self, ObserversKey.address, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }
}

/// The key with which objects of other classes than UIKit's keep their observers.
private enum ObserversKey {
  nonisolated(unsafe) static let address = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension KeyValueChange {
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if let old { dictionary[.oldKey] = old }
    if let new { dictionary[.newKey] = new }
    if isPrior { dictionary[.notificationIsPriorKey] = true }
    return dictionary
  }
}
