import Glibc
// Modules that use files use the parts of their paths.
@_exported import Paths

/// Reads and writes files: completely or not at all, with the path and the reason in every error.
package enum Files {
  /// Returns the bytes of a regular file.
  package static func read(_ path: String) throws(ImagingError) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe without a writer would block forever.
    let descriptor = try retrying("read", path) {
      path.withPath { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    }
    defer { close(descriptor) }
    var status = stat()
    _ = try retrying("read", path) { fstat(descriptor, &status) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    let length = Int(status.st_size)
    guard length <= ImagingLimits.fileLength else { throw .fileTooLong(path: path, length: length) }

    var bytes = [UInt8](repeating: 0, count: length)
    var position = 0
    while position < length {
      let count = try retrying("read", path) {
        bytes.withUnsafeMutableBytes {
          Glibc.read(descriptor, $0.baseAddress.map { $0 + position }, length - position)
        }
      }
      // The file was truncated in the meantime.
      if count == 0 { break }
      position += count
    }
    bytes.removeLast(length - position)
    return bytes
  }

  /// Returns the length of a file in bytes.
  package static func length(of path: String) throws(ImagingError) -> Int {
    var status = stat()
    _ = try retrying("read", path) { path.withPath { stat($0, &status) } }
    return Int(status.st_size)
  }

  /// Writes a file that the user named.
  ///
  /// An existing device, pipe or socket receives the bytes; any other existing file is replaced.
  /// After an error, a regular file has not changed.
  package static func write(_ bytes: [UInt8], to path: String) throws(ImagingError) {
    guard isStream(path) else { return try replace(path, with: bytes) }
    let descriptor = try openStream(path)
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path)
  }

  /// Writes a regular file, replacing an existing file of any type except a folder.
  ///
  /// After an error, nothing has changed.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(ImagingError) {
    try replace(path) { put throws(ImagingError) in try put(bytes) }
  }

  /// Writes a regular file in pieces, completely or not at all: `pieces` calls its argument with
  /// each piece.
  static func replace(
    _ path: String,
    pieces: (_ put: ([UInt8]) throws(ImagingError) -> Void) throws(ImagingError) -> Void
  ) throws(ImagingError) {
    let temporary = temporaryPath(for: path)
    do throws(ImagingError) {
      let descriptor = try create(temporary, for: path)
      do throws(ImagingError) {
        try pieces { piece throws(ImagingError) in
          try write(piece, to: descriptor, path: path)
        }
      } catch {
        close(descriptor)
        throw error
      }
      // Some file systems only report here that the disk is full.
      guard close(descriptor) == 0 else {
        throw ImagingError.system(action: "write", path: path, code: errno)
      }
      try finish(temporary, as: path)
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Creates a new temporary file, replacing an existing one, which may be a link to another file.
  private static func create(
    _ temporary: String, for path: String
  ) throws(ImagingError) -> Int32 {
    try retrying("write", path) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = temporary.withPath { open($0, flags, 0o666) }
      guard descriptor < 0, errno == EEXIST else { return descriptor }
      discard(temporary)
      return temporary.withPath { open($0, flags, 0o666) }
    }
  }

  /// Writes bytes to an open file, which `path` names in errors.
  package static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(ImagingError) {
    var position = 0
    while position < bytes.count {
      position += try retrying("write", path) {
        let count = bytes.withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress.map { $0 + position }, bytes.count - position)
        }
        guard count < 0, errno == EAGAIN else { return count }
        // A descriptor that another program set to non-blocking: wait until it accepts more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, -1) < 0 ? -1 : 0
      }
    }
  }

  /// Makes a system call, again if a signal interrupts it.
  static func retrying<Number: SignedInteger>(
    _ action: String, _ path: String, _ call: () -> Number
  ) throws(ImagingError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .system(action: action, path: path, code: errno) }
    }
  }
}
