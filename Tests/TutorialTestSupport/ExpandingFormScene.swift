import UIKit

/// A form whose second row expands when it is touched: only the constant of its height changes.
package final class ExpandingFormScene: UIViewController, Tutorial {
  private static let (closed, open): (CGFloat, CGFloat) = (52, 196)

  private let rows = [TouchView(), TouchView(), TouchView()]
  private let weeks = UIStackView()
  private var height: NSLayoutConstraint?

  override package func viewDidLoad() {
    super.viewDidLoad()
    for (row, text) in zip(rows, ["Name", "Date", "Notes"]) { add(row, titled: text) }
    let (name, date, notes) = (rows[0], rows[1], rows[2])
    let (margins, safeArea) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    let height = date.heightAnchor.constraint(equalToConstant: Self.closed)
    self.height = height
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
      name.heightAnchor.constraint(equalToConstant: Self.closed),
      date.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      date.widthAnchor.constraint(equalTo: name.widthAnchor),
      date.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
      height,
      notes.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      notes.widthAnchor.constraint(equalTo: name.widthAnchor),
      notes.topAnchor.constraint(equalTo: date.bottomAnchor, constant: 12),
      notes.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -24),
    ])
    addWeeks(to: date)
    date.onTouch = { [weak self] in self?.toggle() }
  }

  private func add(_ row: UIView, titled text: String) {
    row.backgroundColor = .systemBackground
    row.layer.cornerRadius = 12
    row.clipsToBounds = true
    let label = UILabel()
    label.text = text
    for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(row)
    row.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: row.topAnchor, constant: Self.closed / 2),
    ])
  }

  /// Adds three weeks of seven days below the title of a row.
  private func addWeeks(to row: UIView) {
    for _ in 0..<3 {
      let days = (0..<7).map { _ in
        let day = UIView()
        day.backgroundColor = .systemBlue
        day.layer.cornerRadius = 8
        return day
      }
      let week = UIStackView(arrangedSubviews: days)
      (week.distribution, week.spacing) = (.fillEqually, 8)
      weeks.addArrangedSubview(week)
    }
    (weeks.axis, weeks.distribution, weeks.spacing) = (.vertical, .fillEqually, 8)
    weeks.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(weeks)
    NSLayoutConstraint.activate([
      weeks.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      weeks.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      weeks.topAnchor.constraint(equalTo: row.topAnchor, constant: Self.closed),
      weeks.heightAnchor.constraint(equalToConstant: Self.open - Self.closed - 16),
    ])
  }

  private func toggle() {
    guard let height else { return }
    height.constant = height.constant == Self.closed ? Self.open : Self.closed
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.view.layoutIfNeeded()
    }
  }

  package func view(_ name: String) -> UIView? {
    switch name {
    case "name": rows[0]
    case "date": rows[1]
    case "notes": rows[2]
    case "date.weeks": weeks
    default: nil
    }
  }
}
