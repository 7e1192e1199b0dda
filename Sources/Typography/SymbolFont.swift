import Glibc
import Synchronization

/// The font of symbols, whose glyphs are found by names: Google's Material Icons.
///
/// Of Debian's fonts of icons it has the most symbols of apps (2,193, where Font Awesome 4.7 has 675 and the Material
/// Design Icons of the community 1,650), in 350 KB, under the Apache license. Names are ligatures of the
/// font, so that other versions of it find the same symbols. It is needed only where symbols are shown.
package enum SymbolFont {
  static let package = FontPackage(
    name: "fonts-material-design-icons-iconfont",
    directory: "truetype/material-design-icons-iconfont", fileExtension: "ttf")
  private static let family = FontFamily(
    package: package, stem: "MaterialIcons", weights: [.init(400, "Regular")], italic: nil)

  /// The name of the package for `apt install`.
  package static var packageName: String { package.name }

  /// The face beside the program, or that of Debian's package.
  package static let face: FontFace = {
    let packaged = FontFace(
      family: family, name: "MaterialIcons-Regular", directory: FontCatalog.packagedDirectory)
    guard access(packaged.file, R_OK) != 0 else { return packaged }
    return FontFace(
      family: family, name: "MaterialIcons-Regular", directory: FontCatalog.systemDirectory)
  }()

  /// Whether a symbol was asked for.
  private static let isUsed = Mutex(false)

  /// The version in the font's file; nil if it is missing.
  package static var version: Double? {
    FontTables(file: face.file, index: face.index)?.version
  }

  /// The name of the package and the version of its font; nil if it is missing.
  package static var part: (name: String, version: Double)? {
    version.map { (package.name, $0) }
  }

  /// Returns the outline of a glyph by its name; nil if the font is missing, or has no such glyph.
  package static func path(of name: String) -> GlyphPath? {
    isUsed.withLock { $0 = true }
    guard let path = GlyphPath.of(name, in: face), path.count == 1 else { return nil }
    return path
  }

  /// Throws an error if symbols were asked for and the font cannot be read.
  package static func verify() throws(TypographyError) {
    if isUsed.withLock({ $0 }), version == nil {
      throw .missingFont(file: face.file, package: package.name)
    }
  }

  /// Throws an error if the font cannot be read.
  package static func require() throws(TypographyError) {
    if version == nil { throw .missingFont(file: face.file, package: package.name) }
  }
}
