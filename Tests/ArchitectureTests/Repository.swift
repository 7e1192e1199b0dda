import Foundation
import Synchronization

/// Access to the files of this repository.
enum Repository {
  /// The folder of Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the text of a file at a path relative to the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns whether a file exists at a path relative to the root.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// Returns the sorted paths, relative to the root, of the files in a folder and its subfolders.
  static func files(below folder: String, suffixes: [String] = [".swift"]) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { name in suffixes.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  /// Returns the modules that a Swift file at a path relative to the root imports.
  static func imports(in path: String) throws -> [(name: String, isReexported: Bool)] {
    if let known = importsOfFiles.withLock({ $0[path] }) { return known }
    let imports = imports(of: try text(path))
    importsOfFiles.withLock { $0[path] = imports }
    return imports
  }

  /// The imports of files that several tests read.
  private static let importsOfFiles = Mutex<[String: [(name: String, isReexported: Bool)]]>([:])

  /// Returns the modules that the text of a Swift file imports.
  static func imports(of text: String) -> [(name: String, isReexported: Bool)] {
    let declaration =
      /(?m)^(?<attribute>(?:@\w+\s+|public\s+|package\s+|internal\s+)*)import\s+(?:struct\s+|class\s+|enum\s+|func\s+)?(?<name>\w+)/
    return text.matches(of: declaration).map {
      (String($0.name), $0.attribute.contains("@_exported"))
    }
  }
}
