import FoundationEssentials
import Imaging

/// Another program that draws the frames of a scene: `COMPETITOR SCENE.json FOLDER`.
///
/// The program writes each frame to the folder, named by its number as in `frame_000000.png`, and
/// prints a JSON object in the last line: its `name` and `version`, the number of `frames`, and the
/// `seconds` of drawing and writing. Optional are the `peakMemory` in bytes, `details`, and the
/// features that it has `leftOut`.
struct Competitor: Sendable {
  /// The command line.
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

  /// Runs the program and returns its measurements.
  ///
  /// - Parameters:
  ///   - scene: The path of the scene.
  ///   - frames: The numbers of the frames.
  ///   - folder: The folder for the frames.
  ///   - scratch: The folder for temporary files.
  func draw(
    scene: String, frames: [Int], to folder: String, scratch: String
  ) async throws -> CompetitorResult {
    let words = command.split(separator: " ").map(String.init)
    let process = try await MeasuredProcess.run(words + [scene, folder], in: scratch)
    guard process.status == 0 else {
      throw BenchmarkError.programFailed(
        command, status: process.status, errors: BenchmarkError.lastLines(of: process.errors))
    }
    guard let line = process.output.split(whereSeparator: \.isNewline).last,
      let report = try? JSONDecoder().decode(Report.self, from: Data(line.utf8)),
      report.seconds > 0
    else { throw BenchmarkError.noReport(command) }
    guard report.frames == frames.count else {
      throw BenchmarkError.wrongFrameCount(command, count: report.frames, expected: frames.count)
    }
    var bytes = 0
    for number in frames {
      let file = FramePattern.standard.name(of: number)
      guard let length = try? Files.length(of: "\(folder)/\(file)") else {
        throw BenchmarkError.frameMissing(command, file: file)
      }
      bytes += length
    }
    return CompetitorResult(
      name: report.name, version: report.version, details: report.details,
      seconds: report.seconds, peakMemory: report.peakMemory, bytes: bytes,
      omissions: report.leftOut ?? [], ratio: 0, difference: 0)
  }
}

extension CompetitorResult {
  /// Creates a result with the median of each measurement; nil if there are no runs.
  ///
  /// - Parameter ours: The duration of Flipbook, in seconds.
  init?(medianOf runs: [CompetitorResult], ours: Double) {
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
