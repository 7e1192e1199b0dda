import Foundation
import Imaging

/// Another program that draws a scene's frames: `RIVAL SCENE.json FOLDER`.
///
/// It writes every frame to the folder, as `frame_000000.png` by its number, and prints a line of JSON at
/// last: `name`, `version`, `frames`, and the `seconds` that drawing and writing took. It may tell its
/// `peakMemory` in bytes, `details`, and what it has `leftOut`.
struct Rival: Sendable {
  /// The command as it was given.
  let command: String

  private struct Report: Decodable {
    let name: String
    let version: String
    let details: String?
    let frames: Int
    let seconds: Double
    let peakMemory: Int?
    let leftOut: [String]?
  }

  /// Has the frames of a scene drawn.
  ///
  /// - Parameters:
  ///   - scene: The scene's file.
  ///   - frames: The frames' numbers.
  ///   - folder: Where they go.
  ///   - scratch: Where the program may put what it needs meanwhile.
  func draw(
    scene: String, frames: [Int], to folder: String, scratch: String
  ) async throws -> RivalResult {
    let words = command.split(separator: " ").map(String.init)
    let process = try await MeasuredProcess.run(words + [scene, folder], in: scratch)
    guard process.status == 0 else {
      throw BenchmarkError.programFailed(
        command, status: process.status, errors: BenchmarkError.end(of: process.errors))
    }
    guard let line = process.output.split(whereSeparator: \.isNewline).last,
      let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)),
      report.seconds > 0
    else { throw BenchmarkError.noReport(command) }
    guard report.frames == frames.count else {
      throw BenchmarkError.otherFrames(command, count: report.frames, expected: frames.count)
    }
    var bytes = 0
    for number in frames {
      let file = FramePattern.standard.name(of: number)
      guard let length = try? Files.length(of: "\(folder)/\(file)") else {
        throw BenchmarkError.frameMissing(command, file: file)
      }
      bytes += length
    }
    return RivalResult(
      name: report.name, version: report.version, details: report.details,
      seconds: report.seconds, peakMemory: report.peakMemory, bytes: bytes,
      leftOut: report.leftOut ?? [], ratio: 0, difference: 0)
  }
}

extension RivalResult {
  /// The median of each number, beside the seconds that Flipbook took.
  init?(medianOf runs: [RivalResult], ours: Double) {
    guard let first = runs.first, let seconds = runs.median(\.seconds),
      let bytes = runs.median(\.bytes), let difference = runs.map(\.difference).max()
    else { return nil }
    self = first
    self.seconds = seconds
    peakMemory = runs.compactMap(\.peakMemory).median
    self.bytes = bytes
    self.difference = difference
    ratio = seconds / ours
  }
}
