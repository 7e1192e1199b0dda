/// Why text cannot be set.
package enum TypographyError: Error, Equatable, CustomStringConvertible {
  /// A font file is not there or cannot be read.
  case missingFont(file: String, package: String)

  package var description: String {
    switch self {
    case .missingFont(let file, let package):
      "the font \(file) is missing: apt install \(package)"
    }
  }
}
