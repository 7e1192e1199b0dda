/// A value on its way to a task.
private struct Passed<Value>: @unchecked Sendable {
  let value: Value
}

/// Owns a subscription for a task.
private struct Owner: @unchecked Sendable {
  let cancellable: AnyCancellable
}

/// The values of a publisher for `for await`, until it finishes or fails.
public struct AsyncPublisher<P: Publisher>: AsyncSequence {
  /// The values.
  public typealias Element = P.Output

  /// Receives the values in turn.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var iterator: AnyPassing
    /// Returns the next value; nil after the last one.
    public mutating func next() async -> P.Output? { await iterator.next() }
  }

  /// The stream between the publisher and the task.
  fileprivate struct AnyPassing {
    private var iterator: AsyncStream<Passed<P.Output>>.Iterator

    init(_ publisher: P) {
      let (stream, continuation) = AsyncStream.makeStream(of: Passed<P.Output>.self)
      let cancellable = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Passed(value: $0)) })
      let owner = Owner(cancellable: cancellable)
      continuation.onTermination = { _ in owner.cancellable.cancel() }
      iterator = stream.makeAsyncIterator()
    }

    mutating func next() async -> P.Output? { await iterator.next()?.value }
  }

  private let publisher: P

  /// Creates a sequence.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Attaches to the publisher.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(iterator: AnyPassing(publisher))
  }
}

extension Publisher {
  /// The values for `for await`; a failure ends them.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
