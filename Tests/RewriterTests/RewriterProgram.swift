import Foundation

/// The rewriter, compiled from its sources.
enum RewriterProgram {
  struct Report: Decodable {
    struct Entry: Decodable {
      let kind: String
      let name: String?
    }
    struct Edit: Decodable {
      let line: Int
      let column: Int
      let oldLength: Int
      let newLength: Int
    }
    struct File: Decodable {
      let path: String
      let output: String
      let edits: [Edit]
    }
    struct Message: Decodable {
      let file: String
      let line: Int
      let column: Int
      let message: String
      let code: String
    }
    struct Class: Decodable {
      let name: String
      let kind: String
      let isCandidate: Bool
      let isCreatable: Bool
    }
    let entry: Entry
    let classes: [Class]
    var candidates: [String] { classes.filter(\.isCandidate).map(\.name) }
    let files: [File]
    let warnings: [Message]
    let errors: [Message]
  }

  struct Output {
    let report: Report
    /// The text of the rewritten files, in the order of the inputs.
    let texts: [String]
    /// The text of the file with the entry.
    let entry: String
    /// The paths of all files to compile.
    let paths: [String]
    let folder: TemporaryFolder
  }

  enum Failure: Error {
    case compiler(String)
    case rewriter(status: Int32, String)
  }

  /// Rewrites files with these names and texts as one program.
  static func run(
    _ files: [(name: String, text: String)], options: [String] = []
  ) throws -> Output {
    try run(files.map { ($0.name, Data($0.text.utf8)) }, options: options)
  }

  /// Rewrites files with these names and bytes as one program.
  static func run(
    _ files: [(name: String, bytes: Data)], options: [String] = []
  ) throws -> Output {
    let folder = try TemporaryFolder()
    let paths = try files.map { file in
      let url = folder.url.appending(path: file.name)
      try file.bytes.write(to: url)
      return url.path
    }
    return try run(paths: paths, options: options, in: folder)
  }

  /// Rewrites files of the repository as one program.
  static func run(
    paths: [String], options: [String] = [], in folder: TemporaryFolder
  ) throws -> Output {
    let output = folder.url.appending(path: "out").path
    let result = try execute(
      try program.get().path, ["--output", output] + options + paths)
    guard result.status == 0 else {
      throw Failure.rewriter(status: result.status, result.errors)
    }
    let report = try JSONDecoder().decode(Report.self, from: result.output)
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    return Output(
      report: report, texts: try report.files.map { try text($0.output) },
      entry: try text("\(output)/FlipbookEntry.swift"),
      paths: try FileManager.default.contentsOfDirectory(atPath: output).sorted()
        .map { "\(output)/\($0)" },
      folder: folder)
  }

  /// Runs a program, and returns its exit status and what it printed.
  static func execute(
    _ path: String, _ arguments: [String]
  ) throws -> (status: Int32, output: Data, errors: String) {
    let folder = try TemporaryFolder()
    let errors = folder.url.appending(path: "errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    let file = try FileHandle(forWritingTo: errors)
    process.standardError = file
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try file.close()
    let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    return (process.terminationStatus, output, text)
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The compiled program, which the kit contains too.
  static let program: Result<URL, any Error> = Result {
    let result = try execute(root.appending(path: ".make/rewriter").path, [])
    guard result.status == 0 else { throw Failure.compiler(result.errors) }
    return URL(
      filePath: String(decoding: result.output, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines))
  }
}

/// A folder that is removed with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "rewriter-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
