import Testing

@testable import Typography

/// Courier at 10 points: every character is 6 points wide, every line 12 points high, 7.53 above the
/// baseline with a leading of 2 points.
struct StyledLayoutTests {
  private let courier: Font

  init() throws {
    courier = try #require(Font(name: "Courier", size: 10))
  }

  private var plain: StyledText.Style { StyledText.Style(font: courier) }

  private func text(
    _ paragraphs: [String], _ style: ParagraphStyle = ParagraphStyle()
  ) -> StyledText {
    var offset = 0
    return StyledText(
      paragraphs.map { paragraph in
        defer { offset += paragraph.utf16.count + 1 }
        return StyledText.Paragraph(
          paragraph.isEmpty ? [] : [.init(paragraph, plain)], style: style, emptyStyle: plain,
          offset: offset)
      })
  }

  private func options(_ columns: Double, lines: Int = 0) -> StyledLayout.Options {
    var options = StyledLayout.Options()
    options.width = columns * 6
    options.numberOfLines = lines
    return options
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  @Test(
    "text of one style is laid out like that of a label",
    arguments: [
      "", "one two three", "an incomprehensible word", "a\u{301}b\u{301} ab", "a 选项 b",
      "שלום עולם, hello", "naïve — “quoted”", "👍🏽 ok 👨‍👩‍👧",
    ])
  func sameAsPlain(string: String) {
    for columns in [3.0, 8, 100, .infinity] {
      for mode in LineBreakMode.allCases {
        for limit in [0, 1, 2] {
          let plain = TextLayout(
            string, font: courier, width: columns * 6, lineBreakMode: mode, numberOfLines: limit)
          var style = ParagraphStyle()
          style.lineBreakMode = mode
          let styled = StyledLayout(
            text(string.isEmpty ? [] : [string], style), options(columns, lines: limit))
          #expect(styled.lines.count == plain.lines.count)
          #expect(styled.isTruncated == plain.isTruncated)
          for (line, expected) in zip(styled.lines, plain.lines) {
            #expect(abs(line.baseline - expected.baseline) < 0.001)
            guard mode != .byClipping else { continue }
            #expect(abs(line.x - expected.x) < 0.001)
            #expect(abs(line.width - expected.width) < 0.001)
            let (glyphs, wanted) = (
              line.runs.flatMap(\.glyphs), expected.runs.flatMap(\.glyphs)
            )
            #expect(glyphs.map(\.id) == wanted.map(\.id))
            #expect(zip(glyphs, wanted).allSatisfy { abs($0.x - $1.x) < 0.001 })
          }
        }
      }
    }
  }

  @Test("a line is as tall as its tallest font, and its runs share a baseline") func fonts() {
    let small = StyledText.Style(font: .system(size: 10))
    let large = StyledText.Style(font: .system(size: 30))
    let layout = StyledLayout(
      StyledText([.init([.init("a", small), .init("b", large)], emptyStyle: small)]))
    let line = layout.lines[0]
    #expect(line.runs.map { rounded($0.style.font.size) } == [10, 30])
    #expect(abs(layout.height - large.font.lineHeight) < 0.001)
    #expect(abs(line.baseline - large.font.ascender) < 0.001)
    #expect(line.runs.flatMap(\.glyphs).allSatisfy { $0.y == line.baseline })
    #expect(abs(line.runs[1].x - line.runs[0].width) < 0.001)
  }

  struct Change: CustomTestStringConvertible {
    let id: String
    let change: @Sendable (inout StyledText.Style) -> Void
    /// The positions of the glyphs of "aaa" and the width of the line.
    let x: [Double]
    let width: Double
    var testDescription: String { id }
  }

  @Test(
    "styles change advances",
    arguments: [
      Change(id: "plain", change: { _ in }, x: [0, 6, 12], width: 18),
      Change(id: "kern", change: { $0.kern = 2 }, x: [0, 8, 16], width: 24),
      Change(id: "negative kern", change: { $0.kern = -1 }, x: [0, 5, 10], width: 15),
      Change(id: "expansion", change: { $0.horizontalScale = 2 }, x: [0, 12, 24], width: 36),
      Change(
        id: "kern and expansion",
        change: {
          $0.horizontalScale = 0.5
          $0.kern = 1
        }, x: [0, 4, 8], width: 12),
    ])
  func advances(row: Change) {
    var style = plain
    row.change(&style)
    let line = StyledLayout(StyledText([.init([.init("aaa", style)], emptyStyle: plain)])).lines[0]
    #expect(line.runs.flatMap(\.glyphs).map { rounded($0.x) } == row.x)
    #expect(rounded(line.width) == row.width)
  }

  @Test("a baseline offset raises glyphs and the top of the line") func baselineOffset() {
    var raised = plain
    raised.baselineOffset = 4
    let layout = StyledLayout(
      StyledText([.init([.init("a", plain), .init("b", raised)], emptyStyle: plain)]))
    let line = layout.lines[0]
    #expect(abs(layout.height - 16) < 0.01)
    #expect(rounded(line.runs[0].glyphs[0].y - line.runs[1].glyphs[0].y) == 4)
    #expect(rounded(line.runs[0].glyphs[0].y - line.baseline) == 0)
  }

  @Test("an attachment takes its width and raises the line") func attachment() {
    var box = plain
    box.attachment = .init(width: 20, top: 25, bottom: -5)
    let layout = StyledLayout(
      StyledText([
        .init([.init("a", plain), .init("\u{FFFC}", box), .init("b", plain)], emptyStyle: plain)
      ]))
    let line = layout.lines[0]
    #expect(line.runs.map(\.isAttachment) == [false, true, false])
    #expect(line.runs.map { rounded($0.x) } == [0, 6, 26])
    #expect(rounded(line.width) == 32)
    #expect(rounded(layout.height) == rounded(25 + 5 + courier.leading))
    #expect(rounded(line.baseline) == rounded(25 + courier.leading))
    // Lines break on both sides of it.
    let narrow = StyledLayout(
      StyledText([
        .init([.init("a", plain), .init("\u{FFFC}", box), .init("b", plain)], emptyStyle: plain)
      ]), options(1))
    #expect(narrow.lines.count == 3)
  }

  struct Paragraphs: CustomTestStringConvertible {
    let id: String
    let change: @Sendable (inout ParagraphStyle) -> Void
    /// The tops, baselines and left edges of the lines of "aa bb", broken, and "c".
    let tops: [Double]
    var x = [0.0, 0, 0]
    let height: Double
    var testDescription: String { id }
  }

  @Test(
    "paragraph styles place lines",
    arguments: [
      Paragraphs(id: "default", change: { _ in }, tops: [0, 12, 24], height: 36),
      Paragraphs(
        id: "line spacing, not below the last line", change: { $0.lineSpacing = 5 },
        tops: [0, 17, 34], height: 46),
      Paragraphs(
        id: "paragraph spacing", change: { $0.paragraphSpacing = 7 }, tops: [0, 12, 31], height: 43),
      Paragraphs(
        id: "space before paragraphs, not the first", change: { $0.paragraphSpacingBefore = 3 },
        tops: [0, 12, 27], height: 39),
      Paragraphs(
        id: "line height multiple", change: { $0.lineHeightMultiple = 2 }, tops: [0, 24, 48],
        height: 72),
      Paragraphs(
        id: "minimum line height", change: { $0.minimumLineHeight = 20 }, tops: [0, 20, 40],
        height: 60),
      Paragraphs(
        id: "maximum line height",
        change: {
          $0.lineHeightMultiple = 2
          $0.maximumLineHeight = 15
        }, tops: [0, 15, 30], height: 45),
      Paragraphs(
        id: "indents",
        change: {
          $0.firstLineHeadIndent = 6
          $0.headIndent = 12
        }, tops: [0, 12, 24], x: [6, 12, 6], height: 36),
      Paragraphs(
        id: "right, to the tail indent",
        change: {
          $0.alignment = .right
          $0.tailIndent = -6
        }, tops: [0, 12, 24], x: [6, 6, 12], height: 36),
      Paragraphs(
        id: "tail indent from the leading edge",
        change: {
          $0.alignment = .right
          $0.tailIndent = 18
        }, tops: [0, 12, 24], x: [6, 6, 12], height: 36),
      Paragraphs(
        id: "right to left",
        change: {
          $0.direction = .rightToLeft
          $0.firstLineHeadIndent = 6
        }, tops: [0, 12, 24], x: [6, 12, 12], height: 36),
    ])
  func paragraphStyles(row: Paragraphs) {
    var style = ParagraphStyle()
    row.change(&style)
    let layout = StyledLayout(text(["aa bb", "c"], style), options(4))
    #expect(layout.lines.map { rounded($0.y) } == row.tops)
    #expect(layout.lines.map { rounded($0.x) } == row.x)
    #expect(rounded(layout.height) == row.height)
    // Heights grow above the baseline.
    for line in layout.lines {
      #expect(rounded(line.baseline) == rounded(line.y + line.height + courier.descender))
    }
  }

  @Test(
    "tabs advance to tab stops",
    arguments: [
      ("default stops", "a\tb\tc", [], 0, [0, 28, 56]),
      ("a stop that text has passed", "aaaaa\tb", [], 0, [0, 6, 12, 18, 24, 56]),
      ("left", "a\tb", [.init(location: 50, alignment: .left)], 0, [0, 50]),
      ("right", "a\tbb", [.init(location: 50, alignment: .right)], 0, [0, 38, 44]),
      ("center", "a\tbb", [.init(location: 50, alignment: .center)], 0, [0, 44, 50]),
      ("interval", "a\tb\tc", [], 40, [0, 40, 80]),
    ] as [(String, String, [ParagraphStyle.TabStop], Double, [Double])])
  func tabs(
    id: String, string: String, stops: [ParagraphStyle.TabStop], interval: Double, x: [Double]
  ) {
    var style = ParagraphStyle()
    if !stops.isEmpty || interval > 0 { style.tabStops = stops }
    style.tabInterval = interval
    let line = StyledLayout(text([string], style)).lines[0]
    #expect(line.runs.flatMap(\.glyphs).map { rounded($0.x) } == x)
  }

  @Test("a line separator ends a line, but not the paragraph") func lineSeparator() {
    var style = ParagraphStyle()
    style.paragraphSpacing = 10
    style.firstLineHeadIndent = 6
    let layout = StyledLayout(text(["a\u{2028}b", "c"], style))
    #expect(layout.lines.map { rounded($0.y) } == [0, 12, 34])
    #expect(layout.lines.map { rounded($0.x) } == [6, 0, 6])
  }

  @Test("a word that is broken at a soft hyphen ends with a hyphen") func softHyphen() {
    let broken = StyledLayout(text(["abc\u{AD}def"]), options(4)).lines
    #expect(broken.map { rounded($0.width) } == [24, 18])
    // The hyphen itself would not fit.
    let unbroken = StyledLayout(text(["abcd\u{AD}ef"]), options(4)).lines
    #expect(unbroken.map { rounded($0.width) } == [24, 12])
    #expect(rounded(StyledLayout(text(["abc\u{AD}def"])).width) == 36)
  }

  @Test("an ellipsis has the style of the text before it") func ellipsis() {
    let large = StyledText.Style(font: courier.withSize(20))
    let text = StyledText([
      .init([.init("aaaa", plain), .init("bbbb", large)], emptyStyle: plain)
    ])
    var options = options(9, lines: 1)
    options.lastLineMode = .byTruncatingTail
    let runs = StyledLayout(text, options).lines[0].runs
    #expect(runs.map { $0.style.font.size } == [10, 20])
    #expect(runs[1].glyphs.count == 2)
    options.width = 30
    #expect(StyledLayout(text, options).lines[0].runs.map { $0.style.font.size } == [10])
  }

  @Test("characters move together before a line is truncated") func tightening() {
    var style = ParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    func line(_ columns: Double, allows: Bool) -> StyledLayout.Line {
      style.allowsTightening = allows
      return StyledLayout(text(["aaaaaaaaaa"], style), options(columns, lines: 1)).lines[0]
    }
    #expect(line(9.5, allows: true).cells.count == 10)
    #expect(rounded(line(9.5, allows: true).width) == 57)
    #expect(line(9.5, allows: false).cells.count == 9)
    #expect(line(8, allows: true).cells.count == 8)
  }

  @Test("paragraphs that are not broken are one line each") func unbrokenParagraphs() {
    var style = ParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    var options = options(4)
    options.keepsUnbrokenParagraphs = true
    let layout = StyledLayout(text(["aa bb cc", "dd", "ee ff"], style), options)
    #expect(layout.lines.count == 3)
    #expect(layout.lines.map { $0.cells.count } == [3, 2, 3])
  }

  @Test("lines and cells have the positions of their characters") func positions() {
    let layout = StyledLayout(text(["aa bb", "\u{1F600}c"]), options(3.5))
    #expect(layout.lines.map(\.range) == [0..<3, 3..<5, 6..<9])
    #expect(layout.lines.map { $0.cells.map(\.offset) } == [[0, 1], [3, 4], [6, 8]])
  }

  @Test("embedded text runs in its own direction") func embeddings() {
    var embedded = plain
    embedded.embeddings = ["\u{202E}"]
    let line = StyledLayout(
      StyledText([.init([.init("a", plain), .init("bcd", embedded)], emptyStyle: plain)])
    ).lines[0]
    #expect(line.cells.map(\.offset) == [0, 3, 2, 1])
  }

  @Test("Arabic letters join across styles") func joining() throws {
    var other = plain
    other.tag = 1
    func glyphs(_ runs: [StyledText.Run]) -> [UInt32] {
      StyledLayout(StyledText([.init(runs, emptyStyle: plain)])).lines[0].runs
        .flatMap(\.glyphs).map(\.id)
    }
    let whole = glyphs([.init("بيت", plain)])
    #expect(glyphs([.init("ب", plain), .init("ي", other), .init("ت", plain)]) == whole)
    let bold = StyledText.Style(font: try #require(Font(name: "Courier-Bold", size: 10)))
    #expect(glyphs([.init("بي", plain), .init("ت", bold)]) == whole)
  }

  @Test(
    "any text can be laid out",
    arguments: [
      "\t\t\t", "\u{2028}\u{2028}", "\u{AD}\u{AD}", "\u{FFFC}", "\u{202E}\t\u{5D0}\u{2028}",
      "\u{0}\u{1}", " ", "\u{300}\u{200D}", String(repeating: "a\t", count: 300),
    ])
  func anyText(string: String) {
    for columns in [-1.0, 0, 3, .nan, .infinity] {
      for lines in [0, 1, 2] {
        for mode in LineBreakMode.allCases {
          var style = ParagraphStyle()
          (style.lineBreakMode, style.alignment) = (mode, .justified)
          (style.headIndent, style.tailIndent, style.lineHeightMultiple) = (50, -50, 1e3)
          let layout = StyledLayout(
            text([string, "", string], style), options(columns, lines: lines))
          #expect(layout.width.isFinite && layout.height.isFinite)
          #expect(lines == 0 || layout.lines.count <= lines)
        }
      }
    }
  }
}
