import UIKit

/// What programs call in place of Foundation's methods. Observers receive notifications in the order of their
/// registration.
extension NotificationCenter {
  /// Adds an observer, which receives notifications as messages until it is removed or released.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; nil for all.
  ///   - object: The sender of the notifications; nil for all.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let receiver = observer as AnyObject
    NotificationObservers.of(self).add(receiver, name: name, object: object) {
      [weak receiver] notification in
      nonisolated(unsafe) let (receiver, selector, notification) = (
        receiver, selector, notification
      )
      MainActor.assumeIsolated {
        guard let receiver else { return }
        _ = selector.send(to: receiver, [notification])
      }
    }
  }

  /// Adds a block, and returns the object that removes it.
  ///
  /// The center retains the object, as Foundation's does.
  public func addProgramObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = BlockObserver()
    NotificationObservers.of(self).add(token, name: name, object: object) { [token] notification in
      _ = token
      if let queue, queue !== OperationQueue.main {
        nonisolated(unsafe) let notification = notification
        queue.addOperation { block(notification) }
      } else {
        block(notification)
      }
    }
    return token
  }

  /// Removes the registrations of an observer with a name and a sender; nil for all of them.
  public func removeProgramObserver(
    _ observer: Any, name: NSNotification.Name? = nil, object: Any? = nil
  ) {
    NotificationObservers.of(self).remove(observer as AnyObject, name: name, object: object)
  }
}

/// The object that removes a block of a notification center.
private final class BlockObserver: NSObject {}
