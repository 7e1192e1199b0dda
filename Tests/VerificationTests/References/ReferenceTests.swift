import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct ReferenceTests {
  static func digest(_ text: String) -> Digest { Digest(bytes: Array(text.utf8)) }

  static func reference(
    _ frames: [String] = ["a", "a", "b", "a"], images: [Int] = [0, 2],
    motion: Motion = Motion(ticks: 4, x: { $0 < 2 ? 50 : 60.123456 })
  ) -> Reference {
    Reference(
      recipe: "ball", size: .init(width: 6, height: 4), scale: 0.5, fps: .standard,
      parts: [.init(name: "cairo", version: "1.16.0")], frames: frames.map(digest),
      images: images.map { .init(number: $0, file: FramePattern.standard.name(of: $0)) },
      trace: motion.trace)
  }

  @Test("a reference is written as text") func text() {
    #expect(
      Self.reference().text == """
        flipbook-reference\t1
        recipe\tball
        size\t6\t4
        scale\t0.5
        fps\t60\t1
        part\tcairo\t1.16.0
        frames\t0\t1\t\(Self.digest("a"))
        frames\t2\t2\t\(Self.digest("b"))
        frames\t3\t3\t\(Self.digest("a"))
        picture\t0\tframe_000000.png
        picture\t2\tframe_000002.png
        number\tball\tcenter.x\t0: 50*2 60.1235*2
        number\tball\tcenter.y\t0: 100*4
        number\tball\tangle\t0: 0*4
        number\tball\twidth\t0: 10*4
        number\tball\theight\t0: 10*4
        number\tball\talpha\t0: 1*4

        """)
  }

  @Test("a reference may contain the version of Flipbook") func version() throws {
    var reference = Self.reference()
    reference.flipbookVersion = "0.2.0"
    #expect(reference.text.hasPrefix("flipbook-reference\t1\nflipbook\t0.2.0\nrecipe\tball\n"))
    #expect(try Reference(text: reference.text, path: "r").flipbookVersion == "0.2.0")
    #expect(try Reference(text: Self.reference().text, path: "r").flipbookVersion == nil)
  }

  @Test("a reference with the line ends of Windows is parsed") func returns() throws {
    let text = Self.reference().text
    let other = text.replacing("\n", with: "\r\n")
    #expect(other.utf8.count > text.utf8.count)
    #expect(try Reference(text: other, path: "r") == Self.reference())
    #expect(Reference.withoutReturns(Array(other.utf8)) == Array(text.utf8))
    #expect(Reference.withoutReturns(Array("a\rb\n\r".utf8)) == Array("a\rb\n\r".utf8))
  }

  @Test("an item whose name starts with a combining mark is parsed") func combiningMark() throws {
    var reference = Self.reference()
    reference.trace = Trace(
      rows: [Trace.Row(tick: 0, time: 0, item: "\u{301}x", center: .init(x: 1, y: 2))])
    #expect(try Reference(text: reference.text, path: "r") == reference)
  }

  @Test(
    "the name of an image is a plain file name, and not that of the reference",
    arguments: [
      "../a.png", "a/\u{301}b.png", "../\u{301}a.png", "..", "/a.png", "", "reference.txt",
    ])
  func imageNames(name: String) {
    let text = Self.reference().text.replacing("frame_000002.png", with: name)
    let line = text.split(separator: "\n").firstIndex { $0.hasPrefix("picture\t2") } ?? 0
    #expect(
      throws: VerificationError.brokenReference(
        path: "r", reason: "line \(line + 1): invalid file name '\(name)'")
    ) { try Reference(text: text, path: "r") }
  }

  @Test("a reference's text is parsed") func roundTrip() throws {
    let rows = [
      Trace.Row(
        tick: 0, time: 0, item: "a", center: .init(x: -1.5, y: 2), scale: .init(x: 1, y: -1)),
      Trace.Row(tick: 0, time: 0, item: "b", fraction: 0.25),
      Trace.Row(
        tick: 1, time: 1.0 / 60, item: "a", center: .init(x: 0, y: 2),
        contacts: [.init(.began, "the floor"), .init(.ended, "wall")], scale: .init(x: 1, y: -1)),
      Trace.Row(tick: 5, time: 5.0 / 60, item: "b", fraction: 1),
    ]
    var reference = Self.reference()
    reference.trace = Trace(rows: rows)
    #expect(try Reference(text: reference.text, path: "r") == reference)
    #expect(reference.numberCount == 10)
  }

  @Test(
    "an invalid reference is rejected with its line",
    arguments: [
      ("", "expected format version 1"),
      ("flipbook-reference\t2\n", "expected format version 1"),
      ("flipbook-reference\t1\nrecipe\ta\n", "a required line is missing"),
      ("flipbook-reference\t1\nwhat\n", "line 2: unknown record"),
      ("flipbook-reference\t1\nsize\t1\t-1\n", "line 2: invalid whole number '-1'"),
      ("flipbook-reference\t1\nscale\tinf\n", "line 2: invalid number 'inf'"),
      ("flipbook-reference\t1\nfps\t0\t1\n", "line 2: invalid frame rate"),
      ("flipbook-reference\t1\nframes\t0\t1\tabc\n", "line 2: invalid hash"),
      (
        "flipbook-reference\t1\nframes\t1\t1\t\(digest("a"))\n",
        "line 2: the frames do not follow the previous ones"
      ),
      (
        "flipbook-reference\t1\nframes\t0\t999999999\t\(digest("a"))\n",
        "line 2: the frames do not follow the previous ones"
      ),
      ("flipbook-reference\t1\npicture\t0\t../a\n", "line 2: invalid file name '../a'"),
      ("flipbook-reference\t1\nnumber\ta\tsize\t0: 1\n", "line 2: unknown property 'size'"),
      ("flipbook-reference\t1\nnumber\ta\tangle\t0\n", "line 2: values without a tick"),
      (
        "flipbook-reference\t1\nnumber\ta\tangle\t0: 1*999999999\n",
        "line 2: too many values"
      ),
    ])
  func invalidLines(text: String, reason: String) {
    #expect(throws: VerificationError.brokenReference(path: "r", reason: reason)) {
      try Reference(text: text, path: "r")
    }
  }

  @Test("images are kept of the ends, every Nth frame, given times and the extremes")
  func selection() {
    let motion = Motion(ticks: 100, y: { 100 - 20 * sin(Double($0) / 10) })
    #expect(
      ReferenceFrames.numbers(
        of: motion.trace, count: 100, fps: .standard, step: 40, times: [0.5, 9])
        == [0, 16, 30, 40, 47, 80, 99])
    #expect(
      ReferenceFrames.numbers(
        of: motion.trace, count: 50, fps: FrameRate(30) ?? .standard, step: 1000, times: [])
        == [0, 8, 24, 49])
  }
}

@Suite struct ReferenceVerdictTests {
  /// Compares two references whose differing images have `black` black pixels.
  private func verdict(
    _ actual: Reference, _ expected: Reference = ReferenceTests.reference(),
    tolerance: ImageTolerance = .exact, black: Int = 2
  ) throws -> ReferenceVerdict {
    let comparison = try #require(
      ImageComparison(of: row(0), and: row(black), tolerance: tolerance))
    return ReferenceVerdict(of: actual, expected: expected, tolerance: tolerance) { _ in
      comparison.isWithin(tolerance) ? .tolerated(comparison) : .differs(comparison)
    }
  }

  @Test("equal references pass") func equalReferences() throws {
    let verdict = try verdict(ReferenceTests.reference())
    #expect(verdict.isGood)
    #expect(verdict.sentences.isEmpty)
  }

  @Test("differences in pixels and in motion are distinguished") func pixelsAndMotion()
    throws
  {
    let drawing = try verdict(ReferenceTests.reference(["a", "c", "c", "a"]))
    #expect(!drawing.isGood)
    #expect(
      drawing.sentences == [
        "The motion is the same; only the pixels differ.", "2 of 4 frames differ: frames 1 to 2.",
        "Largest difference in frame 2: 2 pixels (8.3%), within 2x1 px at (0, 0), "
          + "by up to 1 in OKLab at (0, 0), 8.3% of the 6x4 px at (0, 0).",
      ])
    let motion = try verdict(ReferenceTests.reference(motion: Motion(ticks: 4)))
    #expect(!motion.isGood)
    #expect(
      motion.sentences == ["ball.center.x no longer moves, moved 10.1 pt, starting at frame 2."])
  }

  @Test("changes of size, rate, count and libraries are described") func otherChanges() throws {
    var actual = ReferenceTests.reference(["a", "a", "b"])
    actual.size.width = 7
    actual.fps = FrameRate(30) ?? .standard
    #expect(
      try verdict(actual).sentences == [
        "Frame size changed from 6x4 to 7x4 px.",
        "Frame rate changed from 60 to 30 frames per second.",
        "Frame count changed from 4 to 3.",
      ])
    actual = ReferenceTests.reference(["a", "x", "b", "a"])
    actual.parts[0].version = "1.18.0"
    #expect(
      try verdict(actual).sentences == [
        "The motion is the same; only the pixels differ.", "1 of 4 frames differs: frame 1.",
        "Rendered with cairo 1.18.0, recorded with 1.16.0.",
      ])
  }

  @Test("with a tolerance, images decide for the frames between them")
  func tolerance() throws {
    var tolerance = ImageTolerance()
    tolerance.pixels = 2
    let actual = ReferenceTests.reference(["x", "x", "y", "x"])
    let good = try verdict(actual, tolerance: tolerance)
    #expect(good.isGood)
    #expect(good.sentences.first == "The motion is the same; only the pixels differ.")
    #expect(try !verdict(actual, tolerance: tolerance, black: 3).isGood)
    // None of the differing frames has an image.
    let between = ReferenceTests.reference(["a", "x", "b", "a"])
    #expect(try !verdict(between, tolerance: tolerance).isGood)
  }
}
