import Testing

@testable import RecipeSyntax

/// Returns the errors in a text, each as `line:column+length code`.
private func problems(in text: String) -> [String] {
  var diagnostics: [Diagnostic] = []
  _ = YAMLReader.read(SourceText(file: "test.yaml", text: text)) { diagnostics.append($0) }
  return diagnostics.map { diagnostic in
    let place = diagnostic.place.map { "\($0.line):\($0.column)+\($0.length) " } ?? ""
    return place + diagnostic.code.rawValue
  }
}

private func value(_ text: String) throws -> SourceValue {
  try #require(YAMLReader.read(SourceText(file: "test.yaml", text: text)) { _ in })
}

@Suite struct YAMLReaderTests {
  @Test(
    "YAML is read into values",
    arguments: [
      ("plain scalar", "a: b", "{a: plain b}"),
      ("quoted scalar", "a: \"b\"", "{a: quoted b}"),
      ("block scalar", "a: |\n  b\n  c\n", "{a: quoted b c}"),
      ("null", "a:\nb: ~\nc: null", "{a: null, b: null, c: null}"),
      ("quoted null is text", "a: 'null'", "{a: quoted null}"),
      (
        "numbers and Booleans are plain text", "[1, yes, 0x10, 2001-01-01]",
        "[plain 1, plain yes, plain 0x10, plain 2001-01-01]"
      ),
      ("alias", "a: &x [1, 2]\nb: *x", "{a: [plain 1, plain 2], b: [plain 1, plain 2]}"),
      (
        "merge", "a: &x {p: 1, q: 2}\nb: {<<: *x, q: 3}",
        "{a: {p: plain 1, q: plain 2}, b: {q: plain 3, p: plain 1}}"
      ),
      ("merge of several", "b: {<<: [{p: 1}, {p: 2, q: 3}]}", "{b: {p: plain 1, q: plain 3}}"),
      ("byte order mark", "\u{FEFF}a: b", "{a: plain b}"),
      (
        "line endings of other systems", "a: b\r\nc: d\re: f",
        "{a: plain b, c: plain d, e: plain f}"
      ),
    ])
  func values(id: String, text: String, expected: String) throws {
    #expect(try value(text).sketch == expected)
  }

  @Test(
    "errors in YAML are reported with their spans",
    arguments: [
      ("empty", "", ["empty-recipe"]),
      ("only a comment", "# nothing\n", ["empty-recipe"]),
      ("open bracket", "a: [1, 2\nb: 3", ["2:2+1 yaml-syntax"]),
      ("open quote", "a: \"b", ["1:4+1 yaml-syntax"]),
      ("tab as indentation", "a:\n\tb: 1", ["2:1+1 yaml-syntax"]),
      ("control character", "a: b\nc: \u{1}", ["2:4+1 yaml-syntax"]),
      ("undefined alias", "a: *x", ["1:4+2 yaml-syntax"]),
      ("two documents", "a: 1\n---\nb: 2", ["3:1+1 several-documents"]),
      ("repeated key", "a: 1\nbc: 2\nbc: 3", ["3:1+2 duplicate-key"]),
      (
        "keys repeated in several places", "a: 1\na: 2\na: 3\nb: {c: 1, c: 2}",
        ["2:1+1 duplicate-key", "3:1+1 duplicate-key", "4:11+1 duplicate-key"]
      ),
      (
        "repeated key in quotes", "a: 1\n\"a\": 2\n'a': 3",
        ["2:1+3 duplicate-key", "3:1+3 duplicate-key"]
      ),
      ("repeated empty key", "'': 1\n\"\": 2", ["2:1+2 duplicate-key"]),
      ("repeated key with an anchor or a tag", "&x a: 1\n!!str a: 2", ["2:1+7 duplicate-key"]),
      ("repeated key after a question mark", "? a\n: 1\n? a\n: 2", ["3:3+1 duplicate-key"]),
      ("repeated block of text as a key", "? |\n  a\n: 1\n? |\n  a\n: 2", ["4:3+1 duplicate-key"]),
      ("two merges", "<<: {a: 1}\n<<: {b: 1}", ["2:1+2 duplicate-key"]),
      ("merge of a word", "<<: [{a: 1}, b]", ["1:14+1 wrong-type"]),
      ("list as a key", "[a, b]: 1", ["1:1+6 bad-key"]),
      ("mapping as a key", "? {a: b}\n: 1", ["1:3+6 bad-key"]),
      ("alias as a key", "a: &x b\n*x : 1", ["2:1+2 bad-key"]),
    ])
  func errors(id: String, text: String, expected: [String]) {
    #expect(problems(in: text) == expected)
  }

  @Test("a duplicate key is an error that shows both places") func bothPlaces() throws {
    var diagnostics: [Diagnostic] = []
    let text = "ab: 1\nc: {ab: 2}\nab: 3"
    _ = YAMLReader.read(SourceText(file: "test.yaml", text: text)) { diagnostics.append($0) }
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(
      diagnostic.description == """
        test.yaml:3:1: error: duplicate key 'ab' [duplicate-key]
         3 | ab: 3
           | ^~
           = note: the first one is on line 1
         1 | ab: 1
           | ^~
           = help: keep only one of them
        """)
  }

  @Test("a duplicate key does not prevent reading the rest") func duplicateKey() throws {
    let read = try value("a: 1\na: 2\nb: 3")
    #expect(read.sketch == "{a: plain 1, b: plain 3}")
  }

  @Test(
    "nesting in brackets is limited",
    arguments: [
      (Limits.depth, []),
      (Limits.depth + 1, ["1:\(Limits.depth + 1)+1 too-deep"]),
      (500, ["1:\(Limits.depth + 1)+1 too-deep"]),
      (100_000, ["1:\(Limits.depth + 1)+1 too-deep"]),
    ])
  func nesting(depth: Int, expected: [String]) {
    // The innermost list is empty.
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(problems(in: text) == expected)
  }

  @Test("nesting in blocks is limited") func blockNesting() {
    #expect(
      problems(in: String(repeating: "- ", count: 100_000) + "a") == [
        "1:\(2 * Limits.depth + 1)+1 too-deep"
      ])
  }

  @Test("a billion laughs are rejected") func billionLaughs() {
    var text = "a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for (last, next) in zip("abcdefghi", "bcdefghij") {
      text +=
        "\(next): &\(next) [" + repeatElement("*\(last)", count: 9).joined(separator: ", ") + "]\n"
    }
    #expect(problems(in: text) == ["5:24+1 too-many-values"])
  }

  @Test(
    "a key with aliases is rejected",
    arguments: ["? *d\n: 1", "*d : 1", "{[*d]: 1}", "{? [*d] : 1}", "- ? *d"])
  func aliasesInKey(key: String) {
    var text = "- &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for (last, next) in zip("abc", "bcd") {
      text += "- &\(next) [" + repeatElement("*\(last)", count: 9).joined(separator: ", ") + "]\n"
    }
    text += key.hasPrefix("-") ? key : "- " + key.replacing("\n", with: "\n  ")
    #expect(problems(in: text).map { $0.split(separator: " ").last } == ["bad-key"])
  }

  @Test("question marks and brackets in text are not keys") func punctuation() throws {
    let text = "a: &x \"For me, really?\"\nb: *x\nc: see [1] - what? Yes\nd: 'see *x: y'"
    #expect(problems(in: text).isEmpty)
  }

  @Test(
    "a value has the span of its first line",
    arguments: [
      ("word", "a: orange # no", 1, 4, 6),
      ("text in quotes", "a: \"b \\\" c\" # no", 1, 4, 8),
      ("list in brackets", "a: [1, [2, ']']] # no", 1, 4, 13),
      ("apostrophe in a word", "a: [I don't, b] # no", 1, 4, 12),
      ("mapping in blocks", "a:\n  bcd: 1", 2, 3, 3),
      ("list in blocks", "a:\n  - 1", 2, 3, 1),
      ("list over several lines", "a: [1,\n  2]", 1, 4, 3),
      ("null", "a:", 1, 3, 1),
    ])
  func spans(id: String, text: String, line: Int, column: Int, length: Int) throws {
    let span = try #require(try value(text)["a"]).span
    #expect(span == SourceSpan(line: line, column: column, length: length))
  }
}

extension SourceValue {
  /// The value as text, to compare it.
  fileprivate var sketch: String {
    switch content {
    case .null: "null"
    case .plain(let text): "plain \(text)"
    case .quoted(let text):
      "quoted \(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
    case .list(let elements): "[\(elements.map(\.sketch).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \($0.value.sketch)" }.joined(separator: ", "))}"
    }
  }
}
