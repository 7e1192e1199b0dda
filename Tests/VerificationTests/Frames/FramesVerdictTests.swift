import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct FramesVerdictTests {
  private let folder: FrameFolder

  init() throws {
    folder = try FrameFolder()
  }

  private func verdict(
    _ first: String, _ second: String, tolerance: ImageTolerance = .exact, jobs: Int = 3
  ) async throws -> FramesVerdict {
    try await FramesVerdict.comparing(
      FrameSequence(folder: first), with: FrameSequence(folder: second), tolerance: tolerance,
      jobs: jobs)
  }

  @Test("folders with equal pixels are the same, even with different bytes") func equalPixels()
    async throws
  {
    let first = try folder.write([0, 1, 2], to: "a")
    let second = try folder.write([0, 1, 2], to: "b")
    // Transparent red instead of transparent black: equal pixels in different files.
    let clear = image(6, 4) { _, _ in [0, 0, 0, 0] }
    try folder.write([("frame_3.png", clear)], to: "a")
    let file = clear.changed { _, _, _ in [255, 0, 0, 0] }.withPixels {
      PNGEncoder().encode($0)
    }
    try Files.write(file + [0], to: "\(second)/frame_3.png")
    let verdict = try await verdict(first, second)
    #expect(verdict.isGood)
    #expect(
      verdict.text == """
        \(first) and \(second) are the same: 4 frames of 6x4 px
          tolerance: none, every pixel must match

        """)
  }

  @Test(
    "the verdict contains the first, the worst and all differing frames", arguments: [1, 2, 16])
  func verdictText(jobs: Int) async throws {
    let first = try folder.write([0, 0, 0, 0, 0, 0, 0, 0], to: "a")
    let second = try folder.write([0, 1, 2, 5, 0, 0, 0, 3], to: "b")
    let verdict = try await verdict(first, second, jobs: jobs)
    #expect(!verdict.isGood)
    #expect(verdict.firstDifference?.pair.number == 1)
    #expect(verdict.worst?.pair.number == 3)
    #expect(verdict.differing == [1...3, 7...7])
    #expect(
      verdict.text == """
        \(first) and \(second) differ: 4 of 8 frames of 6x4 px
          first: frame 1: 1 pixel (4.2%), within 1x1 px at (0, 0), by up to 1 in OKLab at (0, 0), \
        4.2% of the 6x4 px at (0, 0)
          worst: frame 3: 5 pixels (20.8%), within 5x1 px at (0, 0), by up to 1 in OKLab at (0, 0), \
        20.8% of the 6x4 px at (0, 0)
          differ: frames 1 to 3 and 7
          tolerance: none, every pixel must match

        """)
  }

  @Test("tolerated differences are reported with the tolerance") func toleratedDifferences()
    async throws
  {
    var tolerance = ImageTolerance()
    tolerance.pixels = 2
    let verdict = try await verdict(
      try folder.write([0, 0, 0], to: "a"), try folder.write([0, 1, 2], to: "b"),
      tolerance: tolerance)
    #expect(verdict.isGood)
    #expect(verdict.text.contains("within tolerance: 2 frames, worst: frame 2: 2 pixels (8.3%)"))
    #expect(verdict.text.contains("tolerance: up to 2 pixels may differ"))
  }

  @Test("frames are paired by name; others are missing or additional") func pairsByName()
    async throws
  {
    let first = try folder.write([0, 1, 2, 3], to: "a")
    let second = try folder.write([0, 1, 2, 3, 4, 5], to: "b")
    Files.discard("\(second)/frame_1.png")
    let verdict = try await verdict(first, second)
    #expect(verdict.missing == [1...1])
    #expect(verdict.additional == [4...5])
    #expect(verdict.differing == [])
    #expect(verdict.text.contains("differ: 3 of 6 frames of 6x4 px\n  first: frame 1: missing\n"))
    #expect(verdict.text.contains("  missing: frame 1\n  additional: frames 4 to 5\n"))
  }

  /// Folders with different names, and the result of comparing them.
  @Test(
    "without common names frames are aligned in order",
    arguments: [
      ([0, 1, 2, 3], [0, 1, 2, 3], [], [], []), ([0, 1, 2, 3], [0, 1, 3], [], [2...2], []),
      ([0, 1, 2, 3], [0, 1, 4, 2, 3], [], [], [2...2]),
      ([0, 1, 2, 3], [1, 2, 3], [], [0...0], []),
      ([0, 1, 2, 3], [0, 1], [], [2...3], []), ([0, 1, 2, 3], [0, 1, 2, 3, 4], [], [], [4...4]),
      ([0, 1, 2, 3], [0, 5, 3], [1...1], [2...2], []), ([0, 0, 0], [0, 0], [], [2...2], []),
      ([1], [2, 3], [0...0], [], [1...1]), ([0, 1, 2], [0, 2, 1], [1...2], [], []),
    ] as [([Int], [Int], [ClosedRange<Int>], [ClosedRange<Int>], [ClosedRange<Int>])])
  func alignment(
    first: [Int], second: [Int], differing: [ClosedRange<Int>], missing: [ClosedRange<Int>],
    additional: [ClosedRange<Int>]
  ) async throws {
    let verdict = try await verdict(
      try folder.write(first, to: "a"),
      try folder.write(second, to: "b") { "shot \(["a", "b", "c", "d", "e"][$0]).png" })
    #expect(verdict.differing == differing)
    #expect(verdict.missing == missing)
    #expect(verdict.additional == additional)
  }

  @Test("frames of different sizes differ") func differentSizes() async throws {
    let first = try folder.write([("1.png", white(4, 3)), ("2.png", white(4, 3))], to: "a")
    let second = try folder.write([("1.png", white(3, 4)), ("2.png", white(4, 3))], to: "b")
    let verdict = try await verdict(first, second)
    #expect(verdict.differing == [1...1])
    #expect(verdict.worst == nil)
    #expect(
      verdict.text.contains(
        "1 of 2 frames of 4x3 and 3x4 px\n  first: frame 1: 4x3 px and 3x4 px\n"))
  }

  @Test("the first invalid file is reported") func invalidFile() async throws {
    let first = try folder.write([0, 1, 2, 3], to: "a")
    let second = try folder.write([0, 1, 2, 3], to: "b")
    for name in ["frame_2.png", "frame_3.png"] { try Files.write([1], to: "\(second)/\(name)") }
    await #expect(
      throws: VerificationError.unreadable(.notPNG(name: "\(second)/frame_2.png"))
    ) { try await verdict(first, second) }
  }

  @Test("two images are described as images") func twoImages() async throws {
    let path = try folder.write([0, 2], to: "a")
    let verdict = try await FramesVerdict.comparing(
      FrameSequence(image: "\(path)/frame_0.png"),
      with: FrameSequence(image: "\(path)/frame_1.png"))
    #expect(verdict.headline == "\(path)/frame_0.png and \(path)/frame_1.png differ: 6x4 px")
    #expect(verdict.text.contains("\n  2 pixels (8.3%), within 2x1 px"))
  }

  @Test("the JSON report contains the whole verdict") func jsonReport() async throws {
    let first = try folder.write([0, 0, 0], to: "a")
    let second = try folder.write([0, 2, 0, 0], to: "b")
    let verdict = try await verdict(first, second)
    let encoder = JSONEncoder()
    let object = try #require(
      try JSONSerialization.jsonObject(with: encoder.encode(verdict.report)) as? [String: Any])
    #expect(object["formatVersion"] as? Int == 1)
    #expect(object["isSame"] as? Bool == false)
    #expect(object["firstDifference"] as? Int == 1)
    #expect(object["worst"] as? Int == 1)
    #expect(object["additional"] as? [[String: Int]] == [["first": 3, "last": 3]])
    let differences = try #require(object["differences"] as? [[String: Any]])
    #expect(differences.map { $0["state"] as? String } == ["differs", "additional"])
    #expect((differences[0]["pixels"] as? [String: Any])?["differing"] as? Int == 2)
  }

  @Test("the test suite has a case for each frame") func testSuite() async throws {
    let verdict = try await verdict(
      try folder.write([0, 0], to: "a"), try folder.write([0, 2], to: "b"))
    let suite = verdict.testSuite
    #expect(suite.cases.map(\.name) == ["frame 0", "frame 1"])
    #expect(suite.cases[0].failure == nil)
    #expect(suite.cases.map(\.file) == (0...1).map { "\(folder.path)/b/frame_\($0).png" })
    #expect(suite.cases.allSatisfy { $0.seconds ?? 0 > 0 })
    #expect(suite.cases[1].failure?.hasPrefix("frame 1: 2 pixels") == true)
  }
}

@Suite struct FrameRangesTests {
  @Test(
    "ranges are listed up to a limit",
    arguments: [
      ([3...3], "frame 3"), ([3...5], "frames 3 to 5"), ([1...1, 4...4], "frames 1 and 4"),
      ([1...2, 4...4, 6...9], "frames 1 to 2, 4 and 6 to 9"),
      (
        (0..<10).map { $0 * 2...$0 * 2 },
        "frames 0, 2, 4, 6, 8, 10, 12, 14 and 2 more ranges"
      ),
    ] as [([ClosedRange<Int>], String)])
  func rangesText(runs: [ClosedRange<Int>], text: String) {
    #expect(FrameRanges.text(runs) == text)
  }
}

@Suite struct TestSuiteReportTests {
  @Test("the report is valid JUnit XML for any text") func junitXML() {
    let report = TestSuiteReport(
      name: "a & \"b\"",
      cases: [
        .init(name: "good", file: "a&b.yaml", seconds: 1.25),
        .init(name: "<bad>", failure: "first\nsecond \u{1B}[0m"),
      ])
    #expect(
      report.xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1" time="1.250">
          <testsuite name="a &amp; &quot;b&quot;" tests="2" failures="1" time="1.250">
            <testcase classname="a &amp; &quot;b&quot;" name="good" file="a&amp;b.yaml" time="1.250"/>
            <testcase classname="a &amp; &quot;b&quot;" name="&lt;bad&gt;"><failure message="first">first
        second \u{FFFD}[0m</failure></testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
