import Foundation

extension Files {
  /// Creates a folder and its parents.
  ///
  /// An existing folder is left unchanged.
  package static func makeFolder(_ path: String) throws(ImagingError) {
    var code = mkdir(path, 0o777) == 0 ? 0 : errno
    if code == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
      code = mkdir(path, 0o777) == 0 ? 0 : errno
    }
    if code == EEXIST {
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw .system(action: "create the folder", path: path, code: errno)
      }
      code = status.st_mode & S_IFMT == S_IFDIR ? 0 : ENOTDIR
    }
    guard code == 0 else { throw .system(action: "create the folder", path: path, code: code) }
  }

  /// Returns the sorted names of all entries of a folder, including hidden ones.
  package static func names(in folder: String) throws(ImagingError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .system(action: "read the folder", path: folder, code: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
