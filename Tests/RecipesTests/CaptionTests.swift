import Testing

@testable import Recipes

@Suite struct CaptionTests {
  private func check(_ lines: String) throws(RecipeErrors) -> Recipe {
    try Recipe.check("flipbook: 1\nduration: 2s\n\(lines)", file: "f")
  }

  @Test("a caption has a span, a text and an edge; a card has a title") func reading() throws {
    let recipe = try check(
      """
      markers: { impact: 1.5s }
      captions:
        - { to: 1s, title: Springs, text: With three dampings }
        - { from: impact, text: Impact, position: top }
        - { from: 1s, duration: 250ms, text: 3 }
      """)
    #expect(
      recipe.captions == [
        CaptionPlan(
          span: 0..<1, title: "Springs", text: "With three dampings", position: .bottom),
        CaptionPlan(span: 1.5..<2, title: nil, text: "Impact", position: .top),
        CaptionPlan(span: 1..<1.25, title: nil, text: "3", position: .bottom),
      ])
  }

  @Test(
    "an invalid caption is an error at its place",
    arguments: [
      ("no text", "[{ from: 1s }]", "expected 'text' or 'title'", "3:12"),
      ("reversed", "[{ from: 1s, to: 1s, text: a }]", "this span ends before it starts", "3:24"),
      ("after the end", "[{ to: 3s, text: a }]", "this time is after the end", "3:18"),
      ("a card at an edge", "[{ title: a, position: top }]", "mutually exclusive", "3:24"),
      ("an unknown edge", "[{ text: a, position: left }]", "invalid value 'left'", "3:33"),
    ])
  func errors(id: String, captions: String, message: String, place: String) {
    let errors = #expect(throws: RecipeErrors.self) { try check("captions: \(captions)") }
    #expect(errors?.diagnostics.count == 1)
    for diagnostic in errors?.diagnostics ?? [] {
      let found = diagnostic.place.map { "\($0.line):\($0.column)" } ?? ""
      #expect(found.hasPrefix(place), "\(diagnostic)")
      if id != "no text" { #expect(diagnostic.message.contains(message), "\(diagnostic)") }
    }
  }

  @Test("a character of a caption that no font has a glyph for is a warning") func glyphs() throws {
    let recipe = try check("captions: [{ text: a ሀ }, { title: ሀ }]")
    #expect(recipe.warnings.map(\.code) == [.missingGlyph, .missingGlyph])
    #expect(recipe.warnings.map(\.place?.column) == [22, 36])
  }
}
