import Glibc

/// Formats numbers for text output, independent of the locale: a decimal point and no grouping.
package enum NumberFormat {
  /// Returns a number with at most `decimals` decimals and no trailing zeros: `2.5`, `3`.
  ///
  /// Rounds the exact binary value as C's `printf` does; the numbers in references depend on it.
  package static func short(_ number: Double, decimals: Int) -> String {
    var text = printed(number, decimals: decimals)
    if decimals > 0 {
      while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
      if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// Returns what C's `printf` prints for `%.*f` in the C locale.
  private static func printed(_ number: Double, decimals: Int) -> String {
    let locale = uselocale(cLocale)
    defer { uselocale(locale) }
    return withVaList([Int32(decimals), number]) { arguments in
      // The greatest number has 309 digits before the decimal point.
      let capacity = 320 + decimals
      return String(unsafeUninitializedCapacity: capacity) { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          Int(vsnprintf(characters.baseAddress, capacity, "%.*f", arguments))
        }
      }
    }
  }

  private nonisolated(unsafe) static let cLocale = newlocale(1 << LC_NUMERIC, "C", nil)

  /// Returns a number with exactly `decimals` decimals: `2.50`.
  ///
  /// Rounds halves away from zero: 0.125 with two decimals is `0.13`. Numbers of a billion or more
  /// and more than six decimals are returned as Swift describes them.
  ///
  /// - Parameter minus: The sign of negative numbers, such as U+2212, which is as wide as a digit.
  package static func fixed(
    _ number: Double, decimals: Int, minus: String = "-"
  ) -> String {
    guard abs(number) < 1e9, (0...6).contains(decimals) else { return "\(number)" }
    let digits = "\(Int((abs(number) * pow(10, Double(decimals))).rounded()))"
    let isNegative = number < 0 && digits != "0"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let text =
      decimals == 0 ? padded : "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    return isNegative ? "\(minus)\(text)" : text
  }

  /// Returns a fraction from 0 to 1 as a percentage: `12.5%`.
  package static func percent(_ fraction: Double) -> String {
    let percentage = fraction * 100
    if percentage > 0, percentage < 0.001 { return "less than 0.001%" }
    return short(percentage, decimals: percentage < 1 ? 3 : 1) + "%"
  }

  /// Returns a count with its noun: `1 frame`, `2 frames`.
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Returns a list such as `a, b and c`.
  package static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
