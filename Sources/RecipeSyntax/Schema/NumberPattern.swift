/// Regular expressions of JavaScript for the numbers of a range, where numbers are part of a text.
package enum NumberPattern {
  /// Returns a pattern that matches the decimal numbers of a range, without signs and exponents.
  ///
  /// The range's upper bound is rounded up to a whole number; its lower bound applies only if it is
  /// at most 1.
  package static func decimals(_ range: ClosedRange<Double>) -> String {
    let end = Int(range.upperBound.rounded(.up))
    let start =
      range.lowerBound >= 1 ? "(?=0*[1-9])" : range.lowerBound > 0 ? "(?=[0.]*[1-9])" : ""
    return "\(start)0*(?:(?:\(wholeNumbers(below: end)))(?:\\.\\d*)?|\(end)(?:\\.0*)?|\\.\\d+)"
  }

  /// Returns a pattern that matches a number of a range, optionally with an exponent, and a unit.
  ///
  /// Numbers with an exponent match whatever their value.
  static func quantity(_ range: ClosedRange<Double>, unit: String) -> String {
    let sign = range.lowerBound < 0 ? "[-+]?" : "\\+?"
    let exponential = "(?:\\d+\\.?\\d*|\\.\\d+)[eE][-+]?\\d+"
    return "\(sign)(?:\(decimals(range))|\(exponential)) ?\(unit)"
  }

  /// Matches numbers with fewer digits, then those that share leading digits and have a smaller
  /// next digit.
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
