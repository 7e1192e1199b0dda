import Foundation
import Testing

private let hasFFmpeg =
  (try? BuiltCommand.run("/usr/bin/env", ["ffmpeg", "-version"], in: "/tmp"))?.status == 0

/// Failures while a movie is made.
@Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
struct MovieFailureTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out", withIntermediateDirectories: false)
  }

  private func names() throws -> [String] { try folder.names(in: "out") }

  /// Returns the process identifier of the ffmpeg that a process runs.
  private func child(of process: Process) -> Int32? {
    // Any thread may be the parent.
    let threads = "/proc/\(process.processIdentifier)/task"
    let children = ((try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? [])
      .compactMap { try? String(contentsOfFile: "\(threads)/\($0)/children", encoding: .utf8) }
      .flatMap { $0.split(separator: " ").compactMap { Int32($0) } }
    return children.first { child in
      let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
      return name == "ffmpeg\n"
    }
  }

  @Test(
    "a killed encoder is an error that leaves no file",
    arguments: [("gif", SIGKILL), ("mp4", SIGKILL), ("webp", SIGTERM)] as [(String, Int32)])
  func killedEncoder(
    format: String, signal: Int32
  ) throws {
    let outcome = try BuiltCommand.run(
      BuiltCommand.path,
      ["movie", "long.yaml", "-o", "out/m.\(format)", "--fps", "50", "--progress", "none"],
      in: folder.path
    ) { process in
      while process.isRunning {
        if let child = child(of: process) {
          usleep(50_000)
          kill(child, signal)
          return
        }
      }
    }
    #expect(outcome.status == 3, "\(outcome.errors)")
    #expect(outcome.errors.contains("flipbook: error: ffmpeg failed:"))
    #expect(try names() == [])
  }

  @Test(
    "a signal ends movie, and keeps the previous file",
    arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func signal(signal: Int32, status: Int32) throws {
    try folder.write("old", to: "out/m.webm")
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, ["movie", "long.yaml", "-o", "out/m.webm", "--progress", "none"],
      in: folder.path
    ) { process in
      while process.isRunning, child(of: process) == nil { usleep(1000) }
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == status)
    #expect(outcome.errors.contains("interrupted"))
    #expect(try names() == ["m.webm"])
    let text = try String(contentsOfFile: "\(folder.path)/out/m.webm", encoding: .utf8)
    #expect(text == "old")
  }

  @Test(
    "a missing encoder is an error with its package",
    arguments: [
      ("ffmpeg", "m.gif", "apt-get install ffmpeg"), ("ffmpeg", "m.mp4", "apt-get install ffmpeg"),
      ("gifsicle", "m.gif", "apt-get install"), ("gifski", "m.gif", "cargo install gifski"),
      ("img2webp", "m.webp", "apt-get install webp"),
    ])
  func missingEncoder(
    tool: String, file: String, words: String
  ) throws {
    let outcome = try BuiltCommand.run(
      "/usr/bin/env",
      ["PATH=/nowhere", BuiltCommand.path, "movie", "ball.yaml", "-o", "out/\(file)"]
        + ["--tool", tool], in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("is not installed; install it with: \(words)"))
    #expect(try names() == [])
  }
}
