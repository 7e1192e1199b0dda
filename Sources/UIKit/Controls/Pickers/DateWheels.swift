import QuartzCore

/// The wheels of a date picker: what they show for a date, and the date that they select.
struct DateWheels {
  /// A wheel of a date picker.
  enum Wheel: Equatable {
    case month, day, year, weekday, hour, dayHour, minute, period, hours, minutes
  }

  let mode: UIDatePicker.Mode
  /// The minutes from one row to the next.
  let minuteInterval: Int
  /// How the region writes what the wheels show.
  let format: RegionalFormat

  /// The first year, and the number of years.
  private static let firstYear = 1
  private static let yearCount = 4_000
  /// The days before and after the first shown day, of the wheel with weekdays.
  private static let dayReach = 5_000
  /// How often the rows of wheels without an end are repeated.
  private static let turns = 100

  var wheels: [Wheel] {
    switch mode {
    case .time: clock
    case .date: format.order
    case .dateAndTime: [.weekday] + clock
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: format.order.filter { $0 != .day }
    }
  }

  private var clock: [Wheel] {
    if format.periods.isEmpty { return [.dayHour, .minute] }
    return format.time.hasPrefix("a") ? [.period, .hour, .minute] : [.hour, .minute, .period]
  }

  /// Returns the number of different rows of a wheel.
  private func cycle(_ wheel: Wheel) -> Int {
    switch wheel {
    case .month, .hour: 12
    case .day: 31
    case .minute, .minutes: 60 / minuteInterval
    case .hours, .dayHour: 24
    case .year: Self.yearCount
    case .weekday: 2 * Self.dayReach + 1
    case .period: 2
    }
  }

  private func isEndless(_ wheel: Wheel) -> Bool {
    switch wheel {
    case .month, .day, .hour, .dayHour, .minute: true
    case .year, .weekday, .period, .hours, .minutes: false
    }
  }

  /// Returns the number of rows of a wheel.
  func rowCount(_ wheel: Wheel) -> Int { cycle(wheel) * (isEndless(wheel) ? Self.turns : 1) }

  /// Returns the title of a row; days are those around a day.
  func title(_ row: Int, of wheel: Wheel, around day: Int) -> String {
    let index = row % cycle(wheel)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let title =
      switch wheel {
      case .month: format.months[index]
      case .day: "\(index + 1)\(format.daySuffix)"
      case .year: "\(Self.firstYear + index)\(format.yearSuffix)"
      case .weekday: format.text(time(ofDay: index, around: day), pattern: format.day)
      case .hour: "\(index == 0 ? 12 : index)"
      case .dayHour: format.time.firstRange(of: "HH") != nil ? padded(index) : "\(index)"
      case .minute: padded(index * minuteInterval)
      case .period: format.periods[index]
      case .hours: "\(index) \(format.durations[index == 1 ? 0 : 1])"
      case .minutes: "\(index * minuteInterval) \(format.durations[2])"
      }
    return format.localized(title)
  }

  private func time(ofDay index: Int, around day: Int) -> CivilTime {
    CivilTime(
      Date(
        timeIntervalSinceReferenceDate: Double(day - Self.dayReach + index) * 86_400
          - 978_307_200))
  }

  /// Whether the wheel of weekdays reaches a day.
  func reaches(_ time: CivilTime, around day: Int) -> Bool {
    abs(time.days - day) <= Self.dayReach / 2
  }

  /// Returns the rows whose titles include the widest one of a wheel.
  func widestRows(_ wheel: Wheel) -> [Int] {
    switch wheel {
    case .month, .hour, .dayHour: Array(0..<cycle(wheel))
    case .day: [19, 27]
    case .year: [1_999, 2_023]
    // A week of each month, on days of two digits.
    case .weekday: (0..<12).flatMap { month in (20..<27).map { Self.dayReach + month * 30 + $0 } }
    case .minute, .minutes: [cycle(wheel) - 1]
    case .period: [0, 1]
    case .hours: [22, 23]
    }
  }

  /// Returns the row of a time; days are those around a day.
  func row(of time: CivilTime, on wheel: Wheel, around day: Int) -> Int {
    let middle = isEndless(wheel) ? Self.turns / 2 * cycle(wheel) : 0
    switch wheel {
    case .month: return middle + time.month - 1
    case .day: return middle + time.day - 1
    case .year: return min(max(time.year - Self.firstYear, 0), Self.yearCount - 1)
    case .weekday: return min(max(time.days - day + Self.dayReach, 0), 2 * Self.dayReach)
    case .hour: return middle + time.hour % 12
    case .dayHour: return middle + time.hour
    case .minute, .minutes: return middle + time.minute / minuteInterval
    case .period: return time.hour / 12
    case .hours: return time.hour
    }
  }

  /// Returns the row with the value of another one that is nearest to a row.
  func row(like row: Int, on wheel: Wheel, nearestTo current: Int) -> Int {
    guard isEndless(wheel) else { return row }
    let cycle = cycle(wheel)
    let distance = (row - current) % cycle
    let shortest =
      distance > cycle / 2 ? distance - cycle : distance < -cycle / 2 ? distance + cycle : distance
    let nearest = current + shortest
    return nearest >= 0 && nearest < rowCount(wheel) ? nearest : row
  }

  /// Returns the time of rows, which changes what they show of a time.
  func time(ofRows rows: [Int], changing old: CivilTime, around day: Int) -> CivilTime {
    var time = old
    for (wheel, row) in zip(wheels, rows) {
      let index = max(row, 0) % cycle(wheel)
      switch wheel {
      case .month: time.month = index + 1
      case .day: time.day = index + 1
      case .year: time.year = Self.firstYear + index
      case .weekday:
        let shown = self.time(ofDay: index, around: day)
        (time.year, time.month, time.day) = (shown.year, shown.month, shown.day)
      case .hour: time.hour = time.hour / 12 * 12 + index
      case .minute, .minutes: time.minute = index * minuteInterval
      case .period: time.hour = time.hour % 12 + index * 12
      case .hours, .dayHour: time.hour = index
      }
    }
    time.day = min(time.day, time.daysInMonth)
    return time
  }
}
