/// A reason why text cannot be laid out.
package enum TypographyError: Error, Equatable, CustomStringConvertible {
  /// A font file is missing or cannot be read.
  case missingFont(file: String, package: String)
  /// A font family that was asked for is not installed; the Debian package is nil if it is unknown.
  case missingFamily(String, package: String?)

  package var description: String {
    switch self {
    case .missingFont(let file, let package):
      "the font \(file) is missing: apt install \(package)"
    case .missingFamily(let family, let package?):
      "the font '\(family)' is not installed: apt install \(package)"
    case .missingFamily(let family, nil):
      "the font '\(family)' is not installed: install the Debian package that contains it, such as "
        + "fonts-noto-cjk for 'Noto Sans CJK SC'"
    }
  }
}
