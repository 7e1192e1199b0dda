import Foundation

/// The files of this repository.
enum Repository {
  /// The folder that Package.swift stands in.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, named from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether there is a file at a path from the root.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The files below a folder, named from the root, in order.
  static func files(below folder: String, suffixes: [String] = [".swift"]) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { name in suffixes.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The names that a Swift file imports.
  static func imports(of text: String) -> [(name: String, isReexported: Bool)] {
    let declaration =
      /(?m)^(?<attribute>(?:@\w+\s+|public\s+|package\s+|internal\s+)*)import\s+(?:struct\s+|class\s+|enum\s+|func\s+)?(?<name>\w+)/
    return text.matches(of: declaration).map {
      (String($0.name), $0.attribute.contains("@_exported"))
    }
  }
}
