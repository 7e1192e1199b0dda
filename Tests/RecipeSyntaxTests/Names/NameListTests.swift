import Testing

@testable import RecipeSyntax

@Suite struct NameListTests {
  private let list = NameList(["ball", "row.0", "row.1", "row.1.title", "row"])

  private func reference(_ text: String) -> SourceValue {
    SourceValue(content: .plain(text), span: SourceSpan(line: 1, column: 1, length: text.count))
  }

  @Test("a list contains its names") func containing() {
    #expect(list.contains("row.1.title"))
    #expect(!list.contains("row.2"))
  }

  @Test(
    "'*' stands for one part of a name",
    arguments: [
      ("row.*", ["row.0", "row.1"]), ("*", ["ball", "row"]), ("row.*.title", ["row.1.title"]),
      ("*.*", ["row.0", "row.1"]), ("ball", ["ball"]), ("card.*", []),
    ] as [(String, [String])])
  func patterns(pattern: String, expected: [String]) {
    // The second result is the one that the list has found before.
    #expect(list.names(matching: pattern) == expected)
    #expect(list.names(matching: pattern) == expected)
  }

  @Test("the names that '*' stands for are limited in all references together") func maximum() {
    let context = ReadingContext(SourceText(file: "test.yaml", text: "")).countingMatches
    let list = NameList((0..<1_000).map { "row.\($0)" })
    for _ in 0..<(Limits.matches / 1_000) {
      #expect(context.expanding(reference("row.*"), among: list).count == 1_000)
    }
    #expect(context.results.diagnostics.isEmpty)
    for _ in 0..<3 { #expect(context.expanding(reference("row.*"), among: list).isEmpty) }
    #expect(context.results.diagnostics.map(\.code) == [.tooMany])
    // Names that are written count among other limits.
    #expect(context.expanding(reference("row.0"), among: list).count == 1)
  }

  @Test(
    "a name is a letter, then letters, digits, hyphens and underscores",
    arguments: [
      ("a", true), ("Row-1_b", true), ("", false), ("1a", false), ("-a", false), ("a.b", false),
      ("é", false), ("a b", false), ("[", false), ("@", false),
      (String(repeating: "a", count: 64), true), (String(repeating: "a", count: 65), false),
    ])
  func names(text: String, isName: Bool) {
    #expect(NameSyntax.isName(text) == isName)
  }

  @Test(
    "a reference is split at periods outside of parentheses",
    arguments: [
      ("a", ["a"]), ("a.1.b", ["a", "1", "b"]), ("a.(i + 1.5).b", ["a", "(i + 1.5)", "b"]),
      ("", [""]), ("a.", ["a", ""]), ("(a.b", ["(a.b"]),
    ])
  func parts(text: String, expected: [String]) {
    #expect(NameSyntax.parts(of: text).map(String.init) == expected)
  }
}
