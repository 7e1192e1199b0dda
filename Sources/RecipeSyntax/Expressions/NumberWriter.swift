/// How expressions write numbers for people, in the locale of a recipe.
package struct NumberWriter: ContextKey, Sendable {
  /// Writes numbers as in the United States.
  package static let defaultValue = NumberWriter { digits, isNegative in
    let parts = digits.split(separator: ".", maxSplits: 1)
    var text = ""
    let whole = Array(parts.first ?? "0")
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (isNegative ? "-" : "") + text + (parts.count > 1 ? ".\(parts[1])" : "")
  }

  /// Returns a number with separators, given its decimal digits with a period, and its sign.
  private let write: @Sendable (_ digits: String, _ isNegative: Bool) -> String

  package init(_ write: @escaping @Sendable (String, Bool) -> String) { self.write = write }

  /// The maximum number of decimals, and the maximum magnitude that is written.
  private static let (maxDecimals, maxMagnitude) = (9, 9e15)

  /// Returns a number, rounded to a number of decimals; half is rounded away from zero.
  func text(_ number: Double, decimals: Double) -> String {
    let count = Int(min(max(decimals.isNaN ? 0 : decimals.rounded(), 0), Double(Self.maxDecimals)))
    let magnitude = min(number.isNaN ? 0 : abs(number), Self.maxMagnitude)
    let scale = (0..<count).reduce(1.0) { scale, _ in scale * 10 }
    var (whole, fraction) = (magnitude.rounded(.down), 0.0)
    fraction = ((magnitude - whole) * scale).rounded()
    if fraction >= scale { (whole, fraction) = (whole + 1, 0) }
    let decimals = count > 0 ? String(UInt64(fraction)) : ""
    let zeros = String(repeating: "0", count: count - decimals.utf8.count)
    let digits = "\(UInt64(whole))" + (count > 0 ? ".\(zeros)\(decimals)" : "")
    return write(digits, number < 0 && (whole > 0 || fraction > 0))
  }
}
