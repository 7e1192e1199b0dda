/// Acquires the lock of an object, which a thread can acquire again.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject, change: 1)?.lock()
  return 0
}

/// Releases the lock of an object.
///
/// - Returns: 0 for success; -1 if the lock is not acquired.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  guard let lock = ObjectLocks.lock(of: object as AnyObject, change: -1) else { return -1 }
  lock.unlock()
  return 0
}

/// The locks of objects, while they are acquired.
private enum ObjectLocks {
  private static let access = RecursiveLock()
  nonisolated(unsafe) private static var locks:
    [ObjectIdentifier: (lock: RecursiveLock, count: Int)] = [:]

  /// Returns the lock of an object; nil if it is to be released without being acquired.
  static func lock(of object: AnyObject, change: Int) -> RecursiveLock? {
    access.withLock {
      let identifier = ObjectIdentifier(object)
      guard change > 0 || locks[identifier] != nil else { return nil }
      var entry = locks[identifier] ?? (RecursiveLock(), 0)
      entry.count += change
      locks[identifier] = entry.count > 0 ? entry : nil
      return entry.lock
    }
  }
}
