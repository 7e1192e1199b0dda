import Foundation

/// The paths of files in the repository.
package enum RepositoryFiles {
  /// The root folder of the repository.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of the example recipes.
  package static var recipes: [String] { get throws { try files(in: "Recipes") } }

  /// Returns the path of a benchmark scene.
  package static func scene(_ name: String) -> String {
    root.appending(path: "Benchmarks/Scenes/\(name).yaml").path
  }

  package static func files(in folder: String) throws -> [String] {
    let folder = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0).path }
  }
}
