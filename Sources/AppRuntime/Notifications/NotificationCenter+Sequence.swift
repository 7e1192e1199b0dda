import Foundation
import UIKit

extension NotificationCenter {
  /// The notifications with a name, in the order in which they are posted.
  public struct Notifications: AsyncSequence {
    /// The values.
    public typealias Element = Notification

    /// What waits for notifications.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Sent>.Iterator

      init(_ iterator: AsyncStream<Sent>.Iterator) { self.iterator = iterator }

      /// Returns the next notification; nil when the task is canceled.
      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    /// A notification, which the main thread posts and receives.
    struct Sent: @unchecked Sendable {
      let notification: Notification
    }

    private let stream: AsyncStream<Sent>

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let box = Observation(center)
      stream = AsyncStream { continuation in
        box.token = center.addProgramObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Sent(notification: $0))
        }
        continuation.onTermination = { _ in box.end() }
      }
    }

    /// Waits for notifications.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream.makeAsyncIterator()) }

    private final class Observation: @unchecked Sendable {
      private let center: NotificationCenter
      var token: (any NSObjectProtocol)?
      init(_ center: NotificationCenter) { self.center = center }
      func end() {
        if let token { center.removeProgramObserver(token) }
        token = nil
      }
    }
  }

  /// Returns the notifications with a name and a sender as a sequence.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(self, name, object)
  }
}
