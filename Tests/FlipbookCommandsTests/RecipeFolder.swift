import Foundation

/// A temporary folder with a short recipe and a long one.
final class RecipeFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, duration) in [("ball", "0.5s"), ("long", "600s")] {
      try write(
        """
        flipbook: 1
        title: A ball falls
        stage: { size: [40, 60], scale: 1 }
        duration: \(duration)
        views:
          ball: { frame: [10, 5, 10, 10], backgroundColor: orange }
        animator:
          - gravity: { items: [ball] }
        """, to: "\(name).yaml")
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  /// Returns the names of all files in a subfolder, including hidden ones, sorted.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}
