/// The subscription to several publishers at once.
final class Gathering<Output, Failure: Error>: Subscription {
  private var down: AnySubscriber<Output, Failure>?
  private var subscriptions: [Int: any Subscription] = [:]
  private var demand = Subscribers.Demand.none
  private var open = 0
  private var count = 0
  /// Whether all publishers have been attached.
  private var isComplete = false
  private var isFinishing = false
  /// Values that are not requested yet.
  private var waiting: [Output] = []

  init(_ down: AnySubscriber<Output, Failure>) { self.down = down }

  /// Attaches to a publisher, and returns its number.
  @discardableResult
  func add<P: Publisher>(
    _ publisher: P, end: (() -> Void)? = nil, value: @escaping (P.Output) -> Void
  ) -> Int where P.Failure == Failure {
    open += 1
    count += 1
    let number = count
    publisher.receive(
      subscriber: AnySubscriber<P.Output, Failure>(
        receiveSubscription: { [self] subscription in
          guard down != nil else { return subscription.cancel() }
          subscriptions[number] = subscription
          subscription.request(.unlimited)
        },
        receiveValue: { [self] in
          if down != nil { value($0) }
          return .none
        },
        receiveCompletion: { [self] completion in
          subscriptions[number] = nil
          open -= 1
          switch completion {
          case .failure: finish(completion)
          case .finished:
            end?()
            finishIfNeeded()
          }
        }))
    return number
  }

  /// Ends the subscription to a publisher.
  func remove(_ number: Int) {
    guard let subscription = subscriptions.removeValue(forKey: number) else { return }
    open -= 1
    subscription.cancel()
  }

  /// Starts after the publishers have been attached.
  func complete() {
    isComplete = true
    finishIfNeeded()
  }

  private func finishIfNeeded() {
    guard isComplete, open == 0 else { return }
    isFinishing = true
    if waiting.isEmpty { finish(.finished) }
  }

  func send(_ value: Output) {
    guard let down else { return }
    guard demand > .none else { return waiting.append(value) }
    demand -= 1
    demand += down.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = down
    cancel()
    last?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    while self.demand > .none, !waiting.isEmpty, down != nil { send(waiting.removeFirst()) }
    if isFinishing, waiting.isEmpty { finish(.finished) }
  }

  func cancel() {
    down = nil
    let current = subscriptions.sorted { $0.key < $1.key }
    subscriptions = [:]
    for (_, subscription) in current { subscription.cancel() }
  }

  /// Creates the publisher of a subscription that a closure attaches to publishers.
  static func publisher(
    _ attach: @escaping (Gathering) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let gathering = Gathering(down)
      down.receive(subscription: gathering)
      attach(gathering)
      gathering.complete()
    }
  }
}

extension Publishers {
  /// Publishes the values of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Gathering<Output, Failure>.publisher { gathering in
        for publisher in publishers { gathering.add(publisher) { gathering.send($0) } }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// Publishes the last values of two publishers, whenever one has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Gathering<Output, Failure>.publisher { gathering in
        var first: A.Output?
        var second: B.Output?
        func send() { if let first, let second { gathering.send((first, second)) } }
        gathering.add(a) {
          first = $0
          send()
        }
        gathering.add(b) {
          second = $0
          send()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes the values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Gathering<Output, Failure>.publisher { gathering in
        var first: [A.Output] = []
        var second: [B.Output] = []
        var ended = (false, false)
        func finishIfNeeded() {
          if (ended.0 && first.isEmpty) || (ended.1 && second.isEmpty) {
            gathering.finish(.finished)
          }
        }
        func send() {
          guard !first.isEmpty, !second.isEmpty else { return }
          gathering.send((first.removeFirst(), second.removeFirst()))
          finishIfNeeded()
        }
        gathering.add(
          a,
          end: {
            ended.0 = true
            finishIfNeeded()
          }
        ) {
          first.append($0)
          send()
        }
        gathering.add(
          b,
          end: {
            ended.1 = true
            finishIfNeeded()
          }
        ) {
          second.append($0)
          send()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Publishes the last values of three publishers, whenever one has a new one.
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    a.combineLatest(b, c)
  }

  /// Publishes the last values of four publishers, whenever one has a new one.
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    a.combineLatest(b, c, d)
  }

  /// Publishes the values of three publishers as they come.
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure
  {
    a.merge(with: b, c)
  }

  /// Publishes the values of three publishers in triples.
  public static func Zip3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, B.Failure == C.Failure {
    a.zip(b, c)
  }
}

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

extension Publishers {
  /// Publishes the values of one publisher, and then those of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
    /// The type of the values.
    public typealias Output = Prefix.Output
    /// The type of the errors.
    public typealias Failure = Prefix.Failure
    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix

    /// Creates a publisher.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let chain = Chain(AnySubscriber<Output, Failure>(subscriber))
      subscriber.receive(subscription: chain)
      chain.follow(prefix) { end in
        switch end {
        case .finished: chain.follow(suffix) { chain.finish($0) }
        case .failure: chain.finish(end)
        }
      }
    }
  }
}
