import Foundation

/// The built command, in processes.
struct BuiltCommand {
  /// The outcome of a process.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The path of the command, next to the test bundle.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "flipbook").path

  /// Runs the command, in a folder.
  static func run(
    _ arguments: [String], in folder: String = "/tmp", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(path, arguments, in: folder, environment: environment)
  }

  /// Runs a program with more variables, outside of continuous integration.
  ///
  /// - Parameter whileRunning: Is called after the program has started.
  static func run(
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
