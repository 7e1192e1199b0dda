/// How the people of a region write dates, times and numbers.
///
/// The program has no ICU. The formats follow the Unicode Common Locale Data Repository, with the Gregorian
/// calendar everywhere.
package struct RegionalFormat: Equatable, Sendable {
  /// The identifier, such as `de_DE`.
  package let identifier: String
  var months: [String]
  var shortMonths: [String]
  /// The short names of the days of a week, from Sunday on.
  var weekdays: [String]
  /// The patterns of a date, of a day with its weekday, and of a time, in Unicode's letters.
  var date: String
  var day: String
  var time: String
  /// The names of the halves of a day; empty where hours run from 0 to 23.
  var periods: [String] = []
  /// The wheels of a date, from the leading side on.
  var order: [DateWheels.Wheel] = [.day, .month, .year]
  /// What follows the numbers of days and years on wheels.
  var daySuffix = ""
  var yearSuffix = ""
  /// The names of one hour, of several, and of minutes.
  var durations: [String]
  /// What separates the fraction of a number, and groups of three digits.
  package var decimalSeparator = "."
  package var groupingSeparator = ","
  /// The number of digits before the first separator of groups, at least.
  package var minGroupedDigits = 1
  /// The digit zero.
  package var zero: Unicode.Scalar = "0"
  /// Whether text runs from right to left.
  package var isRightToLeft = false

  /// Returns a text with the region's digits.
  package func localized(_ text: String) -> String {
    guard zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = ("0"..."9").contains(scalar) ? scalar.value - Unicode.Scalar("0").value : nil
      result.append(digit.flatMap { Unicode.Scalar(zero.value + $0) } ?? scalar)
    }
    return String(result)
  }
}

extension RegionalFormat {
  /// Returns the format of a region; nil for an unknown identifier.
  ///
  /// - Parameter identifier: The identifier, with a hyphen or an underscore.
  package static func named(_ identifier: String) -> RegionalFormat? {
    let identifier = String(identifier.map { $0 == "-" ? "_" : $0 })
    return all.first { $0.identifier == identifier }
  }

  // MARK: Dates

  func text(_ time: CivilTime, pattern: String) -> String {
    var result = ""
    var rest = Substring(pattern)
    while let first = rest.first {
      if first == "'" {
        let quoted = rest.dropFirst().prefix { $0 != "'" }
        result += quoted
        rest = rest.dropFirst(quoted.count + 2)
        continue
      }
      let run = rest.prefix { $0 == first }
      result += field(first, run.count, time) ?? String(run)
      rest = rest.dropFirst(run.count)
    }
    return localized(result)
  }

  private func field(_ letter: Character, _ count: Int, _ time: CivilTime) -> String? {
    func number(_ value: Int) -> String { count > 1 && value < 10 ? "0\(value)" : "\(value)" }
    switch letter {
    case "y": return "\(time.year)"
    case "M" where count > 3: return months[time.month - 1]
    case "M" where count == 3: return shortMonths[time.month - 1]
    case "M": return number(time.month)
    case "d": return number(time.day)
    case "E": return weekdays[time.weekday]
    case "h": return number(time.hour % 12 == 0 ? 12 : time.hour % 12)
    case "H": return number(time.hour)
    case "m": return number(time.minute)
    case "a": return periods.isEmpty ? "" : periods[time.hour / 12]
    default: return nil
    }
  }

  // MARK: Numbers

  /// Returns a number with separators, rounded to a number of decimals.
  ///
  /// - Parameters:
  ///   - digits: The decimal digits of the magnitude, with a period before the decimals.
  ///   - isNegative: Whether there is a minus sign.
  package func number(_ digits: String, isNegative: Bool) -> String {
    let parts = digits.split(separator: ".", maxSplits: 1)
    let whole = Array(parts.first ?? "0")
    var text = ""
    for (index, digit) in whole.enumerated() {
      let following = whole.count - index
      if index > 0, following % 3 == 0, whole.count >= 3 + minGroupedDigits {
        text += groupingSeparator
      }
      text.append(digit)
    }
    if parts.count > 1 { text += decimalSeparator + parts[1] }
    return localized((isNegative ? "-" : "") + text)
  }
}
