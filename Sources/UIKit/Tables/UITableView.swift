/// A column of rows in sections, of which only those in sight have cells.
@MainActor
open class UITableView: UIScrollView {
  /// How the table looks.
  public final let style: Style

  /// Has the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears of selections and of what is shown; the scroll view's delegate too.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard scrollDelegate !== newValue else { return }
      scrollDelegate = newValue
      forgetViews()
    }
  }

  // MARK: Looks

  /// The height of rows in points, unless the delegate tells others.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetContent() } }
  }
  /// The height of headers in points, unless the delegate tells others.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetContent() } }
  }
  /// The height of footers in points, unless the delegate tells others.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetContent() } }
  }

  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { refreshSeparators() }
  }
  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = .separator {
    didSet { refreshSeparators() }
  }
  /// How far the lines between rows keep from the edges, in points; on the left as far as texts do
  /// unless set.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: CellParts.margin(bounds.width), bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      refreshSeparators()
    }
  }
  private var ownSeparatorInset: UIEdgeInsets?

  /// What stands behind all rows, and stays where it is.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, with: backgroundView) }
  }

  /// What stands before the first section, of the height of its frame.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// What stands behind the last section, of the height of its frame.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  // MARK: Selection

  /// Whether rows can be selected by taps.
  open var allowsSelection = true
  /// Whether a tap selects a row beside those that are selected already.
  open var allowsMultipleSelection = false

  /// Where the sections and rows stand; nil where the data source has to be asked.
  final var knownContent: FlowContent?
  /// What of the content the views show, in points; nil where that has to be found anew.
  final var shownRect: CGRect?
  final var views = ElementViews<TableElement, TableElement, UIView>()
  final var cellPool = ReusePool<String, UITableViewCell>()
  final var barPool = ReusePool<String, UITableViewHeaderFooterView>()
  final var cellSelection = CellSelection()

  /// Creates a table without rows.
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

  /// Tables are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Forgets all that is known of the rows, and shows them anew before the next frame.
  open func reloadData() {
    forgetViews()
    cellSelection = CellSelection()
  }

  // MARK: Geometry

  /// The part of the content that is shown, in points; animatable.
  override open var bounds: CGRect {
    didSet { if bounds != oldValue { setNeedsLayout() } }
  }

  /// Shows the rows that have come into sight.
  override open func layoutSubviews() {
    showElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  // MARK: Touches

  /// Highlights the row under a finger.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    trackTouch(in: touches)
  }

  /// Selects the row that a finger leaves.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTracking(touches, selects: true)
  }

  /// Lets go of the row under a finger that drags.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endTracking(touches, selects: false)
  }
}
