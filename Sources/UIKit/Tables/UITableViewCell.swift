/// The view of a row: its content, in front of what fills it while it is selected, in front of what always
/// fills it, with a line below.
@MainActor
open class UITableViewCell: UIView, RegisteredView {
  /// The view to put content into.
  public final let contentView = UIView(frame: .zero)
  /// What the cell was made for; cells of one identifier take each other's place.
  public final let reuseIdentifier: String?

  /// What shows that the cell is selected.
  open var selectionStyle = SelectionStyle.default {
    didSet { showSelection(animated: false) }
  }

  /// What fills the cell behind all else.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// What fills the cell behind its content while it is selected or highlighted; a gray view unless set.
  open var selectedBackgroundView: UIView? {
    get { ownSelectedBackground ?? standardSelectedBackground }
    set {
      ownSelectedBackground?.removeFromSuperview()
      standardSelectedBackground?.removeFromSuperview()
      standardSelectedBackground = nil
      ownSelectedBackground = newValue
      showSelection(animated: false)
    }
  }

  final let style: CellStyle
  final let separator = UIView(frame: .zero)
  /// The labels and the image that the program has asked for.
  final var parts = CellParts()
  /// How the table has the line below its rows; nil for none.
  final var tableSeparator: TableSeparator? {
    didSet { if tableSeparator != oldValue { setNeedsLayout() } }
  }
  private var ownSelectedBackground: UIView?
  private var standardSelectedBackground: UIView?
  private var ownSeparatorInset: UIEdgeInsets?
  private var state = (isSelected: false, isHighlighted: false)

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: What the cell has, and where.
  ///   - reuseIdentifier: What the cell is for: cells of one identifier take each other's place; nil for
  ///     a cell that is not to be reused.
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

  /// Creates a cell with an image and a text that is not to be reused.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Cells are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates a cell of a registered class; made of `init(style:reuseIdentifier:)`, which derived classes
  /// override.
  ///
  /// UIKit needs no such initializer, for its runtime makes objects of classes known by name only. Classes
  /// that override `init(style:reuseIdentifier:)`, or have no initializers of their own, inherit it.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The cell is about to be shown for another row; overrides call this implementation.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// How far the line below keeps from the cell's edges, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? tableSeparator?.inset ?? .zero }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Content

  /// The text.
  open var textLabel: UILabel? { parts.text(of: self) }

  /// The other text; nil in a cell of a style without one.
  open var detailTextLabel: UILabel? { parts.detail(of: self) }

  /// The image before the text.
  open var imageView: UIImageView? { parts.image(of: self) }

  /// Puts content, backgrounds and the line below in their places; overrides call this implementation.
  override open func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    let line = tableSeparator.map { 1 / max(traitCollection.displayScale, 1) * $0.thickness } ?? 0
    contentView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - line, 0))
    separator.frame = CGRect(
      x: separatorInset.left, y: bounds.height - line,
      width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: line)
    separator.backgroundColor = tableSeparator?.color
    parts.place(in: contentView, style)
  }

  // MARK: Selection

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the cell is selected; overrides call this implementation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != state.isSelected else { return }
    state.isSelected = selected
    showSelection(animated: animated)
  }

  /// Shows whether a finger is on the cell; overrides call this implementation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != state.isHighlighted else { return }
    state.isHighlighted = highlighted
    showSelection(animated: animated)
  }

  /// How long a selection takes to fade in seconds; UIKit does not say.
  private static var fadeDuration: TimeInterval { 0.25 }

  private func showSelection(animated: Bool) {
    let shows = (state.isSelected || state.isHighlighted) && selectionStyle != .none
    if shows { placeSelectedBackground() }
    contentView.highlight(shows)
    let changes = {
      self.selectedBackgroundView?.alpha = shows ? 1 : 0
      self.separator.alpha = shows ? 0 : 1
    }
    animated
      ? UIView.animate(withDuration: Self.fadeDuration, animations: changes)
      : UIView.performWithoutAnimation(changes)
  }

  /// Puts what shows the selection behind the content, and makes it if there is none.
  private func placeSelectedBackground() {
    if selectedBackgroundView == nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      standardSelectedBackground = view
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
  /// Lets the labels and images in the view have the colours that they have while highlighted, or no
  /// longer.
  fileprivate func highlight(_ isHighlighted: Bool) {
    for view in subviews {
      if let label = view as? UILabel { label.isHighlighted = isHighlighted }
      if let image = view as? UIImageView { image.isHighlighted = isHighlighted }
      view.highlight(isHighlighted)
    }
  }
}
