import CoreGraphics

/// The observers of an object's properties.
///
/// An object without observers has none, so that its setters compare one reference with nil.
public final class KeyValueObservers {
  private struct Observer {
    let number: Int
    let key: String
    let options: NSKeyValueObservingOptions
    /// The observer by name, and the context with which it was added; nil for a closure.
    let object: WeakObserver?
    let context: UnsafeMutableRawPointer?
    let read: () -> Any?
    let call: (KeyValueChange) -> Void
    /// The values before the changes that are being made.
    var oldValues: [Any?] = []
  }

  private struct WeakObserver {
    weak var object: NSObject?
  }

  private var list: [Observer] = []
  private var count = 0
  /// The keys of the changes that `change(_:by:)` makes.
  private var changedKeys: [String] = []

  init() {}

  /// Adds an observer, and returns its number.
  func add(
    _ key: String, _ options: NSKeyValueObservingOptions, object: NSObject? = nil,
    context: UnsafeMutableRawPointer? = nil, read: @escaping () -> Any?,
    call: @escaping (KeyValueChange) -> Void
  ) -> Int {
    count += 1
    list.append(
      Observer(
        number: count, key: key, options: options, object: object.map { WeakObserver(object: $0) },
        context: context, read: read, call: call))
    if options.contains(.initial) {
      call(KeyValueChange(old: nil, new: options.contains(.new) ? read() : nil, isPrior: false))
    }
    return count
  }

  func remove(_ number: Int) {
    list.removeAll { $0.number == number }
  }

  /// Removes the last observation of a key by an object; of any context if it is nil.
  func remove(_ object: NSObject, _ key: String, context: UnsafeMutableRawPointer?) {
    let index = list.lastIndex {
      $0.key == key && $0.object?.object === object && (context == nil || $0.context == context)
    }
    if let index { list.remove(at: index) }
  }

  /// Changes a property by calling its setter, and notifies its observers once, whether or not the setter does.
  func change(_ key: String, by set: () -> Void) {
    willChange(key)
    changedKeys.append(key)
    set()
    changedKeys.removeLast()
    didChange(key)
  }

  /// Records the value of a property that is about to change.
  package func willChange(_ key: String) {
    guard !changedKeys.contains(key) else { return }
    for number in list.filter({ $0.key == key }).map(\.number) {
      guard let index = list.firstIndex(where: { $0.number == number }) else { continue }
      let observer = list[index]
      let old = observer.options.contains(.old) || observer.options.contains(.prior)
      list[index].oldValues.append(old ? observer.read() : nil)
      if observer.options.contains(.prior) {
        observer.call(
          KeyValueChange(
            old: observer.options.contains(.old) ? observer.read() : nil, new: nil, isPrior: true))
      }
    }
  }

  /// Calls the observers of a property that has changed.
  package func didChange(_ key: String) {
    guard !changedKeys.contains(key) else { return }
    for number in list.filter({ $0.key == key }).map(\.number) {
      guard let index = list.firstIndex(where: { $0.number == number }) else { continue }
      let observer = list[index]
      let old = list[index].oldValues.popLast() ?? nil
      observer.call(
        KeyValueChange(
          old: observer.options.contains(.old) ? old : nil,
          new: observer.options.contains(.new) ? observer.read() : nil, isPrior: false))
    }
  }
}

/// A change of a property without its type.
struct KeyValueChange {
  let old: Any?
  let new: Any?
  let isPrior: Bool
}

/// An object whose properties can be observed.
public protocol KeyValueObservable: NSObject {
  /// The observers; nil for none.
  var keyValueObservers: KeyValueObservers? { get set }
  /// The properties that can be observed, by name.
  static var keyValueObservableProperties: [String: AnyKeyPath] { get }
}

extension KeyValueObservable {
  /// Changes a property, and notifies its observers.
  @inline(__always)
  package func changing(_ key: String, _ change: () -> Void) {
    guard let observers = keyValueObservers else { return change() }
    observers.willChange(key)
    change()
    observers.didChange(key)
  }

  /// Returns the observers, which are created for the first one.
  func demandObservers() -> KeyValueObservers {
    if let keyValueObservers { return keyValueObservers }
    let new = KeyValueObservers()
    keyValueObservers = new
    return new
  }
}

/// An object that receives changes of properties by their names.
public protocol KeyValueObserver: NSObject {
  /// Called when a property of an object has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
