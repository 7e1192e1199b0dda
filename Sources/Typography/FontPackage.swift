/// A Debian package of fonts.
package struct FontPackage: Hashable, Sendable {
  /// The name of the package for `apt install`.
  package let name: String
  /// The directory of the package's files, relative to the directory of all fonts.
  let directory: String
  /// The extension of the package's files.
  let fileExtension: String
  /// What the package is for, if it is optional; nil for a package that all text needs.
  package var use: String?

  static let inter = FontPackage(
    name: "fonts-inter", directory: "opentype/inter", fileExtension: "otf")
  static let lato = FontPackage(
    name: "fonts-lato", directory: "truetype/lato", fileExtension: "ttf")
  static let leagueSpartan = FontPackage(
    name: "fonts-league-spartan", directory: "opentype/league-spartan", fileExtension: "otf")
  static let urw = FontPackage(
    name: "fonts-urw-base35", directory: "opentype/urw-base35", fileExtension: "otf")
  static let dejaVu = FontPackage(
    name: "fonts-dejavu-core", directory: "truetype/dejavu", fileExtension: "ttf")
  static let wenQuanYi = FontPackage(
    name: "fonts-wqy-microhei", directory: "truetype/wqy", fileExtension: "ttc")
  static let notoColorEmoji = FontPackage(
    name: "fonts-noto-color-emoji", directory: "truetype/noto", fileExtension: "ttf")
  /// The faces for Arabic, Devanagari, Thai and other scripts, which are optional.
  package static let noto = FontPackage(
    name: "fonts-noto-ui-core", directory: "truetype/noto", fileExtension: "ttf",
    use: "draws Arabic, the scripts of India and Southeast Asia")
}
