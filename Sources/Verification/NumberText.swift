import Foundation

/// Numbers as people read them, in no country's way.
package enum NumberText {
  /// A number with so many decimals at most, without zeros at the end.
  package static func short(_ number: Double, decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", number)
    guard decimals > 0 else { return text == "-0" ? "0" : text }
    let trimmed = text.replacing(/\.?0+$/, with: "")
    return trimmed == "-0" ? "0" : trimmed
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
