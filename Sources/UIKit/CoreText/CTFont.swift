import QuartzCore
import Typography

/// A font of Core Text's, which is one of UIKit's.
public typealias CTFont = UIFont

/// The direction of text.
public enum CTFontOrientation: UInt32, Sendable {
  /// Horizontal.
  case `default` = 0
  /// Horizontal.
  case horizontal = 1
  /// Vertical, which is laid out horizontally.
  case vertical = 2
}

/// A use of the system's fonts.
public enum CTFontUIFontType: UInt32, Sendable {
  /// Text of documents.
  case user = 0
  /// Text of one width.
  case userFixedPitch = 1
  /// The system font.
  case system = 2
  /// The bold system font.
  case emphasizedSystem = 3
  /// The small system font.
  case smallSystem = 4
  /// The font of labels.
  case label = 10
}

/// Creates a font from its name; the system's Helvetica if there is none.
///
/// - Parameters:
///   - size: The size in points; 0 for 12.
///   - matrix: Ignored.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size)
}

/// Creates a font for a use.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : 12
  switch uiType {
  case .emphasizedSystem: return .boldSystemFont(ofSize: size)
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  case .user: return UIFont(name: "Helvetica", size: size)
  case .system, .smallSystem, .label: return .systemFont(ofSize: size)
  }
}

/// Creates a font from a descriptor.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}

/// Returns a font with another size in points; 0 keeps it.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: UIFontDescriptor?
) -> CTFont {
  size > 0 ? font.withSize(size) : font
}

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the height above the baseline, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the depth below the baseline, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the place of the line below text, in points; negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.underline.position)
}
/// Returns the thickness of the line below text, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.font.underline.thickness)
}
/// Returns the PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the full name, which is the PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the number of glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex {
  GlyphPath.counts(of: font.font.face)?.glyphs ?? 0
}
/// Returns the units of the font's outlines per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(GlyphPath.counts(of: font.font.face)?.unitsPerEm ?? 0)
}

/// Finds the glyphs of UTF-16 units, and returns whether all have one; a glyph of 0 is none.
///
/// The second unit of a pair has no glyph of its own.
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var isComplete = true
  var index = 0
  while index < count {
    let unit = characters[index]
    var character = UInt32(unit)
    var length = 1
    if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1])
    {
      character = 0x10000 + ((UInt32(unit) - 0xD800) << 10) + UInt32(characters[index + 1]) - 0xDC00
      glyphs[index + 1] = 0
      length = 2
    }
    let glyph = GlyphPath.glyph(for: character, in: font.font.face) ?? 0
    glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
    isComplete = isComplete && glyph != 0
    index += length
  }
  return isComplete
}

/// Returns the outline of a glyph, in points with y upward from the baseline; nil for a glyph without one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let size = font.pointSize
  let transform = CGAffineTransform(scaleX: size, y: -size)
    .concatenating(matrix?.pointee ?? .identity)
  guard let outline = GlyphPath.of(UInt32(glyph), in: font.font.face), !outline.steps.isEmpty
  else { return nil }
  return CGPath(outline, transform)
}

/// Finds the areas of glyphs, and returns the one that encloses all; in points with y upward.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let rect = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[index] = rect
    all = all.union(rect)
  }
  return all
}

/// Finds the advances of glyphs, and returns their sum, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let width =
      (GlyphPath.of(UInt32(glyphs[index]), in: font.font.face)?.width ?? 0)
      * Double(font.pointSize)
    advances?[index] = CGSize(width: CGFloat(width), height: 0)
    sum += width
  }
  return sum
}

/// Draws glyphs at places in a context, with its fill color and its text matrix.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  let path = CGMutablePath()
  for index in 0..<max(count, 0) {
    guard let outline = CTFontCreatePathForGlyph(font, glyphs[index], nil) else { continue }
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    path.addPath(outline, transform: place.concatenating(context.textMatrix))
  }
  context.saveGState()
  context.beginPath()
  context.addPath(path)
  context.fillPath()
  context.restoreGState()
}
