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
