import Foundation

/// The built command, in processes.
package struct BuiltCommand {
  /// The outcome of a process.
  package struct Outcome {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// The path of the command, next to the test bundle.
  package static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "flipbook").path

  /// Runs the command, in a folder.
  package static func run(
    _ arguments: [String], in folder: String = "/tmp", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: folder, environment: environment)
  }

  /// Runs a program with more variables, outside of continuous integration.
  ///
  /// - Parameter whileRunning: Is called after the program has started.
  package static func run(
    _ program: String, _ arguments: [String], in folder: String,
    environment: [String: String] = [:], whileRunning: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["CI", "FLIPBOOK_RECORD"].contains($0.key) }
      .merging(environment) { _, new in new }
    // A full pipe would block the command, so its streams are files.
    let texts = [".output", ".errors"].map {
      FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)\($0)")
    }
    defer { for text in texts { try? FileManager.default.removeItem(at: text) } }
    for text in texts { try Data().write(to: text) }
    process.standardOutput = try FileHandle(forWritingTo: texts[0])
    process.standardError = try FileHandle(forWritingTo: texts[1])
    try process.run()
    try whileRunning(process)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: texts[0], encoding: .utf8),
      errors: try String(contentsOf: texts[1], encoding: .utf8))
  }
}
