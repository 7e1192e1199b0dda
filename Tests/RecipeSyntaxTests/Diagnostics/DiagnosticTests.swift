import Foundation
import Testing

@testable import RecipeSyntax

@Suite struct DiagnosticTests {
  private let diagnostic = Diagnostic(
    .unknownKey, "unknown key 'framee' in a view", at: SourceSpan(line: 2, column: 5, length: 6),
    in: SourceText(file: "ball.yaml", text: "views:\n  { framee: [1, 2, 3, 4] }"),
    expected: "a", found: "b", help: "did you mean 'frame'?")

  @Test("a diagnostic displays its line with a caret") func rendering() {
    #expect(
      diagnostic.description == """
        ball.yaml:2:5: error: unknown key 'framee' in a view [unknown-key]
         2 |   { framee: [1, 2, 3, 4] }
           |     ^~~~~~
           = expected: a
           = found: b
           = help: did you mean 'frame'?
        """)
  }

  @Test("a diagnostic without a place displays no line") func wholeFile() {
    let diagnostic = Diagnostic(.missingFile, "file not found", file: "a.yaml", help: "b")
    #expect(
      diagnostic.description == """
        a.yaml: error: file not found [missing-file]
         = help: b
        """)
  }

  @Test(
    "a long line is shortened around the caret",
    arguments: [(1, 300), (150, 300), (299, 300), (300, 300), (301, 300), (500, 3)])
  func longLines(column: Int, count: Int) {
    let line = String(repeating: "a", count: count - 1) + "b"
    let diagnostic = Diagnostic(
      .wrongType, "", at: SourceSpan(line: 1, column: column, length: 1_000),
      in: SourceText(file: "f", text: line))
    let rows = diagnostic.description.split(separator: "\n")
    #expect(rows[1].count <= 130)
    #expect(rows[2].count <= 131)
  }

  @Test("control characters are replaced by spaces") func controlCharacters() {
    let diagnostic = Diagnostic(
      .syntax, "m", at: SourceSpan(line: 1, column: 3, length: 1),
      in: SourceText(file: "f", text: "\u{1B}[c\tx"))
    #expect(diagnostic.description.contains("   [c x") == false)
    #expect(diagnostic.description.contains("\u{1B}") == false)
    #expect(diagnostic.description.contains(" 1 |  [c x\n   |   ^"))
  }

  @Test(
    "the caret is below the error in a terminal",
    arguments: [
      ("ASCII", "ab x", 4, 1, "   ^"),
      ("Chinese", "选项 x", 4, 1, "     ^"),
      ("Korean, Japanese", "한か： x", 5, 1, "       ^"),
      ("fullwidth and halfwidth", "Ａｱ x", 4, 1, "    ^"),
      ("emoji", "😀 x", 3, 1, "   ^"),
      ("combining marks", "e\u{301}e\u{20DD} x", 6, 1, "   ^"),
      ("no width", "a\u{200B}\u{FEFF} x", 5, 1, "  ^"),
      ("letters of other scripts", "éλж x", 5, 1, "    ^"),
      ("a wide error", "a选项b", 2, 3, " ^~~~~"),
      ("a combining error", "e\u{301}", 2, 1, " ^"),
      ("the end of the line", "选", 2, 1, "  ^"),
    ])
  func caretColumns(id: String, line: String, column: Int, length: Int, marks: String) {
    let diagnostic = Diagnostic(
      .syntax, "m", at: SourceSpan(line: 1, column: column, length: length),
      in: SourceText(file: "f", text: line))
    let rows = diagnostic.description.split(separator: "\n")
    #expect(rows[1] == " 1 | \(line)")
    #expect(rows[2] == "   | \(marks)")
  }

  @Test("errors are sorted by place, without duplicates that differ only in what is expected")
  func sorting() {
    let source = SourceText(file: "f", text: "a\nb")
    func at(_ line: Int, _ column: Int, expected: String? = nil) -> Diagnostic {
      Diagnostic(
        .wrongType, "m", at: SourceSpan(line: line, column: column, length: 1), in: source,
        expected: expected)
    }
    let errors = RecipeErrors([at(2, 1), at(1, 2), at(1, 1), at(1, 2), at(1, 2, expected: "e")])
    #expect(errors.diagnostics == [at(1, 1), at(1, 2), at(2, 1)])
    #expect(errors.description.hasSuffix("\n\n3 errors"))
  }

  @Test("errors are encoded and decoded as JSON") func coding() throws {
    let errors = RecipeErrors([diagnostic])
    let data = try JSONEncoder().encode(errors)
    #expect(try JSONDecoder().decode(RecipeErrors.self, from: data) == errors)
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let first = try #require((json["diagnostics"] as? [[String: Any]])?.first)
    #expect(first["code"] as? String == "unknown-key")
    #expect((first["place"] as? [String: Any])?["line"] as? Int == 2)
  }
}
