import FoundationEssentials

/// A temporary folder, which its user removes.
package struct ScratchFolder: Sendable {
  package let path: String

  /// Creates a folder whose name begins with `prefix`.
  package init(prefix: String = "flipbook-") throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "\(prefix)\(UUID().uuidString)").path
    try Files.makeFolder(path)
  }

  package func remove() { Files.removeTree(path) }
}
