import Testing

@testable import Typography

/// Latin text is shaped without Pango.
struct LatinTests {
  @Test(
    "Latin text has the glyphs that Pango has for it",
    arguments: [
      "Hello, World! AVATAR fi ffl -> (1/2) 0.5 \"quoted\"", "Überraschung für ©2024 – ½ × 3",
      "Ærøskøbing, Łódź, Çeşme, İstanbul, Pärnu", " leading and trailing ", "#*0123456789©®", "",
      "1.V (A) T. {Yo} «A» [AV]. ¿Qué? 1/2 A\u{A9}V To-Wa 3µm 5×7 L'Été º2ª", "   ", "-", "12:45",
      "j", "ﬁ",
    ])
  func sameGlyphs(text: String) {
    for face in FontCatalog.packaged.faces {
      let shaped = Shaper.shape(text[...], face: face, size: 17)
      let expected = Shaper.shapeWithPango(text[...], face: face, size: 17)
      #expect(shaped == expected, "\(face.postScriptName)")
    }
  }

  @Test("every Latin character has the glyph and the advance that Pango has for it")
  func everyCharacter() {
    let characters = (0x20...0x17F).compactMap(Unicode.Scalar.init).map { String($0) }
      .filter { LatinShaper.isLatin($0[...]) }
    #expect(characters.count > 300)
    for face in [FontCatalog.face(.inter), FontCatalog.face(.interDisplay, weight: 700)] {
      let text = characters.joined() + characters.reversed().joined(separator: "A")
      let shaped = Shaper.shape(text[...], face: face, size: 64)
      #expect(shaped == Shaper.shapeWithPango(text[...], face: face, size: 64))
    }
  }

  @Test("Latin characters that a face lacks are those of the fallbacks")
  func missingCharacters() {
    let emoji = FontCatalog.face(.notoColorEmoji)
    let text = Shaper.shape("Ł", face: emoji, size: 20)
    #expect(text.runs.map(\.face) == [FontCatalog.face(.inter)])
    #expect(!text.glyphs.contains { $0.id == 0 })
  }

  @Test(
    "text is Latin if no character may have another presentation or direction",
    arguments: [
      ("Grüße", true), ("", true), ("a b", true), ("no\u{A0}break", false), ("so\u{AD}ft", false),
      ("1\u{FE0F}\u{20E3}", false), ("日本", false), ("שלום", false), ("a\u{301}", false),
      ("\u{2026}", false),
    ])
  func latinText(text: String, isLatin: Bool) {
    #expect(LatinShaper.isLatin(text[...]) == isLatin)
  }
}
