import QuartzCore

/// A wheel of a picker view: rows on a cylinder that a finger turns.
@MainActor
final class PickerWheel: UIScrollView {
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private(set) var selectedRow = 0
  private var placedOffset = CGFloat.nan

  var rowCount = 0
  var rowHeight: CGFloat = 32
  /// Returns the view of a row.
  var makeRow: (_ row: Int, _ reused: UIView?) -> UIView = { _, _ in UIView() }
  /// Called when the user has selected a row.
  var didSelect: (_ row: Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    decelerationRate = .normal
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] in self?.didTap($0) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private var cylinder: PickerCylinder {
    PickerCylinder(height: bounds.height, rowHeight: rowHeight)
  }

  /// Creates all rows again.
  func reload() {
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    spare = []
    placedOffset = .nan
    selectedRow = min(selectedRow, max(rowCount - 1, 0))
    resize()
  }

  private func resize() {
    let inset = (bounds.height - rowHeight) / 2
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    contentOffset.y = offset(of: selectedRow)
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGFloat {
    CGFloat(row) * rowHeight - (bounds.height - rowHeight) / 2
  }

  /// Turns to a row.
  func select(_ row: Int, animated: Bool) {
    selectedRow = min(max(row, 0), max(rowCount - 1, 0))
    setContentOffset(CGPoint(x: 0, y: offset(of: selectedRow)), animated: animated)
  }

  /// The row in the middle, with the fraction of a turn.
  private var position: CGFloat {
    (contentOffset.y + (bounds.height - rowHeight) / 2) / rowHeight
  }

  private var nearestRow: Int {
    let row = position.rounded()
    return row.isFinite ? Int(min(max(row, 0), CGFloat(max(rowCount - 1, 0)))) : 0
  }

  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = ((proposed.y + (bounds.height - rowHeight) / 2) / rowHeight).rounded()
    return CGPoint(x: proposed.x, y: row * rowHeight - (bounds.height - rowHeight) / 2)
  }

  override func didComeToRest() {
    super.didComeToRest()
    guard rowCount > 0 else { return }
    let row = nearestRow
    guard row != selectedRow else { return }
    selectedRow = row
    didSelect(row)
  }

  private func didTap(_ tap: UIGestureRecognizer) {
    let y = tap.location(in: self).y - contentOffset.y
    let nearest = rows.keys.min { left, right in
      let (first, second) = (
        abs(cylinder.place(at: CGFloat(left) - position).y - y),
        abs(cylinder.place(at: CGFloat(right) - position).y - y)
      )
      return first == second ? left < right : first < second
    }
    guard let nearest, nearest != selectedRow else { return }
    // The delegate is notified at the end of the turn.
    setContentOffset(CGPoint(x: 0, y: offset(of: nearest)), animated: true)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if displayedHeight != bounds.height {
      displayedHeight = bounds.height
      resize()
    }
    placeRows()
  }
  private var displayedHeight: CGFloat = -1

  private func placeRows() {
    guard placedOffset != contentOffset.y, bounds.height > 0 else { return }
    placedOffset = contentOffset.y
    let (cylinder, position) = (cylinder, position)
    let first = max(Int((position - CGFloat(cylinder.reach)).rounded(.up)), 0)
    let last = min(Int((position + CGFloat(cylinder.reach)).rounded(.down)), rowCount - 1)
    for row in rows.keys.sorted() where row < first || row > last {
      guard let view = rows.removeValue(forKey: row) else { continue }
      view.removeFromSuperview()
      spare.append(view)
    }
    guard first <= last else { return }
    for row in first...last {
      let view = rows[row] ?? newRow(row)
      let distance = CGFloat(row) - position
      let (y, scale) = cylinder.place(at: distance)
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.width / 2, y: contentOffset.y + y)
      view.transform = CGAffineTransform(scaleX: 1, y: max(scale, 0.01))
      // Rows that turn away are paler; Flipbook's choice.
      view.alpha = abs(distance) < 0.5 ? 1 : 0.2 + 0.5 * scale
    }
  }

  private func newRow(_ row: Int) -> UIView {
    let view = makeRow(row, spare.popLast())
    view.isUserInteractionEnabled = false
    rows[row] = view
    addSubview(view)
    return view
  }

  /// Returns the view of a row that is shown.
  func view(ofRow row: Int) -> UIView? { rows[row] }
}
