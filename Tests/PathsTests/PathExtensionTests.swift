import Testing

@testable import Paths

@Suite struct PathExtensionTests {
  @Test(
    "a path is split at slashes, and its name at the last period",
    arguments: [
      ("Recipes/ball.yaml", "Recipes/", "ball", "yaml"),
      ("/a", "/", "a", ""),
      ("a//b.c/", "a//", "b", "c"),
      ("x", "", "x", ""),
      ("~", "", "~", ""),
      ("", "", "", ""),
      (".yaml", "", ".yaml", ""),
      ("a.", "", "a", ""),
      ("a.b.yml", "", "a.b", "yml"),
      // A combining mark after a slash or a period does not hide it.
      ("a/\u{301}b", "a/", "\u{301}b", ""),
      ("a.\u{301}b", "", "a", "\u{301}b"),
    ])
  func parts(path: String, parent: String, stem: String, pathExtension: String) {
    #expect(path.parentPrefix.hasSameBytes(as: parent))
    #expect(path.pathStem.hasSameBytes(as: stem))
    #expect(path.pathExtension.hasSameBytes(as: pathExtension))
  }
}
