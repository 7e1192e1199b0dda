import UIKit

extension ViewKind {
  static let searchBar = ViewKind(
    .searchBar, title: "a search bar",
    properties: [
      Property("text", .richText, "The text, without the attributes of runs.") {
        $0.text = $1.string
      },
      Property("placeholder", .text, "The text that is shown while the field is empty.") {
        $0.placeholder = $1
      },
      Property("showsCancelButton", .boolean, "Whether the cancel button is shown.") {
        $0.setShowsCancelButton($1, animated: UIView.inheritedAnimationDuration > 0)
      },
      Property(
        "searchBarStyle",
        .choice([
          ("default", UISearchBar.Style.default), ("prominent", .prominent), ("minimal", .minimal),
        ]), "The look of the background."
      ) { $0.searchBarStyle = $1 },
    ]
  ) { _ in { UISearchBar(frame: .zero) } }

  static let pickerView = ViewKind(
    .pickerView, title: "a picker view", keys: [PickerKeys.components],
    properties: [
      Property<RowPicker>("selectedRows", .selectedRows, "The selected row of each wheel.") {
        $0.select($1)
      }
    ]
  ) { fields in
    let components = fields.read(PickerKeys.components) ?? []
    fields.checkRows(of: components)
    return { RowPicker(components) }
  }

  static let datePicker = ViewKind(
    .datePicker, title: "a date picker",
    properties: [
      Property(
        "datePickerMode",
        .choice([
          ("time", UIDatePicker.Mode.time), ("date", .date), ("dateAndTime", .dateAndTime),
          ("countDownTimer", .countDownTimer), ("yearAndMonth", .yearAndMonth),
        ]), "What is selected."
      ) { $0.datePickerMode = $1 },
      Property(
        "preferredDatePickerStyle",
        .choice([
          ("automatic", UIDatePickerStyle.automatic), ("wheels", .wheels), ("compact", .compact),
        ]), "Wheels, or fields of text."
      ) { $0.preferredDatePickerStyle = $1 },
      Property(
        "minuteInterval",
        .choice([1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30].map { ("\($0)", $0) }),
        "The minutes from one row to the next."
      ) { $0.minuteInterval = $1 },
      Property("minimumDate", .date, "The earliest date.") { $0.minimumDate = $1 },
      Property("maximumDate", .date, "The latest date.") { $0.maximumDate = $1 },
      Property("date", .date, "The selected date.") {
        $0.setDate($1, animated: UIView.inheritedAnimationDuration > 0)
      },
    ]
  ) { _ in { UIDatePicker(frame: .zero) } }
}

private enum PickerKeys {
  static let components = Key(
    "components",
    .list(
      of: .list(of: .text, "a list of titles such as [Red, Blue]", count: 1...200),
      "a list of wheels such as [[Red, Blue], [1, 2, 3]]", count: 1...8), isRequired: true,
    "The titles of the rows of each wheel.")
}

extension ValueType<[Int]> {
  /// The selected row of each wheel.
  fileprivate static let selectedRows: ValueType = list(
    of: .integer(0...199, "a whole number from 0 to 199"), "a list of rows such as [0, 2]",
    count: 1...8)
}

extension Fields {
  /// Reports selected rows that do not exist.
  fileprivate func checkRows(of components: [[String]]) {
    guard let rows = constant("selectedRows", .selectedRows), !components.isEmpty else { return }
    for (wheel, row) in rows.enumerated() {
      let count = components.indices.contains(wheel) ? components[wheel].count : 0
      guard row >= count else { continue }
      context.report(
        .outOfRange,
        count == 0 ? "there is no wheel \(wheel)" : "there is no row \(row) of wheel \(wheel)",
        at: value["selectedRows"]?.span ?? value.span,
        expected: count == 0
          ? "\(components.count) numbers" : "a whole number from 0 to \(count - 1)",
        found: "'\(row)'"
      )
      return
    }
  }
}

/// A picker view with fixed rows, which sends `valueChanged` with a control of its own.
final class RowPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let components: [[String]]
  /// Sends the events, as picker views are no controls.
  let events = UIControl(frame: .zero)

  init(_ components: [[String]]) {
    self.components = components
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the wheels to rows.
  func select(_ rows: [Int]) {
    for (component, row) in rows.enumerated() {
      selectRow(
        row, inComponent: component, animated: UIView.inheritedAnimationDuration > 0)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { components.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    components[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { components[component][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    events.sendActions(for: .valueChanged)
  }
}
