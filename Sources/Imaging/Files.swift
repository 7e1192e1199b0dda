import Foundation

/// Files as Flipbook reads and writes them: whole or not at all, every failure with its path and reason.
package enum Files {
  /// The bytes of a regular file.
  package static func read(_ path: String) throws(ImagingError) -> [UInt8] {
    // Without O_NONBLOCK a pipe nobody writes to would hold us here for ever.
    let descriptor = try retrying("read", path) { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
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
          Foundation.read(descriptor, $0.baseAddress.map { $0 + position }, length - position)
        }
      }
      // A file that became shorter meanwhile.
      if count == 0 { break }
      position += count
    }
    bytes.removeLast(length - position)
    return bytes
  }

  /// How many bytes a file has.
  package static func length(of path: String) throws(ImagingError) -> Int {
    var status = stat()
    _ = try retrying("read", path) { stat(path, &status) }
    return Int(status.st_size)
  }

  /// Writes a file whole, over one that may be there, or leaves everything as it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(ImagingError) {
    try write(to: path) { put throws(ImagingError) in try put(bytes) }
  }

  /// Writes a file piece by piece, whole or not at all: `pieces` calls its argument with each.
  static func write(
    to path: String,
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
      // Some file systems only say here that the disk is full.
      guard close(descriptor) == 0 else {
        throw ImagingError.system(action: "write", path: path, code: errno)
      }
      try finish(temporary, as: path)
    } catch {
      discard(temporary)
      throw error
    }
  }

  /// Makes a new file to write to, instead of one that may be there: that one may be a link to another.
  private static func create(
    _ temporary: String, for path: String
  ) throws(ImagingError) -> Int32 {
    try retrying("write", path) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      let descriptor = open(temporary, flags, 0o666)
      guard descriptor < 0, errno == EEXIST else { return descriptor }
      discard(temporary)
      return open(temporary, flags, 0o666)
    }
  }

  /// Writes all bytes.
  static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(ImagingError) {
    var position = 0
    while position < bytes.count {
      position += try retrying("write", path) {
        bytes.withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress.map { $0 + position }, bytes.count - position)
        }
      }
    }
  }

  /// Calls the system, again where a signal came between.
  private static func retrying<Number: SignedInteger>(
    _ action: String, _ path: String, _ call: () -> Number
  ) throws(ImagingError) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .system(action: action, path: path, code: errno) }
    }
  }
}
