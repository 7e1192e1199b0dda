import FlipbookTestSupport
import Foundation
import Testing

/// `flipbook benchmark`, with competitors that are scripts around Flipbook itself.
@Suite struct BenchmarkTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  /// Writes a competitor that renders a recipe and prints a report, and returns its command.
  private func competitor(_ recipe: String, report: String) throws -> String {
    try folder.write(
      """
      test -s "$1" || exit 9
      '\(BuiltCommand.path)' render '\(folder.path)/\(recipe)' -o "$2" --progress none >&2 || exit
      echo something else
      echo '\(report)'
      """, to: "competitor.sh")
    return "sh \(folder.path)/competitor.sh"
  }

  private static let report = #"{"name": "pencil", "version": "2B", "frames": 30, "seconds": 60}"#

  private func benchmark(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["benchmark"] + arguments, in: folder.path)
  }

  @Test("benchmark measures recipes and a competitor") func measurements() throws {
    let competitor = try competitor("ball.yaml", report: Self.report)
    let outcome = try benchmark([
      "ball.yaml", "--runs", "2", "-j", "1,2", "--against", competitor, "-o", "numbers.json",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in [
      "ball: 30 frames, 40x60 px, medians of 2 runs\n", "\n    simulate ", "flipbook, one job ",
      "flipbook, 2 jobs ", "times as fast as with one job", "  pencil 2B ", "2000.00",
    ] {
      #expect(outcome.output.contains(part), "\(part) in \(outcome.output)")
    }
    #expect(outcome.errors.contains("ball, run 2 of 2: \(competitor)\n"))
    let numbers = try String(
      contentsOfFile: "\(folder.path)/numbers.json", encoding: .utf8)
    for part in [
      #""name" : "pencil""#, #""processor" : "#, #""recipe" : "ball""#, #""difference" : 0,"#,
      #""jobs" : 2,"#,
    ] {
      #expect(numbers.contains(part), "\(part)")
    }
  }

  @Test("benchmark uses settings, frames, frame rate, and scale for its renders")
  func renderOptions() throws {
    try folder.write(
      """
      flipbook: 1
      stage: { size: [40, 60], scale: 1 }
      duration: 1s
      params: { width: 10 }
      views: { a: { frame: [0, 0, $width, 10], backgroundColor: red } }
      """, to: "parameter.yaml")
    let outcome = try benchmark([
      "parameter.yaml", "--set", "width=20", "--fps", "30", "--scale", "2", "--frames", "0-20x10",
      "--runs", "1", "--json",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let benchmarks = try #require(report["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.first?["frames"] as? Int == 3)
    #expect(benchmarks.first?["size"] as? [String: Int] == ["width": 80, "height": 120])
    let renderings = try #require(benchmarks.first?["flipbook"] as? [[String: Any]])
    #expect(renderings.first?["peakMemory"] as? Int ?? 0 > 1 << 20)
    #expect(renderings.first?["startUp"] as? Double ?? 0 > 0)
  }

  @Test("benchmark exits with 1 if a competitor draws something else") func differentFrames() throws
  {
    try folder.write(
      try String(contentsOfFile: "\(folder.path)/ball.yaml", encoding: .utf8)
        .replacing("[10, 5, 10, 10]", with: "[0, 0, 40, 60]"), to: "other.yaml")
    let competitor = try competitor("other.yaml", report: Self.report)
    let outcome = try benchmark(["ball.yaml", "--runs", "1", "--against", competitor])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("pencil: unexpected difference: "))
  }

  @Test(
    "benchmark exits with 3 if a competitor prints an invalid report",
    arguments: [
      ("no report", "nothing", "printed no report"),
      (
        "frames", #"{"name": "p", "version": "2", "frames": 3, "seconds": 1}"#,
        "drew 3 frames: expected 30"
      ),
      (
        "no time", #"{"name": "p", "version": "2", "frames": 30, "seconds": 0}"#,
        "printed no report"
      ),
    ])
  func invalidReport(
    id: String, report: String, expected: String
  ) throws {
    let competitor = try competitor("ball.yaml", report: report)
    let outcome = try benchmark(["ball.yaml", "--runs", "1", "--against", competitor])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
  }

  @Test("benchmark measures the other competitors if one is missing or fails")
  func failingCompetitors() throws {
    let competitor = try competitor("ball.yaml", report: Self.report)
    try folder.write("echo far too hard >&2; exit 5", to: "fails.sh")
    try folder.write(#"echo '\#(Self.report)'"#, to: "idle.sh")
    let outcome = try benchmark([
      "ball.yaml", "--runs", "2", "--against", "nowhere/competitor", "--against", "sh fails.sh",
      "--against", "sh idle.sh", "--against", competitor,
    ])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("pencil 2B"))
    for part in [
      "ball: cannot run nowhere/competitor: No such file or directory",
      "ball: sh fails.sh exited with code 5:\nfar too hard",
      "ball: sh idle.sh did not write frame_000000.png",
    ] {
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
    #expect(outcome.errors.matches(of: /: sh fails.sh\n/).count == 1)
  }

  @Test("a signal ends benchmark and removes its temporary files") func signal() throws {
    let temporary = "\(folder.path)/tmp"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: false)
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, ["benchmark", "long.yaml"], in: folder.path,
      environment: ["TMPDIR": temporary]
    ) { process in
      func isRendering() throws -> Bool {
        guard let scratch = try folder.names(in: "tmp").first else { return false }
        return try folder.names(in: "tmp/\(scratch)").contains("frames-1")
      }
      while process.isRunning, try !isRendering() { usleep(1000) }
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(outcome.status == 143)
    #expect(outcome.errors.contains("interrupted"))
    #expect(try folder.names(in: "tmp").isEmpty)
  }
}
