import Testing

@testable import Imaging

@Suite struct FramePatternTests {
  @Test(arguments: [
    ("frame_%06d.png", 0, "frame_000000.png"),
    ("frame_%06d.png", 1_234_567, "frame_1234567.png"),
    ("%d", 12, "12"),
    ("a1%02d0.png", 3, "a1030.png"),
    ("é %09d", 5, "é 000000005"),
  ])
  func `a number becomes a name and the name the number`(
    pattern: String, number: Int, name: String
  ) throws {
    let pattern = try FramePattern(pattern)
    #expect(pattern.name(of: number) == name)
    #expect(pattern.number(of: name) == number)
  }

  @Test(arguments: [
    "frame_00000.png", "frame_0000000.png", "frame_00000a.png", "frame_+00001.png",
    "frame_-00001.png",
    "frame_000001.jpg", "Frame_000001.png", ".frame_000001.png.7.flipbook-tmp", "",
    "frame_99999999999999999999.png",
  ])
  func `a name the pattern does not make has no number`(name: String) {
    #expect(FramePattern.standard.number(of: name) == nil)
  }

  @Test(arguments: [
    ("frame.png", "it has no %d for the number"),
    ("", "it has no %d for the number"),
    ("%d%d", "it has more than one %"),
    ("%%%d", "it has more than one %"),
    ("%s.png", "after % it has neither d nor 0, a digit from 1 to 9, and d"),
    ("%", "after % it has neither d nor 0, a digit from 1 to 9, and d"),
    ("%n", "after % it has neither d nor 0, a digit from 1 to 9, and d"),
    ("%6d", "after % it has neither d nor 0, a digit from 1 to 9, and d"),
    ("%010d", "after % it has neither d nor 0, a digit from 1 to 9, and d"),
    ("../%d", "a file name has neither / nor control characters"),
    ("a\n%d", "a file name has neither / nor control characters"),
    ("a\0%d", "a file name has neither / nor control characters"),
  ])
  func `a bad pattern is refused`(text: String, reason: String) {
    #expect(throws: ImagingError.badPattern(pattern: text, reason: reason)) {
      try FramePattern(text)
    }
  }

  @Test func `a pattern longer than a file name is refused`() {
    let text = String(repeating: "x", count: 199) + "%d"
    #expect(
      throws: ImagingError.badPattern(pattern: text, reason: "it is longer than 200 bytes")
    ) { try FramePattern(text) }
  }

  @Test func `the frames of a folder are listed by number`() throws {
    try withFolder { folder in
      for name in ["f10.png", "f9.png", "f100.png", "f09.png", "f.png", "manifest.json"] {
        try Files.write([], to: "\(folder)/\(name)")
      }
      #expect(try FramePattern("f%d.png").numbers(in: folder) == [9, 10, 100])
    }
  }

  @Test func `the standard pattern is the one that reads the same`() throws {
    #expect(try FramePattern("frame_%06d.png") == .standard)
  }
}
