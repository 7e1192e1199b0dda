/// The publishers of operators.
public enum Publishers {}

extension Publisher {
  func operating<Result>(
    end: ((Relay<Output, Failure, AnySubscriber<Result, Failure>>) -> Void)? = nil,
    _ value:
      @escaping () -> (Output, Relay<Output, Failure, AnySubscriber<Result, Failure>>) ->
      Subscribers.Demand
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { relay(to: $0, completion: end, value: value()) }
  }

  func throwing<Result>(
    _ value:
      @escaping () -> (Output, Relay<Output, Failure, AnySubscriber<Result, any Error>>) throws ->
      Subscribers.Demand
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { relayThrowing(to: $0, value: value()) }
  }

  // MARK: Changing values

  /// Publishes the results of a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    operating { { $1.send(transform($0)) } }
  }

  /// Publishes the results of a closure, or its error.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    throwing { { $1.send(try transform($0)) } }
  }

  /// Publishes two properties of the values.
  public func map<A, B>(
    _ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>
  ) -> AnyPublisher<(A, B), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Publishes the results of a closure other than nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    operating { { value, relay in transform(value).map { relay.send($0) } ?? .max(1) } }
  }

  /// Publishes the results of a closure other than nil, or its error.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    throwing { { value, relay in try transform(value).map { relay.send($0) } ?? .max(1) } }
  }

  /// Publishes the values that meet a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operating { { isIncluded($0) ? $1.send($0) : .max(1) } }
  }

  /// Publishes the values that meet a condition, or its error.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    throwing { { try isIncluded($0) ? $1.send($0) : .max(1) } }
  }

  /// Publishes a value in place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Publishes the results of a closure that receives the last result as well.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    operating {
      var last = initialResult
      return { value, relay in
        last = nextPartialResult(last, value)
        return relay.send(last)
      }
    }
  }

  /// Publishes values that differ from the last one, as a closure compares them.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operating {
      var last: Output?
      return { value, relay in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return relay.send(value)
      }
    }
  }

  // MARK: Choosing values

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    operating {
      var left = count
      return { value, relay in
        guard left > 0 else { return relay.send(value) }
        left -= 1
        return .max(1)
      }
    }
  }

  /// Leaves out the values until one does not meet a condition.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operating {
      var isDropping = true
      return { value, relay in
        isDropping = isDropping && predicate(value)
        return isDropping ? .max(1) : relay.send(value)
      }
    }
  }

  /// Publishes the first values.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return operating {
      var left = maxLength
      return { value, relay in
        left -= 1
        let demand = relay.send(value)
        if left == 0 { relay.finishEarly() }
        return demand
      }
    }
  }

  /// Publishes values as long as they meet a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    operating {
      { value, relay in
        if predicate(value) { return relay.send(value) }
        relay.finishEarly()
        return .none
      }
    }
  }

  /// Publishes the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Publishes the first value that meets a condition.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Publishes the value at an index.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).prefix(1)
  }

  /// Publishes nothing but the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    operating { { _, _ in .max(1) } }
  }

  // MARK: One result

  private func folding<T>(
    _ initial: T, _ step: @escaping (inout T, Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { down in
      var result = initial
      relay(
        to: down,
        completion: { _ = $0.send(result) },
        value: { value, _ in
          step(&result, value)
          return .max(1)
        })
    }
  }

  /// Publishes at the end what a closure made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    folding(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Publishes all values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { folding([]) { $0.append($1) } }

  /// Publishes values in groups; the last one may have fewer.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { down in
      var group: [Output] = []
      relay(
        to: down, completion: { if !group.isEmpty { _ = $0.send(group) } },
        value: { value, relay in
          group.append(value)
          guard group.count >= count else { return .max(1) }
          let full = group
          group = []
          return relay.send(full)
        })
    }
  }

  /// Publishes the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { folding(0) { count, _ in count += 1 } }

  /// Publishes the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    folding(Output?.none) { $0 = $1 }.compactMap { $0 }
  }

  /// Publishes the last value that meets a condition at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Publishes whether a value meets a condition, as soon as one does.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Publishes whether all values meet a condition, as soon as one does not.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Publishes a value at the end, if there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      var isEmpty = true
      relay(
        to: down, completion: { if isEmpty { _ = $0.send(output) } },
        value: { value, relay in
          isEmpty = false
          return relay.send(value)
        })
    }
  }

  /// Calls closures for what happens.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      receive(
        subscriber: Relay<Output, Failure, AnySubscriber<Output, Failure>>(
          AnySubscriber(
            receiveSubscription: { subscription in
              receiveSubscription?(subscription)
              down.receive(subscription: subscription)
            },
            receiveValue: { value in down.receive(value) },
            receiveCompletion: { end in down.receive(completion: end) }),
          onCancel: receiveCancel,
          value: { value, relay in
            receiveOutput?(value)
            return relay.send(value)
          },
          completion: { end, relay in
            receiveCompletion?(end)
            relay.finish(end)
          }))
    }
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let prefix = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(prefix)receive subscription") },
      receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: Swift.print("\(prefix)receive finished")
        case .failure(let error): Swift.print("\(prefix)receive error: (\(error))")
        }
      },
      receiveCancel: { Swift.print("\(prefix)receive cancel") })
  }
}

extension Publisher where Output: Equatable {
  /// Publishes values that differ from the last one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  /// Publishes whether a value is among the values, as soon as it is.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the smallest value at the end.
  public func min() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min() }
  }

  /// Publishes the largest value at the end.
  public func max() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max() }
  }
}
