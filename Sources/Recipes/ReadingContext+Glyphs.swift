import UIKit

extension ReadingContext {
  /// Returns a warning for each character of each displayed text that no font has a glyph for, in
  /// the order of the text, at most `Limits.diagnostics`.
  ///
  /// - Parameter fallbackFonts: The fonts that the stage searches besides the packaged ones.
  func missingGlyphs(fallbackFonts: FallbackFonts) -> [Diagnostic] {
    let warnings = results.findings(of: DisplayedText.self).lazy.flatMap { text in
      UIFont.charactersWithoutGlyphs(in: text.text, fallbackFonts: fallbackFonts).map {
        missingGlyph($0, in: text)
      }
    }
    return RecipeErrors(Array(warnings.prefix(Limits.diagnostics))).diagnostics
  }

  private func missingGlyph(_ character: Character, in text: DisplayedText) -> Diagnostic {
    let codePoints = character.unicodeScalars.map {
      let digits = String($0.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return Diagnostic(
      .missingGlyph,
      "no font has a glyph for '\(character)' (\(codePoints.joined(separator: " ")))",
      severity: .warning, at: text.span(of: character, in: source), in: source,
      help: UIFont.missingPackage(for: character).map {
        "it is drawn as a box, or not at all: apt install \($0)"
      } ?? "it is drawn as a box, or not at all; use another character or an image")
  }
}
