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
