import CTasks
import UIKit

/// Messages that are sent later.
extension NSObject {
  /// Sends a message to the object after a delay in seconds of virtual time, and retains both until then.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval
  ) {
    guard let clock = ProgramClock.current else { return }
    let request = DelayedMessage(receiver: self, selector: selector, argument: argument)
    DelayedMessage.all.append(request)
    request.event = clock.schedule(at: clock.time + max(1, ProgramClock.nanoseconds(delay))) {
      DelayedMessage.all.removeAll { $0 === request }
      request.send()
    }
    request.clock = clock
  }

  /// Sends a message to the object after a delay in seconds of virtual time; the modes are ignored.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Cancels the messages to an object that were to be sent after a delay.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedMessage.cancel { $0.receiver === (target as AnyObject) }
  }

  /// Cancels the messages to an object with a selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedMessage.cancel {
      $0.receiver === (target as AnyObject) && $0.selector == selector && $0.isEqual(argument)
    }
  }

  /// Sends a message to the object: at once if the caller waits, which is on the main thread, else at the end of the
  /// current turn.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone: Bool
  ) {
    let message = DelayedMessage(receiver: self, selector: selector, argument: argument)
    if waitUntilDone {
      message.send()
    } else {
      ProgramRunLoop.perform { message.send() }
    }
  }

  /// Sends a message to the object at the end of the current turn, as work of a global queue.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    nonisolated(unsafe) let message = DelayedMessage(
      receiver: self, selector: selector, argument: argument)
    DispatchQueue.global().async { message.send() }
  }
}

/// A message that is sent after a delay.
private final class DelayedMessage {
  nonisolated(unsafe) static var all: [DelayedMessage] = []

  let receiver: NSObject
  let selector: Selector
  let argument: Any?
  weak var clock: ProgramClock?
  var event: Int?

  init(receiver: NSObject, selector: Selector, argument: Any?) {
    (self.receiver, self.selector, self.argument) = (receiver, selector, argument)
  }

  func send() {
    nonisolated(unsafe) let message = self
    MainActor.assumeIsolated {
      _ = message.selector.send(to: message.receiver, [message.argument])
    }
  }

  func isEqual(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let first = argument as? NSObject, let second = other as? NSObject {
      return first.isEqual(second)
    }
    if let first = argument as? AnyHashable, let second = other as? AnyHashable {
      return first == second
    }
    return (argument as AnyObject) === (other as AnyObject)
  }

  static func cancel(where matches: (DelayedMessage) -> Bool) {
    for message in all where matches(message) {
      if let event = message.event { message.clock?.cancel(event) }
    }
    all.removeAll(where: matches)
  }
}
