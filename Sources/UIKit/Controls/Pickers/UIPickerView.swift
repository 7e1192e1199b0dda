import QuartzCore

/// Wheels whose rows are turned to select values.
///
/// The rows are on a cylinder, whose size was measured on iOS. Rows are 32 points high and a picker 216,
/// from general knowledge; the opacities of rows that turn away are Flipbook's choice.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private static let defaultRowHeight: CGFloat = 32
  private static let defaultSize = CGSize(width: 320, height: 216)
  static let margin: CGFloat = 9
  /// The size of titles, in points, from general knowledge.
  static let titleSize: CGFloat = 21

  private let indicator = ControlPart(.tertiarySystemFill, cornerRadius: 8)
  private var wheels: [PickerWheel] = []
  private var isLoaded = false

  /// Creates a picker without rows, of 320 by 216 points if the frame has no size.
  override public init(frame: CGRect) {
    let size = frame.size == .zero ? Self.defaultSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    clipsToBounds = true
    addSubview(indicator)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The source of the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The provider of the rows, and the receiver of selections.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the selected row is marked; true by default.
  open var showsSelectionIndicator = true {
    didSet { indicator.isHidden = !showsSelectionIndicator }
  }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel; 0 for one that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of a wheel's rows; zero for one that does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    return wheel(component).map { CGSize(width: $0.bounds.width, height: $0.rowHeight) } ?? .zero
  }

  /// Returns the view of a row that is shown; nil for other rows.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(ofRow: row)
  }

  /// Asks for all wheels and rows again.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) {
    guard isLoaded, let wheel = wheel(component) else { return }
    load(wheel, component)
  }

  /// Turns a wheel to a row, without a call of the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    wheel(component)?.select(row, animated: animated && hasBeenShown)
  }

  /// Returns the selected row of a wheel; -1 for one that does not exist or has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.selectedRow
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (component, wheel) in wheels.enumerated() { load(wheel, component) }
  }

  private func load(_ wheel: PickerWheel, _ component: Int) {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    wheel.rowHeight = height > 0 ? height : Self.defaultRowHeight
    wheel.rowCount = max(
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    wheel.makeRow = { [weak self] row, reused in
      guard let self else { return UIView(frame: .zero) }
      return delegate?.pickerView(
        self, viewForRow: row, forComponent: component, reusing: reused)
        ?? titleView(row: row, component: component, reusing: reused)
    }
    wheel.didSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheel.reload()
  }

  /// Returns a label with the title of a row.
  final func titleView(row: Int, component: Int, reusing view: UIView?) -> UIView {
    let label = view as? UILabel ?? UILabel(frame: .zero)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: Self.titleSize)
    label.textColor = .label
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Layout

  /// Places the wheels, with the widths that the delegate returns or equal ones.
  override open func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let area = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    let own = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
    let free = own.filter { $0 < 0 }
    let rest = max(area.width - own.reduce(0) { $0 + max($1, 0) }, 0)
    let widths = own.map { $0 < 0 ? rest / CGFloat(max(free.count, 1)) : $0 }
    var x = area.minX + (area.width - widths.reduce(0, +)) / 2
    for (index, width) in widths.enumerated() {
      wheels[index].frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = wheels.map(\.rowHeight).max() ?? Self.defaultRowHeight
    indicator.frame = CGRect(
      x: area.minX, y: (bounds.height - height) / 2, width: area.width, height: height)
    indicator.isHidden = !showsSelectionIndicator || wheels.isEmpty
  }

  /// Returns the size of a picker, 320 by 216 points.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of a picker, 320 by 216 points.
  override open var intrinsicContentSize: CGSize { Self.defaultSize }
}
