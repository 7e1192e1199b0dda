import UIKit

extension ViewKind.Name {
  /// The kinds that send control events, in the order of the language.
  static let controls: [ViewKind.Name] = [
    .button, .switch, .slider, .segmentedControl, .pageControl, .stepper, .textField, .textView,
    .searchBar, .pickerView, .datePicker,
  ]
  /// The kinds whose values the user changes.
  static let valueControls: [ViewKind.Name] = [
    .switch, .slider, .segmentedControl, .pageControl, .stepper, .pickerView, .datePicker,
  ]
}

/// Whether changes are made in an animation block, which then animates changed values.
@MainActor private var isAnimating: Bool { UIView.inheritedAnimationDuration > 0 }

/// The properties of all controls.
private enum ControlProperties {
  static func isEnabled<Control: UIControl>(_ type: Control.Type) -> Property<Control> {
    Property("isEnabled", .boolean, "Whether the control is enabled.") { $0.isEnabled = $1 }
  }
}

extension ViewKind {
  static let `switch` = ViewKind(
    .switch, title: "a switch",
    properties: [
      Property("isOn", .boolean, "Whether the switch is on.") {
        $0.setOn($1, animated: isAnimating)
      },
      Property("onTintColor", .color, "The color of the track of a switch that is on.") {
        $0.onTintColor = $1
      },
      Property("thumbTintColor", .color, "The color of the thumb.") { $0.thumbTintColor = $1 },
      ControlProperties.isEnabled(UISwitch.self),
    ]
  ) { _ in { UISwitch(frame: .zero) } }

  static let slider = ViewKind(
    .slider, title: "a slider",
    properties: [
      Property("minimumValue", .controlValue, "The smallest value; 0 unless it is set.") {
        $0.minimumValue = Float($1)
      },
      Property("maximumValue", .controlValue, "The largest value; 1 unless it is set.") {
        $0.maximumValue = Float($1)
      },
      Property("value", .controlValue, "The value.") {
        $0.setValue(Float($1), animated: isAnimating)
      },
      Property(
        "isContinuous", .boolean,
        "Whether each movement of the thumb changes the value, or only its end."
      ) { $0.isContinuous = $1 },
      Property("minimumTrackTintColor", .color, "The color of the track up to the thumb.") {
        $0.minimumTrackTintColor = $1
      },
      Property("maximumTrackTintColor", .color, "The color of the track after the thumb.") {
        $0.maximumTrackTintColor = $1
      },
      Property("thumbTintColor", .color, "The color of the thumb.") { $0.thumbTintColor = $1 },
      ControlProperties.isEnabled(UISlider.self),
    ]
  ) { fields in
    fields.checkValue(minimum: 0, maximum: 1)
    return { UISlider(frame: .zero) }
  }

  static let segmentedControl = ViewKind(
    .segmentedControl, title: "a segmented control", keys: [ControlKeys.items],
    properties: [
      Property(
        "selectedSegmentIndex", .controlIndex(from: -1),
        "The index of the selected segment; -1 for none."
      ) { $0.selectedSegmentIndex = $1 },
      Property("isMomentary", .boolean, "Whether a segment is selected only while it is pressed.") {
        $0.isMomentary = $1
      },
      Property("selectedSegmentTintColor", .color, "The color of the selection.") {
        $0.selectedSegmentTintColor = $1
      },
      Property(
        "apportionsSegmentWidthsByContent", .boolean,
        "Whether the widths of the segments follow those of their titles."
      ) { $0.apportionsSegmentWidthsByContent = $1 },
      ControlProperties.isEnabled(UISegmentedControl.self),
    ]
  ) { fields in
    let items = fields.read(ControlKeys.items) ?? []
    fields.checkIndex("selectedSegmentIndex", of: "segment", count: items.count)
    return { UISegmentedControl(items: items) }
  }

  static let pageControl = ViewKind(
    .pageControl, title: "a page control",
    properties: [
      Property("numberOfPages", .controlIndex(from: 0), "The number of pages.") {
        $0.numberOfPages = $1
      },
      Property("currentPage", .controlIndex(from: 0), "The index of the current page.") {
        $0.currentPage = $1
      },
      Property("hidesForSinglePage", .boolean, "Whether a single page has no dot.") {
        $0.hidesForSinglePage = $1
      },
      Property("pageIndicatorTintColor", .color, "The color of the other dots.") {
        $0.pageIndicatorTintColor = $1
      },
      Property("currentPageIndicatorTintColor", .color, "The color of the current dot.") {
        $0.currentPageIndicatorTintColor = $1
      },
      ControlProperties.isEnabled(UIPageControl.self),
    ]
  ) { fields in
    let pages = fields.constant("numberOfPages", .controlIndex(from: 0))
    if let pages { fields.checkIndex("currentPage", of: "page", count: pages) }
    return { UIPageControl(frame: .zero) }
  }

  static let stepper = ViewKind(
    .stepper, title: "a stepper",
    properties: [
      Property("minimumValue", .controlValue, "The smallest value; 0 unless it is set.") {
        let highest = $0.maximumValue
        $0.setRange(minimum: $1, maximum: $1 < highest ? highest : $1 + 1)
      },
      Property("maximumValue", .controlValue, "The largest value; 100 unless it is set.") {
        let lowest = $0.minimumValue
        $0.setRange(minimum: $1 > lowest ? lowest : $1 - 1, maximum: $1)
      },
      Property("stepValue", .positiveNumber, "The change of each step; 1 unless it is set.") {
        $0.stepValue = $1
      },
      Property("value", .controlValue, "The value.") { $0.value = $1 },
      Property("wraps", .boolean, "Whether a step beyond one end goes on at the other.") {
        $0.wraps = $1
      },
      Property("autorepeat", .boolean, "Whether a held button repeats its step.") {
        $0.autorepeat = $1
      },
      ControlProperties.isEnabled(UIStepper.self),
    ]
  ) { fields in
    fields.checkValue(minimum: 0, maximum: 100)
    return { UIStepper(frame: .zero) }
  }

  static let progressView = ViewKind(
    .progressView, title: "a progress view",
    properties: [
      Property("progress", .fraction, "The progress.") {
        $0.setProgress(Float($1), animated: isAnimating)
      },
      Property("progressTintColor", .color, "The color of the fill.") {
        $0.progressTintColor = $1
      },
      Property("trackTintColor", .color, "The color of the track.") { $0.trackTintColor = $1 },
    ]
  ) { _ in { UIProgressView(frame: .zero) } }

  static let activityIndicatorView = ViewKind(
    .activityIndicatorView, title: "an activity indicator",
    properties: [
      Property("isLarge", .boolean, "Whether it is 37 points large; otherwise, 20 points.") {
        $0.style = $1 ? .large : .medium
      },
      Property("indicatorColor", .color, "The color of the wheel.") { $0.color = $1 },
      Property("hidesWhenStopped", .boolean, "Whether it is hidden while it does not turn.") {
        $0.hidesWhenStopped = $1
      },
      Property("isAnimating", .boolean, "Whether it turns.") { view, turns in
        turns ? view.startAnimating() : view.stopAnimating()
      },
    ]
  ) { _ in { UIActivityIndicatorView(style: .medium) } }
}

private enum ControlKeys {
  static let items = Key(
    "items", .list(of: .text, "a list of titles such as [Day, Week]", count: 1...50),
    isRequired: true, "The titles of the segments.")
}

extension ValueType<Double> {
  /// A value of a slider or a stepper, whose type has about 7 digits.
  fileprivate static let controlValue: ValueType = number(
    -1_000_000...1_000_000, "a number from -1000000 to 1000000")
}

extension ValueType<Int> {
  /// An index or a number of segments or pages.
  fileprivate static func controlIndex(from first: Int) -> ValueType {
    integer(first...100, "a whole number from \(first) to 100")
  }
}

extension Fields {
  /// Returns the value of a key if it is known before playback, without reporting errors.
  func constant<Value: Sendable>(_ name: String, _ type: ValueType<Value>) -> Value? {
    guard let written = value[name] else { return nil }
    let silent = context.with(results: CheckResults())
    return silent.readDeferred { type.read(written, $0) }?.constant
  }

  /// Reports a range without numbers, and a value outside of it.
  fileprivate func checkValue(minimum: Double, maximum: Double) {
    let low = constant("minimumValue", .controlValue)
    let high = constant("maximumValue", .controlValue)
    let range = (low ?? minimum, high ?? maximum)
    guard range.0 < range.1 else {
      let key = high != nil ? "maximumValue" : "minimumValue"
      return context.report(
        .outOfRange,
        "the range of values from \(range.0.plainDescription) to \(range.1.plainDescription) is empty",
        at: value[key]?.span ?? value.span, expected: "a 'minimumValue' less than 'maximumValue'")
    }
    guard let number = constant("value", .controlValue), number < range.0 || number > range.1 else {
      return
    }
    context.report(
      .outOfRange, "'value' is out of range", at: value["value"]?.span ?? value.span,
      expected: "a number from \(range.0.plainDescription) to \(range.1.plainDescription)",
      found: "'\(number.plainDescription)'",
      help: "the range is from 'minimumValue' to 'maximumValue'")
  }

  /// Reports an index of an element that does not exist.
  fileprivate func checkIndex(_ name: String, of element: String, count: Int) {
    guard count > 0, let index = constant(name, .controlIndex(from: -1)), index >= count else {
      return
    }
    context.report(
      .outOfRange, "there is no \(element) \(index)", at: value[name]?.span ?? value.span,
      expected: count == 1 ? "0" : "a whole number from 0 to \(count - 1)", found: "'\(index)'")
  }
}
