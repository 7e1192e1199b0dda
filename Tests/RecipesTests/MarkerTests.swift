import Testing

@testable import Recipes

@Suite struct MarkerTests {
  private func check(_ lines: String) throws(RecipeErrors) -> Recipe {
    try Recipe.check(
      "flipbook: 1\nduration: 2s\nviews: { a: { frame: [0, 0, 9, 9] } }\n\(lines)", file: "f")
  }

  @Test("a marker is a time of the timeline and of the reference") func uses() throws {
    let recipe = try check(
      """
      params: { hit: 1.25s }
      markers: { impact: $hit, rest: 1500ms }
      timeline:
        - { at: impact, tap: a }
        - { at: end, tap: a }
      reference: { markers: [rest, 0.5s] }
      """)
    #expect(recipe.events.map(\.time) == [1.25, 2])
    #expect(recipe.reference.times == [1.5, 0.5])
    #expect(recipe.markers.names == ["impact", "rest"])
    #expect(recipe.markers["rest"] == 1.5)
  }

  @Test(
    "an invalid marker is an error at its place",
    arguments: [
      (
        "unknown", "markers: { impact: 1s }\ntimeline: [{ at: impcat, tap: a }]",
        ["5:18 unknown marker 'impcat': did you mean 'impact'?"]
      ),
      (
        "none declared", "timeline: [{ at: soon, tap: a }]",
        ["4:18 unknown marker 'soon': one of end"]
      ),
      (
        "after the end", "markers: { late: 2.5s }",
        ["4:18 this time is after the end: at most 2s, the recipe's duration"]
      ),
      ("a hyphen", "markers: { a-b: 1s }", ["4:12 invalid name 'a-b' of a marker"]),
      ("the end", "markers: { end: 1s }", ["4:12 the name 'end' is reserved for the end"]),
      ("no time", "markers: { a: [1] }", ["4:15 wrong type for 'a'"]),
      ("no mapping", "markers: 3", ["4:10 wrong type for 'markers'"]),
    ])
  func errors(id: String, lines: String, expected: [String]) throws {
    let errors = #expect(throws: RecipeErrors.self) { try check(lines) }
    let reported = errors?.diagnostics.map { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column) " } ?? ""
      let advice = diagnostic.suggestion.map { "did you mean '\($0)'?" } ?? diagnostic.expected
      return "\(place)\(diagnostic.message): \(advice ?? "")"
    }
    #expect(reported?.count == expected.count)
    for (text, prefix) in zip(reported ?? [], expected) { #expect(text.hasPrefix(prefix)) }
  }
}
