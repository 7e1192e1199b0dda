import Testing
import UIKitTestSupport

@testable import UIKit

/// The events of every control for the same touches.
@MainActor
@Suite struct ControlEventTests {
  /// A control of 100 to 120 points, whose place the touches are relative to.
  enum Kind: String, CaseIterable, Sendable {
    case control, button, `switch`, slider, stepper, segments, pages, field, datePicker

    @MainActor var view: UIControl {
      switch self {
      case .control: return UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      case .button:
        let button = UIButton(type: .system)
        button.frame.size = CGSize(width: 100, height: 40)
        return button
      case .switch: return UISwitch(frame: .zero)
      case .slider:
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
        slider.value = 0.5
        return slider
      case .stepper:
        let stepper = UIStepper(frame: .zero)
        stepper.value = 50
        return stepper
      case .segments:
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.frame.size = CGSize(width: 120, height: 32)
        segments.selectedSegmentIndex = 0
        return segments
      case .pages:
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        pages.numberOfPages = 3
        return pages
      case .field:
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        field.borderStyle = .roundedRect
        return field
      case .datePicker:
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        return picker
      }
    }

    /// The point that touches begin at: where the control has something to track.
    var start: CGPoint {
      switch self {
      case .slider: CGPoint(x: 64, y: 15)
      case .segments, .pages: CGPoint(x: 90, y: 15)
      case .stepper: CGPoint(x: 70, y: 16)
      case .datePicker: CGPoint(x: 50, y: 140)
      default: CGPoint(x: 30, y: 15)
      }
    }
  }

  enum Gesture: String, CaseIterable, Sendable {
    /// A tap.
    case tap
    /// A drag that ends 200 points below.
    case out
    /// A drag that leaves the control and comes back.
    case back
    /// A drag of 20 points to the right.
    case right
    /// A touch that the system cancels.
    case canceled
    /// A drag that scrolls the scroll view around the control.
    case scrolled
  }

  private static let events: [(String, UIControl.Event)] = [
    ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag", .touchDragInside),
    ("outside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
    ("up", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
    ("value", .valueChanged), ("primary", .primaryActionTriggered), ("begin", .editingDidBegin),
    ("changed", .editingChanged), ("end", .editingDidEnd),
    ("endOnExit", .editingDidEndOnExit),
  ]

  /// Returns the events of a gesture, without immediate repetitions, and the stage.
  private func log(
    _ view: UIControl, start: CGPoint, _ gesture: Gesture
  ) -> (events: String, stage: Stage) {
    let stage = Stage(device: .iPhone8)
    let scroll = CancelingScrollView(frame: stage.view.bounds)
    scroll.contentSize = CGSize(width: 375, height: 2_000)
    scroll.delaysContentTouches = false
    stage.view.addSubview(scroll)
    view.frame.origin = CGPoint(x: 20, y: 100)
    (gesture == .scrolled ? scroll : stage.view).addSubview(view)
    stage.step(2)
    var log: [String] = []
    for (name, event) in Self.events {
      view.addAction(
        UIAction { _ in if log.last != name { log.append(name) } }, for: event)
    }
    let (touches, time) = (stage.touches, stage.time + 0.05)
    let point = CGPoint(x: start.x + 20, y: start.y + 100)
    switch gesture {
    case .tap: touches.tap(at: point, time: time)
    case .out:
      touches.drag(
        from: point, to: CGPoint(x: point.x, y: point.y + 200), time: time, duration: 0.3)
    case .back:
      let away = CGPoint(x: point.x, y: point.y + 200)
      touches.finger(
        along: TouchPath(from: point).moving(to: away, in: 0.3).moving(to: point, in: 0.3),
        time: time)
    case .right:
      touches.drag(
        from: point, to: CGPoint(x: point.x + 20, y: point.y), time: time, duration: 0.3)
    case .canceled:
      touches.press(at: point, time: time, duration: 1)
      touches.cancel(time: time + 0.3)
    case .scrolled:
      touches.drag(
        from: point, to: CGPoint(x: point.x, y: point.y - 60), time: time, duration: 0.3)
    }
    stage.step(90)
    return (log.joined(separator: " "), stage)
  }

  private nonisolated static let rows: [(Kind, Gesture, String)] = [
    (.control, .tap, "down up"),
    (.control, .out, "down drag exit outside upOutside"),
    (.control, .back, "down drag exit outside enter drag up"),
    (.control, .right, "down drag up"),
    (.control, .canceled, "down cancel"),
    (.control, .scrolled, "down drag cancel"),
    (.button, .tap, "down up primary"),
    (.button, .out, "down drag exit outside upOutside"),
    (.button, .back, "down drag exit outside enter drag up primary"),
    (.button, .right, "down drag up primary"),
    (.button, .canceled, "down cancel"),
    (.button, .scrolled, "down drag cancel"),
    (.switch, .tap, "down up value primary"),
    (.switch, .out, "down drag exit outside upOutside"),
    (.switch, .right, "down drag up value primary"),
    (.switch, .canceled, "down cancel"),
    (.slider, .tap, "down up value primary"),
    (.slider, .canceled, "down cancel"),
    // A stepper changes its value as it begins to track a touch.
    (.stepper, .tap, "value primary down up"),
    (.stepper, .canceled, "value primary down cancel"),
    (.segments, .tap, "down up value primary"),
    (.segments, .canceled, "down cancel"),
    (.pages, .tap, "down up value primary"),
    (.pages, .canceled, "down cancel"),
    (.field, .tap, "down begin up"),
    (.field, .canceled, "down cancel"),
  ]

  @Test("a control sends UIKit's events in their order", arguments: rows)
  func events(kind: Kind, gesture: Gesture, expected: String) {
    let view = kind.view
    #expect(log(view, start: kind.start, gesture).events == expected)
    #expect(!view.isTracking && !view.isHighlighted)
  }

  @Test("a scroll view leaves the touches of controls to them, unless it overrides that")
  func scrolling() {
    let stage = Stage(device: .iPhone8)
    let scroll = UIScrollView(frame: stage.view.bounds)
    scroll.contentSize = CGSize(width: 375, height: 2_000)
    scroll.delaysContentTouches = false
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    stage.view.addSubview(scroll)
    scroll.addSubview(button)
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
    stage.touches.drag(
      from: CGPoint(x: 60, y: 120), to: CGPoint(x: 60, y: 70), time: 0.1, duration: 0.3)
    stage.step(60)
    #expect(log == ["up"])
  }

  @Test(
    "every control but a stepper is left as it was by a canceled touch",
    arguments: Kind.allCases.filter { $0 != .stepper })
  func canceled(kind: Kind) {
    let view = kind.view
    let events = log(view, start: kind.start, .canceled).events
    #expect(!events.contains("value") && !events.contains("primary"), "\(events)")
    switch view {
    case let view as UISwitch: #expect(!view.isOn)
    case let view as UISlider: #expect(view.value == 0.5)
    case let view as UISegmentedControl: #expect(view.selectedSegmentIndex == 0)
    case let view as UIPageControl: #expect(view.currentPage == 0)
    case let view as UITextField: #expect(!view.isEditing)
    default: break
    }
  }

  @Test("a disabled control sends no event", arguments: Kind.allCases)
  func disabled(kind: Kind) {
    let view = kind.view
    view.isEnabled = false
    for gesture in [Gesture.tap, .right] {
      let view = gesture == .tap ? view : kind.view
      view.isEnabled = false
      #expect(log(view, start: kind.start, gesture).events == "", "\(gesture)")
    }
  }

  @Test(
    "continuous controls send valueChanged while the finger moves, others once at the end",
    arguments: [(true, true), (false, false)])
  func continuous(isContinuous: Bool, sendsDuring: Bool) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
    slider.value = 0.5
    slider.isContinuous = isContinuous
    let events = log(slider, start: Kind.slider.start, .right).events
    #expect(events.hasPrefix("down value drag") == sendsDuring, "\(events)")
    #expect(events.hasSuffix("up value primary"), "\(events)")
  }

  @Test("a stepper repeats while it is pressed, unless it does not, or is at its end")
  func repeating() {
    for (autorepeat, maximum, expected) in [
      (true, 100.0, 3...12), (false, 100, 1...1), (true, 2, 2...2),
    ] {
      let stage = Stage(device: .iPhone8)
      let stepper = UIStepper(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
      (stepper.autorepeat, stepper.maximumValue) = (autorepeat, maximum)
      stage.view.addSubview(stepper)
      stage.touches.press(at: CGPoint(x: 90, y: 116), time: 0.1, duration: 2)
      stage.step(180)
      #expect(expected.contains(Int(stepper.value)), "\(autorepeat) \(maximum): \(stepper.value)")
    }
  }

  @Test("a control that is touched exclusively ignores a second finger on another one")
  func exclusive() {
    for isExclusive in [true, false] {
      let stage = Stage(device: .iPhone8)
      let first = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      let second = UISwitch(frame: CGRect(x: 200, y: 100, width: 0, height: 0))
      first.isExclusiveTouch = isExclusive
      for view in [first, second] as [UIView] { stage.view.addSubview(view) }
      stage.touches.press(first, time: 0.1, duration: 1)
      stage.touches.tap(second, time: 0.4)
      stage.step(90)
      #expect(second.isOn == !isExclusive)
    }
  }

  @Test("typing sends editingChanged for each change, and the return key ends with its events")
  func typing() {
    let stage = Stage(device: .iPhone8)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.view.addSubview(field)
    var log: [String] = []
    for (name, event) in Self.events {
      field.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    field.becomeFirstResponder()
    for character in "ab\u{8}\n" { stage.enter(character) }
    stage.step(2)
    #expect(log == ["begin", "changed", "changed", "changed", "endOnExit", "primary", "end"])
    #expect(field.text == "a" && !field.isEditing)
  }
}

/// A scroll view that cancels the touches of controls, too.
private final class CancelingScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
