/// The view of an item: what it contains, in front of what fills it while it is selected, in front of what
/// always fills it.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view to put content into; it fills the cell.
  public final let contentView = UIView(frame: .zero)

  /// What fills the cell behind all else.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// What fills the cell behind its content while it is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// Creates an empty cell.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Cells are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Lets the content and the backgrounds fill the cell.
  override open func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, contentView].compactMap(\.self) {
      view.frame = bounds
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    if new === selectedBackgroundView {
      insertSubview(new, belowSubview: contentView)
      showSelection()
    } else {
      insertSubview(new, at: 0)
    }
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
