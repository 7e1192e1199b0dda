import FoundationEssentials
import Subprocess

/// An external program that Flipbook runs.
package struct ExternalTool: Hashable, Sendable {
  /// The program's name, which is searched for in `PATH`.
  package let name: String
  /// The purpose of the program, in words.
  package let purpose: String
  /// The Debian package that contains the program; nil if there is none.
  package let package: String?
  /// The arguments with which it prints its version on the first line.
  let versionArguments: [String]

  /// Creates movies, and extracts their frames.
  package static let ffmpeg = ExternalTool(
    name: "ffmpeg", purpose: "creates movies, and extracts their frames", package: "ffmpeg",
    versionArguments: ["-version"])
  /// Compresses GIFs.
  package static let gifsicle = ExternalTool(
    name: "gifsicle", purpose: "compresses GIFs, with movie --tool gifsicle",
    package: "gifsicle", versionArguments: ["--version"])
  /// Creates GIFs with a palette for each frame.
  package static let gifski = ExternalTool(
    name: "gifski",
    purpose: "creates GIFs with many colors, with movie --tool gifski: cargo install gifski",
    package: nil, versionArguments: ["--version"])
  /// Creates WebP movies.
  package static let img2webp = ExternalTool(
    name: "img2webp", purpose: "creates WebP movies, with movie --tool img2webp", package: "webp",
    versionArguments: ["-version"])

  /// Prints the packages of files.
  package static let dpkgQuery = ExternalTool(
    name: "dpkg-query", purpose: "prints the packages of libraries", package: "dpkg",
    versionArguments: ["--version"])

  /// The programs that create movies.
  package static let all = [ffmpeg, gifsicle, gifski, img2webp]

  /// The command that installs the program.
  package var installCommand: String {
    package.map { "apt-get install \($0)" } ?? "cargo install \(name)"
  }
}

extension ExternalTool {
  /// Returns the program's path; nil if no folder of `searchPath` contains it.
  package func path(
    in searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { path in
      var isFolder = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder && FileManager.default.isExecutableFile(atPath: path)
    }
  }

  /// Returns the first line of the program's version output.
  ///
  /// Throws a `MovieError` if it is not installed or fails.
  package func version() async throws(MovieError) -> String {
    let version = try await run(versionArguments).prefix { !$0.isNewline }
    guard !version.isEmpty else { throw .toolFailed(self, reason: "it printed no version") }
    return String(version)
  }
}
