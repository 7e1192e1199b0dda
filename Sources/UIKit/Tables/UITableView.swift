/// A view that displays rows in a single column, grouped into sections.
///
/// Only the visible rows have cells.
@MainActor
open class UITableView: UIScrollView {
  /// The style of the table.
  public final let style: Style

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate, which is also that of the scroll view.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      discardViews()
    }
  }

  // MARK: Looks

  /// The height of rows that the delegate provides no height for, in points; `automaticDimension`
  /// by default.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { discardContent() } }
  }
  /// The height of headers that the delegate provides no height for, in points;
  /// `automaticDimension` by default.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { discardContent() } }
  }
  /// The height of footers that the delegate provides no height for, in points;
  /// `automaticDimension` by default.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { discardContent() } }
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

  /// The layout of the sections and rows; nil if the data source must be asked again.
  final var cachedContent: FlowContent?
  /// The part of the content that the views show, in points; nil if the views must be updated.
  final var displayedRect: CGRect?
  final var views = ElementViews<TableElement, TableElement, UIView>()
  final var reusableCells = ReusePool<String, UITableViewCell>()
  final var reusableBars = ReusePool<String, UITableViewHeaderFooterView>()
  final var cellSelection = CellSelection()

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - frame: The frame of the table in its superview, in points.
  ///   - style: The style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .systemBackground
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

  // MARK: Touches

  /// Highlights the row under a touch.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
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
}
