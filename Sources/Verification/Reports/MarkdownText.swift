/// Escapes text for GitHub Flavored Markdown.
package enum MarkdownText {
  /// The characters that have a meaning within a line.
  private static let special: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&", "!", "@", "$",
  ]

  /// Returns text on one line, without markup, for paragraphs, headings, list items and cells.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.withoutRawBytes.unicodeScalars {
      if special.contains(scalar) {
        result += "\\"
        result.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory == .control {
        result += " "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a path as the destination of a link or of an image.
  package static func destination(_ path: String) -> String {
    path.fileBytes.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "~"):
        String(Unicode.Scalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  /// Returns text as a block of code, with a fence that it does not contain.
  package static func code(_ text: String) -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\n\(text)\n\(fence)\n"
  }
}
