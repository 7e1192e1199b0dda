extension Publisher {
  // MARK: Several at once

  /// Publishes the last values of this and another publisher.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a closure makes of the last values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the last values of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first).combineLatest(second).map { ($0.0, $0.1, $1) }
  }

  /// Publishes the last values of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P, _ second: Q, _ third: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second).combineLatest(third).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Publishes the values of this and another publisher as they come.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Publishes the values of this and two other publishers as they come.
  public func merge<P: Publisher, Q: Publisher>(
    with first: P, _ second: Q
  ) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.MergeMany(
      eraseToAnyPublisher(), first.eraseToAnyPublisher(), second.eraseToAnyPublisher()
    ).eraseToAnyPublisher()
  }

  /// Publishes the values of this and three other publishers as they come.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with first: P, _ second: Q, _ third: R
  ) -> AnyPublisher<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    merge(with: first, second).merge(with: third).eraseToAnyPublisher()
  }

  /// Publishes the values of this and another publisher in pairs.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what a closure makes of pairs of values.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the values of three publishers in triples.
  public func zip<P: Publisher, Q: Publisher>(
    _ first: P, _ second: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(first).zip(second).map { ($0.0, $0.1, $1) }
  }

  /// Publishes the values of the publishers that a closure returns.
  ///
  /// - Parameter maxPublishers: How many are attached at once; further ones wait.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    Gathering.publisher { gathering in
      var queue: [Output] = []
      var active = 0
      func start(_ value: Output) {
        active += 1
        gathering.add(
          transform(value),
          end: {
            active -= 1
            if !queue.isEmpty { start(queue.removeFirst()) }
          }
        ) { gathering.send($0) }
      }
      gathering.add(self) { value in
        if let max = maxPublishers.max, active >= max { queue.append(value) } else { start(value) }
      }
    }
  }

  /// Publishes the values of the publishers that a closure returns, for a publisher that cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Publishes the values of the publishers that a closure returns, which cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Publishes the values of the publishers that a closure returns; neither can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
    Gathering.publisher { gathering in
      gathering.add(self) { value in
        gathering.add(transform(value)) { gathering.send($0) }
      }
    }
  }

  // MARK: One after the other

  /// Publishes values in front of the publisher's.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  /// Publishes values in front of the publisher's.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes the values of another publisher in front of this one's.
  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self).eraseToAnyPublisher()
  }

  /// Publishes values after the publisher's.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

  /// Publishes values after the publisher's.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Publishes the values of another publisher after this one's.
  public func append<P: Publisher>(
    _ publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher).eraseToAnyPublisher()
  }

  /// Publishes values until another publisher has one.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let stop = Subscribers.Sink<P.Output, P.Failure>(
        receiveCompletion: { _ in }, receiveValue: { _ in })
      let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(
        down, onCancel: { stop.cancel() }, value: { $1.send($0) },
        completion: { end, relay in
          stop.cancel()
          relay.finish(end)
        })
      stop.receiveValue = { _ in
        relay.finishEarly()
        stop.cancel()
      }
      receive(subscriber: relay)
      publisher.receive(subscriber: stop)
    }
  }

  /// Leaves out values until another publisher has one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
    Gathering.publisher { gathering in
      var isOpen = false
      let number = gathering.add(publisher) { _ in isOpen = true }
      gathering.add(self, end: { gathering.remove(number) }) {
        if isOpen { gathering.send($0) }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the last publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    Gathering.publisher { gathering in
      var last: Int?
      gathering.add(self) { publisher in
        if let last { gathering.remove(last) }
        last = gathering.add(publisher) { gathering.send($0) }
      }
    }
  }
}
