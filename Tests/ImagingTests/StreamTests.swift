import Foundation
import Testing

@testable import Imaging

/// Devices, pipes and sockets at the path of a file to write.
@Suite struct StreamTests {
  private static let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 * 7) }

  private func kind(of path: String) -> UInt32 {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  /// Reads a descriptor to its end on another thread, while `body` writes.
  private func reading(
    _ open: @escaping @Sendable () -> Int32, while body: () throws -> Void
  ) throws -> [UInt8] {
    let reader = Reader()
    let thread = Thread {
      let descriptor = open()
      reader.bytes = Array(
        (try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd()) ?? Data())
      reader.done.signal()
    }
    thread.start()
    try body()
    reader.done.wait()
    return reader.bytes
  }

  private final class Reader: @unchecked Sendable {
    var bytes: [UInt8] = []
    let done = DispatchSemaphore(value: 0)
  }

  @Test("a pipe receives the bytes, and remains a pipe") func pipe() throws {
    try withFolder { folder in
      let path = "\(folder)/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      #expect(Files.isStream(path))
      // The writer waits for the reader.
      let received = try reading({
        usleep(50_000)
        return open(path, O_RDONLY)
      }) { try Files.write(Self.bytes, to: path) }
      #expect(received == Self.bytes)
      #expect(kind(of: path) == S_IFIFO)
      #expect(try Files.names(in: folder) == ["pipe"])
    }
  }

  @Test("a socket receives the bytes, and remains a socket") func socketFile() throws {
    try withFolder { folder in
      let path = "\(folder)/socket"
      let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(listener) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      try #require(isBound && listen(listener, 1) == 0)
      let received = try reading({ accept(listener, nil, nil) }) {
        try Files.write(Self.bytes, to: path)
      }
      #expect(received == Self.bytes)
      #expect(kind(of: path) == S_IFSOCK)
    }
  }

  @Test("a device is written to, also through a link, and a full one is an error") func device()
    throws
  {
    try withFolder { folder in
      for (name, device) in [("null.png", "/dev/null"), ("full.png", "/dev/full")] {
        #expect(symlink(device, "\(folder)/\(name)") == 0)
      }
      try Files.write(Self.bytes, to: "\(folder)/null.png")
      let full = "\(folder)/full.png"
      #expect(throws: ImagingError.system(action: "write", path: full, code: ENOSPC)) {
        try Files.write([1], to: full)
      }
      #expect(kind(of: "\(folder)/null.png") == S_IFLNK)
      #expect(try Files.names(in: folder) == ["full.png", "null.png"])
      #expect(kind(of: "/dev/null") == S_IFCHR)
    }
  }

  @Test("an open file of the process, as /dev/stdout may be, is continued") func ownDescriptor()
    throws
  {
    try withFolder { folder in
      let path = "\(folder)/redirected"
      let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
      defer { close(descriptor) }
      try Files.write([1], to: descriptor, path: path)
      #expect(symlink("/proc/self/fd/\(descriptor)", "\(folder)/stdout") == 0)
      try Files.write([2], to: "/dev/fd/\(descriptor)")
      try Files.write([3], to: "\(folder)/stdout")
      #expect(try Files.read(path) == [1, 2, 3])
      #expect(kind(of: "\(folder)/stdout") == S_IFLNK)
    }
  }

  @Test("a complete temporary file is renamed, or copied to a pipe") func delivery() throws {
    try withFolder { folder in
      let (file, pipe) = ("\(folder)/a.gif", "\(folder)/pipe.gif")
      #expect(mkfifo(pipe, 0o600) == 0)
      let beside = Files.workingPath(for: file)
      #expect(beside == Files.temporaryPath(for: file))
      try Files.replace(beside, with: [1])
      try Files.deliver(beside, to: file)
      #expect(try Files.read(file) == [1])

      let elsewhere = Files.workingPath(for: pipe, role: "best")
      #expect(!elsewhere.hasPrefix(folder))
      try Files.replace(elsewhere, with: Self.bytes)
      let received = try reading({ open(pipe, O_RDONLY) }) {
        try Files.deliver(elsewhere, to: pipe)
      }
      #expect(received == Self.bytes)
      #expect(!Files.exists(elsewhere))
      #expect(kind(of: pipe) == S_IFIFO)
    }
  }

  @Test("replace(_:with:) replaces a pipe") func replacing() throws {
    try withFolder { folder in
      let path = "\(folder)/frame.png"
      #expect(mkfifo(path, 0o600) == 0)
      try Files.replace(path, with: [1])
      #expect(try Files.read(path) == [1])
    }
  }
}
