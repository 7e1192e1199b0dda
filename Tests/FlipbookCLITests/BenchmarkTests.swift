import Foundation
import Testing

/// `flipbook benchmark`, with rivals that are scripts around Flipbook itself.
@Suite struct BenchmarkTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  /// Writes a rival that renders a recipe and tells that so many frames took so long.
  private func rival(_ recipe: String, tells: String) throws -> String {
    try folder.write(
      """
      test -s "$1" || exit 9
      '\(BuiltCommand.path)' render '\(folder.path)/\(recipe)' -o "$2" --progress none >&2 || exit
      echo something else
      echo '\(tells)'
      """, to: "rival.sh")
    return "sh \(folder.path)/rival.sh"
  }

  private static let report = #"{"name": "pencil", "version": "2B", "frames": 30, "seconds": 60}"#

  private func benchmark(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["benchmark"] + arguments, in: folder.path)
  }

  @Test func `recipes are measured beside a rival`() throws {
    let rival = try rival("ball.yaml", tells: Self.report)
    let outcome = try benchmark([
      "ball.yaml", "--runs", "2", "-j", "1,2", "--against", rival, "-o", "numbers.json",
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in [
      "ball: 30 frames, 40x60 px, medians of 2 runs\n", "\n    simulate ", "flipbook, one job ",
      "flipbook, 2 jobs ", "times as fast as with one job", "  pencil 2B ", "2000.00",
    ] {
      #expect(outcome.output.contains(part), "\(part) in \(outcome.output)")
    }
    #expect(outcome.errors.contains("ball, run 2 of 2: \(rival)\n"))
    let numbers = try String(
      contentsOfFile: "\(folder.path)/numbers.json", encoding: .utf8)
    for part in [
      #""name" : "pencil""#, #""processor" : "#, #""recipe" : "ball""#, #""difference" : 0,"#,
      #""jobs" : 2,"#,
    ] {
      #expect(numbers.contains(part), "\(part)")
    }
  }

  @Test func `settings, frames, rate and scale are those of the renders`() throws {
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

  @Test func `a rival that draws something else is told, and exits with 1`() throws {
    try folder.write(
      try String(contentsOfFile: "\(folder.path)/ball.yaml", encoding: .utf8)
        .replacing("[10, 5, 10, 10]", with: "[0, 0, 40, 60]"), to: "other.yaml")
    let rival = try rival("other.yaml", tells: Self.report)
    let outcome = try benchmark(["ball.yaml", "--runs", "1", "--against", rival])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("pencil: unexpected difference: "))
  }

  @Test(arguments: [
    ("no report", "nothing", "did not tell what it did"),
    (
      "frames", #"{"name": "p", "version": "2", "frames": 3, "seconds": 1}"#,
      "drew 3 frames, not 30"
    ),
    ("no time", #"{"name": "p", "version": "2", "frames": 30, "seconds": 0}"#, "did not tell"),
  ])
  func `a rival that does not tell what it did fails`(
    id: String, tells: String, expected: String
  ) throws {
    let rival = try rival("ball.yaml", tells: tells)
    let outcome = try benchmark(["ball.yaml", "--runs", "1", "--against", rival])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
  }

  @Test func `rivals that are missing or fail do not keep others from being measured`() throws {
    let rival = try rival("ball.yaml", tells: Self.report)
    try folder.write("echo far too hard >&2; exit 5", to: "fails.sh")
    try folder.write(#"echo '\#(Self.report)'"#, to: "idle.sh")
    let outcome = try benchmark([
      "ball.yaml", "--runs", "2", "--against", "nowhere/rival", "--against", "sh fails.sh",
      "--against", "sh idle.sh", "--against", rival,
    ])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("pencil 2B"))
    for part in [
      "ball: cannot run nowhere/rival: No such file or directory",
      "ball: sh fails.sh ended with status 5:\nfar too hard",
      "ball: sh idle.sh did not write frame_000000.png",
    ] {
      #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
    #expect(outcome.errors.matches(of: /: sh fails.sh\n/).count == 1)
  }

  @Test func `a signal ends it, and leaves nothing`() throws {
    let temporary = "\(folder.path)/tmp"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: false)
    let outcome = try BuiltCommand.run(
      BuiltCommand.path, ["benchmark", "long.yaml"], in: folder.path,
      environment: ["TMPDIR": temporary]
    ) { process in
      func isAtWork() throws -> Bool {
        guard let scratch = try folder.names(in: "tmp").first else { return false }
        return try folder.names(in: "tmp/\(scratch)").contains("frames-1")
      }
      while process.isRunning, try !isAtWork() { usleep(1000) }
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(outcome.status == 143)
    #expect(outcome.errors.contains("interrupted"))
    #expect(try folder.names(in: "tmp").isEmpty)
  }
}
