import Paths
import Testing

@Suite struct FileNameTests {
  @Test(
    "a plain file name has no slash byte, and is neither empty nor the folder nor its parent",
    arguments: [
      ("frame_000000.png", true), ("a b", true), (".hidden", true), ("...", true), ("é", true),
      (".\u{301}", true), ("", false), (".", false), ("..", false), ("a/b", false), ("/", false),
      ("../a", false), ("..\u{301}/a", false), ("/\u{301}a", false),
      ("../\u{338}../\u{301}victim", false), ("a\0b", false),
    ])
  func plainNames(name: String, isPlain: Bool) {
    #expect(name.isPlainFileName == isPlain)
  }

  @Test(
    "every sequence of bytes has a string of its own, and the same bytes again",
    arguments: [
      ("ASCII", Array("ball.yaml".utf8)), ("UTF-8", Array("Bälle 选项 🏀".utf8)),
      ("Latin-1", [0x62, 0xE9, 0x2E, 0x79]), ("a part of a character", [0x61, 0xE9, 0x80]),
      ("an overlong slash", [0xC0, 0xAF]), ("a surrogate", [0xED, 0xA0, 0x80]),
      ("all high bytes", Array(0x80...0xFF)),
      ("private scalars", Array("a\u{10FFE9}\u{10FF80}".utf8)),
      ("a private scalar and Latin-1", Array("\u{10FFFF}".utf8) + [0xE9]), ("empty", []),
    ] as [(String, [UInt8])])
  func roundTrip(id: String, bytes: [UInt8]) {
    let name = String(fileName: bytes)
    #expect(name.fileBytes == bytes)
    #expect(
      name.withPath { path in (0..<bytes.count).map { UInt8(bitPattern: path[$0]) } } == bytes)
    #expect(String(fileName: name.fileBytes).hasSameBytes(as: name))
  }

  @Test("names that are not UTF-8 differ from each other") func distinctNames() {
    #expect(String(fileName: [0xE9]) != String(fileName: [0xE8]))
    #expect(String(fileName: [0xE9]) != String(fileName: Array("\u{10FFE9}".utf8)))
    #expect(String(fileName: [0x61, 0xE9]).withoutRawBytes == "a\u{FFFD}")
    #expect("é".withoutRawBytes == "é")
  }

  @Test("names are compared and sorted by bytes") func comparison() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed && !composed.hasSameBytes(as: decomposed))
    #expect(composed.hasSameBytes(as: "\u{E9}"))
    let sorted = [composed, "f", decomposed, "e"].sortedByBytes()
    #expect(sorted.map(\.fileBytes) == ["e", decomposed, "f", composed].map(\.fileBytes))
    #expect(".\u{301}a".isHiddenFileName && !"a.".isHiddenFileName)
  }

  @Test(
    "the parts of a path are separated by the byte of the slash",
    arguments: [
      ("a/b/c.png", "a/b/", "a/b", "c.png"), ("c.png", "", ".", "c.png"), ("/a", "/", "/", "a"),
      ("a/\u{301}b", "a/", "a", "\u{301}b"), ("a//b", "a//", "a", "b"), ("", "", ".", ""),
      ("é/é", "é/", "é", "é"),
    ])
  func parts(path: String, prefix: String, folder: String, last: String) {
    #expect(path.folderPrefix.utf8.elementsEqual(prefix.utf8))
    #expect(path.folderPath.hasSameBytes(as: folder))
    #expect(path.lastPathPart.hasSameBytes(as: last))
  }

  @Test("slashes at the end of a path do not count") func trailingSlashes() {
    #expect("a/b//".lastPathPart == "b")
    #expect("//".lastPathPart == "")
    #expect("x".lastPathPart == "x")
  }

  @Test(
    "only the given extensions are removed",
    arguments: [
      ("ball.yaml", "ball"), ("ball.yml", "ball"), ("ball.v2", "ball.v2"),
      ("ball.v2.yaml", "ball.v2"), (".yaml", ".yaml"), ("ball", "ball"), ("", ""),
    ])
  func extensions(name: String, expected: String) {
    #expect(name.withoutExtension(["yaml", "yml"]) == expected)
  }
}
