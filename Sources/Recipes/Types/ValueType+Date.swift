import UIKit

extension ValueType<Date> {
  private static let expectation =
    "a date such as 2025-05-31, a time such as 9:41, or both, as in 2025-05-31 9:41"

  /// A date in the Gregorian calendar at Greenwich.
  ///
  /// Without a time it is midnight; a time alone is that of January 9, 2007, the first date of date pickers.
  static let date = ValueType(
    expectation,
    .pattern("[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:[ T][0-9]{1,2}:[0-9]{2})?|[0-9]{1,2}:[0-9]{2}")
  ) { value, context in
    guard let text = value.text else {
      context.reportType(value, expected: expectation)
      return nil
    }
    guard let date = DateText(text)?.date else {
      context.report(
        .outOfRange, "\(context.subject) is not a date", at: value.span, expected: expectation,
        found: value.summary)
      return nil
    }
    return date
  }
}

/// The numbers of a date that is written as text.
private struct DateText {
  let date: Date

  /// Parses a date, a time, or both; returns nil for another text and for a day that does not exist.
  init?(_ text: String) {
    var parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == " " || $0 == "T"
    }
    let day = Self.numbers(of: parts[0], "-", digits: [4...4, 1...2, 1...2])
    if day != nil { parts.removeFirst() }
    let time = parts.first.map { Self.numbers(of: $0, ":", digits: [1...2, 2...2]) } ?? [0, 0]
    guard parts.count <= 1, let time else { return nil }
    let date = day ?? [2007, 1, 9]
    let civil = CivilTime(
      year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1])
    guard let civil else { return nil }
    self.date = civil.date
  }

  /// Returns numbers with these counts of digits, between separators; nil for another text.
  private static func numbers(
    of text: Substring, _ separator: Character, digits: [ClosedRange<Int>]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == digits.count else { return nil }
    let numbers = zip(parts, digits).compactMap { part, digits in
      digits.contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) }
        ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }
}
