/// The packaged faces that text may be set in; no other font of the machine ever is.
package struct FontCatalog: Sendable {
  /// One line of what is installed.
  package struct Entry: Equatable, Sendable {
    /// The face.
    package let face: FontFace
    /// The version the file gives itself, such as 3.019; nil where the file is missing or no font.
    package let version: Double?
  }

  /// The faces where Debian's packages put them.
  package static let packaged = FontCatalog(directory: packagedDirectory)

  private static let packagedDirectory = "/usr/share/fonts"

  /// Every face in use, in a fixed order, with the version its file had when it was looked at.
  package let entries: [Entry]

  /// Looks for the packages' files below `directory`.
  package init(directory: String) {
    entries = FontFamily.all.flatMap { family in
      family.faceNames.map { name in
        let face = FontFace(family: family, name: name, directory: directory)
        return Entry(face: face, version: FontTables(file: face.file, index: face.index)?.version)
      }
    }
  }

  /// Every face in use, in a fixed order.
  package var faces: [FontFace] { entries.map(\.face) }

  /// Throws the first face that cannot be read.
  package func verify() throws(TypographyError) {
    if let missing = entries.first(where: { $0.version == nil })?.face {
      throw .missingFont(file: missing.file, package: missing.package.name)
    }
  }

  /// Returns the face of `family` whose weight is the nearest.
  static func face(_ family: FontFamily, weight: Int = 400, isItalic: Bool = false) -> FontFace {
    FontFace(
      family: family, name: family.faceName(weight: weight, isItalic: isItalic),
      directory: packagedDirectory)
  }
}
