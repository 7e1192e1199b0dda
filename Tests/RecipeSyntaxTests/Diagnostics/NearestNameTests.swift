import Testing

@testable import RecipeSyntax

@Suite struct NearestNameTests {
  @Test(
    "the nearest name differs in at most a third of its characters, ends a path, or is longer",
    arguments: [
      ("a letter dropped", "fram", "frame"),
      ("a letter too many", "framee", "frame"),
      ("two letters swapped", "farme", "frame"),
      ("another case", "BackgroundColors", "backgroundColor"),
      ("hyphens", "background-color", "backgroundColor"),
      ("the nearer of two", "bound", "bounds"),
      ("no similar name", "velocity", nil),
      ("a beginning", "background", "backgroundColor"),
      ("a beginning of two names", "bou", nil),
      ("a path", "card.content.frame", "frame"),
      ("a single letter", "x", nil),
      ("empty", "", nil),
    ])
  func nearest(id: String, written: String, expected: String?) {
    let names = ["frame", "bounds", "backgroundColor", "boundary"]
    #expect(NearestName.nearest(to: written, among: names) == expected)
  }

  @Test(
    "the distance counts insertions, deletions, replacements and transpositions",
    arguments: [
      ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("abc", "acb", 1), ("kitten", "sitting", 3),
      ("ab", "bca", 3),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(NearestName.distance(Array(left), Array(right)) == expected)
    #expect(NearestName.distance(Array(right), Array(left)) == expected)
  }
}
