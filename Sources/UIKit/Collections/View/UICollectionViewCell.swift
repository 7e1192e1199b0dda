/// The view of an item in a collection view.
///
/// A cell consists, from back to front, of its background, the background of a selected cell and
/// its content.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content; it fills the cell.
  open private(set) var contentView = UIView(frame: .zero)

  /// The background view, behind all other views of the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView) }
  }

  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, by: selectedBackgroundView) }
  }

  /// Whether the cell is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }

  /// Whether the cell is highlighted, as it is under a touch.
  open var isHighlighted = false {
    didSet { showSelection() }
  }

  /// Creates a cell without content.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Returns nil: cells do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Lays out the content and the backgrounds.
  override open func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, contentView].compactMap(\.self) {
      view.frame = bounds
    }
  }

  /// Returns the given size, as a cell without constraints fits any size.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { size }

  /// Returns the attributes with the size that satisfies the constraints of the content; without
  /// constraints, that of `sizeThatFits(_:)`, by default that of the layout.
  override open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size =
      contentView.hasConstraints
      ? contentView.systemLayoutSizeFitting(layoutAttributes.size)
      : sizeThatFits(layoutAttributes.size)
    return layoutAttributes
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
