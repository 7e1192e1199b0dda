/// One face of a font file.
package struct FontFace: Hashable, Sendable {
  /// The PostScript name of the face.
  package let postScriptName: String
  /// The path of the font file.
  package let file: String
  /// The index of the face within its file.
  package let index: Int
  /// The size of the face's em, in points per point of font size.
  package let scale: Double
  /// The Debian package that contains the file; nil if it is not one that Flipbook requires.
  package let package: FontPackage?

  init(family: FontFamily, name: String, directory: String) {
    postScriptName = name
    let fileName = family.fileName ?? name
    file = "\(directory)/\(family.package.directory)/\(fileName).\(family.package.fileExtension)"
    index = 0
    scale = family.scale
    package = family.package
  }

  /// Creates a face of an installed file.
  init(postScriptName: String, file: String, index: Int) {
    self.postScriptName = postScriptName
    self.file = file
    self.index = index
    scale = 1
    package = nil
  }

  /// Returns the faces with a PostScript name of a font file, in its order; none if it cannot be read.
  package static func faces(of file: String) -> [FontFace] { InstalledFonts.faces(of: file) }
}
