import Glibc

/// Changes to several files of which all happen or none.
///
/// New files are written under temporary names first, so that only renaming remains; if that fails, the
/// previous files are restored.
package struct FileTransaction {
  private var replacements: [(path: String, temporary: String)] = []
  private var removals: [String] = []
  /// The folders that were created, parents first.
  private var folders: [String] = []

  /// Performs the changes that a closure specifies.
  ///
  /// - Throws: The errors of the closure, and an `ImagingError`; then no file has changed.
  package static func perform(
    _ specify: (_ changes: inout FileTransaction) throws -> Void
  ) throws {
    var changes = FileTransaction()
    do {
      try specify(&changes)
      try changes.commit()
    } catch {
      changes.discard()
      throw error
    }
  }

  /// Creates a folder and its parents.
  package mutating func makeFolder(_ path: String) throws(ImagingError) {
    var missing: [String] = []
    var folder = path
    while !Files.exists(folder), !folder.hasSameBytes(as: folder.folderPath) {
      missing.append(folder)
      folder = folder.folderPath
    }
    folders += missing.reversed()
    try Files.makeFolder(path)
  }

  /// Writes a file, replacing an existing one.
  package mutating func replace(_ path: String, with bytes: [UInt8]) throws(ImagingError) {
    let temporary = Files.temporaryPath(for: "\(path).new")
    replacements.append((path, temporary))
    try Files.replace(temporary, with: bytes)
  }

  /// Removes a file if it exists.
  package mutating func remove(_ path: String) { removals.append(path) }

  private func commit() throws(ImagingError) {
    var done: [(path: String, backup: String)] = []
    do throws(ImagingError) {
      for path in replacements.map(\.path) + removals {
        guard !Files.isFolder(path) else {
          throw ImagingError.system(action: "write", path: path, code: EISDIR)
        }
        let backup = Files.temporaryPath(for: "\(path).old")
        guard Self.backUp(path, as: backup) || errno == ENOENT else {
          throw ImagingError.system(action: "write", path: path, code: errno)
        }
        done.append((path, backup))
        if done.count <= replacements.count {
          try Files.finish(replacements[done.count - 1].temporary, as: path)
        } else {
          Files.remove(path)
        }
      }
    } catch {
      for (path, backup) in done.reversed() {
        Files.remove(path)
        try? Files.finish(backup, as: path)
      }
      throw error
    }
    for (_, backup) in done { Files.discard(backup) }
  }

  /// Gives a file a second name, so that it exists at any time; or another name, on a file system
  /// without links.
  private static func backUp(_ path: String, as backup: String) -> Bool {
    Files.discard(backup)
    return path.withPath { path in
      backup.withPath { backup in
        link(path, backup) == 0 || errno != ENOENT && rename(path, backup) == 0
      }
    }
  }

  private func discard() {
    for (_, temporary) in replacements { Files.discard(temporary) }
    // Only empty folders are removed.
    for folder in folders.reversed() { _ = folder.withPath(rmdir) }
  }
}
