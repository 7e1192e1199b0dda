/// One face of one font file.
package struct FontFace: Hashable, Sendable {
  /// The face's PostScript name.
  package let postScriptName: String
  /// The font file's path.
  package let file: String
  /// The face's number within its file.
  package let index: Int
  /// Points the face's em measures for each point of a font's size.
  package let scale: Double
  /// The Debian package the file comes in.
  package let package: FontPackage

  init(family: FontFamily, name: String, directory: String) {
    postScriptName = name
    file = "\(directory)/\(family.package.directory)/\(name).\(family.package.fileExtension)"
    index = 0
    scale = family.scale
    package = family.package
  }
}
