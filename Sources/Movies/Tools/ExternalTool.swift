import Foundation
import Subprocess

/// A program of the system that Flipbook runs.
package struct ExternalTool: Hashable, Sendable {
  /// The program's name, as found along `PATH`.
  package let name: String
  /// What Flipbook needs it for.
  package let purpose: String
  /// The Debian package it is in; nil if there is none.
  package let package: String?
  /// What makes it print its version, on the first line.
  let versionArguments: [String]

  /// Makes movies, and takes them apart.
  package static let ffmpeg = ExternalTool(
    name: "ffmpeg", purpose: "makes movies, and takes them apart", package: "ffmpeg",
    versionArguments: ["-version"])
  /// Makes GIFs smaller.
  package static let gifsicle = ExternalTool(
    name: "gifsicle", purpose: "makes GIFs smaller, with movie --tool gifsicle",
    package: "gifsicle", versionArguments: ["--version"])
  /// Makes GIFs with a palette for each frame.
  package static let gifski = ExternalTool(
    name: "gifski",
    purpose: "makes GIFs of many colours, with movie --tool gifski: cargo install gifski",
    package: nil, versionArguments: ["--version"])
  /// Makes WebP movies.
  package static let img2webp = ExternalTool(
    name: "img2webp", purpose: "makes WebP movies, with movie --tool img2webp", package: "webp",
    versionArguments: ["-version"])

  /// All programs Flipbook runs.
  package static let all = [ffmpeg, gifsicle, gifski, img2webp]

  /// How to get the program.
  package var advice: String {
    package.map { "apt-get install \($0)" } ?? "cargo install \(name)"
  }
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
}
