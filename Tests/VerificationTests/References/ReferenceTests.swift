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

  @Test("a reference keeps every number with four decimals, and no velocity") func keptNumbers() {
    func row(
      _ item: String, center: Trace.Pair, angle: Double, alpha: Double, width: Double,
      height: Double, scale: Trace.Pair, fraction: Double
    ) -> Trace.Row {
      Trace.Row(
        tick: 0, time: 0, item: item, center: center, angle: angle, alpha: alpha,
        contacts: [.init(.began, "floor")], width: width, height: height, scale: scale,
        fraction: fraction)
    }
    var moving = row(
      "a", center: .init(x: 1.11114, y: 2.22228), angle: -3.33338, alpha: 0.44448, width: 5.55552,
      height: 6.66668, scale: .init(x: 7.77772, y: -8.88888), fraction: 0.99991)
    moving.velocity = .init(x: 1, y: 2)
    moving.angularVelocity = 3
    #expect(
      Trace(rows: [moving]).kept.rows == [
        row(
          "a", center: .init(x: 1.1111, y: 2.2223), angle: -3.3334, alpha: 0.4445, width: 5.5555,
          height: 6.6667, scale: .init(x: 7.7777, y: -8.8889), fraction: 0.9999)
      ])
  }

  @Test("a reference keeps the items of a tick in the order in which they first appear")
  func keptOrder() {
    let rows = [(0, "b"), (1, "a"), (1, "b"), (2, "a"), (2, "c"), (2, "b")].map { tick, item in
      Trace.Row(tick: tick, time: Double(tick) / 60, item: item)
    }
    #expect(
      Trace(rows: rows).kept.rows.map { "\($0.tick)\($0.item)" }
        == ["0b", "1b", "1a", "2b", "2a", "2c"])
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
    #expect(try Reference(text: other, path: "r") == Reference(text: text, path: "r"))
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
      ("flipbook-reference\t1\nnumber\ta\tangle\t0: *\n", "line 2: invalid number ''"),
      ("flipbook-reference\t1\nnumber\ta\tangle\t0: 1*2*3\n", "line 2: invalid values '1*2*3'"),
      (
        "flipbook-reference\t1\nfps\t30\t1\nframes\t0\t1\t\(digest("a"))\nnumber\ta\tangle\t0: 1*8\n",
        "line 4: too many values"
      ),
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
    let sideways = Motion(ticks: 100, x: { 100 - 20 * sin(Double($0) / 10) })
    #expect(
      ReferenceFrames.numbers(
        of: sideways.trace, count: 100, fps: .standard, step: 1000, times: []) == [0, 16, 47, 99])
  }
}

@Suite struct ReferenceVerdictTests {
  /// Compares two references whose differing images have `black` black pixels.
  private func verdict(
    _ actual: Reference, _ expected: Reference = ReferenceTests.reference(),
    tolerance: ReferenceTolerance = .exact, black: Int = 2
  ) throws -> ReferenceVerdict {
    let comparison = try #require(
      ImageComparison(of: row(0), and: row(black), tolerance: tolerance.image))
    return ReferenceVerdict(
      of: actual, expected: expected, tolerance: tolerance, folder: "refs"
    ) { _ in
      comparison.isWithin(tolerance.image) ? .tolerated(comparison) : .differs(comparison)
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
    let tolerance = pixels(2)
    let actual = ReferenceTests.reference(["x", "x", "y", "x"])
    let good = try verdict(actual, tolerance: tolerance)
    #expect(good.isGood)
    #expect(good.sentences.first == "The motion is the same; only the pixels differ.")
    let bad = try verdict(actual, tolerance: tolerance, black: 3)
    #expect(!bad.isGood)
    let sentences: [String] = [0, 2].map { frame in
      "Frame \(frame) exceeds the tolerance: 3 pixels (12.5%), within 3x1 px at (0, 0), by up to 1 "
        + "in OKLab at (0, 0), 12.5% of the 6x4 px at (0, 0), compared with refs/frame_00000\(frame)"
        + ".png."
    }
    #expect(Array(bad.sentences.dropFirst(2)) == sentences)
    // None of the differing frames has an image.
    let between = ReferenceTests.reference(["a", "x", "b", "a"])
    let unknown = try verdict(between, tolerance: tolerance)
    #expect(!unknown.isGood)
    #expect(
      unknown.sentences.last
        == "The tolerance cannot be applied, as the reference has no image of these frames; "
        + "record with --every 1 to keep all images.")
  }

  private func pixels(_ count: Int) -> ReferenceTolerance {
    var tolerance = ImageTolerance()
    tolerance.pixels = count
    return ReferenceTolerance(image: tolerance)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sentence: String
    let change: @Sendable (inout Reference) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "width", sentence: "Frame size changed from 6x4 to 7x4 px.") {
      $0.size.width = 7
    },
    Change(testDescription: "height", sentence: "Frame size changed from 6x4 to 6x5 px.") {
      $0.size.height = 5
    },
    Change(
      testDescription: "rate", sentence: "Frame rate changed from 60 to 30 frames per second."
    ) { $0.fps = FrameRate(30) ?? .standard },
    Change(testDescription: "count", sentence: "Frame count changed from 4 to 3.") {
      $0.frames.removeLast()
    },
  ]

  @Test("a change of the frames' format alone fails", arguments: changes)
  func formatAlone(change: Change) throws {
    var actual = ReferenceTests.reference()
    change.change(&actual)
    for tolerance in [.exact, pixels(24)] {
      let verdict = try verdict(actual, tolerance: tolerance)
      #expect(!verdict.isGood)
      #expect(verdict.sentences == [change.sentence])
    }
  }

  @Test("at most three images that exceed the tolerance have a sentence")
  func manyExceeding() throws {
    let names = ["a", "b", "c", "d", "e"]
    let expected = ReferenceTests.reference(names, images: Array(0..<5))
    let actual = ReferenceTests.reference(names.map { $0 + $0 }, images: Array(0..<5))
    let sentences = try verdict(actual, expected, tolerance: pixels(1)).sentences
    #expect(sentences.count { $0.contains("exceeds the tolerance: 2 pixels") } == 3)
    #expect(sentences.last == "The tolerance is also exceeded in frames 3 and 4.")
  }

  @Test("a number that differs under a tolerance for pixels is not allowed to")
  func numberUnderPixelTolerance() throws {
    let actual = ReferenceTests.reference(
      ["a", "a", "x", "x"], motion: Motion(ticks: 4, x: { $0 < 2 ? 50 : 60 }))
    let verdict = try verdict(actual, tolerance: pixels(9))
    #expect(!verdict.isGood)
    #expect(
      verdict.sentences[1]
        == "The tolerance allows only pixels to differ, not numbers; "
        + "points, degrees and seconds allow numbers to differ.")
    let exact = try self.verdict(actual)
    #expect(!exact.sentences.contains { $0.hasPrefix("The tolerance") })
  }

  @Test("where numbers differ within their tolerance, pixels may differ as well")
  func pixelsFollowMotion() throws {
    let motion = Motion(ticks: 4, x: { $0 < 2 ? 50 : 60 })
    let tolerance = ReferenceTolerance(motion: TraceTolerance(points: 0.2))
    // The number differs in frames 2 and 3.
    let followed = try verdict(
      ReferenceTests.reference(["a", "a", "x", "y"], motion: motion), tolerance: tolerance)
    #expect(followed.isGood)
    #expect(
      followed.sentences.first
        == "Within tolerance: ball.center.x moves 0.99 times as far: 10 pt, was 10.1 pt, "
        + "starting at frame 2.")
    let other = try verdict(
      ReferenceTests.reference(["a", "z", "x", "y"], motion: motion), tolerance: tolerance)
    #expect(!other.isGood)
    #expect(
      other.sentences.last
        == "The tolerance allows only motion to differ, but no number differs in frame 1.")
    // With a tolerance for pixels, it also applies to the frames that move.
    var both = pixels(1)
    both.motion.points = 0.2
    let strict = try verdict(
      ReferenceTests.reference(["a", "a", "x", "y"], motion: motion), tolerance: both)
    #expect(!strict.isGood)
    both.image.pixels = 2
    #expect(
      try verdict(
        ReferenceTests.reference(["a", "a", "x", "y"], motion: motion), tolerance: both
      ).isGood)
  }
}
