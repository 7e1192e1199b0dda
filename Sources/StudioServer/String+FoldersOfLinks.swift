import Glibc
import Paths

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
