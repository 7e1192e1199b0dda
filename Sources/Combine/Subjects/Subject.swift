/// A publisher to which programs send values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)
  /// Sends the end of the values.
  func send(completion: Subscribers.Completion<Failure>)
  /// Receives a subscription to another publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an empty value.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they were attached.
final class Audience<Output, Failure: Error> {
  private var members: [Member] = []
  private var completion: Subscribers.Completion<Failure>?

  final class Member: Subscription {
    private var subscriber: AnySubscriber<Output, Failure>?
    private weak var audience: Audience?
    private var demand = Subscribers.Demand.none
    /// A value that was sent before it was requested.
    private var waiting: (() -> Output)?

    init(
      _ subscriber: AnySubscriber<Output, Failure>, _ audience: Audience,
      waiting: (() -> Output)?
    ) {
      (self.subscriber, self.audience, self.waiting) = (subscriber, audience, waiting)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard self.demand > .none, let value = waiting else { return }
      waiting = nil
      send(value())
    }

    func cancel() {
      subscriber = nil
      audience?.remove(self)
    }

    /// Sends a value that is requested.
    func send(_ value: Output, orLater current: (() -> Output)? = nil) {
      guard let subscriber else { return }
      guard demand > .none else {
        waiting = current
        return
      }
      demand -= 1
      demand += subscriber.receive(value)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
      let last = subscriber
      subscriber = nil
      last?.receive(completion: completion)
    }
  }

  var isEmpty: Bool { members.isEmpty }
  var hasEnded: Bool { completion != nil }

  func add<S: Subscriber>(
    _ subscriber: S, waiting: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let member = Member(AnySubscriber(subscriber), self, waiting: waiting)
    members.append(member)
    subscriber.receive(subscription: member)
  }

  func send(_ value: Output, orLater current: (() -> Output)? = nil) {
    guard completion == nil else { return }
    for member in members { member.send(value, orLater: current) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let last = members
    members = []
    for member in last { member.end(completion) }
  }

  private func remove(_ member: Member) { members.removeAll { $0 === member } }
}

/// A subject that passes values on to its subscribers at the time, and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var subscriptions: [any Subscription] = []

  /// Creates a subject.
  public init() {}

  deinit { for subscription in subscriptions { subscription.cancel() } }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber)
  }

  /// Sends a value.
  public func send(_ value: Output) { audience.send(value) }
  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Keeps the subscription, and requests all values.
  public func send(subscription: any Subscription) {
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }
}

/// A subject with a current value, which new subscribers receive.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var subscriptions: [any Subscription] = []
  private var current: Output

  /// The current value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Creates a subject.
  public init(_ value: Output) { current = value }

  deinit { for subscription in subscriptions { subscription.cancel() } }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    audience.add(subscriber) { [self] in current }
  }

  /// Sends a value, and makes it the current one.
  public func send(_ value: Output) {
    guard !audience.hasEnded else { return }
    current = value
    audience.send(value) { [self] in current }
  }

  /// Sends the end.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  /// Keeps the subscription, and requests all values.
  public func send(subscription: any Subscription) {
    subscriptions.append(subscription)
    subscription.request(.unlimited)
  }
}
