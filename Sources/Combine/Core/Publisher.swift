/// A type that delivers values to subscribers over time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors; `Never` for a publisher that does not fail.
  associatedtype Failure: Error

  /// Attaches a subscriber.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which sends on what it receives.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    subject.send(subscription: sink)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the errors.
  associatedtype Failure: Error

  /// Receives the subscription, through which values are requested.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns how many more are requested.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end of the values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// An activity that can be canceled.
public protocol Cancellable {
  /// Ends the activity.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity in a set, until it is removed.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps the activity in a collection, until it is removed.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values in addition to those already requested.
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions that exist without a publisher.
public enum Subscriptions {
  /// A subscription that delivers nothing.
  public static var empty: any Subscription { Empty() }

  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// An activity that is canceled when the object is released.
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?

  /// Creates an object that calls a closure at most once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates an object that cancels an activity.
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }

  deinit { action?() }

  /// Ends the activity.
  public func cancel() {
    let current = action
    action = nil
    current?()
  }

  /// Keeps the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the object in a collection.
  public func store<C: RangeReplaceableCollection>(
    in collection: inout C
  ) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Returns whether two references are to the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type with an identity, for debugging.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let object: AnyObject

  private final class Token {}

  /// Creates an identity of its own.
  public init() { object = Token() }

  /// Creates the identity of an object.
  public init(_ obj: AnyObject) { object = obj }

  /// The identity as a text.
  public var description: String { "\(type(of: object))" }

  /// Returns whether two identities are the same.
  public static func == (first: CombineIdentifier, second: CombineIdentifier) -> Bool {
    first.object === second.object
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
