import Glibc

/// A path that the user names may refer to a device, a pipe or a socket, such as `/dev/null` or
/// `/dev/stdout`. It receives the bytes instead of being replaced by a regular file.
extension Files {
  /// Returns whether writing to a path must not replace it: it refers to a device, a pipe, a socket,
  /// or an open file of this process.
  package static func isStream(_ path: String) -> Bool {
    if ownDescriptor(path) != nil { return true }
    guard let status = Self.status(of: path) else { return false }
    return [S_IFCHR, S_IFBLK, S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }

  /// Throws an error if more files cannot be opened.
  ///
  /// Libraries and the operating system's services end the process when they run out of descriptors.
  ///
  /// - Parameters:
  ///   - count: The number of files.
  ///   - action: What they are opened for, in the error.
  package static func requireDescriptors(
    _ count: Int, to action: String, _ path: String
  ) throws(ImagingError) {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for _ in 0..<count {
      descriptors.append(try retrying(action, path) { open("/dev/null", O_RDONLY | O_CLOEXEC) })
    }
  }

  /// Opens a device, pipe or socket to write to, after waiting for a pipe's reader.
  static func openStream(_ path: String) throws(ImagingError) -> Int32 {
    if let descriptor = ownDescriptor(path) {
      return try retrying("write", path) { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
    }
    if status(of: path).map({ $0.st_mode & S_IFMT == S_IFSOCK }) == true {
      return try connect(to: path)
    }
    // Opening a pipe without a reader would block, and ignore that the user ends the program.
    while true {
      let descriptor = path.withPath { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      }
      let code = errno
      guard code == EINTR || code == ENXIO && isPipe(path), !Task.isCancelled else {
        throw .system(action: "write", path: path, code: code)
      }
      usleep(10_000)
    }
  }

  private static func isPipe(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFIFO } ?? false
  }

  private static func connect(to path: String) throws(ImagingError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = path.fileBytes
    let isComplete = withUnsafeMutableBytes(of: &address.sun_path) { target in
      guard bytes.count < target.count else { return false }
      target.copyBytes(from: bytes)
      return true
    }
    guard isComplete else { throw .system(action: "write", path: path, code: ENAMETOOLONG) }
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = try retrying("write", path) { socket(AF_UNIX, kind, 0) }
    do throws(ImagingError) {
      _ = try retrying("write", path) {
        withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
          }
        }
      }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  /// The maximum number of links to follow, as in the kernel.
  private static let maxLinks = 40

  /// Returns the descriptor of this process that a path refers to, such as 1 for `/dev/stdout`; nil
  /// for other paths.
  ///
  /// It may be a regular file, which another process or this one continues to write to.
  private static func ownDescriptor(_ path: String) -> Int32? {
    var path = path
    for _ in 0..<maxLinks {
      if ["/dev/fd", "/proc/self/fd", "/proc/\(getpid())/fd"].contains(
        where: path.folderPath.hasSameBytes),
        let number = Int32(path.lastPathPart)
      {
        return number == STDOUT_FILENO ? standardOutput : number
      }
      var target = [CChar](repeating: 0, count: Int(PATH_MAX))
      let length = path.withPath { readlink($0, &target, target.count) }
      guard length > 0 else { return nil }
      let link = String(fileName: target[..<length].map { UInt8(bitPattern: $0) })
      path = link.utf8.first == UInt8(ascii: "/") ? link : "\(path.folderPrefix)\(link)"
    }
    return nil
  }
}
