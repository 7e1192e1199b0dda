import Glibc
import Imaging

extension String {
  /// The absolute path of a file, without links if it exists.
  var absolutePath: String {
    if let resolved = withPath({ realpath($0, nil) }) {
      defer { free(resolved) }
      return String(fileName: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }
    if hasPrefix("/") { return self }
    // The folder of a file that was deleted.
    let folder = folderPath
    return folder.isEmpty || folder == self ? self : "\(folder.absolutePath)/\(lastPathPart)"
  }
}
