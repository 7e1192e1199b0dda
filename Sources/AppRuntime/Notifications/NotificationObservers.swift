import UIKit

/// The observers of a notification center, which receive notifications in the order of their registration.
///
/// Foundation's center calls its observers in an order that differs between runs, and has none with selectors. It has
/// one for all of these.
final class NotificationObservers {
  /// An observer.
  private final class Observer {
    let name: Notification.Name?
    let object: AnyObject?
    /// The object that removes the registration.
    weak var owner: AnyObject?
    let receive: (Notification) -> Void
    /// The clock of the program that added the observer; other plays do not notify it.
    private weak var clock: ProgramClock?
    var isRemoved = false

    init(
      owner: AnyObject, name: Notification.Name?, object: AnyObject?,
      receive: @escaping (Notification) -> Void
    ) {
      (self.owner, self.name, self.object, self.receive) = (owner, name, object, receive)
      clock = .current
    }

    /// Whether the observer or its program has ended.
    var isGone: Bool { owner == nil || clock == nil }

    func matches(_ notification: Notification) -> Bool {
      guard !isRemoved, owner != nil, clock === ProgramClock.current,
        name == nil || name == notification.name
      else {
        return false
      }
      guard let object else { return true }
      return notification.object.map { ($0 as AnyObject) === object } ?? false
    }
  }

  private var observers: [Observer] = []
  private var token: (any NSObjectProtocol)?
  private weak var center: NotificationCenter?

  private nonisolated(unsafe) static var all: [NotificationObservers] = []

  /// Returns the observers of a center.
  static func of(_ center: NotificationCenter) -> NotificationObservers {
    all.removeAll { $0.center == nil }
    if let observers = all.first(where: { $0.center === center }) { return observers }
    let observers = NotificationObservers()
    observers.center = center
    nonisolated(unsafe) let receiver = observers
    observers.token = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
      receiver.deliver(notification)
    }
    all.append(observers)
    return observers
  }

  func add(
    _ owner: AnyObject, name: Notification.Name?, object: Any?,
    receive: @escaping (Notification) -> Void
  ) {
    observers.append(
      Observer(owner: owner, name: name, object: object.map { $0 as AnyObject }, receive: receive))
  }

  func remove(_ owner: AnyObject, name: Notification.Name?, object: Any?) {
    observers.removeAll { observer in
      let isMeant =
        observer.owner === owner && (name == nil || observer.name == name)
        && (object == nil || observer.object === object.map { $0 as AnyObject })
      if isMeant { observer.isRemoved = true }
      return isMeant || observer.isGone
    }
  }

  private func deliver(_ notification: Notification) {
    for observer in observers where observer.matches(notification) {
      observer.receive(notification)
    }
  }
}
