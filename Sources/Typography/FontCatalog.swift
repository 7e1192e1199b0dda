import Glibc

/// The packaged font faces; text uses no other fonts of the machine.
package struct FontCatalog: Sendable {
  /// A face and the version of its installed file.
  package struct Entry: Equatable, Sendable {
    package let face: FontFace
    /// The Debian package that contains the face.
    package let package: FontPackage
    /// The version in the font file, such as 3.019; nil if the file is missing or invalid.
    package let version: Double?
  }

  /// The faces in the directory where Debian's packages install them, or beside the program.
  package static let packaged = FontCatalog(directory: packagedDirectory)

  /// The directory of the required faces, which text is drawn with.
  static let packagedDirectory = directory(ofProgram: program) ?? systemDirectory

  /// The directory of Debian's packages.
  static let systemDirectory = "/usr/share/fonts"

  /// Returns the directory `fonts` beside a program; nil if there is none.
  ///
  /// Its files are those of Debian's packages at another version: text then looks the same on systems
  /// with other versions of the fonts.
  static func directory(ofProgram program: String) -> String? {
    guard let slash = program.lastIndex(of: "/") else { return nil }
    let directory = "\(program[..<slash])/fonts"
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return directory
  }

  /// The path of this process's program; empty if it is unknown.
  package static var program: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Every face in use, in a fixed order, with the version that its file had at initialization.
  package let entries: [Entry]

  /// Creates a catalog of the packages' files below `directory`.
  package init(directory: String) {
    entries = FontFamily.all.flatMap { family in
      family.faceNames.map { name in
        let face = FontFace(family: family, name: name, directory: directory)
        return Entry(
          face: face, package: family.package,
          version: FontTables(file: face.file, index: face.index)?.version)
      }
    }
  }

  /// Every face in use, in a fixed order.
  package var faces: [FontFace] { entries.map(\.face) }

  /// Throws an error for the first required face that cannot be read.
  package func verify() throws(TypographyError) {
    if let missing = entries.first(where: { $0.version == nil && $0.package.use == nil }) {
      throw .missingFont(file: missing.face.file, package: missing.package.name)
    }
    try SymbolFont.verify()
  }

  /// Returns the face of `family` with the nearest weight.
  static func face(_ family: FontFamily, weight: Int = 400, isItalic: Bool = false) -> FontFace {
    FontFace(
      family: family, name: family.faceName(weight: weight, isItalic: isItalic),
      directory: packagedDirectory)
  }
}
