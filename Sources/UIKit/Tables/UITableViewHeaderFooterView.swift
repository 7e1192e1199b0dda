/// A reusable header or footer view of a table section, with a title.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, RegisteredView {
  /// The view that contains the content; it fills the header or footer.
  open internal(set) var contentView = UIView(frame: .zero)
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
    label.font = .boldFont(forTextStyle: .headline, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    setNeedsLayout()
    self.label = label
    return label
  }

  /// The label below the title, in grouped tables; without text by default.
  open private(set) lazy var detailTextLabel: UILabel? = {
    let label = UILabel(frame: .zero)
    label.font = GroupedTable.titleFont(for: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }()

  /// The view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
      backgroundColor = nil
    }
  }

  // MARK: Configurations

  final var configured = ConfiguredContent()

  /// What the view shows, in place of its labels; nil by default.
  ///
  /// A view that shows it replaces `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      showContent()
    }
  }

  /// The background, in place of `backgroundView`; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      if newValue != nil { backgroundColor = nil }
      configured.showBackground(newValue, for: configurationState, in: self)
    }
  }

  /// Whether the content is updated for each new state; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// Whether the background is updated for each new state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// The current state.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Returns the content of a header in the style of the table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let table = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0 as? UITableView }.first
    return table?.style == .plain ? .plainHeader() : .groupedHeader()
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.isPending = true
    setNeedsLayout()
  }

  /// Configures the view for a state; overrides may set other configurations.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  private func showContent() {
    guard let view = configured.view(for: configurationState, current: contentView) else { return }
    setNeedsLayout()
    guard view !== contentView else { return }
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
  }

  /// Lays out the content and the title.
  override open func layoutSubviews() {
    if configured.isPending {
      configured.isPending = false
      updateConfiguration(using: configurationState)
      showContent()
    }
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configured.backgroundView?.frame = bounds
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
    textLabel?.font = GroupedTable.titleFont(for: traitCollection)
    textLabel?.textColor = .secondaryLabel
    textLabel?.numberOfLines = 0
    if isHeader { textLabel?.text = textLabel?.text?.uppercased() }
    setNeedsLayout()
  }
}
