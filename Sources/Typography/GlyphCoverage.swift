import Synchronization

/// The characters that fonts have glyphs for.
package enum GlyphCoverage {
  /// A character with the fallbacks that are searched for it.
  private struct Search: Hashable {
    let character: Character
    let fallbacks: [FontFace]
  }

  private static let cache = Mutex<[Search: Bool]>([:])

  /// Returns the characters of `text` that neither the system font nor any of its fallbacks has a
  /// glyph for, in the order in which they first occur.
  ///
  /// They are drawn as boxes, or not at all. Characters without a shape, such as control characters
  /// and variation selectors, are never missing, and those for private use always are, as each font
  /// has other ones. If a font file cannot be read, none are.
  ///
  /// - Parameter fallbacks: The faces that are searched before the packaged fallbacks.
  package static func missingCharacters(
    in text: String, fallbacks: [FontFace] = []
  ) -> [Character] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var seen: Set<Character> = []
    return text.reduce(into: []) { missing, character in
      if !character.isASCII, !character.isNewline, seen.insert(character).inserted,
        !isCovered(Search(character: character, fallbacks: fallbacks))
      {
        missing.append(character)
      }
    }
  }

  /// Returns the Debian package with the glyphs of a character, if it is an optional one that is not
  /// installed; nil for other characters.
  package static func missingPackage(for character: Character) -> String? {
    ScriptFaces.missingPackage(for: character)?.name
  }

  private static func isCovered(_ search: Search) -> Bool {
    if let cached = cache.withLock({ $0[search] }) { return cached }
    // Pango searches the faces for each character, so the text around it does not matter.
    let text = Shaper.shape(
      Substring(String(search.character)), face: FontCatalog.face(.inter),
      fallbacks: search.fallbacks, size: 1)
    let isPrivate = search.character.unicodeScalars.contains {
      $0.properties.generalCategory == .privateUse
    }
    let isCovered = !isPrivate && !text.glyphs.contains { $0.id == 0 }
    cache.withLock { $0[search] = isCovered }
    return isCovered
  }
}
