import AppRuntime
import Foundation
import ObjectiveC

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Notification
    /// Notifications do not fail.
    public typealias Failure = Never
    /// The center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender; nil for all.
    public let object: AnyObject?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let audience = Audience<Notification, Never>()
      let work = Delivery(audience: audience)
      let token = center.addProgramObserver(forName: name, object: object, queue: nil) {
        work.audience.send($0)
      }
      let center = center
      audience.receive(subscriber) { center.removeProgramObserver(token) }
    }

    private struct Delivery: @unchecked Sendable {
      let audience: Audience<Notification, Never>
    }
  }

  /// Returns a publisher of the notifications with a name.
  ///
  /// - Parameter object: The sender; nil for all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Audience {
  /// Adds the only subscriber, and calls a closure when it cancels.
  func receive<S: Subscriber>(
    _ subscriber: S, onCancel: @escaping () -> Void
  ) where S.Input == Output, S.Failure == Failure {
    add(
      Relay<Output, Failure, S>(
        subscriber, onCancel: onCancel, value: { $1.send($0) }, completion: { $1.finish($0) }))
  }
}

extension AppRuntime.Timer {
  /// A publisher of the dates at which a timer fires.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values.
    public typealias Output = Date
    /// Timers do not fail.
    public typealias Failure = Never
    /// The interval in seconds.
    public let interval: TimeInterval
    private let audience = Audience<Date, Never>()

    /// Creates a publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.add(subscriber)
    }

    /// Starts the timer, until the result is canceled.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let audience = audience
      let timer = AppRuntime.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        audience.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher of the dates at which a timer fires, which starts when it is connected.
  ///
  /// - Parameter interval: The interval in seconds.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }
}

/// An object whose properties can be published.
public protocol PropertyPublishing: NSObject {}
extension NSObject: PropertyPublishing {}

extension PropertyPublishing {
  /// Returns a publisher of the values of a property that can be observed.
  ///
  /// - Parameter options: Whether the current value comes first.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { down in
      let audience = Audience<Value, Never>()
      var observation: NSKeyValueObservation?
      audience.receive(down) {
        observation?.invalidate()
        observation = nil
      }
      observation = self.observe(keyPath, options: options) { object, _ in
        audience.send(object[keyPath: keyPath])
      }
    }
  }
}

extension Publisher where Output == Data {
  /// Decodes the values.
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: JSONDecoder
  ) -> AnyPublisher<Item, any Error> {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes the values.
  public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
