/// The subscriber of an operator: it passes what it receives on to the next one, changed by closures.
///
/// Without closures, demand goes upstream and values go downstream as they are.
final class Relay<Input, Failure: Error, Down: Subscriber>: Subscriber, Subscription {
  private let down: Down
  private let onValue: (Input, Relay) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>, Relay) -> Void
  private let onCancel: (() -> Void)?
  private var upstream: (any Subscription)?
  private var isEnded = false

  init(
    _ down: Down, onCancel: (() -> Void)? = nil,
    value: @escaping (Input, Relay) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>, Relay) -> Void
  ) {
    (self.down, self.onCancel, onValue, onCompletion) = (down, onCancel, value, completion)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isEnded else { return subscription.cancel() }
    upstream = subscription
    down.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    isEnded ? .none : onValue(input, self)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if !isEnded { onCompletion(completion, self) }
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    isEnded = true
    let current = upstream
    upstream = nil
    current?.cancel()
    onCancel?()
  }

  // MARK: For the closures

  /// Whether the end has been sent, or the subscription is canceled.
  var hasEnded: Bool { isEnded }

  /// Passes a value on.
  func send(_ value: Down.Input) -> Subscribers.Demand {
    isEnded ? .none : down.receive(value)
  }

  /// Passes the end on.
  func finish(_ completion: Subscribers.Completion<Down.Failure>) {
    guard !isEnded else { return }
    isEnded = true
    upstream = nil
    down.receive(completion: completion)
  }

  /// Passes the end on before the publisher's own.
  func finishEarly(_ completion: Subscribers.Completion<Down.Failure> = .finished) {
    guard !isEnded else { return }
    isEnded = true
    let current = upstream
    upstream = nil
    current?.cancel()
    down.receive(completion: completion)
  }
}

extension Publisher {
  /// Attaches a subscriber of an operator that does not change errors.
  func relay<Down: Subscriber>(
    to down: Down, completion: ((Relay<Output, Failure, Down>) -> Void)? = nil,
    value: @escaping (Output, Relay<Output, Failure, Down>) -> Subscribers.Demand
  ) where Down.Failure == Failure {
    receive(
      subscriber: Relay(down, value: value) { end, relay in
        if case .finished = end { completion?(relay) }
        relay.finish(end)
      })
  }

  /// Attaches a subscriber of an operator that may fail with any error.
  func relayThrowing<Down: Subscriber>(
    to down: Down,
    value: @escaping (Output, Relay<Output, Failure, Down>) throws -> Subscribers.Demand
  ) where Down.Failure == any Error {
    receive(
      subscriber: Relay(
        down,
        value: { input, relay in
          do { return try value(input, relay) } catch {
            relay.finishEarly(.failure(error))
            return .none
          }
        },
        completion: { end, relay in
          switch end {
          case .finished: relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(error))
          }
        }))
  }
}

/// A publisher made of a closure that attaches subscribers.
struct Attaching<Output, Failure: Error>: Publisher {
  let attach: (AnySubscriber<Output, Failure>) -> Void

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Creates a publisher that hides the type of another.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  init(attach: @escaping (AnySubscriber<Output, Failure>) -> Void) { self.attach = attach }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

extension Publisher {
  /// Returns the publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
