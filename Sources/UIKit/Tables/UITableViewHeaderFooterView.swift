/// A reusable header or footer view of a table section, with a title.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, RegisteredView {
  /// The view that contains the content; it fills the header or footer.
  open private(set) var contentView = UIView(frame: .zero)
  /// The identifier of the view's kind: views of the same kind are reused for each other; nil for
  /// none.
  open private(set) var reuseIdentifier: String?

  private var label: UILabel?

  /// Creates a view without a title.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    addSubview(contentView)
  }

  /// Returns nil: header and footer views do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a view of a registered class by calling `init(reuseIdentifier:)`.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  /// The label of the title.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel(frame: .zero)
    label.font = .boldSystemFont(ofSize: 17)
    contentView.addSubview(label)
    setNeedsLayout()
    self.label = label
    return label
  }

  /// Lays out the content and the title.
  override open func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let area = contentView.bounds.insetBy(dx: CellParts.margin(bounds.width), dy: 0)
    guard let grouped, let label else {
      self.label?.frame = area
      return
    }
    let height = label.sizeThatFits(CGSize(width: area.width, height: 0)).height
    label.frame = CGRect(
      x: area.minX,
      y: grouped == .header
        ? area.maxY - height - GroupedTable.titleSpace : area.minY + GroupedTable.titleSpace,
      width: area.width, height: height)
  }

  private enum GroupedPlace { case header, footer }
  private var grouped: GroupedPlace?

  /// Shows the title as in a grouped table: small and gray, close to the rows; in capitals above them.
  final func showGrouped(isHeader: Bool) {
    grouped = isHeader ? .header : .footer
    backgroundColor = nil
    textLabel?.font = .systemFont(ofSize: GroupedTable.titleSize)
    textLabel?.textColor = .secondaryLabel
    textLabel?.numberOfLines = 0
    if isHeader { textLabel?.text = textLabel?.text?.uppercased() }
    setNeedsLayout()
  }
}
