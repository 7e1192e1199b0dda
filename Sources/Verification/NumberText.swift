import Foundation

/// Numbers as people read them, in no country's way.
package enum NumberText {
  /// A number with so many decimals at most, without zeros at the end.
  package static func short(_ number: Double, decimals: Int) -> String {
    var text = String(format: "%.\(decimals)f", number)
    if decimals > 0 {
      while text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
      if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  /// A share from 0 to 1 as percents.
  package static func percent(_ share: Double) -> String {
    let percents = share * 100
    if percents > 0, percents < 0.001 { return "less than 0.001%" }
    return short(percents, decimals: percents < 1 ? 3 : 1) + "%"
  }

  /// How many there are of something: `1 frame`, `2 frames`.
  package static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// A list such as `a, b and c`.
  package static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}
