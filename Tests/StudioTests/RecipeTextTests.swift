import Testing

@testable import Studio

@Suite struct RecipeTextTests {
  @Test(
    "a parameter is replaced where it is written",
    arguments: [
      ("plain", "params:\n  a: 1 # one\n", "2.5", "params:\n  a: 2.5 # one\n"),
      ("flow", "params: { b: x, a: 1, c: 2 }\n", "9", "params: { b: x, a: 9, c: 2 }\n"),
      ("quoted", "params:\n  a: 'it''s'   # q\n", "red", "params:\n  a: red   # q\n"),
      (
        "double quoted", "params: { a: \"x\\\"]\" }\n", "\"#FF0000\"",
        "params: { a: \"#FF0000\" }\n"
      ),
      ("list", "params:\n  a: [1, \"]\", [2, 3]] # l\n", "[4]", "params:\n  a: [4] # l\n"),
      (
        "list in lines", "params:\n  a: [1, # one ]\n    2]\n  b: 1\n", "[4]",
        "params:\n  a: [4]\n  b: 1\n"
      ),
      ("mapping", "params: { a: { x: 1 }, b: 2 }\n", "{ x: 2 }", "params: { a: { x: 2 }, b: 2 }\n"),
      (
        "carriage returns", "params:\r\n  a: 1\r\n  b: 2\r\n", "3",
        "params:\r\n  a: 3\r\n  b: 2\r\n"
      ),
      (
        "other letters", "title: Größe 😀\nparams: { ü: \"😀\", a: 1 }\n", "2",
        "title: Größe 😀\nparams: { ü: \"😀\", a: 2 }\n"
      ),
      ("byte order mark", "\u{FEFF}params: { a: 1 }\n", "2", "\u{FEFF}params: { a: 2 }\n"),
      ("end of file", "params: { a: 1 }", "2", "params: { a: 2 }"),
      ("empty", "params:\n  a:\n  b: 1\n", "7", "params:\n  a: 7\n  b: 1\n"),
    ])
  func parameters(id: String, text: String, value: String, expected: String) throws {
    let edit = try RecipeText(text).settingParameter("a", to: value)
    #expect(edit.after == expected, "\(id)")
    #expect(edit.before == text)
  }

  @Test(
    "what cannot be replaced alone is refused",
    arguments: [
      ("unknown", "params: { b: 1 }\n"), ("no parameters", "views: {}\n"),
      ("block list", "params:\n  a:\n    - 1\n    - 2\n"),
      ("block text", "params:\n  a: |\n    x\n    y\n"),
      ("anchor", "params: { a: &x 1, b: *x }\n"), ("alias", "params: { b: &x 1, a: *x }\n"),
      ("broken", "params: { a: 1\n"), ("no mapping", "- 1\n"), ("nothing", ""),
    ])
  func refusals(id: String, text: String) {
    #expect(throws: EditError.self, "\(id)") {
      let edit = try RecipeText(text).settingParameter("a", to: "2")
      // An anchor may be kept, but what refers to it must not change.
      guard edit.after.contains("&") else { return }
      throw EditError("kept")
    }
  }

  @Test(
    "entries are added at the end of the timeline",
    arguments: [
      (
        "block", "timeline:\n  # c\n  - { at: 1s, tap: a } # d\n\n# e\non: []\n",
        "timeline:\n  # c\n  - { at: 1s, tap: a } # d\n  - { at: 2s, tap: b }\n\n# e\non: []\n"
      ),
      (
        "entries in lines",
        "timeline:\n- at: 1s\n  drag:\n    from: [1, 2]\n    # c\n    to: [3, 4]\nduration: 1s\n",
        "timeline:\n- at: 1s\n  drag:\n    from: [1, 2]\n    # c\n    to: [3, 4]\n- { at: 2s, tap: b }\nduration: 1s\n"
      ),
      (
        "flow", "timeline: [{ at: 1s, tap: a }]\n",
        "timeline: [{ at: 1s, tap: a }, { at: 2s, tap: b }]\n"
      ),
      ("empty list", "timeline: [] # none\n", "timeline: [{ at: 2s, tap: b }] # none\n"),
      ("missing", "duration: 1s", "duration: 1s\ntimeline:\n  - { at: 2s, tap: b }\n"),
      (
        "no line feed", "timeline:\n    - { at: 1s, tap: a }",
        "timeline:\n    - { at: 1s, tap: a }\n    - { at: 2s, tap: b }\n"
      ),
    ])
  func timelines(id: String, text: String, expected: String) throws {
    #expect(
      try RecipeText(text).addingToTimeline(["{ at: 2s, tap: b }"]).after == expected, "\(id)")
  }

  @Test("a timeline that is no list, and a recipe in braces, are refused")
  func refusedTimelines() {
    for text in ["timeline: { a: 1 }\n", "{ duration: 1s }\n", "timeline: &a\n  - x\nb: *a\n"] {
      #expect(throws: EditError.self, "\(text)") {
        try RecipeText(text).addingToTimeline(["{ at: 2s, tap: b }"])
      }
    }
  }

  @Test("an edit names the lines that differ") func lines() {
    let edit = RecipeEdit(from: "a\nb\nc\nd\n", to: "a\nx\ny\nd\n")
    #expect(edit.line == 2)
    #expect(edit.linesBefore == "b\nc")
    #expect(edit.linesAfter == "x\ny")
  }
}
