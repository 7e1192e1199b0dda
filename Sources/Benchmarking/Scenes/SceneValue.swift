import Foundation

/// A compact JSON value with ordered members.
indirect enum SceneValue {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([SceneValue])
  /// An object; members without a value are omitted.
  case members(KeyValuePairs<String, SceneValue?>)
  /// A value that is JSON text already.
  case written(String)

  /// The value as JSON text.
  var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .number(let number): text += Self.text(of: number)
    case .flag(let flag): text += flag ? "true" : "false"
    case .text(let string): Self.write(string, to: &text)
    case .list(let values):
      Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .members(let members):
      let present = members.compactMap { key, value in value.map { (key, $0) } }
      Self.write(present, between: ("{", "}"), to: &text) { member, text in
        Self.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
    case .written(let json): text += json
    }
  }

  private static func write<Element>(
    _ elements: [Element], between ends: (String, String), to text: inout String,
    each write: (Element, inout String) -> Void
  ) {
    text += ends.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += ends.1
  }

  /// Returns the shortest text of a number; 0 for infinity and NaN, which draw nothing.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "0" }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension SceneValue {
  static func numbers(_ numbers: CGFloat...) -> SceneValue { .list(numbers.map { .number($0) }) }

  static func indices(_ indices: [Int]) -> SceneValue {
    .list(indices.map { .number(Double($0)) })
  }
}
