import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct DatePickerTests {
  /// Seconds since 2001: January 9, 2007, 9:41.
  private static let first = Date(timeIntervalSinceReferenceDate: 190_028_460)
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 218, height: 216))

  private func scene(_ mode: UIDatePicker.Mode) -> ControlScene {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    return ControlScene(picker)
  }

  private var wheels: UIPickerView? { picker.subviews.compactMap { $0 as? UIPickerView }.first }

  @Test(
    "each mode has its wheels",
    arguments: [
      (UIDatePicker.Mode.time, ["9", "41", "AM"]), (.date, ["January", "9", "2007"]),
      (.dateAndTime, ["Tue Jan 9", "9", "41", "AM"]), (.countDownTimer, ["9 hours", "41 min"]),
      (.yearAndMonth, ["January", "2007"]),
    ])
  func modes(mode: UIDatePicker.Mode, titles: [String]) throws {
    let scene = scene(mode)
    scene.stage.step(2)
    #expect(picker.date == Self.first)
    let wheels = try #require(wheels)
    let shown = (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text ?? "?"
    }
    #expect(shown == titles)
  }

  private func titles(_ picker: UIDatePicker) -> [String] {
    guard let wheels = picker.subviews.compactMap({ $0 as? UIPickerView }).first else { return [] }
    return (0..<wheels.numberOfComponents).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text ?? "?"
    }
  }

  @Test(
    "wheels and fields are written as in the locale of the stage",
    arguments: [
      ("en_US", "January 9 2007", "Tue Jan 9|9|41|AM", "Jan 9, 2007|9:41 AM"),
      ("en_GB", "9 January 2007", "Tue 9 Jan|09|41", "9 Jan 2007|09:41"),
      ("de_DE", "9 Januar 2007", "Di. 9. Jan.|09|41", "09.01.2007|09:41"),
      ("fr_FR", "9 janvier 2007", "mar. 9 janv.|09|41", "9 janv. 2007|09:41"),
      ("es_ES", "9 enero 2007", "mar 9 ene|9|41", "9 ene 2007|9:41"),
      ("it_IT", "9 gennaio 2007", "mar 9 gen|09|41", "9 gen 2007|09:41"),
      ("pt_BR", "9 janeiro 2007", "ter., 9 de jan.|09|41", "9 de jan. de 2007|09:41"),
      ("nl_NL", "9 januari 2007", "di 9 jan|09|41", "9 jan 2007|09:41"),
      ("sv_SE", "9 januari 2007", "tis 9 jan.|09|41", "9 jan. 2007|09:41"),
      ("ja_JP", "2007年 1月 9日", "1月9日 火|9|41", "2007/01/09|9:41"),
      ("zh_CN", "2007年 1月 9日", "1月9日 周二|09|41", "2007年1月9日|09:41"),
      ("ko_KR", "2007년 1월 9일", "1월 9일 화|오전|9|41", "2007. 1. 9.|오전 9:41"),
      ("ru_RU", "9 январь 2007", "вт 9 янв.|09|41", "9 янв. 2007 г.|09:41"),
      ("ar_SA", "٩ يناير ٢٠٠٧", "الثلاثاء ٩ يناير|٩|٤١|ص", "٠٩\u{200F}/٠١\u{200F}/٢٠٠٧|٩:٤١ ص"),
      ("he_IL", "9 ינואר 2007", "יום ג׳ 9 בינו׳|9|41", "9 בינו׳ 2007|9:41"),
    ])
  func locales(identifier: String, date: String, dateAndTime: String, fields: String) {
    let stage = Stage(device: .iPhone8, localeIdentifier: identifier)
    #expect(stage.localeIdentifier == identifier)
    let isReversed = ["ar_SA", "he_IL"].contains(identifier)
    #expect(
      (stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isReversed)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 375, height: 216))
    stage.view.addSubview(picker)
    let labels = picker.descendants.compactMap { $0 as? UILabel }.map { $0.text ?? "" }
    #expect(labels.filter { fields.contains($0) }.joined(separator: "|") == fields)
    picker.preferredDatePickerStyle = .wheels
    stage.step(2)
    #expect(titles(picker).joined(separator: "|") == dateAndTime)
    picker.datePickerMode = .date
    stage.step(2)
    #expect(titles(picker).joined(separator: " ") == date)
  }

  @Test("a picker's own locale overrides that of the stage; an unknown one does not") func own() {
    let stage = Stage(device: .iPhone8, localeIdentifier: "fr_FR")
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 375, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    stage.view.addSubview(picker)
    picker.locale = Locale(identifier: "de_DE")
    stage.step(2)
    #expect(titles(picker) == ["9", "Januar", "2007"])
    picker.locale = Locale(identifier: "tlh_QO")
    stage.step(2)
    #expect(titles(picker) == ["9", "janvier", "2007"])
    #expect(Stage(localeIdentifier: "tlh_QO").localeIdentifier == "en_US")
  }

  @Test("wheels are as wide as their titles require, and far days are reached") func widths() throws
  {
    let stage = Stage(device: .iPhone8)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    stage.view.addSubview(picker)
    stage.step(2)
    #expect(titles(picker) == ["Tue Nov 14", "10", "13", "PM"])
    let wheels = try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
    let day = try #require(
      wheels.view(forRow: wheels.selectedRow(inComponent: 0), forComponent: 0) as? UILabel)
    #expect(day.bounds.width >= day.sizeThatFits(.zero).width)
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_600
    stage.step(2)
    #expect(titles(picker) == ["1 hour", "0 min"])
  }

  @Test("turning a wheel changes the date and sends valueChanged")
  func turning() {
    let scene = scene(.date)
    scene.drag(280, 210, by: 0, -32)
    scene.stage.step(120)
    #expect(picker.date.timeIntervalSinceReferenceDate > Self.first.timeIntervalSinceReferenceDate)
    #expect(scene.takeEvents().contains("value"))
  }

  @Test("a day that the month has not becomes its last day")
  func lastDay() {
    // January 31, 2008.
    picker.date = Date(timeIntervalSinceReferenceDate: 223_430_400)
    let scene = scene(.date)
    scene.stage.touches.drag(
      from: CGPoint(x: 130, y: 210), to: CGPoint(x: 130, y: 168), time: scene.stage.time + 0.1,
      duration: 0.4, holding: 0.2)
    scene.stage.step(150)
    // February 29, 2008.
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 223_430_400 + 29 * 86_400))
  }

  @Test("the date stays within the limits")
  func limits() {
    picker.minimumDate = Self.first
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(picker.date == Self.first)
    picker.maximumDate = Date(timeIntervalSinceReferenceDate: 190_028_470)
    picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(picker.date.timeIntervalSinceReferenceDate == 190_028_470)
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: 190_028_500)
    picker.date = Date(timeIntervalSinceReferenceDate: 190_029_000)
    #expect(
      picker.date.timeIntervalSinceReferenceDate == 190_029_000, "limits that contradict each other"
    )
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minimumDate = nil
    picker.maximumDate = nil
    picker.countDownDuration = 3_720
    #expect(picker.countDownDuration == 3_720)
  }

  @Test("a compact picker shows the date and the time in boxes")
  func compact() {
    #expect(picker.datePickerStyle == .compact)
    let texts = picker.descendants.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("Jan 9, 2007") && texts.contains("9:41 AM"))
    let both = picker.intrinsicContentSize
    #expect(both.height == 34)
    picker.datePickerMode = .time
    #expect(picker.intrinsicContentSize.width < both.width)
    picker.datePickerMode = .countDownTimer
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.accessibilityValue == "Jan 9, 2007, 9:41 AM")
  }
}
