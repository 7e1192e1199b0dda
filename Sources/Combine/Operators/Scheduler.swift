import Dispatch
import Foundation

/// A type that runs closures at times.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of times.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of options.
  associatedtype SchedulerOptions

  /// The current time.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Runs a closure as soon as possible.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure repeatedly.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  /// Runs a closure at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  /// Runs a closure repeatedly.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// An interval that can be stated in units.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler, in seconds.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// The seconds since a start.
  var seconds: Double

  /// An interval in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, Hashable, SignedNumeric,
    ExpressibleByFloatLiteral, Sendable
  {
    /// The seconds.
    public var magnitude: Double
    /// The seconds of the interval.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates an interval.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates an interval of whole seconds.
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    /// Creates an interval of seconds.
    public init(floatLiteral value: Double) { magnitude = value }
    /// Creates an interval of whole seconds.
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    /// Creates an interval from one of Dispatch.
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let count): magnitude = Double(count)
      case .milliseconds(let count): magnitude = Double(count) / 1e3
      case .microseconds(let count): magnitude = Double(count) / 1e6
      case .nanoseconds(let count): magnitude = Double(count) / 1e9
      default: magnitude = .infinity
      }
    }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }

    /// Returns whether an interval is shorter.
    public static func < (first: Self, second: Self) -> Bool {
      first.magnitude < second.magnitude
    }
    /// Returns the sum.
    public static func + (first: Self, second: Self) -> Self {
      Self(first.magnitude + second.magnitude)
    }
    /// Returns the difference.
    public static func - (first: Self, second: Self) -> Self {
      Self(first.magnitude - second.magnitude)
    }
    /// Returns the product.
    public static func * (first: Self, second: Self) -> Self {
      Self(first.magnitude * second.magnitude)
    }
    /// Multiplies an interval.
    public static func *= (first: inout Self, second: Self) { first = first * second }
  }

  /// Returns the interval to another time.
  public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
  /// Returns the time after an interval.
  public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }

  static var now: Self {
    Self(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }
}

/// A closure that is passed to a queue, whose work runs on the main thread here.
struct Work: @unchecked Sendable {
  let run: () -> Void
}

/// A scheduler on a queue of Dispatch.
public protocol QueueScheduler: Scheduler where SchedulerTimeType == SchedulerTime {
  /// The queue.
  var schedulerQueue: DispatchQueue { get }
}

extension QueueScheduler {
  /// The current time of the program's clock.
  public var now: SchedulerTime { .now }
  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }

  /// Submits a closure to the queue.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    schedulerQueue.async { work.run() }
  }

  /// Submits a closure to the queue for a time.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = max(0, now.distance(to: date).magnitude)
    let work = Work(run: action)
    schedulerQueue.asyncAfter(deadline: .now() + delay) { work.run() }
  }

  /// Submits a closure to the queue again and again.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCanceled = false
    func next(_ date: SchedulerTime) {
      schedule(after: date, tolerance: tolerance, options: options) {
        guard !isCanceled else { return }
        action()
        if !isCanceled { next(date.advanced(by: max(interval, .nanoseconds(1)))) }
      }
    }
    next(date)
    return AnyCancellable { isCanceled = true }
  }
}

extension DispatchQueue: QueueScheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a closure, which have no effect.
  public struct SchedulerOptions {
    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {}
  }
  /// The queue itself.
  public var schedulerQueue: DispatchQueue { self }
}

extension RunLoop: QueueScheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a closure; there are none.
  public struct SchedulerOptions {}
  /// The main queue, which a program's run loops run.
  public var schedulerQueue: DispatchQueue { .main }
}

extension OperationQueue: QueueScheduler {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a closure; there are none.
  public struct SchedulerOptions {}
  /// The queue that the operations run on.
  public var schedulerQueue: DispatchQueue {
    self === OperationQueue.main ? .main : underlyingQueue ?? .global()
  }
}

/// A scheduler that runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of times.
  public typealias SchedulerTimeType = SchedulerTime
  /// The options of a closure; there are none.
  public typealias SchedulerOptions = Never
  /// The scheduler.
  public static let shared = ImmediateScheduler()
  /// The current time.
  public var now: SchedulerTime { .now }
  /// No tolerance.
  public var minimumTolerance: SchedulerTime.Stride { 0 }
  /// Runs a closure.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Runs a closure.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
  /// Runs a closure once.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
