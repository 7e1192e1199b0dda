import Flipbook
import FoundationEssentials
import Glibc
import Imaging

/// Paths of files as continuous integration expects them: relative to the repository.
struct AnnotationPaths: Sendable {
  /// The absolute path of the working directory.
  let folder: String
  /// The absolute path of the repository, or of the working directory outside of repositories.
  let root: String

  /// Finds the repository of a folder: the nearest folder that contains `.git`.
  ///
  /// - Parameter folder: An absolute path without links.
  init(workingDirectory folder: String) {
    self.folder = folder
    var candidate = folder
    while !candidate.isEmpty, !Files.exists("\(candidate)/.git") {
      candidate =
        candidate.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(candidate[..<$0]) }
        ?? ""
    }
    root = candidate.isEmpty ? folder : candidate
  }

  /// The paths of this process.
  static var ofProcess: AnnotationPaths {
    AnnotationPaths(workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Returns the path of a file relative to the repository; its absolute path outside of it.
  func path(of file: String) -> String {
    guard file != StandardInput.name else { return file }
    let absolute = absolute(file)
    if let relative = relative(absolute) { return relative }
    // The path may lead to the repository through a link.
    let resolved = file.withPath { path -> String? in
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return String(fileName: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }
    return resolved.flatMap(relative) ?? absolute
  }

  private func relative(_ path: String) -> String? {
    path.hasPrefix(root == "/" ? "/" : "\(root)/")
      ? String(path.dropFirst(root == "/" ? 1 : root.count + 1)) : nil
  }

  /// Returns the absolute path of a file, without `.`, `..` and repeated slashes.
  func absolute(_ file: String) -> String {
    var parts: [Substring] = []
    for part in (file.hasPrefix("/") ? file : "\(folder)/\(file)").split(separator: "/")
    where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
