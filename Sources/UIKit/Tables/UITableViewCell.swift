/// The view of a row in a table.
///
/// A cell consists, from back to front, of its background, the background of a selected cell, its
/// content and the separator below it.
@preconcurrency @MainActor
open class UITableViewCell: UIView, RegisteredView {
  /// The view that contains the cell's content.
  open internal(set) var contentView = UIView(frame: .zero)
  /// The identifier of the cell's kind: cells of the same kind are reused for each other; nil for
  /// none.
  open private(set) var reuseIdentifier: String?

  /// The appearance of a selected cell.
  open var selectionStyle = SelectionStyle.default {
    didSet { showSelection(animated: false) }
  }

  /// The background view, behind all other views of the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// The view behind the content while the cell is selected or highlighted; a gray view by default.
  open var selectedBackgroundView: UIView? {
    get { customSelectedBackground ?? defaultSelectedBackground }
    set {
      customSelectedBackground?.removeFromSuperview()
      defaultSelectedBackground?.removeFromSuperview()
      defaultSelectedBackground = nil
      customSelectedBackground = newValue
      showSelection(animated: false)
    }
  }

  /// The standard view at the trailing edge; `none` by default.
  open var accessoryType: AccessoryType {
    get { accessory.type }
    set {
      guard newValue != accessory.type else { return }
      accessory.type = newValue
      updateAccessory()
    }
  }

  /// The view at the trailing edge, in place of the one of `accessoryType`; nil by default.
  ///
  /// It keeps its size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { updateAccessory() } }
  }

  final var accessory = CellAccessory()
  final let style: CellStyle
  final let separator = UIView(frame: .zero)
  /// The labels and the image view that have been created on request.
  final var parts = CellParts()
  /// The separator of the table's rows; nil for none.
  final var tableSeparator: TableSeparator? {
    didSet { if tableSeparator != oldValue { setNeedsLayout() } }
  }
  /// The place of the row in its section of a grouped table; nil in a plain one.
  final var groupedPlace: GroupedTable.RowPlace? {
    didSet { if groupedPlace != oldValue { showGroupedPlace() } }
  }
  /// The line above the first row of a section; nil for none.
  final var topSeparator: UIView?
  /// What deletes or inserts the row; nil while it is not edited.
  final var editingMark: EditingMark?
  /// The control that moves the row.
  final var reorderControl: ReorderControl?
  /// The table that shows the editing state, and the row.
  final weak var owningTable: UITableView?
  final var pendingPath: IndexPath?
  private var customSelectedBackground: UIView?
  private var defaultSelectedBackground: UIView?
  private var customSeparatorInset: UIEdgeInsets?
  private var state = (isSelected: false, isHighlighted: false)

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The layout of the cell's content.
  ///   - reuseIdentifier: The identifier of the cell's kind; nil if the cell is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    backgroundColor = .systemBackground
    contentView.frame = bounds
    separator.isUserInteractionEnabled = false
    addSubview(contentView)
    addSubview(separator)
  }

  /// Creates a cell of the default style that is not reused.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil: cells do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a cell of a registered class by calling `init(style:reuseIdentifier:)`.
  ///
  /// UIKit has no such initializer, as its runtime can create objects of a class that is known only
  /// at run time. Subclasses that override `init(style:reuseIdentifier:)` or declare no
  /// initializers inherit this one.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is reused for another row; overrides must call this implementation.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// The distance of the separator from the cell's edges, in points; the table's by default.
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? tableSeparator?.inset ?? .zero }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows what deletes or inserts its row.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// What editing does to the row, as the table's delegate returns it.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the content moves aside while the cell is edited; true by default.
  open var shouldIndentWhileEditing = true
  /// Whether the cell shows a control for moving its row; it does not.
  open var showsReorderControl = false
  /// The standard view at the trailing edge while the cell is edited; none by default.
  open var editingAccessoryType: AccessoryType {
    get { accessory.editingType }
    set {
      guard newValue != accessory.editingType else { return }
      accessory.editingType = newValue
      if editing { updateAccessory() }
    }
  }
  /// The view at the trailing edge while the cell is edited, in place of the one of `editingAccessoryType`; nil by
  /// default.
  open var editingAccessoryView: UIView? {
    didSet { if editing, editingAccessoryView !== oldValue { updateAccessory() } }
  }
  /// The view behind the content while one of several cells is selected, without effect.
  open var multipleSelectionBackgroundView: UIView?
  /// The level of indentation; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation of each level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// Shows or hides what deletes or inserts the row; overrides must call this implementation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    if accessory.changesWithEditing || accessoryView !== editingAccessoryView { updateAccessory() }
    changeState { showEditing(animated: animated) }
  }

  /// Whether the row's actions are shown; false by default.
  open var showingDeleteConfirmation: Bool { showsActions }
  /// Whether the row's actions are shown, after a swipe.
  final var showsActions = false {
    didSet { if showsActions != oldValue { changeState {} } }
  }

  /// Called before what the cell shows for editing changes; overrides must call this implementation.
  open func willTransition(to state: StateMask) {}

  /// Called when what the cell shows for editing has changed; overrides must call this implementation.
  open func didTransition(to state: StateMask) {}

  private func changeState(_ change: () -> Void) {
    var state: StateMask = editing ? .showingEditControl : []
    if showsActions { state.insert(.showingDeleteConfirmation) }
    willTransition(to: state)
    change()
    didTransition(to: state)
  }

  // MARK: Configurations

  final var configured = ConfiguredContent()

  /// What the cell shows, in place of its labels and image; nil by default.
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

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called for each new state with the cell and the state; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The current state.
  open var configurationState: UICellConfigurationState {
    var cell = UICellConfigurationState(traitCollection: traitCollection)
    (cell.isSelected, cell.isHighlighted) = (isSelected, isHighlighted)
    cell.isEditing = isEditing
    cell.cellDragState = dragState
    return cell
  }

  /// Called when a drag lifts the cell, moves it, and ends.
  open func dragStateDidChange(_ dragState: DragState) {}
  final var dragState = UICellConfigurationState.DragState.none

  /// Returns the content of a list's cell in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.isPending = true
    setNeedsLayout()
  }

  /// Configures the cell for a state; overrides may set other configurations.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard configured.isPending else { return }
    configured.isPending = false
    updateConfiguration(using: configurationState)
    showContent()
    configured.showBackground(configured.background, for: configurationState, in: self)
  }

  private func showContent() {
    guard let view = configured.view(for: configurationState, current: contentView) else { return }
    setNeedsLayout()
    guard view !== contentView else { return }
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
  }

  // MARK: Content

  /// The label of the cell's title.
  open var textLabel: UILabel? { parts.text(of: self) }

  /// The label of the cell's secondary text; nil if the style has none.
  open var detailTextLabel: UILabel? { parts.detail(of: self) }

  /// The image view, before the title.
  open var imageView: UIImageView? { parts.image(of: self) }

  /// Returns the size within a width of a cell without constraints: the standard height, and what larger text
  /// needs.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let growth = parts.growth(style, for: (owningTable ?? self).traitCollection)
    return CGSize(width: size.width, height: UITableView.standardRowHeight + growth)
  }

  /// Returns the size that satisfies the constraints of the content view, with the separator; without
  /// constraints, that of `sizeThatFits(_:)`.
  override open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    guard contentView.hasConstraints || configured.content != nil else {
      return sizeThatFits(targetSize)
    }
    let content = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return verticalFittingPriority == .required
      ? content : CGSize(width: content.width, height: content.height + separatorThickness)
  }

  /// The thickness of the separator, in points.
  final var separatorThickness: CGFloat {
    tableSeparator.map { 1 / max(traitCollection.displayScale, 1) * $0.thickness } ?? 0
  }

  /// Lays out the content, the backgrounds and the separator; overrides must call this
  /// implementation.
  override open func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configured.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let line = separatorThickness
    let height = max(bounds.height - line, 0)
    let isReversed = isRightToLeft
    let indent = layOutEditingMark(height: height)
    let end = layOutReorderControl(height: height)
    let width = max(
      end > 0 ? bounds.width - end - indent : layOutAccessory(height: height) - indent, 0)
    shownAccessory?.isHidden = end > 0
    contentView.frame = CGRect(
      x: isReversed ? bounds.width - width - indent : indent, y: 0, width: width, height: height)
    let inset = shownSeparatorInset
    separator.frame = CGRect(
      x: isReversed ? inset.right : inset.left, y: bounds.height - line,
      width: max(bounds.width - inset.left - inset.right, 0), height: line)
    separator.backgroundColor = tableSeparator?.color
    topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    topSeparator?.backgroundColor = tableSeparator?.color
    parts.place(
      in: contentView, style, indentation: CGFloat(max(indentationLevel, 0)) * indentationWidth,
      isReversed: isReversed, hasAccessory: shownAccessory != nil && end == 0)
  }

  // MARK: Selection

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted, as it is under a touch.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; overrides must call this implementation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    showSelection(animated: animated)
  }

  /// Highlights or unhighlights the cell; overrides must call this implementation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    showSelection(animated: animated)
  }

  /// The duration in which the selection fades, in seconds; UIKit does not document it.
  private static var fadeDuration: TimeInterval { 0.25 }

  private func showSelection(animated: Bool) {
    let shows = (state.isSelected || state.isHighlighted) && selectionStyle != .none
    // A background configuration takes the place of both background views.
    let showsBackground = shows && configured.background == nil
    if showsBackground { addSelectedBackground() }
    contentView.highlight(shows)
    setNeedsUpdateConfiguration()
    let changes = {
      self.selectedBackgroundView?.alpha = showsBackground ? 1 : 0
      self.separator.alpha = shows ? 0 : 1
    }
    animated
      ? UIView.animate(withDuration: Self.fadeDuration, animations: changes)
      : UIView.performWithoutAnimation(changes)
  }

  /// Adds the selection background behind the content, creating it if needed.
  private func addSelectedBackground() {
    if selectedBackgroundView == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      defaultSelectedBackground = view
    }
    guard let view = selectedBackgroundView, view.superview !== self else { return }
    view.frame = bounds
    view.alpha = 0
    insertSubview(view, belowSubview: contentView)
  }

  private func replaceBackground(_ old: UIView?) {
    guard backgroundView !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}

extension UIView {
  /// Sets whether all labels and image views in the view are highlighted.
  fileprivate func highlight(_ isHighlighted: Bool) {
    for view in subviews {
      if let label = view as? UILabel { label.isHighlighted = isHighlighted }
      if let image = view as? UIImageView { image.isHighlighted = isHighlighted }
      view.highlight(isHighlighted)
    }
  }
}
