/// An element of an SVG file.
struct SVGElement {
  let name: String
  private(set) var attributes: [(name: String, value: String)]
  var children: [SVGElement]
  /// The text of an element without children.
  var text: String?

  /// Creates an element.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  /// Sets an attribute that the element doesn't have.
  mutating func set(_ name: String, _ value: String) {
    attributes.append((name, value))
  }

  /// Appends the element as text, each one on a line of its own.
  func write(to text: inout String, depth: Int = 0) {
    let indent = String(repeating: " ", count: depth)
    text += "\(indent)<\(name)"
    for attribute in attributes { text += " \(attribute.name)=\"\(attribute.value.escaped)\"" }
    if let content = self.text {
      text += ">\(content.escaped)</\(name)>\n"
    } else if children.isEmpty {
      text += "/>\n"
    } else {
      text += ">\n"
      for child in children { child.write(to: &text, depth: depth + 1) }
      text += "\(indent)</\(name)>\n"
    }
  }
}

extension String {
  /// The text in XML, without characters that XML doesn't allow.
  fileprivate var escaped: String {
    guard utf8.contains(where: { $0 < 0x20 || Self.special.contains($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      default: if scalar.value >= 0x20 { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static let special: Set<UInt8> = Set("<>&\"".utf8)
}
