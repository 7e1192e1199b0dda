/// A publisher that starts when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts, until the result is canceled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects for its first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects another for its first subscriber, until the last one is gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    /// The publisher.
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var count = 0

    init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      count += 1
      let leave = { [self] in
        count -= 1
        guard count == 0 else { return }
        connection?.cancel()
        connection = nil
      }
      upstream.receive(
        subscriber: Relay<Output, Failure, S>(
          subscriber, onCancel: leave, value: { $1.send($0) },
          completion: { end, relay in
            relay.finish(end)
            leave()
          }))
      if connection == nil, count > 0 { connection = upstream.connect() }
    }
  }

  /// A publisher that sends the values of another to all subscribers of a subject.
  public final class Multicast<Upstream: Publisher, Target: Subject>: ConnectablePublisher
  where Target.Output == Upstream.Output, Target.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let makeSubject: () -> Target
    private lazy var subject = makeSubject()

    init(_ upstream: Upstream, _ makeSubject: @escaping () -> Target) {
      (self.upstream, self.makeSubject) = (upstream, makeSubject)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Attaches the subject to the publisher.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  /// Returns a publisher that sends the values to all its subscribers, and is attached once.
  public func share()
    -> Publishers.Autoconnect<
      Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    >
  {
    multicast { PassthroughSubject() }.autoconnect()
  }

  /// Returns a publisher that sends the values to the subscribers of subjects.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self, createSubject)
  }

  /// Returns a publisher that sends the values to the subscribers of a subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(self) { subject }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that starts when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}
