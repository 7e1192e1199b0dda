/// A reason why text cannot be laid out.
package enum TypographyError: Error, Equatable, CustomStringConvertible {
  /// A font file is missing or cannot be read.
  case missingFont(file: String, package: String)

  package var description: String {
    switch self {
    case .missingFont(let file, let package):
      "the font \(file) is missing: apt install \(package)"
    }
  }
}
