/// The types that receive values.
public enum Subscribers {
  /// How many values a subscriber requests.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number; nil without a limit.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// No limit.
    public static let unlimited = Demand(nil)
    /// No value.
    public static let none = Demand(0)

    /// A number of values.
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(value, 0)) }

    /// Returns the sum of two demands.
    public static func + (first: Demand, second: Demand) -> Demand {
      guard let one = first.max, let other = second.max else { return .unlimited }
      let (sum, isTooLarge) = one.addingReportingOverflow(other)
      return isTooLarge ? .unlimited : Demand(sum)
    }

    /// Adds a demand.
    public static func += (first: inout Demand, second: Demand) { first = first + second }

    /// Returns the demand with a number of values more.
    public static func + (first: Demand, second: Int) -> Demand { first + .max(second) }

    /// Returns the demand with a number of values less, at least none.
    public static func - (first: Demand, second: Int) -> Demand {
      first.max.map { .max($0 - second) } ?? .unlimited
    }

    /// Subtracts a number of values.
    public static func -= (first: inout Demand, second: Int) { first = first - second }

    /// Returns whether a demand is smaller.
    public static func < (first: Demand, second: Demand) -> Bool {
      guard let one = first.max else { return false }
      return second.max.map { one < $0 } ?? true
    }
  }

  /// The end of the values.
  public enum Completion<Failure: Error> {
    /// The publisher finished.
    case finished
    /// The publisher failed.
    case failure(Failure)
  }

  /// A subscriber that calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, Subscription {
    /// Receives the values.
    public var receiveValue: (Input) -> Void
    /// Receives the end of the values.
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCanceled = false

    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isCanceled else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    public func receive(_ input: Input) -> Demand {
      if !isCanceled { receiveValue(input) }
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) {
      guard !isCanceled else { return }
      subscription = nil
      isCanceled = true
      receiveCompletion(completion)
    }

    /// Does nothing: the subscriber requests all values by itself.
    public func request(_ demand: Demand) {}

    /// Ends the subscription.
    public func cancel() {
      isCanceled = true
      let current = subscription
      subscription = nil
      current?.cancel()
    }
  }

  /// A subscriber that assigns the values to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Values do not fail.
    public typealias Failure = Never
    /// The object with the property; nil after the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Creates a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// Requests all values.
    public func receive(subscription: any Subscription) {
      guard object != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Assigns a value.
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Releases the object.
    public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }

    /// Ends the subscription.
    public func cancel() {
      let current = subscription
      (object, subscription) = (nil, nil)
      current?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that passes everything on to another.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    onSubscription = s.receive(subscription:)
    onValue = { s.receive($0) }
    onCompletion = s.receive(completion:)
  }

  /// Creates a subscriber that calls closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { $0.request(.unlimited) }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  /// Passes a value on.
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  /// Passes the end on.
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

extension Publisher {
  /// Calls closures for the values and their end, until the result is canceled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for the values, until the result is canceled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Assigns the values to a property of an object, which is retained until the end.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Assigns the values to a published property, until its object is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    weak let weakStorage = storage
    storage.assignments.append(sink { weakStorage?.set($0) })
  }
}
