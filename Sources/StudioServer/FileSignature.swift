import Glibc
import Paths

/// What identifies the content of a file or a folder without reading it.
struct FileSignature: Hashable, Sendable {
  let device: UInt
  let node: UInt
  let mode: UInt32
  let length: Int
  let seconds: Int
  let nanoseconds: Int

  /// Creates the signature of what a path refers to; nil if there is nothing.
  init?(path: String) {
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

extension String {
  /// The folders whose entries decide what the path refers to: the one that contains it, and those of
  /// the links that it goes through.
  var foldersOfLinks: [String] {
    var folders = [folderPath]
    var path = self
    // As many as the kernel follows.
    for _ in 0..<40 {
      var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let length = target.withUnsafeMutableBytes { buffer in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          characters.baseAddress.map { target in
            path.withPath { readlink($0, target, characters.count) }
          } ?? -1
        }
      }
      guard length > 0 else { break }
      let link = String(fileName: target[..<length])
      path = link.utf8.first == UInt8(ascii: "/") ? link : "\(path.folderPath)/\(link)"
      folders.append(path.folderPath)
    }
    return folders
  }
}
