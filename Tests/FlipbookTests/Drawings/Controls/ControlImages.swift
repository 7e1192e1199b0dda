import UIKit

extension ReferenceImage {
  /// Switches, sliders, steppers and segments.
  static let valueControls: [ReferenceImage] =
    control(
      "switch-on", CGSize(width: 71, height: 47),
      [.light, .dark, .disabled, .highlighted, .rightToLeft]
    ) { _ in
      let view = UISwitch(frame: .zero)
      view.isOn = true
      return view
    }
    + control(
      "switch-off", CGSize(width: 71, height: 47),
      [.light, .dark, .disabled, .highlighted, .rightToLeft]
    ) { _ in
      UISwitch(frame: .zero)
    }
    + control(
      "slider", CGSize(width: 140, height: 47),
      [.light, .dark, .disabled, .highlighted, .rightToLeft],
      touch: CGPoint(x: 46, y: 23)
    ) { _ in
      let view = UISlider(frame: CGRect(x: 10, y: 8, width: 120, height: 31))
      view.value = 0.25
      return view
    }
    + control("slider-images", CGSize(width: 160, height: 47), [.light, .rightToLeft]) { _ in
      let view = UISlider(frame: CGRect(x: 10, y: 8, width: 140, height: 31))
      view.value = 0.5
      view.minimumValueImage = UIImage(systemName: "speaker.fill")
      view.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
      return view
    }
    + control(
      "stepper", CGSize(width: 114, height: 48),
      [.light, .dark, .disabled, .highlighted, .rightToLeft],
      touch: CGPoint(x: 30, y: 24)
    ) { _ in
      let view = UIStepper(frame: .zero)
      view.value = 5
      return view
    }
    + control("stepper-at-minimum", CGSize(width: 114, height: 48), [.light, .rightToLeft]) { _ in
      UIStepper(frame: .zero)
    }
    + control(
      "segments", CGSize(width: 180, height: 48),
      [.light, .dark, .disabled, .highlighted, .rightToLeft],
      touch: CGPoint(x: 140, y: 24)
    ) { _ in
      let view = UISegmentedControl(items: ["Day", "Week", "Month"])
      view.frame = CGRect(x: 10, y: 8, width: 160, height: 32)
      view.selectedSegmentIndex = 0
      return view
    }
    + control("pages", CGSize(width: 120, height: 40), [.light, .dark, .rightToLeft]) { look in
      let view = UIPageControl(frame: .zero)
      view.numberOfPages = 5
      view.currentPage = 1
      view.pageIndicatorTintColor = .systemGray3
      view.currentPageIndicatorTintColor = .label
      return view
    }
    + control("pages-with-background", CGSize(width: 130, height: 40)) { _ in
      let view = UIPageControl(frame: .zero)
      view.numberOfPages = 4
      view.backgroundStyle = .prominent
      return view
    }

  /// What shows progress.
  static let progressControls: [ReferenceImage] =
    control("progress", CGSize(width: 120, height: 24), [.light, .dark, .rightToLeft]) { _ in
      let view = UIProgressView(progressViewStyle: .default)
      view.frame = CGRect(x: 10, y: 10, width: 100, height: 4)
      view.progress = 0.3
      return view
    }
    + control("activity", CGSize(width: 40, height: 40), [.light, .dark, .rightToLeft], after: 0.3)
  {
    _ in
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }
    + control("activity-large", CGSize(width: 57, height: 57), after: 0.3) { _ in
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    }
    + control("refresh-pulled", CGSize(width: 120, height: 110)) { _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 110))
      view.refreshControl = UIRefreshControl()
      view.alwaysBounceVertical = true
      view.contentOffset.y = -60
      return view
    }
    + control("refresh", CGSize(width: 120, height: 110), after: 0.3) { _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 120, height: 110))
      let control = UIRefreshControl()
      control.attributedTitle = NSAttributedString(string: "Loading")
      view.refreshControl = control
      control.beginRefreshing()
      view.contentOffset.y = -view.adjustedContentInset.top
      return view
    }

  /// Fields and search bars.
  static let textControls: [ReferenceImage] =
    [
      ("rounded", UITextField.BorderStyle.roundedRect), ("line", .line), ("bezel", .bezel),
      ("none", .none),
    ].flatMap { name, style in
      control(
        "field-\(name)", CGSize(width: 160, height: 50), [.light, .dark, .disabled, .rightToLeft]
      ) { _ in
        let view = UITextField(frame: CGRect(x: 10, y: 8, width: 140, height: 34))
        view.borderStyle = style
        view.text = "Ada"
        view.clearButtonMode = .always
        return view
      }
    }
    + control("field-placeholder", CGSize(width: 160, height: 50), [.light, .dark, .rightToLeft]) {
      _ in
      let view = UITextField(frame: CGRect(x: 10, y: 8, width: 140, height: 34))
      view.borderStyle = .roundedRect
      view.placeholder = "Name"
      return view
    }
    + control("field-secure", CGSize(width: 160, height: 50)) { _ in
      let view = UITextField(frame: CGRect(x: 10, y: 8, width: 140, height: 34))
      view.borderStyle = .roundedRect
      view.isSecureTextEntry = true
      view.text = "secret"
      return view
    }
    + control("field-edited", CGSize(width: 160, height: 50), [.light, .dark, .rightToLeft]) { _ in
      let view = UITextField(frame: CGRect(x: 10, y: 8, width: 140, height: 34))
      view.borderStyle = .roundedRect
      view.text = "Edited"
      return view
    } then: { controller in
      controller.view.subviews.first?.becomeFirstResponder()
    }
    + control("text-view", CGSize(width: 160, height: 80), [.light, .dark, .rightToLeft]) { _ in
      let view = UITextView(frame: CGRect(x: 10, y: 8, width: 140, height: 64))
      view.font = .systemFont(ofSize: 15)
      view.backgroundColor = .secondarySystemBackground
      view.text = "Several lines of text, with a word that wraps."
      return view
    }
    + control("search-bar", CGSize(width: 220, height: 60), [.light, .dark, .rightToLeft]) { _ in
      let view = UISearchBar(frame: CGRect(x: 0, y: 2, width: 220, height: 56))
      view.placeholder = "Search"
      return view
    }
    + control(
      "search-bar-with-text", CGSize(width: 240, height: 100), [.light, .dark, .rightToLeft]
    ) { _ in
      let view = UISearchBar(frame: CGRect(x: 0, y: 2, width: 240, height: 96))
      view.text = "Ada"
      view.showsCancelButton = true
      view.scopeButtonTitles = ["All", "Unread"]
      view.showsScopeBar = true
      return view
    }

  /// Wheels.
  static let pickers: [ReferenceImage] =
    control("picker", CGSize(width: 200, height: 180), [.light, .dark, .rightToLeft]) { _ in
      let view = RowsPicker(frame: CGRect(x: 0, y: 0, width: 200, height: 180))
      view.selectRow(2, inComponent: 0, animated: false)
      view.selectRow(1, inComponent: 1, animated: false)
      return view
    }
    + [
      ("time", UIDatePicker.Mode.time), ("date", .date), ("date-and-time", .dateAndTime),
      ("countdown", .countDownTimer),
    ].flatMap { name, mode in
      control(
        "date-picker-\(name)", CGSize(width: 320, height: 130),
        name == "date" ? [.light, .dark, .disabled, .rightToLeft] : [.light]
      ) { _ in
        let view = UIDatePicker(frame: .zero)
        view.preferredDatePickerStyle = .wheels
        view.datePickerMode = mode
        view.date = Date(timeIntervalSince1970: 1_700_000_000)
        if mode == .countDownTimer { view.countDownDuration = 5400 }
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 130)
        return view
      }
    }
    + control("date-picker-compact", CGSize(width: 240, height: 54), [.light, .dark, .rightToLeft])
  { _ in
    let view = UIDatePicker(frame: .zero)
    view.preferredDatePickerStyle = .compact
    view.date = Date(timeIntervalSince1970: 1_700_000_000)
    return view
  }
}

/// A picker with rows of its own.
private final class RowsPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let rows = [["Red", "Orange", "Yellow", "Green", "Blue"], ["Light", "Dark"]]

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    rows[component][row]
  }
}
