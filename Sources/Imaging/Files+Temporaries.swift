import Foundation

/// A file is written under a hidden name in its folder, such as
/// `.frame_000000.png.0123abcd.4711.flipbook-tmp`, and renamed when it is complete.
///
/// The numbers identify the machine and the process, so that two processes that share a folder do
/// not collide.
extension Files {
  private static let temporarySuffix = ".flipbook-tmp"

  /// Identifies the machine or container that process IDs belong to, as a file system may be shared
  /// with others.
  private static let machine: String = {
    var host = [CChar](repeating: 0, count: 256)
    gethostname(&host, host.count)
    let processes = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")
    let bytes = host.map { UInt8(bitPattern: $0) } + (processes ?? "").utf8
    return String(Digest(bytes: bytes).description.prefix(8))
  }()

  /// Returns the path at which to write the file for `path`.
  package static func temporaryPath(for path: String) -> String {
    let (folder, name) = split(path)
    return "\(folder).\(name).\(machine).\(getpid())\(temporarySuffix)"
  }

  /// Renames the complete file at `temporary` to `path`, replacing an existing file.
  package static func finish(_ temporary: String, as path: String) throws(ImagingError) {
    guard rename(temporary, path) == 0 else {
      throw .system(action: "write", path: path, code: errno)
    }
  }

  /// Removes the file at `temporary`, if it exists, after a failure.
  package static func discard(_ temporary: String) {
    unlink(temporary)
  }

  /// Removes the temporary files of processes of this machine that no longer run, and returns their
  /// names.
  @discardableResult
  package static func removeStaleTemporaries(in folder: String) throws(ImagingError) -> [String] {
    let stale = try names(in: folder).filter { name in
      guard name.hasPrefix("."), name.hasSuffix(temporarySuffix) else { return false }
      let numbers = name.dropLast(temporarySuffix.count).split(separator: ".").suffix(2)
      guard numbers.count == 2, numbers.first ?? "" == machine,
        let process = Int32(numbers.last ?? "")
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
