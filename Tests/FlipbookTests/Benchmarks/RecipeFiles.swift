import Foundation

/// The recipes that come with Flipbook.
enum RecipeFiles {
  /// The folder of the whole project.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Those that show what it can do.
  static var all: [String] { get throws { try files(in: "Recipes") } }

  /// One of those that it is measured with.
  static func scene(_ name: String) -> String {
    root.appending(path: "Benchmarks/Scenes/\(name).yaml").path
  }

  static func files(in folder: String) throws -> [String] {
    let folder = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appending(path: $0).path }
  }
}
