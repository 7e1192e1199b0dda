/// Ranges of numbers as regular expressions of JavaScript's, for numbers that stand in a text.
enum NumberPattern {
  /// Returns the pattern of the decimal numbers of a range, without signs and exponents.
  ///
  /// The range's end counts up to the next whole number; its start counts if it is 1 or less.
  static func decimals(_ range: ClosedRange<Double>) -> String {
    let end = Int(range.upperBound.rounded(.up))
    let start =
      range.lowerBound >= 1 ? "(?=0*[1-9])" : range.lowerBound > 0 ? "(?=[0.]*[1-9])" : ""
    return "\(start)0*(?:(?:\(wholeNumbers(below: end)))(?:\\.\\d*)?|\(end)(?:\\.0*)?|\\.\\d+)"
  }

  /// Returns the pattern of a quantity: a number of a range, with an exponent perhaps, and its unit.
  ///
  /// Of numbers with an exponent no pattern tells how large they are.
  static func quantity(_ range: ClosedRange<Double>, unit: String) -> String {
    let sign = range.lowerBound < 0 ? "[-+]?" : "\\+?"
    let exponential = "(?:\\d+\\.?\\d*|\\.\\d+)[eE][-+]?\\d+"
    return "\(sign)(?:\(decimals(range))|\(exponential)) ?\(unit)"
  }

  /// The whole numbers with fewer digits, then those that have a smaller digit in one place and the same before.
  private static func wholeNumbers(below end: Int) -> String {
    let digits = String(end).compactMap(\.wholeNumberValue)
    let smaller = digits.indices.filter { digits[$0] > 0 }.map { place in
      let same = digits[..<place].map(String.init).joined()
      let digit = digits[place] == 1 ? "0" : "[0-\(digits[place] - 1)]"
      return same + digit + String(repeating: "\\d", count: digits.count - 1 - place)
    }
    let shorter = digits.count > 1 ? ["\\d{1,\(digits.count - 1)}"] : []
    return (shorter + smaller).joined(separator: "|")
  }
}
