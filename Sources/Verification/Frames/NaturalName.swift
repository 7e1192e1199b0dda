/// A file name in natural order, in which `frame2.png` precedes `frame10.png`.
struct NaturalName: Comparable {
  private enum Part: Comparable {
    /// A number's digits without leading zeros: the number with more digits is larger.
    case number(count: Int, digits: String)
    case text(String)
  }

  let name: String
  private let parts: [Part]

  init(_ name: String) {
    self.name = name
    parts = name.matches(of: /[0-9]+|[^0-9]+/).map { match in
      guard match.output.first?.isASCIIDigit == true else { return .text(String(match.output)) }
      let digits = match.output.drop { $0 == "0" }
      return .number(count: digits.count, digits: String(digits))
    }
  }

  static func < (left: NaturalName, right: NaturalName) -> Bool {
    if left.parts == right.parts {
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    return left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// The last number in the name without its extension; nil if there is none, or it has more than
  /// nine digits.
  var number: Int? {
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    guard let digits = stem.matches(of: /[0-9]+/).last?.output, digits.count <= 9 else {
      return nil
    }
    return Int(digits)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
