import UIKit

/// The kind of a signpost.
public struct OSSignpostType: Sendable {
  /// The start of an interval.
  public static let begin = OSSignpostType()
  /// The end of an interval.
  public static let end = OSSignpostType()
  /// A point in time.
  public static let event = OSSignpostType()
}

/// The identity of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates an identity from its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identity in a log; all are the same.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates the identity of an object; all are the same.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }
  /// The only interval of its name.
  public static let exclusive = OSSignpostID(0)
  /// No interval.
  public static let invalid = OSSignpostID(.max)
}

/// Marks a time for Instruments; it has no effect here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a time for Instruments; it has no effect here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// Marks intervals for Instruments; it has no effect here.
public final class OSSignposter: Sendable {
  /// The state of an interval.
  public struct OSSignpostIntervalState: Sendable {}
  /// Creates an object.
  public init(subsystem: String = "", category: String = "") {}
  /// Creates an object.
  public init(logger: Logger) {}
  /// Returns an identity.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Marks a time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
}

/// A lock; a program's code runs on one thread, so that it never waits.
public struct os_unfair_lock_s: Sendable {
  var isLocked = false
  /// Creates an open lock.
  public init() {}
}

/// A lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Closes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.isLocked = true }
/// Opens a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isLocked = false }
/// Closes a lock that is open, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  if lock.pointee.isLocked { return false }
  lock.pointee.isLocked = true
  return true
}

/// A value that is used by one closure at a time.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private var state: State
  fileprivate let inner = NSRecursiveLock()

  /// Creates a lock with a value.
  public init(initialState: State) { state = initialState }
  /// Creates a lock with a value.
  public init(uncheckedState: State) { state = uncheckedState }

  /// Calls a closure with the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    inner.lock()
    defer { inner.unlock() }
    return try body(&state)
  }

  /// Calls a closure with the value.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public convenience init() { self.init(initialState: ()) }
  /// Closes the lock.
  public func lock() { inner.lock() }
  /// Opens the lock.
  public func unlock() { inner.unlock() }
}
