/// A view that displays rows in a single column, grouped into sections.
///
/// Only the visible rows have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table.
  open private(set) var style: Style

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate, which is also that of the scroll view.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      let scrollView: UIScrollView = self
      guard scrollView.delegate !== newValue else { return }
      scrollView.delegate = newValue
      discardViews()
    }
  }

  // MARK: Looks

  /// The height of rows that the delegate provides no height for, in points; `automaticDimension` by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { discardContent() } }
  }
  /// The height of headers that the delegate provides no height for, in points; `automaticDimension` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { discardContent() } }
  }
  /// The height of footers that the delegate provides no height for, in points; `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { discardContent() } }
  }

  /// The estimated height of rows whose cells determine their height, in points; `automaticDimension`, the default, for
  /// the standard height.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { discardContent() } }
  }
  /// The estimated height of headers that determine their height, in points; with `automaticDimension`, the default,
  /// they are measured at once.
  ///
  /// A header with an estimate is created and measured when it is displayed.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { discardContent() } }
  }
  /// The estimated height of footers that determine their height, in points; with `automaticDimension`, the default,
  /// they are measured at once.
  ///
  /// A footer with an estimate is created and measured when it is displayed.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { discardContent() } }
  }

  /// The style of the separators between rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateSeparators() }
  }
  /// The color of the separators.
  open var separatorColor: UIColor? = .separator {
    didSet { updateSeparators() }
  }
  /// The distance of the separators from the table's edges, in points.
  ///
  /// By default, separators are aligned with the text on the left and reach the right edge.
  open var separatorInset: UIEdgeInsets {
    get {
      customSeparatorInset
        ?? UIEdgeInsets(top: 0, left: CellParts.margin(bounds.width), bottom: 0, right: 0)
    }
    set {
      customSeparatorInset = newValue
      updateSeparators()
    }
  }
  private var customSeparatorInset: UIEdgeInsets?

  /// The view behind all rows, which does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, with: backgroundView) }
  }

  /// The view before the first section; its width is that of the table.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view after the last section; its width is that of the table.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  // MARK: Selection

  /// Whether taps select rows; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected at once; false by default.
  open var allowsMultipleSelection = false

  /// Whether rows show what deletes and inserts them; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// Whether taps select rows while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  /// Shows or hides what deletes and inserts rows.
  ///
  /// - Parameter animated: Whether the content of the rows moves aside in 0.3 s.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    swipes?.close(animated: animated)
    updateEditing(animated: animated)
  }

  /// The rows whose cells determine their heights, section by section.
  final var automaticRows: [AutomaticRows] = []
  /// The headers and footers whose heights are estimates.
  final var estimatedBars: Set<TableElement> = []
  /// Whether the displayed rows have to be measured again.
  final var measuresDisplayedRows = false
  /// The width for which rows were measured, in points.
  final var measuredWidth: CGFloat = 0
  /// The views that were created to be measured and are not displayed yet.
  final var preparedViews: [TableElement: UIView] = [:]
  /// The layout of the sections and rows; nil if the data source must be asked again.
  final var cachedContent: FlowContent?
  /// The part of the content that the views show, in points; nil if the views must be updated.
  final var displayedRect: CGRect?
  final var views = ElementViews<TableElement, TableElement, UIView>()
  final var reusableCells = ReusePool<String, UITableViewCell>()
  final var reusableBars = ReusePool<String, UITableViewHeaderFooterView>()
  final var cellSelection = CellSelection()
  /// The changes that are being made; nil outside of an update.
  final var batch: TableBatch?
  /// The press that shows the menus of rows.
  final var contextMenus: ListContextMenus?
  /// The swipe that shows the actions of rows.
  final var swipes: SwipeActionsController?
  /// The row that the user moves; nil for none.
  final var movement: RowMovement?
  /// The cell that is configured again, which dequeuing returns.
  final var reconfiguredCell: UITableViewCell?

  /// The object that prepares the data of rows early.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { displayedRect = nil }
  }
  /// Whether the prefetching data source is called; true by default.
  open var isPrefetchingEnabled = true
  /// The rows whose data is prepared early.
  final var prefetching = RowPrefetching()

  /// The number of rows from which on the index of the sections is shown; 0 by default; the index is not drawn.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the index's titles; nil by default; the index is not drawn.
  open var sectionIndexColor: UIColor?
  /// The color of the index's background; nil by default; the index is not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// The color of the index's background under a touch; nil by default; the index is not drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The effect behind separators; nil by default; it is not drawn.
  open var separatorEffect: UIVisualEffect?
  /// Whether cells keep the readable width; false by default; they are as wide as the table.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether content views are inset to the safe area; true by default.
  open var insetsContentViewsToSafeArea = true
  /// What separator insets are measured from; the edges of cells by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// The space above the header of each section, in points; automatic by default, which is none.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { discardContent() } }
  }
  /// The height of rows without content, whose separators are drawn; it has no effect.
  open var fillerRowHeight = UITableView.automaticDimension
  /// Whether a row is selected when it receives the focus; it has no effect, as there is no focus.
  open var selectionFollowsFocus = false
  /// Whether the focused row is remembered; it has no effect.
  open var remembersLastFocusedIndexPath = false

  /// What separator insets are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of cells.
    case fromCellEdges
    /// The insets of the system.
    case fromAutomaticInsets
  }

  /// Configures the cells of rows again without replacing them; those of rows that are not visible are configured when
  /// they are.
  ///
  /// - Precondition: The data source dequeues the same cells as before.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Loads the titles of the index again; the index is not drawn.
  open func reloadSectionIndexTitles() {}

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - frame: The frame of the table in its superview, in points.
  ///   - style: The style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Creates a plain table without rows.
  override public convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Returns nil: tables do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Discards all rows, views and selections, and asks the data source again before the next frame.
  open func reloadData() {
    discardViews()
    cellSelection = CellSelection()
  }

  // MARK: Updates

  /// Begins changes that `endUpdates()` animates together.
  open func beginUpdates() { beginBatch() }
  /// Ends the changes since `beginUpdates()`, and animates them.
  open func endUpdates() { endBatch() }
  /// Inserts rows that the data source has added, at index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    insert(indexPaths, animation)
  }
  /// Deletes rows that the data source has removed, at index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    delete(indexPaths, animation)
  }
  /// Replaces the cells of rows, at index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reload(indexPaths, animation)
  }
  /// Replaces the rows of sections, at indexes before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reload(sections, animation)
  }

  // MARK: Geometry

  /// The visible part of the content, in points; animatable.
  override open var bounds: CGRect {
    didSet { if bounds != oldValue { setNeedsLayout() } }
  }

  /// Updates the visible rows.
  override open func layoutSubviews() {
    showElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// Measures the rows again if the content size category has changed.
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.textSizeCategory != traitCollection.textSizeCategory
    else { return }
    cachedContent = nil
    displayedRect = nil
    setNeedsLayout()
  }

  // MARK: Touches

  /// Highlights the row under a touch.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let swipes, swipes.isOpen { return swipes.close(animated: true) }
    trackTouch(in: touches)
  }

  /// Selects the row in which the touch ends.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTracking(touches, selects: true)
  }

  /// Unhighlights the row of a canceled touch.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endTracking(touches, selects: false)
  }

  // MARK: Rows

  /// Registers a class of cells under an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reusableCells.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Registers a class of headers and footers under an identifier; nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusableBars.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }

  /// Returns a reusable cell or a new one of the registered class; nil if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCells.dequeue(identifier, registeredAs: identifier)
  }

  /// Returns a reusable cell or a new one of the registered class, in the size of its row.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """)
    }
    if let frame = frame(of: .row(indexPath)) {
      UIView.performWithoutAnimation { cell.frame = frame }
    }
    return cell
  }

  /// Returns a reusable header or footer or a new one of the registered class; nil if no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusableBars.dequeue(identifier, registeredAs: identifier)
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    views.elements.filter { $0.kind == .row }.map(\.indexPath)
  }

  /// Returns the cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    views[.row(indexPath)] as? UITableViewCell
  }

  /// Returns the index path of a cell; nil if the table does not display it.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cellForRow(at: $0) === cell }
  }

  /// Returns the header view of a section; nil if it is not visible or is of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.bar(.header, ofSection: section)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer view of a section; nil if it is not visible or is of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    views[.bar(.footer, ofSection: section)] as? UITableViewHeaderFooterView
  }

  /// The number of sections, as the data source last returned it.
  open var numberOfSections: Int { content.sections.count }

  /// Returns the number of rows in a section, as the data source last returned it; 0 for an invalid section.
  open func numberOfRows(inSection section: Int) -> Int {
    content.sections.indices.contains(section) ? content.sections[section].rows.itemCount : 0
  }

  /// Returns the frame of a row, in points of the content; zero for an invalid index path.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    frame(of: .row(indexPath)) ?? .zero
  }

  /// Returns the frame of a section with its header and footer, in points of the content; zero for an invalid section.
  open func rect(forSection section: Int) -> CGRect {
    guard content.sections.indices.contains(section) else { return .zero }
    let (start, end) = (content.sections[section].start, content.sections[section].end)
    return CGRect(x: 0, y: start, width: bounds.width, height: end - start)
  }

  /// Returns the frame of a section's header at its current, possibly pinned position; zero for an invalid section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    frame(of: .bar(.header, ofSection: section)) ?? .zero
  }

  /// Returns the frame of a section's footer at its current, possibly pinned position; zero for an invalid section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    frame(of: .bar(.footer, ofSection: section)) ?? .zero
  }

  /// Returns the index path of the row at a point of the content; nil if none exists.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return indexPathsForRows(in: CGRect(x: 0, y: point.y, width: 1, height: 0))?
      .first { rectForRow(at: $0).contains(point) }
  }

  /// Returns the index paths of the rows that intersect a rectangle of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    // A rectangle without height is in the row that contains its line.
    let height = max(rect.height, 0.001)
    return elements(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height))
      .filter { $0.kind == .row }.map(\.indexPath)
  }

  /// Scrolls until a row is at a position of the visible area, as far as the content allows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    showElements()
    checkBounds(of: indexPath)
    guard let frame = frame(of: .row(indexPath)) else { return }
    let header = content.sections[indexPath.section].metrics.headerLength
    var rect = frame
    // The section header, pinned at the top, must not cover the row.
    if scrollPosition == .top || scrollPosition == .none {
      rect = CGRect(
        x: frame.minX, y: frame.minY - header, width: frame.width, height: frame.height + header)
    }
    let position: AxisPosition? =
      switch scrollPosition {
      case .none: nil
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    guard let position else { return scrollRectToVisible(rect, animated: animated) }
    setContentOffset(offset(placing: rect, across: nil, along: position), animated: animated)
  }

  /// Scrolls until the first selected row is at a position of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let indexPath = cellSelection.indexPaths.min() {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  // MARK: Selection

  /// The index path of the first selected row; nil if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { cellSelection.indexPaths.min() }

  /// The index paths of the selected rows in the order of their selection; nil if none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    cellSelection.indexPaths.isEmpty ? nil : cellSelection.indexPaths
  }

  /// Selects a row and scrolls to it, without calling the delegate.
  ///
  /// Scrolling to a row that does not exist raises UIKit's exception; without scrolling, such a row only deselects the
  /// others.
  ///
  /// - Parameters:
  ///   - indexPath: The row to select; nil deselects every row.
  ///   - animated: Whether the selection and the scrolling are animated.
  ///   - scrollPosition: Where the row is placed in the visible area; `.none` does not scroll.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = cellSelection.indexPaths.filter {
      $0 != indexPath && (indexPath == nil || !allowsMultipleSelection)
    }
    for other in others { setSelected(false, at: other, animated: animated) }
    guard let indexPath else { return }
    if frame(of: .row(indexPath)) != nil {
      setSelected(true, at: indexPath, animated: animated)
    }
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }
}
