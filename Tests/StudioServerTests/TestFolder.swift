import Foundation

/// A temporary folder that is removed when the test ends.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "flipbook-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
    return "\(path)/\(name)"
  }

  func rename(_ name: String, to other: String) {
    _ = Glibc.rename("\(path)/\(name)", "\(path)/\(other)")
  }
}
