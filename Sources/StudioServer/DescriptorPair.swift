import Glibc

/// Two connected descriptors: one for this process, and one that a child process inherits.
struct DescriptorPair: Sendable {
  let own: Int32
  let other: Int32

  /// Creates two sockets with large buffers.
  static func sockets() throws(StudioServerError) -> DescriptorPair {
    var sockets: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else {
      throw .system(action: "start a process", code: errno)
    }
    for socket in sockets {
      for option in [SO_SNDBUF, SO_RCVBUF] {
        var size: Int32 = 1 << 22
        setsockopt(socket, SOL_SOCKET, option, &size, socklen_t(MemoryLayout<Int32>.size))
      }
    }
    return DescriptorPair(own: sockets[0], other: sockets[1])
  }

  /// Creates a pipe from the child process.
  static func pipe() throws(StudioServerError) -> DescriptorPair {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else {
      throw .system(action: "start a process", code: errno)
    }
    // All processes are started on this thread, so that none inherits them before.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return DescriptorPair(own: ends[0], other: ends[1])
  }

  /// Closes the descriptor of this process, after a failure.
  func closeOwn() { close(own) }

  /// Closes the descriptor that the child process has inherited.
  func closeOther() { close(other) }
}
