import QuartzCore

/// A time in the Gregorian calendar at Greenwich, which depends on no locale and no time zone.
package struct CivilTime: Equatable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int

  /// The seconds from 1970 to 2001, from which dates count.
  private static let referenceSeconds = 978_307_200.0
  private static let secondsPerDay = 86_400.0

  /// Creates a time from 1 to 9999; nil if there is none with these numbers.
  package init?(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
    guard (1...9999).contains(year), (1...12).contains(month), (1...daysInMonth).contains(day),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
  }

  /// Returns the time of a date.
  ///
  /// The year, month and day follow Howard Hinnant's algorithm "civil_from_days" (public domain).
  init(_ date: Date) {
    let limit = 4e11
    let reference = date.timeIntervalSinceReferenceDate
    let seconds =
      (reference.isFinite ? min(max(reference, -limit), limit) : 0) + Self.referenceSeconds
    let days = (seconds / Self.secondsPerDay).rounded(.down)
    let rest = Int(seconds - days * Self.secondsPerDay)
    (hour, minute) = (rest / 3600, rest % 3600 / 60)
    let shifted = Int(days) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1970, by Howard Hinnant's "days_from_civil" (public domain).
  var days: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date, at the start of the minute.
  package var date: Date {
    Date(
      timeIntervalSinceReferenceDate: Double(days) * Self.secondsPerDay
        + Double(hour * 3600 + minute * 60) - Self.referenceSeconds)
  }

  /// The number of days of the month.
  var daysInMonth: Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, from 0 for Sunday on.
  var weekday: Int { ((days + 4) % 7 + 7) % 7 }
}
