import Testing

@testable import Imaging

@Suite struct FramePatternTests {
  @Test(
    "a frame number and its file name convert to each other",
    arguments: [
      ("frame_%06d.png", 0, "frame_000000.png"),
      ("frame_%06d.png", 1_234_567, "frame_1234567.png"),
      ("%d", 12, "12"),
      ("a1%02d0.png", 3, "a1030.png"),
      ("é %09d", 5, "é 000000005"),
    ])
  func nameAndNumber(
    pattern: String, number: Int, name: String
  ) throws {
    let pattern = try FramePattern(pattern)
    #expect(pattern.name(of: number) == name)
    #expect(pattern.number(of: name) == number)
  }

  @Test(
    "a name that does not match the pattern has no number",
    arguments: [
      "frame_00000.png", "frame_0000000.png", "frame_00000a.png", "frame_+00001.png",
      "frame_-00001.png",
      "frame_000001.jpg", "Frame_000001.png", ".frame_000001.png.7.flipbook-tmp", "",
      "frame_99999999999999999999.png",
    ])
  func otherNames(name: String) {
    #expect(FramePattern.standard.number(of: name) == nil)
  }

  @Test(
    "an invalid pattern is rejected with a reason",
    arguments: [
      ("frame.png", "expected %d for the number"),
      ("", "expected %d for the number"),
      ("%d%d", "more than one %"),
      ("%%%d", "more than one %"),
      ("%s.png", "expected d after %, or 0, a digit from 1 to 9, and d"),
      ("%", "expected d after %, or 0, a digit from 1 to 9, and d"),
      ("%n", "expected d after %, or 0, a digit from 1 to 9, and d"),
      ("%6d", "expected d after %, or 0, a digit from 1 to 9, and d"),
      ("%010d", "expected d after %, or 0, a digit from 1 to 9, and d"),
      ("../%d", "a file name cannot contain / or control characters"),
      ("a\n%d", "a file name cannot contain / or control characters"),
      ("a\0%d", "a file name cannot contain / or control characters"),
      ("a/\u{301}%d", "a file name cannot contain / or control characters"),
      ("%d%\u{301}d", "more than one %"), (String(fileName: [0xE9]) + "%d", "not UTF-8"),
    ])
  func invalidPatterns(text: String, reason: String) {
    #expect(throws: ImagingError.badPattern(pattern: text, reason: reason)) {
      try FramePattern(text)
    }
  }

  @Test("a name that is an equal string of other bytes has no number") func decomposedName() throws
  {
    let pattern = try FramePattern("\u{E9}%d")
    #expect(pattern.number(of: "\u{E9}7") == 7)
    #expect(pattern.number(of: "e\u{301}7") == nil)
  }

  @Test("a pattern longer than the limit is rejected") func longPattern() {
    let text = String(repeating: "x", count: 199) + "%d"
    #expect(
      throws: ImagingError.badPattern(pattern: text, reason: "longer than 200 bytes")
    ) { try FramePattern(text) }
  }

  @Test("the frames of a folder are listed in ascending order") func framesOfFolder() throws {
    try withFolder { folder in
      for name in ["f10.png", "f9.png", "f100.png", "f09.png", "f.png", "manifest.json"] {
        try Files.write([], to: "\(folder)/\(name)")
      }
      #expect(try FramePattern("f%d.png").numbers(in: folder) == [9, 10, 100])
    }
  }

  @Test("the standard pattern equals its parsed text") func standardPattern() throws {
    #expect(try FramePattern("frame_%06d.png") == .standard)
  }
}
