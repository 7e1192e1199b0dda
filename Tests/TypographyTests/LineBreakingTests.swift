import Testing

@testable import Typography

/// All in Courier at 10 points: every character is 6 points wide, every line 12 points high.
struct LineBreakingTests {
  private let font: Font

  init() throws {
    font = try #require(Font(name: "Courier", size: 10))
  }

  struct Row: CustomTestStringConvertible {
    let text: String
    let columns: Double
    var mode = LineBreakMode.byWordWrapping
    var limit = 0
    var rows = Double.infinity
    let lines: [String]
    var isTruncated = false
    var testDescription: String { "\(text) in \(columns), \(mode), \(limit) lines, \(rows) rows" }
  }

  private func check(_ row: Row) {
    let layout = TextLayout(
      row.text, font: font, width: row.columns * 6, height: row.rows * 12,
      lineBreakMode: row.mode, numberOfLines: row.limit)
    #expect(layout.lines.map(glyphs) == row.lines.map(expected))
    #expect(layout.isTruncated == row.isTruncated)
    #expect(abs(layout.height - Double(row.lines.count) * 12) < 0.001)
  }

  /// Returns a line as its visible glyphs with their columns.
  private func glyphs(_ line: TextLayout.Line) -> [String] {
    line.runs.flatMap(\.glyphs).map { "\($0.id)@\(Int(($0.x / 6).rounded()))" }
  }

  private func expected(_ text: String) -> [String] {
    TextLayout(text, font: font).lines.first.map(glyphs) ?? []
  }

  @Test(
    "byWordWrapping breaks before words",
    arguments: [
      Row(text: "", columns: 10, lines: []),
      Row(text: "one two three", columns: 20, lines: ["one two three"]),
      Row(text: "one two three", columns: 13, lines: ["one two three"]),
      Row(text: "one two three", columns: 12, lines: ["one two", "three"]),
      Row(text: "one two three", columns: 7, lines: ["one two", "three"]),
      Row(text: "one two three", columns: 6, lines: ["one", "two", "three"]),
      Row(text: "one two    three", columns: 7, lines: ["one two", "three"]),
      Row(text: "incomprehensible", columns: 6, lines: ["incomp", "rehens", "ible"]),
      Row(text: "an incomprehensible", columns: 6, lines: ["an", "incomp", "rehens", "ible"]),
      Row(text: "e-mail me", columns: 5, lines: ["e-", "mail", "me"]),
      Row(text: "abc", columns: 0, lines: ["a", "b", "c"]),
      Row(text: "abc", columns: -5, lines: ["a", "b", "c"]),
      Row(text: "a\u{301}b\u{301}", columns: 0, lines: ["a\u{301}", "b\u{301}"]),
      Row(text: "a\nb", columns: 9, lines: ["a", "b"]),
      Row(text: "a\r\nb", columns: 9, lines: ["a", "b"]),
      Row(text: "a\u{2028}b\u{2029}c\rd", columns: 9, lines: ["a", "b", "c", "d"]),
      Row(text: "a\n\nb", columns: 9, lines: ["a", "", "b"]),
      Row(text: "a\n", columns: 9, lines: ["a"]),
      Row(text: "\na", columns: 9, lines: ["", "a"]),
      Row(text: "\n", columns: 9, lines: [""]),
      Row(text: " a", columns: 9, lines: [" a"]),
    ])
  func wordWrapping(row: Row) { check(row) }

  @Test(
    "byCharWrapping breaks before characters",
    arguments: [
      Row(
        text: "one two three", columns: 6, mode: .byCharWrapping, lines: ["one tw", "o thre", "e"]),
      Row(text: "one two", columns: 3, mode: .byCharWrapping, lines: ["one", "two"]),
      Row(
        text: "one two three", columns: 6, mode: .byCharWrapping, limit: 1, lines: ["one tw"],
        isTruncated: true),
    ])
  func characterWrapping(row: Row) { check(row) }

  @Test(
    "the number of lines and the height limit the lines",
    arguments: [
      Row(text: "one two three", columns: 6, limit: 2, lines: ["one", "two"], isTruncated: true),
      Row(text: "one two three", columns: 6, limit: 3, lines: ["one", "two", "three"]),
      Row(text: "one two three", columns: 6, limit: -1, lines: ["one", "two", "three"]),
      Row(text: "a\nb\nc", columns: 6, limit: 2, lines: ["a", "b"], isTruncated: true),
      Row(text: "a\nb\n", columns: 6, limit: 2, lines: ["a", "b"]),
      Row(text: "one two three", columns: 6, rows: 2, lines: ["one", "two"], isTruncated: true),
      Row(text: "one two three", columns: 6, rows: 2.9, lines: ["one", "two"], isTruncated: true),
      Row(text: "one two three", columns: 6, rows: 3, lines: ["one", "two", "three"]),
      Row(text: "one two three", columns: 6, rows: 0.1, lines: ["one"], isTruncated: true),
      Row(text: "one two three", columns: 6, limit: 1, rows: 3, lines: ["one"], isTruncated: true),
    ])
  func lineLimit(row: Row) { check(row) }

  @Test(
    "the last line is truncated with an ellipsis",
    arguments: [
      Row(
        text: "one two three", columns: 13, mode: .byTruncatingTail, limit: 1,
        lines: ["one two three"]),
      Row(
        text: "one two three", columns: 12, mode: .byTruncatingTail, limit: 1,
        lines: ["one two thr…"], isTruncated: true),
      Row(
        text: "one two three", columns: 5, mode: .byTruncatingTail, limit: 1, lines: ["one…"],
        isTruncated: true),
      Row(
        text: "one two three four", columns: 7, mode: .byTruncatingTail, limit: 2,
        lines: ["one two", "three…"], isTruncated: true),
      Row(
        text: "one two three", columns: 1, mode: .byTruncatingTail, limit: 1, lines: ["…"],
        isTruncated: true),
      Row(
        text: "one two three", columns: 0, mode: .byTruncatingTail, limit: 1, lines: ["…"],
        isTruncated: true),
      Row(
        text: "one\ntwo", columns: 9, mode: .byTruncatingTail, limit: 1, lines: ["one…"],
        isTruncated: true),
      Row(
        text: "one\ntwo", columns: 9, mode: .byTruncatingMiddle, limit: 1, lines: ["one…"],
        isTruncated: true),
      Row(
        text: "incomprehensible", columns: 9, mode: .byTruncatingHead, limit: 1,
        lines: ["…hensible"],
        isTruncated: true),
      Row(
        text: "one two three", columns: 10, mode: .byTruncatingHead, limit: 1,
        lines: ["…two three"], isTruncated: true),
      Row(
        text: "incomprehensible", columns: 9, mode: .byTruncatingMiddle, limit: 1,
        lines: ["inco…ible"], isTruncated: true),
      Row(
        text: "one two three four five", columns: 10, mode: .byTruncatingMiddle, limit: 2,
        lines: ["one two", "thre…five"], isTruncated: true),
      Row(
        text: "one two three", columns: 7, mode: .byTruncatingTail, lines: ["one two", "three"]),
      Row(
        text: "one two three", columns: 7, mode: .byTruncatingTail, rows: 1, lines: ["one tw…"],
        isTruncated: true),
    ])
  func truncation(row: Row) { check(row) }

  @Test(
    "byClipping shows every character that starts within the width",
    arguments: [
      Row(
        text: "one two", columns: 4.5, mode: .byClipping, limit: 1, lines: ["one t"],
        isTruncated: true),
      Row(text: "one two", columns: 7, mode: .byClipping, limit: 1, lines: ["one two"]),
      Row(text: "one two", columns: 4.5, mode: .byClipping, lines: ["one", "two"]),
      Row(
        text: "one two three", columns: 4.5, mode: .byClipping, limit: 2, lines: ["one", "two t"],
        isTruncated: true),
    ])
  func clipping(row: Row) { check(row) }
}
