import FlipbookTestSupport
import Foundation

/// Swift sources in a temporary folder, which the built command plays.
final class SceneFolder: Sendable {
  let path: String

  /// Writes files with these names and texts.
  init(_ files: [String: String]) throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the names of the files in a subfolder, sorted.
  func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  /// Runs the command in the folder.
  ///
  /// - Parameter usesOwnCache: Whether the compiled programs are kept in the folder, not in that of all tests.
  func run(
    _ arguments: [String], environment: [String: String] = [:], usesOwnCache: Bool = false
  ) throws -> BuiltCommand.Outcome {
    let cache =
      usesOwnCache
      ? "\(path)/.caches" : RepositoryFiles.root.appending(path: ".build/scene-tests").path
    return try BuiltCommand.run(
      arguments, in: path,
      environment: [
        "FLIPBOOK_KIT": try TestKit.path.get(), "XDG_CACHE_HOME": cache,
      ].merging(environment) { _, new in new })
  }
}

/// The rows of a trace, by tick and item.
struct TraceTable {
  private var values: [String: [String: String]] = [:]
  let items: [String]

  init(csv: String) {
    let lines = csv.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    var items: [String] = []
    for line in lines.dropFirst() where line.count == lines[0].count {
      if !items.contains(line[2]) { items.append(line[2]) }
      values["\(line[0]) \(line[2])"] = Dictionary(
        zip(lines[0], line), uniquingKeysWith: { first, _ in first })
    }
    self.items = items
  }

  /// Returns a number of an item, by the start of its column's name.
  func value(_ column: String, of item: String, tick: Int) -> Double? {
    values["\(tick) \(item)"]?.first { $0.key.hasPrefix(column) }.flatMap { Double($0.value) }
  }
}
