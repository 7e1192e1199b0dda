extension Publisher {
  /// Attaches a subscriber whose events a closure delays.
  private func timed(
    _ make:
      @escaping (Relay<Output, Failure, AnySubscriber<Output, Failure>>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      typealias Link = Relay<Output, Failure, AnySubscriber<Output, Failure>>
      var events: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)?
      receive(
        subscriber: Link(
          down,
          value: { value, relay in
            let current = events ?? make(relay)
            events = current
            current.value(value)
            return .max(1)
          },
          completion: { end, relay in
            let current = events ?? make(relay)
            events = current
            current.end(end)
          }))
    }
  }

  /// Delivers everything by a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      (
        value: { value in scheduler.schedule(options: options) { _ = relay.send(value) } },
        end: { end in scheduler.schedule(options: options) { relay.finish(end) } }
      )
    }
  }

  /// Attaches by a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      let chain = Chain(down)
      down.receive(subscription: chain)
      scheduler.schedule(options: options) { chain.follow(self) { chain.finish($0) } }
    }
  }

  /// Delivers everything later, except for errors.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      let later = { (action: @escaping () -> Void) in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
      }
      return (
        value: { value in later { _ = relay.send(value) } },
        end: { end in
          if case .failure = end { relay.finish(end) } else { later { relay.finish(end) } }
        }
      )
    }
  }

  /// Publishes a value when no other followed it for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      var number = 0
      var last: Output?
      return (
        value: { value in
          number += 1
          let own = number
          last = value
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            guard own == number, let value = last else { return }
            last = nil
            _ = relay.send(value)
          }
        },
        end: { end in
          number += 1
          if case .finished = end, let value = last { _ = relay.send(value) }
          relay.finish(end)
        }
      )
    }
  }

  /// Publishes at most one value in each interval: the first one at once, and then the first or the last.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    timed { relay in
      var isWaiting = false
      var held: Output?
      var end: Subscribers.Completion<Failure>?
      func open() {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: nil
        ) {
          isWaiting = false
          if let value = held {
            held = nil
            isWaiting = true
            _ = relay.send(value)
            open()
          }
          if let end { relay.finish(end) }
        }
      }
      return (
        value: { value in
          guard isWaiting else {
            isWaiting = true
            _ = relay.send(value)
            return open()
          }
          if latest || held == nil { held = value }
        },
        end: { completion in
          if held == nil { relay.finish(completion) } else { end = completion }
        }
      )
    }
  }

  /// Finishes, or fails, when no value came for a time.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { down in
      typealias Link = Relay<Output, Failure, AnySubscriber<Output, Failure>>
      var number = 0
      weak var link: Link?
      func wait() {
        number += 1
        let own = number
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard own == number else { return }
          link?.finishEarly(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let relay = Link(
        down,
        value: { value, relay in
          wait()
          return relay.send(value)
        },
        completion: { end, relay in
          number += 1
          relay.finish(end)
        })
      link = relay
      receive(subscriber: relay)
      wait()
    }
  }
}
