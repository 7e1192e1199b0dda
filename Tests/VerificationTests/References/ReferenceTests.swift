import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct ReferenceTests {
  static func digest(_ text: String) -> Digest { Digest(bytes: Array(text.utf8)) }

  static func reference(
    _ frames: [String] = ["a", "a", "b", "a"], pictures: [Int] = [0, 2],
    motion: Motion = Motion(ticks: 4, x: { $0 < 2 ? 50 : 60.123456 })
  ) -> Reference {
    Reference(
      recipe: "ball", size: .init(width: 6, height: 4), scale: 0.5, fps: .standard,
      parts: [.init(name: "cairo", version: "1.16.0")], frames: frames.map(digest),
      pictures: pictures.map { .init(number: $0, file: FramePattern.standard.name(of: $0)) },
      trace: motion.trace)
  }

  @Test func `a reference is a text that can be reviewed`() {
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

  @Test("A reference may contain the version of Flipbook") func version() throws {
    var reference = Self.reference()
    reference.flipbookVersion = "0.2.0"
    #expect(reference.text.hasPrefix("flipbook-reference\t1\nflipbook\t0.2.0\nrecipe\tball\n"))
    #expect(try Reference(text: reference.text, path: "r") == reference)
  }

  @Test func `it is read as it was written`() throws {
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

  @Test(arguments: [
    ("", "it is not of format version 1"),
    ("flipbook-reference\t2\n", "it is not of format version 1"),
    ("flipbook-reference\t1\nrecipe\ta\n", "a part of it is missing"),
    ("flipbook-reference\t1\nwhat\n", "line 2: it is not understood"),
    ("flipbook-reference\t1\nsize\t1\t-1\n", "line 2: '-1' is no whole number"),
    ("flipbook-reference\t1\nscale\tinf\n", "line 2: 'inf' is no number"),
    ("flipbook-reference\t1\nfps\t0\t1\n", "line 2: there is no such frame rate"),
    ("flipbook-reference\t1\nframes\t0\t1\tabc\n", "line 2: it has no fingerprint"),
    (
      "flipbook-reference\t1\nframes\t1\t1\t\(digest("a"))\n",
      "line 2: its frames do not follow those before"
    ),
    (
      "flipbook-reference\t1\nframes\t0\t999999999\t\(digest("a"))\n",
      "line 2: its frames do not follow those before"
    ),
    ("flipbook-reference\t1\npicture\t0\t../a\n", "line 2: '../a' is no file's name"),
    ("flipbook-reference\t1\nnumber\ta\tsize\t0: 1\n", "line 2: 'size' is no number of an item"),
    ("flipbook-reference\t1\nnumber\ta\tangle\t0\n", "line 2: it has a stretch without a tick"),
    (
      "flipbook-reference\t1\nnumber\ta\tangle\t0: 1*999999999\n", "line 2: it has too many numbers"
    ),
  ])
  func `a broken one is refused with its line`(text: String, reason: String) {
    #expect(throws: VerificationError.brokenReference(path: "r", reason: reason)) {
      try Reference(text: text, path: "r")
    }
  }

  @Test func `a reviewer sees the ends, each Nth, the moments and the extremes`() {
    let motion = Motion(ticks: 100, y: { 100 - 20 * sin(Double($0) / 10) })
    #expect(
      ReferenceFrames.numbers(
        of: motion.trace, count: 100, fps: .standard, step: 40, moments: [0.5, 9])
        == [0, 16, 30, 40, 47, 80, 99])
    #expect(
      ReferenceFrames.numbers(
        of: motion.trace, count: 50, fps: FrameRate(30) ?? .standard, step: 1000, moments: [])
        == [0, 8, 24, 49])
  }
}

@Suite struct ReferenceVerdictTests {
  /// What pictures come to, by the number of the frame.
  private func verdict(
    _ actual: Reference, _ expected: Reference = ReferenceTests.reference(),
    tolerance: PictureTolerance = .exact, black: Int = 2
  ) throws -> ReferenceVerdict {
    let comparison = try #require(
      PictureComparison(of: row(0), and: row(black), tolerance: tolerance))
    return ReferenceVerdict(of: actual, expected: expected, tolerance: tolerance) { _ in
      comparison.isWithin(tolerance) ? .tolerated(comparison) : .differs(comparison)
    }
  }

  @Test func `what is the same passes`() throws {
    let verdict = try verdict(ReferenceTests.reference())
    #expect(verdict.isGood)
    #expect(verdict.text == "ball: the same: 4 frames, 24 numbers\n")
  }

  @Test func `another drawing is told from another motion`() throws {
    let drawing = try verdict(ReferenceTests.reference(["a", "c", "c", "a"]))
    #expect(!drawing.isGood)
    #expect(
      drawing.sentences == [
        "The motion is the same: only the drawing differs.", "2 of 4 frames differ: frames 1 to 2.",
        "Worst picture: frame 2: 2 pixels (8.3%), within 2x1 px at (0, 0), "
          + "by up to 1 in OKLab at (0, 0), 8.3% of 6x4 px at (0, 0).",
      ])
    let motion = try verdict(ReferenceTests.reference(motion: Motion(ticks: 4)))
    #expect(!motion.isGood)
    #expect(motion.sentences == ["ball.center.x does not move; it went 10.1 pt; from frame 2."])
  }

  @Test func `size, rate, length and parts are told`() throws {
    var actual = ReferenceTests.reference(["a", "a", "b"])
    actual.size.width = 7
    actual.fps = FrameRate(30) ?? .standard
    #expect(
      try verdict(actual).sentences == [
        "The frames have 7x4 px, had 6x4.", "There are 30 frames a second, were 60.",
        "There are 3 frames, were 4.",
      ])
    actual = ReferenceTests.reference(["a", "x", "b", "a"])
    actual.parts[0].version = "1.18.0"
    #expect(
      try verdict(actual).sentences == [
        "The motion is the same: only the drawing differs.", "1 of 4 frames differs: frame 1.",
        "Drawn with cairo 1.18.0, was 1.16.0.",
      ])
  }

  @Test func `with a tolerance the pictures speak for the frames between them`() throws {
    var tolerance = PictureTolerance()
    tolerance.pixels = 2
    let actual = ReferenceTests.reference(["x", "x", "y", "x"])
    let good = try verdict(actual, tolerance: tolerance)
    #expect(good.isGood)
    #expect(good.text.hasPrefix("ball: within tolerance: 4 frames, 24 numbers\n"))
    #expect(try !verdict(actual, tolerance: tolerance, black: 3).isGood)
    // No picture is among them.
    let between = ReferenceTests.reference(["a", "x", "b", "a"])
    #expect(try !verdict(between, tolerance: tolerance).isGood)
  }
}
