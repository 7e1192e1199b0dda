import AppRuntime
import Foundation
import Testing

@Suite struct FormatterTests {
  private typealias Components = AppRuntime.DateComponentsFormatter

  @Test("durations are written as on Apple's systems")
  func durations() {
    let rows:
      [(
        TimeInterval, NSCalendar.Unit, Components.UnitsStyle, Components.ZeroFormattingBehavior,
        String
      )] = [
        (65, [.minute, .second], .positional, .pad, "01:05"),
        (65, [.minute, .second], .positional, .default, "1:05"),
        (5, [.minute, .second], .positional, .pad, "00:05"),
        (3725, [.hour, .minute, .second], .positional, .pad, "01:02:05"),
        (3600, [.hour, .minute, .second], .positional, .default, "1:00:00"),
        (125, [.minute, .second], .abbreviated, .default, "2m 5s"),
        (120, [.minute, .second], .abbreviated, .default, "2m"),
        (3720, [.hour, .minute], .full, .default, "1 hour, 2 minutes"),
        (3725, [.hour, .minute, .second], .short, .default, "1 hr, 2 min, 5 sec"),
        (3725, [.hour, .minute], .brief, .default, "1hr 2min"),
        (90_000, [.day, .hour], .full, .default, "1 day, 1 hour"),
        (120, [.minute], .spellOut, .default, "two minutes"),
        (-65, [.minute, .second], .positional, .default, "-1:05"),
      ]
    for (time, units, style, zeros, expected) in rows {
      let formatter = Components()
      formatter.allowedUnits = units
      formatter.unitsStyle = style
      formatter.zeroFormattingBehavior = zeros
      #expect(formatter.string(from: time) == expected)
    }
    let formatter = Components()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3725) == "1 hour remaining")
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(from: DateComponents(minute: 2)) == "2 minutes remaining")
  }

  @Test("times are relative to a date, with numbers or with names")
  func relativeTimes() {
    let formatter = AppRuntime.RelativeDateTimeFormatter()
    for (time, full, short, named) in [
      (-120.0, "2 minutes ago", "2 min. ago", "2 minutes ago"),
      (3600, "in 1 hour", "in 1 hr.", "in 1 hour"),
      (-90_000, "1 day ago", "1 day ago", "yesterday"),
      (700_000, "in 1 week", "in 1 wk.", "next week"),
      (0, "in 0 seconds", "in 0 sec.", "now"),
    ] {
      (formatter.unitsStyle, formatter.dateTimeStyle) = (.full, .numeric)
      #expect(formatter.localizedString(fromTimeInterval: time) == full)
      formatter.unitsStyle = .short
      #expect(formatter.localizedString(fromTimeInterval: time) == short)
      (formatter.unitsStyle, formatter.dateTimeStyle) = (.full, .named)
      #expect(formatter.localizedString(fromTimeInterval: time) == named)
    }
  }

  @Test("texts are joined with commas and a word")
  func lists() {
    for (items, expected) in [
      ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c"),
    ] as [([String], String)] {
      #expect(AppRuntime.ListFormatter.localizedString(byJoining: items) == expected)
    }
  }
}
