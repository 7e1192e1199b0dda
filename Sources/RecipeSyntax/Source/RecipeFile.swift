import FoundationEssentials
import Glibc
import Paths

/// A file that may be a recipe.
package struct RecipeFile {
  /// The path as the user wrote it.
  private let path: String

  private static let extensions = ["yaml", "yml"]

  /// Creates a reference to the file at a path.
  package init(path: String) { self.path = path }

  /// Reads the text of a regular file within the limits; other files are not opened.
  package func read() -> Result<String, Diagnostic> {
    guard path != StandardInput.path else { return readStandardInput() }
    var status = stat()
    guard path.withPath({ stat($0, &status) }) == 0 else {
      return .failure([ENOENT, ENOTDIR].contains(errno) ? missing : unreadable(code: errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      return .failure(notAFile(isFolder: status.st_mode & S_IFMT == S_IFDIR))
    }
    let descriptor = path.withPath { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return .failure(unreadable(code: errno)) }
    defer { close(descriptor) }
    return text(
      of: Result { () throws(StandardInput.ReadingError) in
        try StandardInput.read(descriptor, upToCount: Limits.fileSize + 1)
      })
  }

  private func readStandardInput() -> Result<String, Diagnostic> {
    RecipeFile(path: StandardInput.name).text(of: StandardInput.content)
  }

  private func text(
    of content: Result<[UInt8], StandardInput.ReadingError>
  ) -> Result<String, Diagnostic> {
    switch content {
    case .success(let bytes): text(of: bytes)
    case .failure(let error): .failure(unreadable(code: error.code))
    }
  }

  /// Returns the text in a file's bytes.
  private func text(of bytes: [UInt8]) -> Result<String, Diagnostic> {
    guard bytes.count <= Limits.fileSize else {
      return .failure(
        Diagnostic(
          .fileTooLarge, "the file is too large for a recipe", file: path,
          expected: "at most \(Limits.fileSize / 1024) KB"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(
        Diagnostic(
          .notUTF8, "the file is not UTF-8 text", file: path,
          help: "save it in UTF-8"))
    }
    return .success(text)
  }

  /// Returns the error of a system call, with advice that suits its cause.
  private func unreadable(code: Int32) -> Diagnostic {
    let help: String? =
      switch code {
      case EACCES, EPERM: "check its permissions"
      case EMFILE, ENFILE: "raise the limit of open files with ulimit -n"
      default: nil
      }
    return Diagnostic(
      .unreadableFile, "the file cannot be read: \(String(cString: strerror(code)))", file: path,
      help: help)
  }

  private func notAFile(isFolder: Bool) -> Diagnostic {
    guard isFolder else {
      return Diagnostic(.notAFile, "not a regular file", file: path)
    }
    let recipes = Self.recipes(in: path)
    let shown = recipes.prefix(5).joined(separator: ", ") + (recipes.count > 5 ? ", …" : "")
    return Diagnostic(
      .notAFile, "the path is a folder", file: path, expected: "a recipe file",
      help: recipes.isEmpty ? nil : "specify one of its recipes: \(shown)")
  }

  private var missing: Diagnostic {
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return Diagnostic(
        .missingFile, "file not found", file: path,
        help: "the path is a symbolic link to '\(target.shortened)'")
    }
    let folder = path.parentPrefix
    let names = Self.recipes(in: folder.isEmpty ? "." : folder)
    let name = path.lastPathPart
    // A recipe whose extension is missing takes precedence over similar names.
    let nearest =
      names.first { $0.pathStem.hasSameBytes(as: name) }
      ?? NearestName.nearest(to: name, among: names)
    return Diagnostic(
      .missingFile, "file not found", file: path, suggestion: nearest.map { folder + $0 })
  }

  /// Returns the sorted names of the recipes in a folder.
  private static func recipes(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { extensions.contains($0.pathExtension) }.sortedByBytes()
  }
}

extension SourceText {
  /// The file's name, without its extension.
  package var name: String { isStandardInput ? StandardInput.recipeName : file.pathStem }
}
