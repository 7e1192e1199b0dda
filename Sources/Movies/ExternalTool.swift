import Foundation
import Subprocess

/// A program of the system that Flipbook runs.
package struct ExternalTool: Hashable, Sendable {
  /// The program's name, as found along `PATH`.
  package let name: String
  /// What Flipbook needs it for.
  package let purpose: String
  /// The Debian package it is in.
  package let package: String
  /// What makes it print its version, on the first line.
  let versionArguments: [String]

  /// Makes GIFs, and takes movies apart.
  package static let ffmpeg = ExternalTool(
    name: "ffmpeg", purpose: "makes GIFs of frames, and takes movies apart", package: "ffmpeg",
    versionArguments: ["-version"])

  /// All programs Flipbook runs, by name.
  package static let all = [ffmpeg]
}

extension ExternalTool {
  /// Where the program is; nil if no folder of `searchPath` has it.
  package func path(
    in searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  /// The first line of what the program says about its version.
  ///
  /// Throws a `MovieError` if it is missing or fails.
  package func version() async throws(MovieError) -> String {
    let output = try await run(versionArguments)
    return String(output.prefix { !$0.isNewline })
  }

  /// Runs the program, without a shell and without input, and returns what it prints.
  ///
  /// Throws a `MovieError` if it is missing or fails.
  @discardableResult
  func run(_ arguments: [String]) async throws(MovieError) -> String {
    // More than any of them says; a program that never stops talking is stopped.
    let limit = 1 << 20
    let result: ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>>
    do {
      result = try await Subprocess.run(
        .name(name), arguments: Arguments(arguments), output: .string(limit: limit),
        error: .string(limit: limit))
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw .toolMissing(self)
    } catch {
      throw .toolFailed(self, reason: "\(error)")
    }
    guard result.terminationStatus.isSuccess else {
      let lines = result.standardError.split(whereSeparator: \.isNewline).suffix(5)
      throw .toolFailed(
        self, reason: lines.isEmpty ? "\(result.terminationStatus)" : lines.joined(separator: "\n"))
    }
    return result.standardOutput
  }
}
