import Testing

@testable import Typography

struct TextLayoutTests {
  struct Width: CustomTestStringConvertible {
    let text: String
    let font: String?
    let size: Double
    let width: Double
    var testDescription: String { "\(text) \(font ?? "system") \(size)" }
  }

  /// Sums of the faces' published advances, in thousandths of an em except for Inter.
  @Test(
    "the width of text is the sum of its advances",
    arguments: [
      Width(text: "2024", font: "Helvetica", size: 10, width: 22.24),
      Width(text: "2024", font: "Helvetica", size: 1000, width: 2224),
      Width(text: "2024 ", font: "Helvetica", size: 10, width: 22.24),
      Width(text: "20 24", font: "Helvetica", size: 10, width: 25.02),
      Width(text: "20\t24", font: "Helvetica", size: 10, width: 25.02),
      Width(text: "20\u{7}2\u{0}4", font: "Helvetica", size: 10, width: 22.24),
      Width(text: "wide", font: "Courier", size: 10, width: 24),
      Width(text: "file", font: "Courier", size: 10, width: 24),
      Width(text: "ill.", font: "Courier-BoldOblique", size: 20, width: 48),
      Width(text: "HH", font: nil, size: 17, width: 2 * 0.7401 * 17 * 0.7046 / 0.7273),
      Width(text: "\u{1F600}\u{1F600}", font: "Helvetica", size: 20, width: 2 * 2550 / 2048.0 * 20),
      Width(text: "", font: nil, size: 17, width: 0),
      Width(text: "Hello", font: nil, size: 0, width: 0),
      Width(text: "Hello", font: nil, size: .nan, width: 0),
      Width(text: "   ", font: nil, size: 17, width: 0),
    ])
  func width(row: Width) throws {
    let font =
      try row.font.map { try #require(Font(name: $0, size: row.size)) }
      ?? .system(size: row.size)
    let layout = TextLayout(row.text, font: font)
    #expect(abs(layout.width - row.width) < 0.0002 * (row.size > 1 ? row.size : 1))
    #expect(!layout.isTruncated)
  }

  @Test("letters are kerned") func kerning() throws {
    let font = try #require(Font(name: "Helvetica", size: 10))
    let pair = TextLayout("AV", font: font).width
    #expect(pair < TextLayout("A", font: font).width + TextLayout("V", font: font).width - 0.3)
  }

  @Test("each glyph is placed at the sum of the advances before it") func glyphPositions() throws {
    let font = try #require(Font(name: "Courier", size: 10))
    let layout = TextLayout("ab c", font: font)
    let run = try #require(layout.lines.first?.runs.first)
    #expect(layout.lines.count == 1 && layout.lines[0].runs.count == 1)
    #expect(run.size == 10)
    #expect(run.glyphs.count == 3)
    for (glyph, x) in zip(run.glyphs, [0.0, 6, 18]) {
      #expect(abs(glyph.x - x) < 0.001)
      #expect(glyph.y == layout.lines[0].baseline)
    }
  }

  @Test("positions scale with the size without rounding") func unroundedPositions() throws {
    func positions(_ size: Double) throws -> [Double] {
      let font = try #require(Font(name: "Avenir-Heavy", size: size))
      return TextLayout("Flipbook", font: font).lines[0].runs[0].glyphs.map(\.x)
    }
    for (small, large) in zip(try positions(7), try positions(700)) {
      #expect(abs(small * 100 - large) < 1e-6)
    }
  }

  @Test("lines are a line height apart") func linePositions() {
    let font = Font.system(size: 10)
    let layout = TextLayout("a\nb\nc", font: font)
    #expect(layout.lines.map(\.y) == [0, font.lineHeight, 2 * font.lineHeight])
    #expect(layout.lines.map(\.baseline) == layout.lines.map { $0.y + font.ascender })
    #expect(layout.height == 3 * font.lineHeight)
  }

  @Test("leading is added above the letters") func leading() throws {
    let font = try #require(Font(name: "Helvetica", size: 10))
    #expect(abs(TextLayout("a", font: font).lines[0].baseline - (2 + 7.29)) < 0.001)
  }

  struct Alignment: CustomTestStringConvertible {
    let alignment: TextAlignment
    let width: Double
    let x: [Double]
    var testDescription: String { "\(alignment) in \(width)" }
  }

  @Test(
    "lines are aligned within the width",
    arguments: [
      Alignment(alignment: .left, width: 100, x: [0, 0]),
      Alignment(alignment: .natural, width: 100, x: [0, 0]),
      Alignment(alignment: .center, width: 100, x: [35, 44]),
      Alignment(alignment: .right, width: 100, x: [70, 88]),
      Alignment(alignment: .center, width: .infinity, x: [0, 9]),
      Alignment(alignment: .right, width: .nan, x: [0, 18]),
      Alignment(alignment: .right, width: 10, x: [4, 4, 4, 4, 4, 4, 4]),
    ])
  func alignment(row: Alignment) throws {
    let font = try #require(Font(name: "Courier", size: 10))
    let layout = TextLayout("abcde\nfg", font: font, width: row.width, alignment: row.alignment)
    #expect(layout.lines.map { ($0.x * 100).rounded() / 100 } == row.x)
    #expect(layout.lines.allSatisfy { abs($0.x - ($0.runs[0].glyphs[0].x)) < 0.001 })
  }

  @Test("justified lines reach both edges, except a paragraph's last line") func justification()
    throws
  {
    let font = try #require(Font(name: "Courier", size: 10))
    let layout = TextLayout("aa bb cc dd", font: font, width: 60, alignment: .justified)
    #expect(layout.lines.map(\.width) == [60, TextLayout("dd", font: font).width])
    let first = layout.lines[0].runs[0].glyphs.map { ($0.x * 100).rounded() / 100 }
    #expect(first == [0, 6, 24, 30, 48, 54])
    #expect(layout.width == 60)
  }

  @Test("a right-to-left paragraph is aligned right by default") func rightToLeft() {
    let font = Font.system(size: 10)
    let hebrew = TextLayout("\u{5D0}\u{5D1} \u{5D2}", font: font, width: 200)
    #expect(abs(hebrew.lines[0].x + hebrew.width - 200) < 0.001)
    #expect(TextLayout("a \u{5D0}", font: font, width: 200).lines[0].x == 0)
    let mixed = TextLayout("\u{5D0} ab", font: font, width: 200).lines[0].runs
    let latin = TextLayout("ab", font: font).lines[0].runs[0].glyphs.map(\.id)
    #expect(mixed.flatMap(\.glyphs).map(\.id).prefix(2) == latin[...])
  }

  @Test("emoji use the emoji face") func emojiFace() {
    let runs = TextLayout("a\u{1F600}b", font: .system(size: 10)).lines[0].runs
    #expect(
      runs.map(\.face.postScriptName) == ["Inter-Regular", "NotoColorEmoji", "Inter-Regular"])
    #expect(runs[1].size == 10)
  }

  @Test("an emoji sequence is a single glyph") func emojiSequence() {
    let runs = TextLayout("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", font: .system(size: 10))
      .lines[0].runs
    #expect(runs.flatMap(\.glyphs).count == 1)
  }

  @Test("a character missing from all faces is drawn as a box") func missingGlyph() {
    let glyphs = TextLayout("\u{20BB7}", font: .system(size: 10)).lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.map(\.id) == [0])
  }

  @Test("a layout does not depend on text shaped before") func isolation() {
    let font = Font(name: "Futura-Bold", size: 10) ?? .system(size: 10)
    func layout() -> TextLayout { TextLayout("\u{3B1}\u{2603}\u{2192}\u{1F600}", font: font) }
    let before = layout()
    for face in FontCatalog.packaged.faces { _ = Shaper.shape("\u{2603}", face: face, size: 1) }
    #expect(layout() == before)
  }

  @Test("a long string is limited to the width and number of lines") func longString() {
    let text = String(repeating: "lorem ipsum ", count: 10_000)
    let font = Font.system(size: 10)
    #expect(TextLayout(text, font: font, width: 100, numberOfLines: 3).lines.count == 3)
    let line = TextLayout(
      text, font: font, width: 100, lineBreakMode: .byTruncatingMiddle, numberOfLines: 1)
    #expect(line.width <= 100 && line.isTruncated)
  }

  @Test(
    "any string can be laid out",
    arguments: [
      String(repeating: "x", count: 500), String(repeating: "e\u{301}\u{302}", count: 200),
      String(repeating: "\n", count: 200), "\r\n\r\n", "\u{0}\u{1}\u{7F}\u{9F}",
      String(decoding: [0xFF, 0xFE, 0x41, 0xC3, 0x28, 0xF0, 0x9F], as: UTF8.self),
      "\u{202E}abc\u{202C}\u{2066}\u{FEFF}\u{FFFF}\u{10FFFF}", "\u{2028}\u{300}\u{200D}",
    ])
  func anyString(text: String) {
    for width in [0, -1, .nan, 40, 1e300, .infinity] {
      for (height, lines) in [(Double.infinity, 0), (-1, 0), (.nan, 2), (45, .min), (0, .max)] {
        for mode in LineBreakMode.allCases {
          let layout = TextLayout(
            text, font: .system(size: 10), width: width, height: height, lineBreakMode: mode,
            numberOfLines: lines)
          #expect(layout.width.isFinite && layout.height.isFinite)
          #expect(lines != 2 || layout.lines.count <= 2)
        }
      }
    }
  }
}
