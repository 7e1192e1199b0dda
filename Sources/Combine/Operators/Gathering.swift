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
