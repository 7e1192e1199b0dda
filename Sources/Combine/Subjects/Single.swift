/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The value does not fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Never {
    Feed.attach(subscriber, to: CollectionOfOne(output))
  }
}

/// A publisher of nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it finishes at once; otherwise it never does.
  public let completeImmediately: Bool

  /// Creates a publisher.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher of types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher.
  public init(error: Failure) { self.error = error }
  /// Creates a publisher of a type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the errors.
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of one result, which is known later.
///
/// Work starts when the publisher is created; subscribers receive the result once it is there.
public final class Future<Output, Failure: Error>: Publisher {
  /// Receives the result; further ones are ignored.
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Waiting] = []

  private final class Waiting: Subscription {
    var subscriber: AnySubscriber<Output, Failure>?
    private var isRequested = false
    private let future: Future

    init(_ subscriber: AnySubscriber<Output, Failure>, _ future: Future) {
      (self.subscriber, self.future) = (subscriber, future)
    }

    func request(_ demand: Subscribers.Demand) {
      isRequested = isRequested || demand > .none
      deliver()
    }

    func cancel() { subscriber = nil }

    func deliver() {
      guard let subscriber, let result = future.result else { return }
      switch result {
      case .success(let value):
        guard isRequested else { return }
        self.subscriber = nil
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error):
        self.subscriber = nil
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// Creates a publisher, and starts its work.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      let current = waiting
      waiting = []
      for subscriber in current { subscriber.deliver() }
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    let subscription = Waiting(AnySubscriber(subscriber), self)
    if result == nil { waiting.append(subscription) }
    subscriber.receive(subscription: subscription)
    if result != nil { subscription.deliver() }
  }
}

/// A subscription that delivers the elements of a sequence as they are requested.
final class Feed<Elements: Sequence, Down: Subscriber>: Subscription
where Down.Input == Elements.Element {
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var down: Down?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  private init(_ elements: Elements, _ down: Down) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.down = down
  }

  static func attach(_ down: Down, to elements: Elements) {
    let feed = Feed(elements, down)
    down.receive(subscription: feed)
    if feed.next == nil { feed.finish() }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    while self.demand > .none, let value = next, let down {
      next = iterator.next()
      self.demand -= 1
      self.demand += down.receive(value)
      if next == nil { finish() }
    }
    isSending = false
  }

  private func finish() {
    let last = down
    down = nil
    last?.receive(completion: .finished)
  }

  func cancel() { down = nil }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Creates a publisher.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Feed.attach(subscriber, to: sequence)
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value, or of the error.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
