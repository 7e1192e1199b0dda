import Foundation

/// A file is made under a hidden name beside its place, such as `.frame_000000.png.4711.flipbook-tmp`,
/// and named when it is whole. The number is that of the process: two that share a folder do not meet.
extension Files {
  private static let temporarySuffix = ".flipbook-tmp"

  /// Where to make the file that is to stand at `path`.
  package static func temporaryPath(for path: String) -> String {
    let (folder, name) = split(path)
    return "\(folder).\(name).\(getpid())\(temporarySuffix)"
  }

  /// Gives a file made at `temporary` its name, over one that may be there.
  package static func finish(_ temporary: String, as path: String) throws(ImagingError) {
    guard rename(temporary, path) == 0 else {
      throw .system(action: "write", path: path, code: errno)
    }
  }

  /// Removes what may be at `temporary` after a failure.
  package static func discard(_ temporary: String) {
    unlink(temporary)
  }

  /// Removes from a folder the hidden files of processes that no longer run, and returns their names.
  @discardableResult
  package static func removeStaleTemporaries(in folder: String) throws(ImagingError) -> [String] {
    let stale = try names(in: folder).filter { name in
      guard name.hasPrefix("."), name.hasSuffix(temporarySuffix),
        let process = Int32(name.dropLast(temporarySuffix.count).split(separator: ".").last ?? "")
      else { return false }
      return process > 0 && kill(process, 0) != 0 && errno == ESRCH
    }
    for name in stale { discard("\(folder)/\(name)") }
    return stale
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    return (path[..<start], path[start...])
  }
}
