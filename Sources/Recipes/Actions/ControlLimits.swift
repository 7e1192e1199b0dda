import UIKit

/// What limits the values that actions give controls, as the controls are declared.
extension ReadingContext {
  /// Reports a constant that is outside of what a control is declared with.
  ///
  /// Nothing is reported where the recipe also sets the limit.
  func checkLimits(of view: Names.View, _ property: String, _ entry: SourceValue.Entry) {
    guard let control = view.written, let kind = ViewKind.Name(rawValue: view.kind.name) else {
      return
    }
    switch (kind, property) {
    case (.slider, "value"): checkRange(of: control, named: view.name, 0...1, entry)
    case (.stepper, "value"): checkRange(of: control, named: view.name, 0...100, entry)
    case (.segmentedControl, "selectedSegmentIndex"):
      let count = control["items"].flatMap(resolveSilently)?.elements?.count
      checkIndex(entry.value, of: "segment", count: count ?? 0, entry.value.span)
    case (.pageControl, "currentPage"):
      guard !isSet("numberOfPages", of: view.name) else { return }
      let count = control["numberOfPages"].flatMap { constantNumber($0) } ?? 0
      checkIndex(entry.value, of: "page", count: Int(min(count, 100)), entry.value.span)
    case (.pickerView, "selectedRows"):
      let wheels = control["components"].flatMap(resolveSilently)?.elements ?? []
      let rows = resolveSilently(entry.value)?.elements ?? []
      for (wheel, row) in zip(wheels, rows) {
        let count = resolveSilently(wheel)?.elements?.count ?? 0
        checkIndex(row, of: "row", count: count, row.span)
      }
    default: break
    }
  }

  private func checkRange(
    of control: SourceValue, named name: String, _ range: ClosedRange<Double>,
    _ entry: SourceValue.Entry
  ) {
    guard !isSet("minimumValue", of: name), !isSet("maximumValue", of: name) else { return }
    func limit(_ key: String, _ value: Double) -> Double? {
      guard let written = control[key] else { return value }
      return constantNumber(written)
    }
    guard let low = limit("minimumValue", range.lowerBound),
      let high = limit("maximumValue", range.upperBound), low < high,
      let number = constantNumber(entry.value), number < low || number > high
    else { return }
    report(
      .outOfRange, "'value' is out of range", at: entry.value.span,
      expected: "a number from \(low.plainDescription) to \(high.plainDescription)",
      found: "'\(number.plainDescription)'",
      help: "the range is from 'minimumValue' to 'maximumValue' of '\(name)'")
  }

  private func checkIndex(
    _ value: SourceValue, of element: String, count: Int, _ span: SourceSpan
  ) {
    guard count > 0, let index = constantNumber(value), index >= Double(count) else { return }
    report(
      .outOfRange, "there is no \(element) \(index.plainDescription)", at: span,
      expected: count == 1 ? "0" : "a whole number from 0 to \(count - 1)",
      found: "'\(index.plainDescription)'")
  }

  /// Returns a number that is known before playback; nil for another value.
  private func constantNumber(_ value: SourceValue) -> Double? {
    let silent = with(results: CheckResults())
    return silent.readDeferred { ValueType<Double>.number().read(value, $0) }?.constant
  }

  /// Whether an action of the recipe may set a property of a view.
  func isSet(_ property: String, of name: String) -> Bool {
    ["\(name).\(property)", "*.\(property)"].contains { source.wholeText.firstRange(of: $0) != nil }
  }
}
