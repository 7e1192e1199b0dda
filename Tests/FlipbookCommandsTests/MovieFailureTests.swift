import FlipbookTestSupport
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
    "an encoder that exits successfully without output is an error that leaves no file",
    arguments: [
      ("ffmpeg", "m.gif"), ("ffmpeg", "m.mp4"), ("gifsicle", "m.gif"), ("img2webp", "m.webp"),
    ])
  func silentEncoder(tool: String, file: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/bin", withIntermediateDirectories: false)
    for name in ["ffmpeg", tool] {
      try folder.write("#!/bin/sh\ncat > /dev/null\n", to: "bin/\(name)")
      chmod("\(folder.path)/bin/\(name)", 0o755)
    }
    try folder.write("old", to: "out/\(file)")
    let outcome = try BuiltCommand.run(
      "/usr/bin/env",
      ["PATH=\(folder.path)/bin:/usr/bin:/bin", BuiltCommand.path, "movie", "ball.yaml"]
        + ["-o", "out/\(file)", "--tool", tool, "--progress", "none"], in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("failed:\nit wrote no movie"), "\(outcome.errors)")
    #expect(try names() == [file])
    #expect(try String(contentsOfFile: "\(folder.path)/out/\(file)", encoding: .utf8) == "old")
  }

  @Test(
    "the next movie removes the temporary files of a killed one", arguments: ["m.gif", "m.webp"])
  func killedMovie(file: String) throws {
    let tool = file == "m.webp" ? ["--tool", "img2webp"] : []
    _ = try BuiltCommand.run(
      BuiltCommand.path,
      ["movie", "long.yaml", "-o", "out/\(file)", "--fps", "50", "--progress", "none"] + tool,
      in: folder.path
    ) { process in
      while process.isRunning, try !names().contains(where: { $0.hasSuffix("flipbook-tmp") }) {
        usleep(1000)
      }
      usleep(100_000)
      kill(process.processIdentifier, SIGKILL)
    }
    let left = try names()
    guard !left.isEmpty else { return }
    // The encoder ends when its input is closed, and may still write to its file.
    usleep(300_000)
    let outcome = try BuiltCommand.run(
      ["movie", "ball.yaml", "-o", "out/\(file)", "--progress", "none"] + tool, in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try names() == [file], "\(left)")
  }

  @Test("a pipe receives the movie and remains a pipe", arguments: ["gif", "mp4"]) func pipe(
    format: String
  ) throws {
    let file = "out/m.\(format)"
    let outcome = try BuiltCommand.run(
      "/bin/sh",
      [
        "-c",
        "mkfifo \(file); cat \(file) > out/copy & "
          + "\"$0\" movie ball.yaml -o \(file) --progress none --json && wait && test -p \(file)",
        BuiltCommand.path,
      ], in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let copy = try Data(contentsOf: URL(filePath: "\(folder.path)/out/copy"))
    #expect(outcome.output.contains("\"bytes\" : \(copy.count),"))
    #expect(copy.count > 100)
    #expect(try names() == ["copy", "m.\(format)"])
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
