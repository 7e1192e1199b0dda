/// A face at a size, under the name UIKit has for it.
package struct Font: Hashable, Sendable {
  /// The PostScript name UIKit gives the font, such as "Avenir-Heavy" or ".SFUI-Regular".
  package let name: String
  /// The family's name, such as "Avenir Next".
  package let familyName: String
  /// The size in points, 0 to `maximumSize`.
  package let size: Double
  /// The weight from 100 to 900.
  package let weight: Int
  /// Whether a slanted face was asked for.
  package let isItalic: Bool
  /// The packaged face that stands in the place of UIKit's.
  package let face: FontFace
  /// Whether this is the system font, at whatever weight.
  package let isSystem: Bool

  /// The largest size in points; beyond it a canvas shows nothing but the inside of a letter.
  package static let maximumSize = 10_000.0

  /// From this size in points San Francisco draws its Display face, and so does Inter.
  package static let displaySize = 20.0

  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - size: Points; what is no positive number counts as 0.
  ///   - weight: 100 to 900, the nearest hundred; 400 is regular.
  ///   - isItalic: Whether to take the slanted face.
  package static func system(size: Double, weight: Int = 400, isItalic: Bool = false) -> Font {
    let hundreds = (Double(min(max(weight, 100), 900)) / 100).rounded()
    let weight = Int(hundreds) * 100
    let names = [
      "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
    ]
    let size = sane(size)
    return Font(
      name: ".SFUI-\(names[weight / 100 - 1])\(isItalic ? "Italic" : "")",
      familyName: ".AppleSystemUIFont", size: size, weight: weight, isItalic: isItalic,
      face: FontCatalog.face(
        size < displaySize ? .inter : .interDisplay, weight: weight, isItalic: isItalic),
      isSystem: true)
  }

  /// Finds a font by its PostScript or family name; nil where UIKit's substitutes have none such.
  package init?(name: String, size: Double) {
    guard let row = FontName.named(name) else { return nil }
    self.init(
      name: row.postScriptName, familyName: row.familyName, size: Self.sane(size),
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

  /// Returns the same font at another size.
  package func withSize(_ size: Double) -> Font {
    isSystem
      ? .system(size: size, weight: weight, isItalic: isItalic)
      : Font(
        name: name, familyName: familyName, size: Self.sane(size), weight: weight,
        isItalic: isItalic, face: face, isSystem: false)
  }

  private static func sane(_ size: Double) -> Double {
    size > 0 ? min(size, maximumSize) : 0
  }
}

extension Font {
  /// From the baseline to the top of the letters, in points.
  package var ascender: Double { metrics.ascender * size }
  /// From the baseline to the bottom of the letters, in points; negative.
  package var descender: Double { metrics.descender * size }
  /// The space the face wants between two lines, in points.
  package var leading: Double { metrics.leading * size }
  /// From one line's baseline to the next, leading included, in points.
  package var lineHeight: Double { ascender - descender + leading }
  /// The height of capital letters in points.
  package var capHeight: Double { metrics.capHeight * size }
  /// The height of the letter x in points.
  package var xHeight: Double { metrics.xHeight * size }

  private var metrics: FontMetrics { isSystem ? .system : .of(face) }
}
