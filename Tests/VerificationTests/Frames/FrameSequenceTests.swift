import Imaging
import Testing

@testable import Verification

@Suite struct FrameSequenceTests {
  @Test(
    "names are sorted in natural order",
    arguments: [
      (["a10.png", "a9.png", "a1.png"], ["a1.png", "a9.png", "a10.png"]),
      (["10.png", "9 b.png", "9 a.png"], ["9 a.png", "9 b.png", "10.png"]),
      (["f002.png", "f02.png", "f2.png", "f1.png"], ["f1.png", "f002.png", "f02.png", "f2.png"]),
      (["b.png", "a.png", "1.png"], ["1.png", "a.png", "b.png"]),
      (
        ["x99999999999999999999999.png", "x100000000000000000000000.png", "x3.png"],
        ["x3.png", "x99999999999999999999999.png", "x100000000000000000000000.png"]
      ),
      (["a1b10.png", "a1b9.png", "a01b1.png"], ["a01b1.png", "a1b9.png", "a1b10.png"]),
    ])
  func naturalOrder(names: [String], sorted: [String]) {
    #expect(names.map(NaturalName.init).sorted().map(\.name) == sorted)
  }

  @Test(
    "a frame's number is the last number in its name",
    arguments: [
      ("frame_000012.png", 12), ("2024-05-01 shot 7.png", 7), ("a.png", nil), ("a1.b.png", 1),
      ("x1234567890.png", nil), ("7.PNG", 7),
    ])
  func frameNumber(name: String, number: Int?) {
    #expect(NaturalName(name).number == number)
  }

  @Test(
    "frames are numbered by their names, else from 0",
    arguments: [
      (["f1.png", "f2.png", "f10.png"], [1, 2, 10]), (["a.png", "b.png"], [0, 1]),
      (["a1.png", "b1.png"], [0, 1]), (["f0.png", "g.png"], [0, 1]),
    ])
  func numbering(
    names: [String], numbers: [Int]
  ) throws {
    let folder = try FrameFolder()
    let path = try folder.write(names.map { ($0, row(0)) }, to: "a")
    #expect(try FrameSequence(folder: path).frames.map(\.number) == numbers)
  }

  @Test("only visible PNG files are frames") func visiblePNGFiles() throws {
    let folder = try FrameFolder()
    let path = try folder.write(
      [("1.png", row(0)), (".2.png", row(0)), ("3.PNG", row(0)), ("manifest.json", row(0))], to: "a"
    )
    #expect(try FrameSequence(folder: path).frames.map(\.name) == ["1.png", "3.PNG"])
  }

  @Test("the source of a frame is its file, or the movie that contains it") func sources() throws {
    let folder = try FrameFolder()
    let path = try folder.write([0], to: "frames")
    let file = "\(path)/frame_0.png"
    #expect(try FrameSequence(folder: path).frames.map(\.source) == [file])
    #expect(try FrameSequence(folder: path, of: "a.gif").frames.map(\.source) == ["a.gif"])
    #expect(FrameSequence(image: file).frames.map(\.source) == [file])
  }

  @Test("an empty and a missing folder are rejected") func emptyFolder() throws {
    let folder = try FrameFolder()
    #expect(throws: VerificationError.noFrames(path: folder.path)) {
      try FrameSequence(folder: folder.path)
    }
    #expect(throws: VerificationError.noFrames(path: "a.gif")) {
      try FrameSequence(folder: folder.path, of: "a.gif")
    }
    let missing = "\(folder.path)/missing"
    #expect(
      throws: VerificationError.unreadable(
        .system(action: "read the folder", path: missing, code: 2))
    ) { try FrameSequence(folder: missing) }
  }
}
