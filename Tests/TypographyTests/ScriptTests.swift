import Testing

@testable import Typography

struct ScriptTests {
  private func runs(_ text: String, _ font: String? = nil) -> [TextLayout.Run] {
    let font = font.flatMap { Font(name: $0, size: 20) } ?? .system(size: 20)
    return TextLayout(text, font: font).lines.flatMap(\.runs)
  }

  @Test(
    "each script has its face",
    arguments: [
      ("مرحبا بالعالم", ["NotoSansArabicUI-Regular"]), ("שלום עולם", ["DejaVuSans"]),
      ("नमस्ते दुनिया", ["NotoSansDevanagariUI-Regular"]), ("สวัสดีชาวโลก", ["NotoSansThaiUI-Regular"]),
      ("বাংলা", ["NotoSansBengaliUI-Regular"]), ("தமிழ்", ["NotoSansTamilUI-Regular"]),
      ("తెలుగు", ["NotoSansTeluguUI-Regular"]), ("ગુજરાતી", ["NotoSansGujaratiUI-Regular"]),
      ("ਪੰਜਾਬੀ", ["NotoSansGurmukhiUI-Regular"]), ("ಕನ್ನಡ", ["NotoSansKannadaUI-Regular"]),
      ("മലയാളം", ["NotoSansMalayalamUI-Regular"]), ("ଓଡ଼ିଆ", ["NotoSansOriyaUI-Regular"]),
      ("සිංහල", ["NotoSansSinhalaUI-Regular"]), ("ລາວ", ["NotoSansLaoUI-Regular"]),
      ("မြန်မာ", ["NotoSansMyanmarUI-Regular"]), ("ខ្មែរ", ["NotoSansKhmerUI-Regular"]),
      ("Русский", ["InterDisplay-Regular"]), ("Ελληνικά", ["InterDisplay-Regular"]),
      ("Tiếng Việt", ["InterDisplay-Regular"]), ("ქართული", ["DejaVuSans"]),
      ("Հայերեն", ["DejaVuSans"]),
      ("a ไทย 中", ["InterDisplay-Regular", "NotoSansThaiUI-Regular", "WenQuanYiMicroHei"]),
    ])
  func faces(text: String, faces: [String]) {
    let runs = runs(text)
    #expect(runs.map(\.face.postScriptName) == faces)
    #expect(runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
    #expect(GlyphCoverage.missingCharacters(in: text).isEmpty)
  }

  @Test("the faces of scripts are only loaded for text of these scripts") func onDemand() {
    func names(_ text: String) -> [String] {
      ScriptFaces.faces(for: text.unicodeScalars).map(\.postScriptName)
    }
    #expect(names("Hello, 世界 ☰ 😀 שלום").isEmpty)
    #expect(names("ไทย مرحبا") == ["NotoSansArabicUI-Regular", "NotoSansThaiUI-Regular"])
  }

  @Test(
    "an emoji sequence is one glyph in one cluster",
    arguments: [
      ("family", "👨‍👩‍👧‍👦"), ("skin tone", "👍🏽"), ("flag", "🇩🇪"), ("keycap", "1️⃣"), ("rainbow flag", "🏳️‍🌈"),
      ("heart", "❤️"), ("profession with a skin tone", "👩🏿‍🚀"), ("flag of Scotland", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ])
  func emoji(id: String, text: String) {
    let runs = runs(text)
    #expect(runs.map(\.face.postScriptName) == ["NotoColorEmoji"])
    #expect(runs.flatMap(\.glyphs).count == 1)
    #expect(GlyphCoverage.missingCharacters(in: text).isEmpty)
    // Two of them are two flags, not four letters.
    #expect(self.runs(text + text).flatMap(\.glyphs).count == 2)
  }

  @Test("Devanagari vowels and conjuncts are reordered and joined") func devanagari() {
    // The vowel sign i is drawn before its consonant.
    let (ka, vowel) = (runs("क"), runs("कि"))
    #expect(vowel.flatMap(\.glyphs).count == 2)
    #expect(vowel.flatMap(\.glyphs).last?.id == ka.flatMap(\.glyphs).first?.id)
    // A conjunct has fewer glyphs than characters.
    #expect(runs("क्ष").flatMap(\.glyphs).count == 1)
  }

  @Test("Thai is broken between words without spaces") func thai() {
    let text = "ภาษาไทยเป็นภาษาที่สวยงาม"
    let font = Font.system(size: 20)
    let whole = TextLayout(text, font: font)
    let layout = TextLayout(text, font: font, width: whole.width * 0.6)
    #expect(layout.lines.count == 2)
    // Lines of whole words have no more glyphs than the words together.
    let words = ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "สวยงาม"]
    let counts = words.map { runs($0).flatMap(\.glyphs).count }
    let sums = counts.indices.map { counts[...$0].reduce(0, +) }
    #expect(sums.contains(layout.lines[0].runs.flatMap(\.glyphs).count))
  }

  @Test("a right-to-left paragraph keeps numbers and Latin words in their order")
  func bidirectional() {
    let line = TextLayout("שלום 123 abc", font: .system(size: 20), width: 300).lines[0]
    #expect(abs(line.x + line.width - 300) < 0.001)
    let digits = runs("123").flatMap(\.glyphs).map(\.id)
    let letters = runs("abc").flatMap(\.glyphs).map(\.id)
    let ids = line.runs.flatMap(\.glyphs).map(\.id)
    #expect(Array(ids.prefix(6)) == letters + digits)
  }

  @Test("Arabic letters are joined") func arabic() {
    let isolated = ["ب", "ي", "ت"].flatMap { runs($0).flatMap(\.glyphs).map(\.id) }
    let joined = runs("بيت").flatMap(\.glyphs).map(\.id)
    #expect(joined.count >= 3)
    #expect(Set(joined).isDisjoint(with: isolated.prefix(1)))
  }
}
