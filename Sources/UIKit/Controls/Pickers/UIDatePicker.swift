import QuartzCore

/// A control that selects a date or a time, with wheels or with fields of text.
///
/// It shows the Gregorian calendar at Greenwich, in the format of its locale or of the stage's: what is drawn
/// depends on no setting of the machine. Its first date is January 9, 2007 at 9:41, as the time
/// of the status bar. A compact picker shows its fields, but no calendar opens.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is selected.
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time
    /// Months, days and years.
    case date
    /// Days, hours and minutes.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// Months and years.
    case yearAndMonth
  }

  private static let defaultDate = Date(timeIntervalSinceReferenceDate: 190_028_460)
  private static let wheelsSize = CGSize(width: 320, height: 216)

  private let wheels = UIPickerView(frame: .zero)
  private let fields = CompactDateFields()
  private let observer = DateWheelObserver()
  private var storedDate = UIDatePicker.defaultDate
  private var middleDay = CivilTime(UIDatePicker.defaultDate).days

  /// Creates a picker of days, hours and minutes.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    observer.picker = self
    wheels.dataSource = observer
    wheels.delegate = observer
    addSubview(wheels)
    addSubview(fields)
    showStyle()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Date

  /// The date, within the limits; setting it does not animate and sends no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date; nil, the default, for no limit.
  ///
  /// Both limits are ignored if it is later than the latest date.
  open var minimumDate: Date? { didSet { setDate(storedDate, animated: false) } }
  /// The latest date; nil, the default, for no limit.
  open var maximumDate: Date? { didSet { setDate(storedDate, animated: false) } }
  /// The duration of a timer in seconds, from 0 to a minute less than a day.
  open var countDownDuration: TimeInterval {
    get {
      let time = CivilTime(storedDate)
      return Double(time.hour * 3600 + time.minute * 60)
    }
    set {
      var time = CivilTime(storedDate)
      let minutes = newValue.isFinite ? Int(min(max(newValue, 0), 86_340) / 60) : 0
      (time.hour, time.minute) = (minutes / 60, minutes % 60)
      setDate(time.date, animated: false)
    }
  }
  /// The minutes from one row to the next, a divisor of 60 up to 30; others are 1, the default.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 {
        minuteInterval = 1
      }
      reload()
    }
  }
  /// The locale, if it is one of `Stage.localeIdentifiers`; nil, the default, for that of the stage.
  open var locale: Locale? { didSet { formatDidChange() } }
  /// The time zone, which has no effect; nil by default.
  open var timeZone: TimeZone?

  /// Sets the date, limited to the earliest and the latest one, and sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    var limited = date
    let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    if first <= last { limited = min(max(limited, first), last) }
    storedDate = limited
    if datePickerMode == .dateAndTime,
      !arrangement.reaches(CivilTime(limited), around: middleDay)
    {
      return reload()
    }
    show(animated: animated)
  }

  /// How the region writes dates.
  private var format: RegionalFormat {
    locale.flatMap { RegionalFormat.named($0.identifier) }
      ?? (window?.stageWindow.stage ?? Stage.current)?.format ?? .standard
  }
  private var shownFormat: RegionalFormat?

  private func formatDidChange() {
    guard format != shownFormat else { return }
    shownFormat = format
    reload()
    invalidateIntrinsicContentSize()
  }

  /// Shows the format of the stage.
  override open func didMoveToWindow() {
    super.didMoveToWindow()
    formatDidChange()
  }

  // MARK: Look

  /// What is selected; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      showStyle()
      reload()
    }
  }
  /// The style that is asked for; `automatic`, the default, is compact, or wheels for a timer.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { showStyle() }
  }
  /// The style of the picker; an inline one has wheels.
  open var datePickerStyle: UIDatePickerStyle {
    switch preferredDatePickerStyle {
    case .automatic: datePickerMode == .countDownTimer ? .wheels : .compact
    case .compact where datePickerMode == .countDownTimer: .wheels
    case .inline: .wheels
    case .wheels, .compact: preferredDatePickerStyle
    }
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  private func showStyle() {
    wheels.isHidden = isCompact
    fields.isHidden = !isCompact
    show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func reload() {
    middleDay = CivilTime(storedDate).days
    wheels.reloadAllComponents()
    show(animated: false)
  }

  private func show(animated: Bool) {
    let time = CivilTime(storedDate)
    fields.show(time, mode: datePickerMode, format)
    guard !isCompact else { return invalidateIntrinsicContentSize() }
    for (index, wheel) in arrangement.wheels.enumerated() {
      let row = arrangement.row(of: time, on: wheel, around: middleDay)
      let current = wheels.selectedRow(inComponent: index)
      // An animation turns to the nearest row with the value.
      let target = animated ? arrangement.row(like: row, on: wheel, nearestTo: current) : row
      if target != current { wheels.selectRow(target, inComponent: index, animated: animated) }
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in [wheels, fields] {
      view.alpha = isEnabled ? 1 : Self.disabledOpacity
      view.isUserInteractionEnabled = isEnabled && view === wheels
    }
  }

  // MARK: Wheels

  fileprivate final var arrangement: DateWheels {
    DateWheels(mode: datePickerMode, minuteInterval: minuteInterval, format: format)
  }

  /// Returns the share of the width that a wheel has: that of its widest title.
  fileprivate final func width(_ component: Int) -> CGFloat {
    let arrangement = arrangement
    let font = UIFont.systemFont(ofSize: UIPickerView.titleSize)
    let widths = arrangement.wheels.map { wheel -> CGFloat in
      let titles = arrangement.widestRows(wheel).map {
        arrangement.title($0, of: wheel, around: middleDay)
      }
      return Set(titles).map { title in
        NSAttributedString(string: title, attributes: [.font: font]).size().width
      }.max() ?? 0
    }
    let space = wheels.bounds.width - widths.reduce(0, +)
    guard space > 0, widths.indices.contains(component) else { return -1 }
    // The rest is divided equally, with the margins of the whole.
    let rest = (space - 2 * UIPickerView.margin) / CGFloat(widths.count)
    return max(widths[component] + rest, 0)
  }

  fileprivate final func title(_ row: Int, _ component: Int) -> String {
    arrangement.title(row, of: arrangement.wheels[component], around: middleDay)
  }

  fileprivate final func didTurn() {
    let rows = arrangement.wheels.indices.map { wheels.selectedRow(inComponent: $0) }
    let time = arrangement.time(
      ofRows: rows, changing: CivilTime(storedDate), around: middleDay)
    // Wheels turn back from days that the month has not, and to the limits.
    setDate(time.date, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Layout

  /// Places the wheels or the fields.
  override open func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    fields.frame = bounds
  }

  /// Returns the size of the style.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the style: 320 by 216 points with wheels, otherwise that of the fields.
  override open var intrinsicContentSize: CGSize {
    isCompact ? fields.sizeThatFits(.zero) : Self.wheelsSize
  }

  /// The date and time as text, unless another value is set.
  override open var accessibilityValue: String? {
    get {
      let time = CivilTime(storedDate)
      let (date, clock) = (
        format.text(time, pattern: format.date), format.text(time, pattern: format.time)
      )
      return super.accessibilityValue ?? "\(date), \(clock)"
    }
    set { super.accessibilityValue = newValue }
  }
}

/// The styles of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style of the platform.
  case automatic
  /// Wheels.
  case wheels
  /// Fields of text.
  case compact
  /// A calendar.
  case inline
}

/// The rows of the wheels of a date picker.
@MainActor
private final class DateWheelObserver: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var picker: UIDatePicker?

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    picker?.arrangement.wheels.count ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    picker.map { $0.arrangement.rowCount($0.arrangement.wheels[component]) } ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { picker?.title(row, component) }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picker?.didTurn()
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    picker?.width(component) ?? -1
  }
}

/// The fields of a compact date picker: the date and the time in gray boxes.
@MainActor
private final class CompactDateFields: UIView {
  private let labels = [UILabel(frame: .zero), UILabel(frame: .zero)]
  private let boxes = [
    ControlPart(.tertiarySystemFill, cornerRadius: 6),
    ControlPart(.tertiarySystemFill, cornerRadius: 6),
  ]
  /// The height of a box, its inner margin and the space between boxes, in points; Flipbook's choice.
  private static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let spacing: CGFloat = 5

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for (box, label) in zip(boxes, labels) {
      label.textAlignment = .center
      box.addSubview(label)
      addSubview(box)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ time: CivilTime, mode: UIDatePicker.Mode, _ format: RegionalFormat) {
    let monthOfYear = format.order.first == .year ? "y'\(format.yearSuffix)' MMMM" : "MMMM y"
    labels[0].text = format.text(
      time, pattern: mode == .yearAndMonth ? monthOfYear : format.date)
    labels[1].text = format.text(time, pattern: format.time)
    boxes[0].isHidden = mode == .time || mode == .countDownTimer
    boxes[1].isHidden = mode == .date || mode == .yearAndMonth
    setNeedsLayout()
  }

  private func width(_ index: Int) -> CGFloat {
    boxes[index].isHidden
      ? 0 : labels[index].sizeThatFits(.zero).width.rounded(.up) + 2 * Self.padding
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (first, second) = (width(0), width(1))
    return CGSize(
      width: first + second + (first > 0 && second > 0 ? Self.spacing : 0), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for index in isMirrored ? [1, 0] : [0, 1] where !boxes[index].isHidden {
      boxes[index].frame = CGRect(
        x: x, y: (bounds.height - Self.height) / 2, width: width(index), height: Self.height)
      labels[index].frame = boxes[index].bounds
      x += width(index) + Self.spacing
    }
  }
}
