import Glibc

/// What identifies the content of a file or a folder without reading it.
package struct FileSignature: Hashable, Sendable {
  package let device: UInt
  package let node: UInt
  package let mode: UInt32
  package let length: Int
  package let seconds: Int
  package let nanoseconds: Int

  /// Creates the signature of what a path refers to; nil if there is nothing.
  package init?(path: String) {
    var status = stat()
    guard path.withPath({ stat($0, &status) }) == 0 else { return nil }
    device = UInt(status.st_dev)
    node = UInt(status.st_ino)
    mode = status.st_mode
    length = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
