/// A font face at a size, under UIKit's name for it.
package struct Font: Hashable, Sendable {
  /// The PostScript name of the font in UIKit, such as "Avenir-Heavy" or ".SFUI-Regular".
  package let name: String
  /// The name of the family, such as "Avenir Next".
  package let familyName: String
  /// The size in points, from 0 to `maximumSize`.
  package let size: Double
  /// The weight, from 100 to 900.
  package let weight: Int
  /// Whether the italic face was requested.
  package let isItalic: Bool
  /// The packaged face that substitutes UIKit's.
  package let face: FontFace
  /// Whether this is the system font, at any weight.
  package let isSystem: Bool
  /// The faces searched for characters that neither `face` nor Inter has, before the packaged
  /// fallbacks for other scripts.
  package private(set) var fallbacks: [FontFace] = []

  /// The maximum size in points; a larger letter would extend beyond any canvas.
  package static let maximumSize = 10_000.0

  /// The size in points from which San Francisco uses its Display face, and Inter as well.
  package static let displaySize = 20.0

  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - size: The size in points; NaN and negative numbers become 0.
  ///   - weight: The weight, from 100 to 900, rounded to hundreds; 400 is regular.
  ///   - isItalic: Whether to use the italic face.
  package static func system(size: Double, weight: Int = 400, isItalic: Bool = false) -> Font {
    let hundreds = (Double(min(max(weight, 100), 900)) / 100).rounded()
    let weight = Int(hundreds) * 100
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let size = clamped(size)
    return Font(
      name: ".SFUI-\(names[weight / 100 - 1])\(isItalic ? "Italic" : "")",
      familyName: ".AppleSystemUIFont", size: size, weight: weight, isItalic: isItalic,
      face: FontCatalog.face(
        size < displaySize ? .inter : .interDisplay, weight: weight, isItalic: isItalic),
      isSystem: true)
  }

  /// Creates the font with a PostScript or family name; returns nil if there is no substitute for
  /// it.
  package init?(name: String, size: Double) {
    guard let row = FontName.named(name) else { return nil }
    self.init(
      name: row.postScriptName, familyName: row.familyName, size: Self.clamped(size),
      weight: row.weight, isItalic: row.isItalic,
      face: FontCatalog.face(row.substitute, weight: row.weight, isItalic: row.isItalic),
      isSystem: false)
  }

  private init(
    name: String, familyName: String, size: Double, weight: Int, isItalic: Bool, face: FontFace,
    isSystem: Bool
  ) {
    self.name = name
    self.familyName = familyName
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.face = face
    self.isSystem = isSystem
  }

  /// Returns the same font at another size in points.
  package func withSize(_ size: Double) -> Font {
    isSystem
      ? .system(size: size, weight: weight, isItalic: isItalic)
      : Font(
        name: name, familyName: familyName, size: Self.clamped(size), weight: weight,
        isItalic: isItalic, face: face, isSystem: false)
  }

  /// Returns the same font with other fallbacks.
  package func withFallbacks(_ fallbacks: [FontFace]) -> Font {
    var font = self
    font.fallbacks = fallbacks
    return font
  }

  /// Returns the same font with the glyphs of another face.
  package func withFace(_ face: FontFace) -> Font {
    face == self.face
      ? self
      : Font(
        name: face.postScriptName, familyName: face.postScriptName, size: size, weight: weight,
        isItalic: isItalic, face: face, isSystem: false)
  }

  private static func clamped(_ size: Double) -> Double {
    size > 0 ? min(size, maximumSize) : 0
  }
}

extension Font {
  /// The distance from the baseline to the top of the letters, in points.
  package var ascender: Double { metrics.ascender * size }
  /// The distance from the baseline to the bottom of the letters, in points; negative.
  package var descender: Double { metrics.descender * size }
  /// The additional space between two lines, in points.
  package var leading: Double { metrics.leading * size }
  /// The distance between the baselines of two lines, including leading, in points.
  package var lineHeight: Double { ascender - descender + leading }
  /// The height of capital letters, in points.
  package var capHeight: Double { metrics.capHeight * size }
  /// The height of the letter x, in points.
  package var xHeight: Double { metrics.xHeight * size }

  /// The middle of the line below text, relative to the baseline and negative below it, and the line's
  /// thickness, in points.
  package var underline: (position: Double, thickness: Double) {
    (metrics.underlinePosition * size, metrics.underlineThickness * size)
  }

  private var metrics: FontMetrics { isSystem ? .system : .of(face) }
}
