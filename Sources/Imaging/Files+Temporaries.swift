import FoundationEssentials
import Glibc

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
    let folder = path.folderPrefix
    return "\(folder).\(path[folder.endIndex...]).\(machine).\(getpid())\(temporarySuffix)"
  }

  /// Returns the path at which a program writes the file for `path`: next to it, or in the temporary
  /// folder if `path` refers to a device, pipe or socket.
  ///
  /// - Parameter role: A distinction of several such files.
  package static func workingPath(for path: String, role: String = "") -> String {
    let ending = role.isEmpty ? "" : ".\(role)"
    guard isStream(path) else { return temporaryPath(for: path + ending) }
    let folder = FileManager.default.temporaryDirectory.path
    return temporaryPath(for: "\(folder)/\(path.lastPathPart)\(ending)")
  }

  /// Returns the path of the file that a temporary file becomes; another path itself.
  static func requestedPath(of path: String) -> String {
    let folder = path.folderPrefix
    let name = path[folder.endIndex...]
    guard name.hasPrefix("."), name.hasSuffix(temporarySuffix) else { return path }
    // After the name, the machine, the process and the suffix.
    let parts = name.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 3 ? folder + parts.dropLast(3).joined(separator: ".") : path
  }

  /// Renames the complete file at `temporary` to `path`, replacing an existing file.
  package static func finish(_ temporary: String, as path: String) throws(ImagingError) {
    guard temporary.withPath({ old in path.withPath { rename(old, $0) } }) == 0 else {
      throw .system(action: "write", path: path, code: errno)
    }
  }

  /// Writes the complete file at `temporary` to a path that the user named, and removes it: renames
  /// it, or copies it to an existing device, pipe or socket.
  package static func deliver(_ temporary: String, to path: String) throws(ImagingError) {
    guard isStream(path) else { return try finish(temporary, as: path) }
    defer { discard(temporary) }
    let source = try retrying("read", temporary) {
      temporary.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    }
    defer { close(source) }
    let target = try openStream(path)
    defer { close(target) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try retrying("read", temporary) {
        piece.withUnsafeMutableBytes { Glibc.read(source, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { return }
      try write(Array(piece[..<count]), to: target, path: path)
    }
  }

  /// Removes the file at `temporary`, if it exists, after a failure.
  package static func discard(_ temporary: String) { remove(temporary) }

  /// Removes the temporary files and folders of processes of this machine that no longer run, and
  /// returns their names.
  @discardableResult
  package static func removeStaleTemporaries(in folder: String) throws(ImagingError) -> [String] {
    let stale = try names(in: folder).filter { name in
      guard name.isHiddenFileName, name.hasSuffix(temporarySuffix) else { return false }
      let numbers = name.dropLast(temporarySuffix.count).split(separator: ".").suffix(2)
      guard numbers.count == 2, numbers.first ?? "" == machine,
        let process = Int32(numbers.last ?? "")
      else { return false }
      return process > 0 && kill(process, 0) != 0 && errno == ESRCH
    }
    for name in stale { removeTree("\(folder)/\(name)") }
    return stale
  }
}
