/// Installed faces that texts ask for by their families, with the versions of their files.
package struct FallbackFaces: Hashable, Sendable {
  /// No faces.
  package static let none = FallbackFaces()

  /// The families, in the order of the search.
  package let families: [String]
  /// The faces of the families.
  package let faces: [FontFace]

  private init() {
    (families, faces) = ([], [])
  }

  /// Creates the list of the upright, regular faces of families.
  ///
  /// - Throws: `TypographyError.missingFamily` for a family that is not installed.
  package init(_ families: [String]) throws(TypographyError) {
    self.families = families
    var faces: [FontFace] = []
    for family in families { faces.append(try InstalledFonts.face(family: family)) }
    self.faces = faces
  }

  /// The versions of the faces' files, such as 2.004, in the order of the families.
  package var versions: [Double] {
    faces.map { FontTables(file: $0.file, index: $0.index)?.version ?? 0 }
  }
}
