import Foundation

/// A temporary folder in which scripts of `.make/package` run.
final class PackageFolder: Sendable {
  /// The outcome of a script.
  struct Outcome {
    let status: Int32
    let output: String
  }

  /// The folder of the scripts.
  static let scripts = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".make/package")

  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders that it is in.
  func write(_ contents: Data, to path: String, isProgram: Bool = false) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: file)
    let permissions = isProgram ? 0o755 : 0o644
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// Returns the sorted paths of the files and folders below a folder.
  func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: url.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).sorted()
  }

  /// Runs a shell script in the folder; its output contains its errors.
  func run(_ script: String, environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1; \(script)"]
    process.currentDirectoryURL = url
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
