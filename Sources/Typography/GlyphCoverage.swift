import Synchronization

/// The characters that fonts have glyphs for.
package enum GlyphCoverage {
  private static let cache = Mutex<[Character: Bool]>([:])

  /// Returns the characters of `text` that neither the system font nor any of its fallbacks has a
  /// glyph for, in the order in which they first occur.
  ///
  /// They are drawn as boxes, or not at all. Characters without a shape, such as control characters
  /// and variation selectors, are never missing. If a font file cannot be read, none are.
  package static func missingCharacters(in text: String) -> [Character] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var seen: Set<Character> = []
    return text.reduce(into: []) { missing, character in
      if !character.isASCII, !character.isNewline, seen.insert(character).inserted,
        !isCovered(character)
      {
        missing.append(character)
      }
    }
  }

  private static func isCovered(_ character: Character) -> Bool {
    if let cached = cache.withLock({ $0[character] }) { return cached }
    // Pango searches the faces for each character, so the text around it does not matter.
    let text = Shaper.shape(Substring(String(character)), face: FontCatalog.face(.inter), size: 1)
    let isCovered = !text.glyphs.contains { $0.id == 0 }
    cache.withLock { $0[character] = isCovered }
    return isCovered
  }
}
