extension Publisher {
  /// Changes the errors.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { down in
      receive(
        subscriber: Relay(
          down, value: { $1.send($0) },
          completion: { end, relay in
            switch end {
            case .finished: relay.finish(.finished)
            case .failure(let error): relay.finish(.failure(transform(error)))
            }
          }))
    }
  }

  /// Continues with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { down in
      let chain = Chain(down)
      down.receive(subscription: chain)
      chain.follow(self) { end in
        switch end {
        case .finished: chain.finish(.finished)
        case .failure(let error): chain.follow(handler(error)) { chain.finish($0) }
        }
      }
    }
  }

  /// Publishes a value in place of an error, and finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Attaches again after an error, at most a number of times.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let chain = Chain(down)
      down.receive(subscription: chain)
      func attempt(_ left: Int) {
        chain.follow(self) { end in
          if case .failure = end, left > 0 { attempt(left - 1) } else { chain.finish(end) }
        }
      }
      attempt(retries)
    }
  }

  /// Traps for an error.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    mapError { error in fatalError("\(prefix)\(error)") }
  }
}

extension Publisher where Failure == Never {
  /// Gives the publisher a type of errors.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { down in
      receive(
        subscriber: Relay<Output, Never, AnySubscriber<Output, E>>(
          down, value: { $1.send($0) }, completion: { _, relay in relay.finish(.finished) }))
    }
  }
}

/// A subscription to publishers that follow one another.
final class Chain<Output, Failure: Error>: Subscription {
  private var down: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none

  init(_ down: AnySubscriber<Output, Failure>) { self.down = down }

  /// Passes the values of a publisher on, and calls a closure at its end.
  func follow<P: Publisher>(
    _ publisher: P, then next: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    guard down != nil else { return }
    upstream = nil
    publisher.receive(
      subscriber: AnySubscriber<Output, P.Failure>(
        receiveSubscription: { [self] subscription in
          guard down != nil else { return subscription.cancel() }
          upstream = subscription
          if demand > .none { subscription.request(demand) }
        },
        receiveValue: { [self] value in
          guard let down else { return .none }
          demand -= 1
          let more = down.receive(value)
          demand += more
          return more
        },
        receiveCompletion: { [self] end in if down != nil { next(end) } }))
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = down
    (down, upstream) = (nil, nil)
    last?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    upstream?.request(demand)
  }

  func cancel() {
    let current = upstream
    (down, upstream) = (nil, nil)
    current?.cancel()
  }
}
