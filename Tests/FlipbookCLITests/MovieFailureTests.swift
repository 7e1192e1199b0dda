import Foundation
import Testing

private let hasFFmpeg =
  (try? BuiltCommand.run("/usr/bin/env", ["ffmpeg", "-version"], in: "/tmp"))?.status == 0

/// What becomes of a movie when something breaks while it is made.
@Suite(.enabled(if: hasFFmpeg, "ffmpeg is not installed"))
struct MovieFailureTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out", withIntermediateDirectories: false)
  }

  private func names() throws -> [String] { try folder.names(in: "out") }

  /// The number of the program that a process runs.
  private func child(of process: Process) -> Int32? {
    // Of any of its threads.
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
    arguments: [("gif", SIGKILL), ("mp4", SIGKILL), ("webp", SIGTERM)] as [(String, Int32)])
  func `a program that is killed is told, and leaves nothing`(
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

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends it, and what was there stays`(signal: Int32, status: Int32) throws {
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
    let left = try String(contentsOfFile: "\(folder.path)/out/m.webm", encoding: .utf8)
    #expect(left == "old")
  }

  @Test(arguments: [
    ("ffmpeg", "m.gif", "apt-get install ffmpeg"), ("ffmpeg", "m.mp4", "apt-get install ffmpeg"),
    ("gifsicle", "m.gif", "apt-get install"), ("gifski", "m.gif", "cargo install gifski"),
    ("img2webp", "m.webp", "apt-get install webp"),
  ])
  func `a missing program is told with its package`(
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
