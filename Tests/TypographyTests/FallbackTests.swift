import Testing

@testable import Typography

struct FallbackTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    var font = "system"
    /// The faces of the runs, from left to right.
    let faces: [String]
    var testDescription: String { "\(text) in \(font)" }
  }

  private func font(_ name: String, size: Double = 20) throws -> Font {
    name == "system" ? .system(size: size) : try #require(Font(name: name, size: size))
  }

  @Test(
    "a character that the font lacks is drawn in the first fallback with a glyph for it",
    arguments: [
      Row(text: "选项 1", font: "Futura", faces: ["WenQuanYiMicroHei", "LeagueSpartan-Medium"]),
      Row(text: "弹簧列表", faces: ["WenQuanYiMicroHei"]),
      Row(text: "繁體中文，「」。", font: "Avenir-Heavy", faces: ["WenQuanYiMicroHei"]),
      Row(text: "日本語のカタカナ", font: "Helvetica", faces: ["WenQuanYiMicroHei"]),
      Row(text: "한국어", font: "Courier", faces: ["WenQuanYiMicroHei"]),
      Row(text: "☰", faces: ["DejaVuSans"]),
      Row(text: "⟳", faces: ["DejaVuSans"]),
      Row(text: "✕", font: "Futura", faces: ["DejaVuSans"]),
      Row(text: "‹›", faces: ["InterDisplay-Regular"]),
      Row(text: "‹›", font: "Futura", faces: ["LeagueSpartan-Medium"]),
      Row(text: "→", font: "Futura", faces: ["Inter-Regular"]),
      Row(text: "⚙", faces: ["NotoColorEmoji"]),
      Row(text: "\u{1D6B}\u{1D95}", faces: ["Lato-Regular"]),
      Row(text: "a\u{1D6B}", font: "Futura", faces: ["LeagueSpartan-Medium", "Lato-Regular"]),
      Row(
        text: "菜单😀Ω", font: "Futura",
        faces: ["WenQuanYiMicroHei", "NotoColorEmoji", "Inter-Regular"]),
    ])
  func faces(row: Row) throws {
    let runs = TextLayout(row.text, font: try font(row.font)).lines.flatMap(\.runs)
    #expect(runs.map(\.face.postScriptName) == row.faces)
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  }

  @Test("the proportional face of a collection is used") func collection() throws {
    let runs = TextLayout("国i国", font: .system(size: 20)).lines[0].runs
    #expect(runs[0].face.index == 0)
    // The other face of the file has Latin letters half an em wide.
    let latin = Shaper.shape("il", face: FontCatalog.face(.microHei), size: 20)
    #expect(latin.glyphs.allSatisfy { $0.advance < 8 })
  }

  struct Missing: CustomTestStringConvertible {
    let id: String
    let text: String
    let missing: [Character]
    var testDescription: String { id }
  }

  @Test(
    "a character is missing if no font has a glyph for it",
    arguments: [
      Missing(id: "ASCII", text: "abc\t\n\u{7F}", missing: []),
      Missing(id: "Chinese and icons", text: "选项 ☰ ⟳ ✕ ‹ › ⋯ ← → 한 か", missing: []),
      Missing(id: "combining mark", text: "e\u{301}", missing: []),
      Missing(
        id: "emoji sequence", text: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", missing: []),
      Missing(id: "variation selector", text: "☎\u{FE0F} ❤\u{FE0E}", missing: []),
      Missing(id: "no shape", text: "a\u{200B}\u{FEFF}\u{AD}\u{85}\u{2028}\u{3000}", missing: []),
      Missing(id: "phonetic signs", text: "\u{1D15}\u{1D6B}\u{1D9A}\u{A717}", missing: []),
      Missing(id: "private use", text: "\u{F8FF}", missing: ["\u{F8FF}"]),
      Missing(id: "rare Han", text: "a𠮷b𠮷", missing: ["𠮷"]),
      Missing(id: "order", text: "ሀ\u{F1234}a", missing: ["ሀ", "\u{F1234}"]),
    ])
  func missingCharacters(row: Missing) {
    #expect(GlyphCoverage.missingCharacters(in: row.text) == row.missing)
  }

  @Test("Inter as a fallback does not make a line taller") func interHeight() throws {
    let futura = try font("Futura")
    #expect(TextLayout("→", font: futura).height == TextLayout("A", font: futura).height)
  }

  /// In Futura at 20 points, whose substitute has lines of 18.4 points, lower than Han characters.
  @Test("a line is as tall as its fallbacks, except in the system font") func lineHeights() throws {
    let futura = try font("Futura")
    let lines = TextLayout("A\n选\nA", font: futura).lines
    #expect(abs(lines[1].y - 18.4) < 0.001)
    // Micro Hei's ascender and descender: 1918 and 483 of 2048 units.
    let height = 20 * (1918.0 + 483) / 2048
    #expect(abs(lines[1].baseline - (18.4 + 20 * 1918.0 / 2048)) < 0.001)
    #expect(abs(lines[2].y - (18.4 + height)) < 0.001)
    #expect(abs(TextLayout("A\n选\nA", font: futura).height - (36.8 + height)) < 0.001)
    #expect(TextLayout("选", font: .system(size: 20)).height == Font.system(size: 20).lineHeight)
  }

  @Test("fewer lines fit into a height if fallbacks make them taller") func heightLimit() throws {
    let futura = try font("Futura")
    func count(_ text: String, _ height: Double) -> Int {
      TextLayout(text, font: futura, height: height).lines.count
    }
    #expect(count("A\nA\nA", 56) == 3)
    #expect(count("选\n选\n选", 56) == 2)
    #expect(count("选\n选\n选", 71) == 3)
    #expect(count("选", 1) == 1)
  }
}
