import FoundationEssentials
import Glibc
import Imaging

/// Compiled programs by the digest of what they were compiled from.
struct SceneCache {
  /// The folder of the compiled programs.
  let path: String
  /// The maximum size of all of them, in bytes.
  private let limit: Int

  /// The cache of a user: `flipbook/scenes` in the folder of caches.
  init(environment: [String: String], limit: Int = 256 << 20) {
    self.limit = limit
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].map { "\($0)/.cache" }
      ?? FileManager.default.temporaryDirectory.path
    path = "\(caches)/flipbook/scenes"
  }

  /// Returns the folder of a program, and marks it as used; nil if it was not compiled.
  func folder(of key: Digest) -> String? {
    let folder = "\(path)/\(key)"
    guard Files.exists("\(folder)/\(CompiledScene.library)") else { return nil }
    _ = folder.withPath { utimensat(AT_FDCWD, $0, nil, 0) }
    return folder
  }

  /// Creates an empty folder to compile a program in.
  func makeFolder() throws -> String {
    try Files.makeFolder(path)
    _ = try? Files.removeStaleTemporaries(in: path)
    let folder = Files.temporaryPath(for: "\(path)/\(UUID().uuidString)")
    try Files.makeFolder(folder)
    return folder
  }

  /// Makes a folder that is complete the one of a program, and returns its path.
  func finish(_ folder: String, as key: Digest) throws -> String {
    let target = "\(path)/\(key)"
    // Another process may have compiled the same program meanwhile.
    if Files.exists(target) {
      Files.removeTree(folder)
    } else {
      try Files.finish(folder, as: target)
    }
    removeOldest(except: target)
    return target
  }

  /// Removes the programs that were not used for the longest time, until the rest is within the limit.
  private func removeOldest(except kept: String) {
    var entries = ((try? Files.names(in: path)) ?? []).filter { !$0.isHiddenFileName }.map { name in
      let folder = "\(path)/\(name)"
      let size = ((try? Files.names(in: folder)) ?? []).reduce(0) {
        $0 + ((try? Files.length(of: "\(folder)/\($1)")) ?? 0)
      }
      return (folder: folder, size: size, used: Files.modificationTime(of: folder))
    }
    entries.sort { $0.used < $1.used }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries where size > limit && entry.folder != kept {
      Files.removeTree(entry.folder)
      size -= entry.size
    }
  }
}

extension Files {
  /// Returns when a file was changed, in seconds; 0 if there is none.
  static func modificationTime(of path: String) -> Double {
    var status = stat()
    guard path.withPath({ stat($0, &status) }) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }
}
