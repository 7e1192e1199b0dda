import Glibc

extension Files {
  /// Creates a folder and its parents.
  ///
  /// An existing folder is left unchanged.
  package static func makeFolder(_ path: String) throws(ImagingError) {
    func make() -> Int32 { path.withPath { mkdir($0, 0o777) } == 0 ? 0 : errno }

    var code = make()
    let parent = path.folderPath
    if code == ENOENT, ![".", "/", path].contains(where: parent.hasSameBytes) {
      try makeFolder(parent)
      code = make()
    }
    if code == EEXIST {
      guard let status = Self.status(of: path) else {
        throw .system(action: "create the folder", path: path, code: errno)
      }
      code = status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR
    }
    guard code == 0 else { throw .system(action: "create the folder", path: path, code: code) }
  }

  /// Returns the names of all entries of a folder, including hidden ones, in the order of their
  /// bytes.
  package static func names(in folder: String) throws(ImagingError) -> [String] {
    guard let stream = folder.withPath(opendir) else {
      throw .system(action: "read the folder", path: folder, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(fileName: $0.prefix { $0 != 0 })
      }
      if name.isPlainFileName { names.append(name) }
    }
    return names.sortedByBytes()
  }

  /// Returns whether a file or a folder exists.
  package static func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// Returns whether the path refers to a folder.
  package static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Returns whether the path itself is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return path.withPath { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Removes a file, or a folder with all that it contains; ignores what cannot be removed.
  package static func removeTree(_ path: String) {
    var status = stat()
    guard path.withPath({ lstat($0, &status) }) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else { return remove(path) }
    for name in (try? names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
    _ = path.withPath(rmdir)
  }

  /// Returns the status of the file that a path refers to; nil with an `errno` if there is none.
  static func status(of path: String) -> stat? {
    var status = stat()
    return path.withPath { stat($0, &status) } == 0 ? status : nil
  }
}
