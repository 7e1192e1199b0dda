import Foundation

/// Writes durations, in English, as Foundation's formatter does on Apple's systems.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The lengths of units.
  public enum UnitsStyle: Int, Sendable {
    /// With colons: 1:05.
    case positional
    /// With letters: 1m 5s.
    case abbreviated
    /// With short words: 1 min, 5 sec.
    case short
    /// With words: 1 minute, 5 seconds.
    case full
    /// With numbers as words, up to twelve.
    case spellOut
    /// With short words without spaces: 1min 5sec.
    case brief
  }

  /// Which units of zero are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a behavior from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Those in the middle and at the end with colons; none otherwise.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those at the start are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those in the middle are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those at the end are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All are written, with two digits with colons.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units; empty, the default, for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The lengths of units; `positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// Which units of zero are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units; 0, the default, does not limit it.
  open var maximumUnitCount = 0
  /// Whether the last unit has a fraction; false by default; it has no effect.
  open var allowsFractionalUnits = false
  /// Whether a large unit of 1 is added to the next one; false by default.
  open var collapsesLargestUnit = false
  /// Whether "About" is in front; false by default.
  open var includesApproximationPhrase = false
  /// Whether "remaining" is behind; false by default.
  open var includesTimeRemainingPhrase = false
  /// The calendar; nil for the Gregorian one.
  open var calendar: Calendar?
  /// The start of durations of months and years; nil by default.
  open var referenceDate: Date?

  /// Creates a formatter.
  override public init() { super.init() }
  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  private struct Unit {
    let unit: NSCalendar.Unit
    let seconds: Double
    let names: (letter: String, short: String, long: String)
  }

  private static let units = [
    Unit(unit: .year, seconds: 31_536_000, names: ("y", "yr", "year")),
    Unit(unit: .month, seconds: 2_592_000, names: ("mo", "mth", "month")),
    Unit(unit: .weekOfMonth, seconds: 604_800, names: ("w", "wk", "week")),
    Unit(unit: .day, seconds: 86_400, names: ("d", "day", "day")),
    Unit(unit: .hour, seconds: 3600, names: ("h", "hr", "hour")),
    Unit(unit: .minute, seconds: 60, names: ("m", "min", "minute")),
    Unit(unit: .second, seconds: 1, names: ("s", "sec", "second")),
  ]

  /// Returns a duration in seconds as text; nil for one that is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var units = Self.units.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
    if units.isEmpty { units = Array(Self.units.suffix(1)) }
    var values = Self.split(abs(ti), units)
    if collapsesLargestUnit, values.count > 1, let first = values.firstIndex(where: { $0 > 0 }),
      values[first] == 1, first + 1 < values.count
    {
      values[first + 1] += Int(units[first].seconds / units[first + 1].seconds)
      values[first] = 0
    }
    let shown = shownRange(values)
    if maximumUnitCount > 0, shown.count > maximumUnitCount {
      // The rest is rounded into the last unit that is written.
      let last = shown.lowerBound + maximumUnitCount - 1
      let kept = Array(units[...last])
      let rounded = (abs(ti) / units[last].seconds).rounded() * units[last].seconds
      return write(Self.split(rounded, kept), kept, isNegative: ti < 0)
    }
    return write(values, units, isNegative: ti < 0)
  }

  /// Returns the duration between dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns the sum of components as text.
  open func string(from components: DateComponents) -> String? {
    let parts: [(Int?, Double)] = [
      (components.year, 31_536_000), (components.month, 2_592_000),
      (components.weekOfMonth, 604_800), (components.day, 86_400), (components.hour, 3600),
      (components.minute, 60), (components.second, 1),
    ]
    return string(from: parts.reduce(0) { $0 + Double($1.0 ?? 0) * $1.1 })
  }

  /// Returns components as text; nil for another object.
  override open func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns components as text in a length of units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static func split(_ duration: Double, _ units: [Unit]) -> [Int] {
    var rest = duration
    return units.map { unit in
      let count = (rest / unit.seconds + 1e-9).rounded(.down)
      rest -= count * unit.seconds
      return Int(count)
    }
  }

  private func shownRange(_ values: [Int]) -> Range<Int> {
    if zeroFormattingBehavior.contains(.pad) { return 0..<values.count }
    let first = values.firstIndex { $0 > 0 } ?? values.count - 1
    let drops = zeroFormattingBehavior.contains(.dropTrailing) || unitsStyle != .positional
    let last = drops ? (values.lastIndex { $0 > 0 } ?? first) : values.count - 1
    return first..<max(last, first) + 1
  }

  private func write(_ values: [Int], _ units: [Unit], isNegative: Bool) -> String {
    let range = shownRange(values)
    let pads = zeroFormattingBehavior.contains(.pad)
    let keepsZeros = unitsStyle == .positional || pads
    let shown = range.filter { values[$0] > 0 || keepsZeros || range.count == 1 }
    var parts = shown.map { text(values[$0], units[$0]) }
    if unitsStyle == .positional {
      for index in parts.indices where index > 0 || pads && shown.count > 1 {
        if parts[index].utf8.count < 2 { parts[index] = "0" + parts[index] }
      }
      // A single unit has its name.
      if units.count > 1, parts.count == 1, let last = shown.last, units[last].unit == .second {
        parts[0] = pads ? parts[0] : "\(values[last])"
      }
    }
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    var result = (isNegative ? "-" : "") + parts.joined(separator: separator)
    if includesApproximationPhrase { result = "About " + result }
    if includesTimeRemainingPhrase { result += " remaining" }
    return result
  }

  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]

  private func text(_ value: Int, _ unit: Unit) -> String {
    let names = unit.names
    let plural = value == 1 ? "" : "s"
    switch unitsStyle {
    case .positional: return "\(value)"
    case .abbreviated: return "\(value)\(names.letter)"
    case .brief:
      let isWhole = ["day", "mth", "wk", "yr"].contains(names.short)
      return "\(value)\(names.short)\(isWhole ? plural : "")"
    case .short:
      let isWhole = ["day", "mth", "wk", "yr"].contains(names.short)
      return "\(value) \(names.short)\(isWhole ? plural : "")"
    case .full: return "\(value) \(names.long)\(plural)"
    case .spellOut:
      let number = value < Self.words.count ? Self.words[value] : "\(value)"
      return "\(number) \(names.long)\(plural)"
    }
  }
}

/// Writes the time between dates, in English, as Foundation's formatter does on Apple's systems.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How close times are written.
  public enum DateTimeStyle: Int, Sendable {
    /// With numbers: 1 day ago.
    case numeric
    /// With words: yesterday.
    case named
  }

  /// The lengths of units.
  public enum UnitsStyle: Int, Sendable {
    /// 2 minutes ago.
    case full
    /// Two minutes ago.
    case spellOut
    /// 2 min. ago.
    case short
    /// 2m ago.
    case abbreviated
  }

  /// How close times are written; `numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The lengths of units; `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The calendar; nil for the Gregorian one.
  open var calendar: Calendar?
  /// The language, which is English whatever is set.
  open var locale: Locale?

  /// Creates a formatter.
  override public init() { super.init() }
  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  private static let units: [(seconds: Double, long: String, short: String, letter: String)] = [
    (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"),
    (604_800, "week", "wk.", "w"), (86_400, "day", "day", "d"), (3600, "hour", "hr.", "h"),
    (60, "minute", "min.", "m"), (1, "second", "sec.", "s"),
  ]

  /// Returns the time to a date from another one as text.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns a time in seconds as text: negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let distance = abs(timeInterval).rounded(.down)
    let index = Self.units.firstIndex { distance >= $0.seconds } ?? Self.units.count - 1
    let unit = Self.units[index]
    let count = Int((distance / unit.seconds).rounded(.down))
    let isPast = timeInterval < 0 || count == 0 && timeInterval.sign == .minus
    if dateTimeStyle == .named, let name = Self.name(unit.long, count, isPast) { return name }
    let text =
      switch unitsStyle {
      case .full: "\(count) \(unit.long)\(count == 1 ? "" : "s")"
      case .spellOut: "\(Self.word(count)) \(unit.long)\(count == 1 ? "" : "s")"
      case .short: "\(count) \(unit.short)\(unit.short == "day" && count != 1 ? "s" : "")"
      case .abbreviated: "\(count)\(unit.letter)"
      }
    return isPast ? "\(text) ago" : "in \(text)"
  }

  /// Returns a date's distance from now as text; nil for another object.
  override open func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static func word(_ count: Int) -> String {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve",
    ]
    return count < words.count ? words[count] : "\(count)"
  }

  private static func name(_ unit: String, _ count: Int, _ isPast: Bool) -> String? {
    switch (unit, count) {
    case ("second", 0): "now"
    case ("day", 1): isPast ? "yesterday" : "tomorrow"
    case ("week", 1), ("month", 1), ("year", 1): isPast ? "last \(unit)" : "next \(unit)"
    default: nil
    }
  }
}

/// Joins texts, in English, as Foundation's formatter does on Apple's systems.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language, which is English whatever is set.
  open var locale: Locale?
  /// Writes the items; nil, the default, for their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  override public init() { super.init() }
  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Returns texts with commas and "and".
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default:
      strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
    }
  }

  /// Returns items as text.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  /// Returns items as text; nil for another object.
  override open func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
