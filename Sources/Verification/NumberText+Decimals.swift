import Foundation

extension NumberText {
  /// Returns a number with a fixed number of decimals, with a minus sign as wide as a digit.
  ///
  /// Halves round away from zero. Numbers of 1e9 and more are described as Swift describes them.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    guard abs(value) < 1e9, decimals <= 6 else { return "\(value)" }
    let digits = "\(Int((abs(value) * pow(10, Double(decimals))).rounded()))"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let isNegative = value < 0 && digits.contains { $0 != "0" }
    let text =
      decimals == 0 ? padded : "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    return isNegative ? "\u{2212}\(text)" : text
  }

  /// Returns a number with at most this many decimals, without trailing zeros.
  ///
  /// Rounds as ``fixed(_:decimals:)`` does.
  package static func trimmed(_ value: Double, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
