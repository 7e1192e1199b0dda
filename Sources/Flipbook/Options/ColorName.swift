import CoreGraphics
import Recipes

/// A color on the command line.
package struct ColorName: Hashable, Sendable {
  /// The color.
  package let color: CGColor

  /// Parses the name of a color in recipes, or `#` followed by six or eight hexadecimal digits.
  package init(_ text: String) throws(UnknownColor) {
    if let digits = HexadecimalColor(text) {
      color = CGColor(
        srgbRed: digits.red, green: digits.green, blue: digits.blue, alpha: digits.alpha)
    } else if let named = NamedColors.all.first(where: { $0.name == text }) {
      color = named.color.cgColor
    } else {
      throw UnknownColor(word: text)
    }
  }
}

/// The error for an unknown color.
package struct UnknownColor: Error, Hashable, CustomStringConvertible {
  /// The unknown text.
  package let word: String

  /// The error message, with a suggestion.
  package var description: String {
    let nearest = NearestName.nearest(to: word, among: NamedColors.all.map(\.name))
    return "unknown color '\(word)': "
      + (nearest.map { "did you mean '\($0)'?" }
        ?? "expected a name or digits such as white or #F2F2F7")
  }
}
