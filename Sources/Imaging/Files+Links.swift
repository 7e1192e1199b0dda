import Foundation

extension Files {
  /// Makes `path` another name of a file, instead of a file that may be there.
  ///
  /// Nothing that we write goes through such a name into the other: a file is made anew and then named.
  ///
  /// - Returns: Whether it is; a file system may know no links, or no more of this file.
  package static func link(_ file: String, as path: String) -> Bool {
    let temporary = temporaryPath(for: path)
    // Two names of one file stay two: then `rename` does nothing, and leaves the temporary one.
    defer { discard(temporary) }
    discard(temporary)
    return Foundation.link(file, temporary) == 0 && rename(temporary, path) == 0
  }

  /// Whether two paths name the very same file or folder.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev
      && one.st_ino == other.st_ino
  }

  /// Removes a file, if it is there.
  package static func remove(_ path: String) { unlink(path) }
}
