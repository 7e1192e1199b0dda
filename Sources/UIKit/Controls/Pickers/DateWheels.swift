import QuartzCore

/// The wheels of a date picker: what they show for a date, and the date that they select.
struct DateWheels {
  /// A wheel of a date picker.
  enum Wheel: Equatable {
    case month, day, year, weekday, hour, minute, period, hours, minutes
  }

  let mode: UIDatePicker.Mode
  /// The minutes from one row to the next.
  let minuteInterval: Int

  /// The first year, and the number of years.
  private static let firstYear = 1
  private static let yearCount = 4_000
  /// The days before and after the first shown day, of the wheel with weekdays.
  private static let dayReach = 5_000
  /// How often the rows of wheels without an end are repeated.
  private static let turns = 100

  var wheels: [Wheel] {
    switch mode {
    case .time: [.hour, .minute, .period]
    case .date: [.month, .day, .year]
    case .dateAndTime: [.weekday, .hour, .minute, .period]
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: [.month, .year]
    }
  }

  /// Returns the number of different rows of a wheel.
  private func cycle(_ wheel: Wheel) -> Int {
    switch wheel {
    case .month, .hour: 12
    case .day: 31
    case .minute, .minutes: 60 / minuteInterval
    case .hours: 24
    case .year: Self.yearCount
    case .weekday: 2 * Self.dayReach + 1
    case .period: 2
    }
  }

  private func isEndless(_ wheel: Wheel) -> Bool {
    switch wheel {
    case .month, .day, .hour, .minute: true
    case .year, .weekday, .period, .hours, .minutes: false
    }
  }

  /// Returns the number of rows of a wheel.
  func rowCount(_ wheel: Wheel) -> Int { cycle(wheel) * (isEndless(wheel) ? Self.turns : 1) }

  /// Returns the title of a row; days are those around a day.
  func title(_ row: Int, of wheel: Wheel, around day: Int) -> String {
    let index = row % cycle(wheel)
    switch wheel {
    case .month: return CivilTime.months[index]
    case .day: return "\(index + 1)"
    case .year: return "\(Self.firstYear + index)"
    case .weekday:
      return CivilTime(
        Date(
          timeIntervalSinceReferenceDate: Double(day - Self.dayReach + index) * 86_400
            - 978_307_200)
      ).dayText
    case .hour: return "\(index == 0 ? 12 : index)"
    case .minute:
      let minute = index * minuteInterval
      return minute < 10 ? "0\(minute)" : "\(minute)"
    case .period: return index == 0 ? "AM" : "PM"
    case .hours: return "\(index) hours"
    case .minutes: return "\(index * minuteInterval) min"
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
        let shown = CivilTime(
          Date(
            timeIntervalSinceReferenceDate: Double(day - Self.dayReach + index) * 86_400
              - 978_307_200))
        (time.year, time.month, time.day) = (shown.year, shown.month, shown.day)
      case .hour: time.hour = time.hour / 12 * 12 + index
      case .minute, .minutes: time.minute = index * minuteInterval
      case .period: time.hour = time.hour % 12 + index * 12
      case .hours: time.hour = index
      }
    }
    time.day = min(time.day, time.daysInMonth)
    return time
  }
}
