import Testing
import UIKit

@testable import Recipes

/// Tests views of the kinds of controls, the handlers of their events, and typing.
@MainActor
@Suite struct ControlTests {
  @Test("controls have their properties") func properties() throws {
    let scene = try scene(
      """
      views:
        wifi: { kind: switch, frame: [0, 0, 51, 31], isOn: true, onTintColor: red, thumbTintColor: blue }
        volume:
          kind: slider
          frame: [0, 50, 200, 31]
          value: 40
          minimumValue: 10
          maximumValue: 50
          isContinuous: false
          minimumTrackTintColor: red
          maximumTrackTintColor: green
          thumbTintColor: blue
          isEnabled: false
        span:
          kind: segmentedControl
          frame: [0, 100, 200, 32]
          items: [Day, Week]
          selectedSegmentIndex: 1
          isMomentary: true
          selectedSegmentTintColor: red
          apportionsSegmentWidthsByContent: true
        pages:
          kind: pageControl
          frame: [0, 150, 200, 32]
          currentPage: 2
          numberOfPages: 3
          hidesForSinglePage: true
        count:
          { kind: stepper, frame: [0, 200, 94, 32], value: 250, minimumValue: 200, maximumValue: 300,
            stepValue: 5, wraps: true, autorepeat: false }
        bar: { kind: progressView, frame: [0, 250, 200, 4], progress: 0.25, trackTintColor: red }
        wheel: { kind: activityIndicatorView, frame: [0, 300, 37, 37], isLarge: true, isAnimating: true }
        name:
          { kind: textField, frame: [0, 350, 200, 34], text: Ada, placeholder: Name,
            borderStyle: roundedRect, clearButtonMode: always, isSecureTextEntry: true }
      """)
    let wifi = try #require(scene.view("wifi") as? UISwitch)
    #expect(wifi.isOn && wifi.onTintColor == .red && wifi.thumbTintColor == .blue)
    let volume = try #require(scene.view("volume") as? UISlider)
    #expect((volume.value, volume.minimumValue, volume.maximumValue) == (40, 10, 50))
    #expect(!volume.isContinuous && !volume.isEnabled && volume.thumbTintColor == .blue)
    let span = try #require(scene.view("span") as? UISegmentedControl)
    #expect((span.numberOfSegments, span.selectedSegmentIndex) == (2, 1))
    #expect(span.isMomentary && span.apportionsSegmentWidthsByContent)
    let pages = try #require(scene.view("pages") as? UIPageControl)
    #expect((pages.numberOfPages, pages.currentPage) == (3, 2))
    let count = try #require(scene.view("count") as? UIStepper)
    #expect((count.minimumValue, count.value, count.maximumValue) == (200, 250, 300))
    #expect(count.wraps && !count.autorepeat && count.stepValue == 5)
    #expect((scene.view("bar") as? UIProgressView)?.progress == 0.25)
    let wheel = try #require(scene.view("wheel") as? UIActivityIndicatorView)
    #expect(wheel.isAnimating && wheel.style == .large)
    let name = try #require(scene.view("name") as? UITextField)
    #expect((name.text, name.placeholder) == ("Ada", "Name"))
    #expect(name.borderStyle == .roundedRect && name.clearButtonMode == .always)
    #expect(name.isSecureTextEntry)
  }

  @Test(
    "a value that the user changes is handled, and read by expressions",
    arguments: [
      (
        "a: { kind: switch, frame: [0, 0, 51, 31] }", "if(a.isOn, 1, 0)", "tap: a", 1
      ),
      (
        "a: { kind: slider, frame: [0, 0, 228, 31] }", "a.value",
        "drag: { from: [14, 15], by: [100, 0] }",
        0.5
      ),
      (
        "a: { kind: slider, frame: [0, 0, 228, 31], value: 0.25 }", "a.value",
        "drag: { from: a, by: [50, 0] }", 0.5
      ),
      (
        "a: { kind: stepper, frame: [0, 0, 94, 32], maximumValue: 1 }", "a.value", "tap: [80, 16]",
        1
      ),
      (
        "a: { kind: segmentedControl, frame: [0, 0, 200, 32], items: [x, y] }",
        "a.selectedSegmentIndex", "tap: [150, 16]", 1
      ),
      (
        "a: { kind: pageControl, frame: [0, 0, 200, 32], numberOfPages: 2 }", "a.currentPage",
        "tap: [150, 16]", 1
      ),
    ] as [(String, String, String, CGFloat)])
  func valueChanged(view: String, value: String, touch: String, expected: CGFloat) throws {
    let scene = try scene(
      """
      views:
        \(view)
        log: { frame: [0, 200, 9, 9], alpha: 0.25 }
      on: [{ valueChanged: a, set: { log.alpha: "\(value)" } }]
      timeline: [{ at: 0.2s, \(touch) }]
      """)
    scene.play(to: 1.5)
    let alpha = try #require(scene.view("log")).alpha
    #expect(abs(alpha - expected) < 0.001, "\(view)")
  }

  @Test("in an animation, values move; without one, they jump") func animated() throws {
    let scene = try scene(
      """
      views:
        wifi: { kind: switch, frame: [0, 0, 51, 31] }
        volume: { kind: slider, frame: [0, 50, 228, 31] }
      timeline:
        - { at: 0.2s, set: { wifi.isOn: true, volume.value: 1 }, animate: 1s }
        - { at: 2s, set: { wifi.isOn: false, volume.value: 0 } }
      """)
    scene.play(to: 0.7)
    let thumb = try #require(scene.view("volume")?.subviews.last)
    let shown = try #require(thumb.layer.presentation()).frame.minX
    #expect(abs(shown - 100) < 5)
    scene.play(to: 2.1)
    #expect(thumb.layer.presentation()?.frame.minX == 0)
    #expect((scene.view("wifi") as? UISwitch)?.isOn == false)
  }

  @Test("text is typed into the field that is edited, or into a named one") func typing() throws {
    let scene = try scene(
      """
      views:
        first: { kind: textField, frame: [0, 0, 200, 34] }
        last: { kind: textField, frame: [0, 50, 200, 34], text: x }
        log: { frame: [0, 200, 9, 9], tag: 0 }
        done: { frame: [0, 220, 9, 9], tag: 0 }
      state: { count: 0 }
      on:
        - { editingChanged: first, set: { count: count + 1 } }
        - { editingDidBegin: last, set: { log.tag: 7 } }
        - { editingDidEndOnExit: last, set: { done.tag: 3 } }
      timeline:
        - { at: 0.1s, tap: first }
        - { at: 0.5s, type: Ada }
        - { at: 1s, type: { text: "yz\\n", into: last, interval: 0.05s } }
      """)
    scene.play(to: 0.65)
    #expect((scene.view("first") as? UITextField)?.text == "Ad")
    scene.play(to: 2)
    #expect((scene.view("first") as? UITextField)?.text == "Ada")
    #expect((scene.view("last") as? UITextField)?.text == "xyz")
    #expect(scene.state["count"] == .number(3))
    #expect((scene.view("log")?.tag, scene.view("done")?.tag) == (7, 3))
  }

  @Test("a pull refreshes a scroll view, until the recipe ends it") func refresh() throws {
    let scene = try scene(
      """
      views:
        feed:
          { kind: scrollView, frame: [0, 0, 320, 500], contentSize: [320, 2000], refreshControl: true }
        log: { frame: [0, 520, 9, 9], tag: 0 }
      on:
        - do:
            - set: { log.tag: 1 }
            - { after: 1s, set: { feed.isRefreshing: false } }
          valueChanged: feed
      timeline:
        - { at: 0.1s, drag: { from: [100, 50], by: [0, 420] } }
      """)
    scene.play(to: 1.2)
    let feed = try #require(scene.view("feed") as? UIScrollView)
    #expect(scene.view("log")?.tag == 1)
    #expect(feed.contentInset.top == 60)
    scene.play(to: 3)
    #expect(feed.contentInset.top == 0)
    #expect(feed.contentOffset.y == 0)
  }

  @Test("search bars and pickers have their properties and events") func pickers() throws {
    let scene = try scene(
      """
      views:
        search: { kind: searchBar, frame: [0, 0, 320, 44], placeholder: Search, showsCancelButton: true }
        color:
          kind: pickerView
          frame: [0, 50, 220, 216]
          components: [[Red, Green, Blue], [Dark, Light]]
          selectedRows: [1, 1]
        day:
          { kind: datePicker, frame: [0, 280, 320, 216], datePickerMode: date,
            preferredDatePickerStyle: wheels, minuteInterval: 15 }
        log: { frame: [0, 500, 9, 9], tag: 0 }
        turned: { frame: [0, 520, 9, 9], tag: 0 }
      on:
        - { editingChanged: search, set: { log.tag: 1 } }
        - { valueChanged: color, set: { turned.tag: 1 } }
      timeline:
        - { at: 0.1s, type: { text: ab, into: search } }
        - { at: 0.5s, drag: { from: [50, 150], by: [0, -42], holdAfter: 0.2s } }
      """)
    scene.play(to: 2.5)
    #expect((scene.view("search") as? UISearchBar)?.text == "ab")
    #expect((scene.view("search") as? UISearchBar)?.showsCancelButton == true)
    let color = try #require(scene.view("color") as? UIPickerView)
    #expect((0..<2).map { color.selectedRow(inComponent: $0) } == [2, 1])
    #expect((scene.view("log")?.tag, scene.view("turned")?.tag) == (1, 1))
    let day = try #require(scene.view("day") as? UIDatePicker)
    #expect(day.datePickerMode == .date && day.datePickerStyle == .wheels)
    #expect(day.minuteInterval == 15)
  }

  @Test(
    "dates are written as days, times or both",
    arguments: [
      ("a day", "2025-05-31", 770_342_400), ("a time", "9:41", 190_028_460),
      ("both", "2025-05-31 09:05", 770_375_100), ("with a T", "2025-05-31T23:59", 770_428_740),
      ("without zeros", "2025-5-31 9:05", 770_375_100), ("a leap day", "2024-02-29", 730_857_600),
    ] as [(String, String, Double)])
  func dates(id: String, text: String, expected: Double) throws {
    let scene = try scene(
      """
      views:
        day: { kind: datePicker, frame: [0, 0, 320, 216], date: \(text) }
        limited:
          { kind: datePicker, frame: [0, 0, 320, 216], date: \(text), minimumDate: 1999-12-31,
            maximumDate: 2000-01-01 }
        set: { kind: datePicker, frame: [0, 0, 320, 216] }
      timeline:
        - { at: 0.1s, set: { set.date: \(text) } }
      """)
    scene.play(to: 0.2)
    func seconds(_ name: String) -> Double? {
      (scene.view(name) as? UIDatePicker)?.date.timeIntervalSinceReferenceDate
    }
    #expect(seconds("day") == expected)
    #expect(seconds("set") == expected)
    #expect(seconds("limited") == -31_622_400)
  }

  @Test("a button has a configuration") func configuration() throws {
    let scene = try scene(
      """
      views:
        buy:
          kind: button
          frame: [0, 0, 200, 60]
          title: Buy
          configuration: filled
          subtitle: now
          cornerStyle: capsule
          imagePlacement: trailing
          imagePadding: 4
      """)
    scene.play(to: 0.1)
    let buy = try #require(scene.view("buy") as? UIButton)
    #expect(buy.titleLabel?.text == "Buy")
    #expect(buy.configuration?.subtitle == "now")
    #expect(buy.subviews.first?.layer.cornerRadius == 30)
    #expect(buy.configuration?.imagePlacement == .trailing)
  }

  @Test("typed actions have words and a duration") func captions() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 3s
      stage: { device: iPhone 5s }
      views: { name: { kind: textField, frame: [0, 0, 200, 34] } }
      timeline:
        - { at: 0.5s, type: { text: Ada, into: name } }
      """, file: #filePath)
    #expect(recipe.events.map(\.caption) == ["type name"])
    #expect(recipe.events.map(\.duration) == [0.2])
    #expect(recipe.timelineActions.map(\.name) == ["type"])
  }
}
