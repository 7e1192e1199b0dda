import Glibc
import Synchronization

/// A lock on a folder, so that two renders do not write to it at the same time.
///
/// The kernel releases the lock when its process ends, however it ends: a file that a killed process
/// leaves behind locks nothing. File systems without locks are not protected.
package final class FolderLock: Sendable {
  /// The name of the file in the folder while it is locked.
  package static let fileName = ".flipbook-lock"
  /// The number of attempts, and the microseconds between them: a process that is about to share or to
  /// release the lock needs less.
  private static let attempts = 20
  private static let pause: UInt32 = 5_000

  private let path: String
  private let isShared: Bool
  /// The descriptor of the locked file; nil after the release, and on a file system without locks.
  private let descriptor: Mutex<Int32?>

  private init(path: String, isShared: Bool, descriptor: Int32?) {
    self.path = path
    self.isShared = isShared
    self.descriptor = Mutex(descriptor)
  }

  deinit { release() }

  /// Locks a folder.
  ///
  /// - Parameters:
  ///   - owner: A line that identifies what locks the folder.
  ///   - isShared: Whether other locks with the same owner are allowed at the same time.
  /// - Returns: The lock; nil if the folder is locked already.
  package static func lock(
    _ folder: String, for owner: String, isShared: Bool = false
  ) throws(ImagingError) -> FolderLock? {
    let path = "\(folder)/\(fileName)"
    for attempt in 0..<attempts {
      if attempt > 0 { usleep(pause) }
      let descriptor = try Files.retrying("write", path) {
        path.withPath { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666) }
      }
      do throws(ImagingError) {
        switch try attemptLock(descriptor, at: path, for: owner, isShared: isShared) {
        case true?: return FolderLock(path: path, isShared: isShared, descriptor: descriptor)
        case false?: close(descriptor)
        case nil:
          Files.remove(path)
          close(descriptor)
          return FolderLock(path: path, isShared: isShared, descriptor: nil)
        }
      } catch {
        close(descriptor)
        throw error
      }
    }
    return nil
  }

  /// Releases the lock and removes its file.
  package func release() {
    let descriptor = descriptor.withLock { value in
      defer { value = nil }
      return value
    }
    guard let descriptor else { return }
    // The last one of those that share the lock removes the file.
    if !isShared || Self.isLast(descriptor), Self.isFile(descriptor, at: path) {
      Files.remove(path)
    }
    close(descriptor)
  }

  /// Returns whether no other process shares a lock any more, and makes it exclusive then.
  ///
  /// Tries again, as a process that looks whether it may share the lock holds it for a short time.
  private static func isLast(_ descriptor: Int32) -> Bool {
    for _ in 0..<3 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(500)
    }
    return false
  }

  /// Returns whether the file was locked; nil if the file system does not support locks.
  private static func attemptLock(
    _ descriptor: Int32, at path: String, for owner: String, isShared: Bool
  ) throws(ImagingError) -> Bool? {
    let text = Array("\(owner)\n".utf8)
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      // Its last owner may have removed the file in the meantime.
      guard isFile(descriptor, at: path) else { return false }
      ftruncate(descriptor, 0)
      try Files.write(text, to: descriptor, path: path)
      guard isShared else { return true }
    } else if errno != EWOULDBLOCK {
      return errno == EINTR ? false : nil
    } else if !isShared {
      return false
    }
    // Another process may get the lock while this one makes its own shared.
    return flock(descriptor, LOCK_SH | LOCK_NB) == 0 && isFile(descriptor, at: path)
      && contents(of: descriptor, count: text.count + 1) == text
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let current = Files.status(of: path) else {
      return false
    }
    return status.st_dev == current.st_dev && status.st_ino == current.st_ino
  }

  private static func contents(of descriptor: Int32, count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    return Array(bytes.prefix(max(0, length)))
  }
}
