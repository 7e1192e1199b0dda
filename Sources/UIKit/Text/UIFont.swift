import QuartzCore
import Typography

/// A font at a size; packaged fonts replace Apple's.
open class UIFont: NSObject, @unchecked Sendable {
  /// See `attributeTypeNumber`.
  private let typeNumber = attributeTypeNumber
  /// The packaged font at its size.
  let font: Font
  /// How the size follows the content size category; nil for a fixed size.
  let scaling: FontScaling?

  /// Creates a font from its PostScript or family name, or returns nil if no packaged font replaces
  /// it.
  ///
  /// - Parameters:
  ///   - fontName: The name, for example "Avenir-Heavy" or "Helvetica Neue".
  ///   - fontSize: The size in points.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = Font(name: fontName, size: Double(fontSize)) else { return nil }
    self.font = font
    scaling = nil
    super.init()
  }

  /// Creates the system font with 12 pt, which programs use as a first value of a property.
  public convenience override init() {
    self.init(.system(size: 12))
  }

  init(_ font: Font, scaling: FontScaling? = nil) {
    self.font = font
    self.scaling = scaling
    super.init()
  }

  /// Returns the system font at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font at a size in points, in the named weight nearest to `weight`.
  ///
  /// Where the user prefers bold text, it is two steps heavier, so that regular becomes semibold; UIKit's
  /// steps are not known.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight, isBold: UITraitCollection.prefersBoldText)
  }

  private class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, isBold: Bool
  ) -> UIFont {
    let hundreds = isBold ? min(weight.hundreds + 200, 900) : weight.hundreds
    return UIFont(.system(size: Double(fontSize), weight: hundreds))
  }

  /// Returns the bold system font at a size in points, which is the semibold font, as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: Double(fontSize), isItalic: true))
  }

  /// Returns the system font at a size in points for digits of one width.
  ///
  /// The packaged system font has digits of different widths, which remain.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the monospaced system font at a size in points: the packaged font for Courier.
  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(name: weight.hundreds >= 600 ? "Courier-Bold" : "Courier", size: fontSize)
      ?? systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.withSize(Double(fontSize)))
  }

  /// The standard size for labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The standard size for buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the small system font, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the standard system font, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The family name, for example "Avenir".
  open var familyName: String { font.familyName }
  /// The PostScript name, for example "Avenir-Heavy".
  open var fontName: String { font.name }
  /// The size in points.
  open var pointSize: CGFloat { CGFloat(font.size) }
  /// The distance from the baseline to the top of the tallest glyphs, in points.
  open var ascender: CGFloat { CGFloat(font.ascender) }
  /// The distance from the baseline to the bottom of the lowest glyphs, in points; negative.
  open var descender: CGFloat { CGFloat(font.descender) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(font.capHeight) }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { CGFloat(font.xHeight) }
  /// The distance between the baselines of consecutive lines, in points.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight) }
  /// The extra space between lines, included in the line height, in points.
  open var leading: CGFloat { CGFloat(font.leading) }

  /// Returns the characters of a text that neither the packaged nor the given fonts have a glyph for,
  /// in the order in which they first occur.
  package class func charactersWithoutGlyphs(
    in text: String, fallbackFonts: FallbackFonts = .none
  ) -> [Character] {
    GlyphCoverage.missingCharacters(in: text, fallbacks: fallbackFonts.faces.faces)
  }

  /// Returns the Debian package with the glyphs of a character, if it is an optional one that is not
  /// installed; nil for other characters.
  package class func missingPackage(for character: Character) -> String? {
    GlyphCoverage.missingPackage(for: character)
  }

  /// Returns whether two fonts have the same name and size.
  override open func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  /// A hash value that equal fonts share.
  override open var hash: Int { font.hashValue }

  // MARK: Names

  /// The names of the font families for which a packaged font is available.
  open class var familyNames: [String] {
    Font.names.map(\.family).reduce(into: []) { names, name in
      if names.last != name { names.append(name) }
    }
  }

  /// Returns the PostScript names of the fonts in a family; empty for an unknown family.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    Font.names.filter { $0.family == familyName }.map(\.name)
  }

  // MARK: Text styles

  /// Returns the system font for a text style at the content size category of traits, or of the current
  /// ones if they are nil.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let legibility = traitCollection?.legibilityWeight ?? .unspecified
    let isBold =
      legibility == .unspecified ? UITraitCollection.prefersBoldText : legibility == .bold
    return systemFont(ofSize: 0, weight: style.weight, isBold: isBold)
      .scaled(by: FontScaling(style: style), compatibleWith: traitCollection)
  }

  /// Returns the system font for a text style at the current content size category.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
}
