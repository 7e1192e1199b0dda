/// The name of a curve in CSS and in Swift: words of letters and digits, separated by hyphens.
package struct CurveName: Sendable {
  /// The name in CSS, such as `card-flip`.
  package let css: String

  /// Creates a name; nil if it is not one.
  package init?(_ name: String) {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    guard name.utf8.count <= 64, name.first?.isLetter == true,
      words.allSatisfy({
        !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    css = name
  }

  /// The default name.
  package static let curve = CurveName(css: "curve")

  private init(css: String) { self.css = css }

  /// Returns the name of one of several curves, counted from 1.
  package func numbered(_ number: Int) -> CurveName { CurveName(css: "\(css)-\(number)") }

  /// The name in Swift, such as `cardFlip`; a reserved word is quoted.
  package var swift: String { Self.reserved.contains(words) ? "`\(words)`" : words }

  /// The name in Swift after a verb, such as `CardFlip`.
  var capitalizedSwift: String { Self.capitalized(words[...]) }

  private var words: String {
    css.split(separator: "-").enumerated().map { $0 == 0 ? String($1) : Self.capitalized($1) }
      .joined()
  }

  /// The words of Swift that a declaration cannot have as its name without quoting.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }
}
