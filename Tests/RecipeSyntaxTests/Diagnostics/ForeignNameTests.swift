import Testing

@testable import RecipeSyntax

@Suite struct ForeignNameTests {
  private static let names = [
    "alpha", "backgroundColor", "frame", "label", "imageView", "gravity", "pan", "center", "red",
    "gray",
  ]

  @Test(
    "a name of another framework or spelling finds the key that was meant",
    arguments: [
      ("a name of CSS", "opacity", "alpha"),
      ("hyphens", "background-color", "backgroundColor"),
      ("British spelling", "backgroundColour", "backgroundColor"),  // wording: quoted
      ("British spelling in lower case", "centre", "center"),  // wording: quoted
      ("a class of UIKit", "UILabel", "label"),
      ("a behavior of UIKit", "UIGravityBehavior", "gravity"),
      ("a recognizer of UIKit", "UIPanGestureRecognizer", "pan"),
      ("a static member", "UIColor.red", "red"),
      ("a key path", "layer.backgroundColor", "backgroundColor"),
      ("a part of a rectangle", "width", "frame"),
      ("the first possible meaning", "color", "backgroundColor"),
      ("a word without a meaning here", "cornerRadius", nil),
      ("empty", "", nil),
      ("a long text", String(repeating: "opacity", count: 1000), nil),
    ])
  func names(id: String, written: String, expected: String?) {
    #expect(ForeignName.name(for: written, among: Self.names) == expected)
  }

  @Test(
    "names of events and actions find the event or the action that is possible",
    arguments: [
      ("click", ["tap", "touchesEnded"], "touchesEnded"), ("click", ["tap", "set"], "tap"),
      ("onTap", ["tap", "touchesEnded"], "touchesEnded"),
      ("onChange", ["valueChanged"], "valueChanged"), ("collision", ["contact"], "contact"),
      ("move", ["remove", "set"], "set"), ("fadeIn", ["set"], "set"),
    ])
  func events(written: String, names: [String], expected: String) {
    #expect(ForeignName.name(for: written, among: names) == expected)
  }

  @Test("names that a recipe declares have no other spellings") func declaredNames() {
    let context = ReadingContext(SourceText(file: "a.yaml", text: ""))
    let span = SourceSpan(line: 1, column: 1, length: 1)
    for code in [DiagnosticCode.unknownKey, .unknownReference] {
      context.reportUnknown(code, "unknown", "opacity", at: span, known: Self.names)
    }
    #expect(context.results.diagnostics.map(\.suggestion) == ["alpha", nil])
  }
}
