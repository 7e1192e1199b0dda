import Glibc

extension Files {
  /// Creates a hard link to `file` at `path`, replacing an existing file.
  ///
  /// Writing to one of the names never changes the other file: `replace(_:with:)` creates a new file
  /// and renames it.
  ///
  /// - Returns: Whether it succeeded. Some file systems do not support links, or limit their
  ///   number.
  package static func link(_ file: String, as path: String) -> Bool {
    let temporary = temporaryPath(for: path)
    // If both names are links to the same file, `rename` does nothing and leaves the temporary
    // link.
    defer { discard(temporary) }
    discard(temporary)
    return file.withPath { file in
      temporary.withPath { temporary in
        path.withPath { Glibc.link(file, temporary) == 0 && rename(temporary, $0) == 0 }
      }
    }
  }

  /// Returns whether two paths refer to the same file or folder.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return first.withPath { stat($0, &one) } == 0 && second.withPath { stat($0, &other) } == 0
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// Removes a file if it exists.
  package static func remove(_ path: String) { _ = path.withPath(unlink) }
}
