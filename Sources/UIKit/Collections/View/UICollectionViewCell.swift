/// The view of an item in a collection view.
///
/// A cell consists, from back to front, of its background, the background of a selected cell and
/// its content.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the cell's content; it fills the cell.
  open internal(set) var contentView = UIView(frame: .zero)

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
    didSet { showSelection(wasShown: oldValue, isShown: isSelected) }
  }

  /// Whether the cell is highlighted, as it is under a touch.
  open var isHighlighted = false {
    didSet { showSelection(wasShown: oldValue, isShown: isHighlighted) }
  }

  // MARK: Configurations

  final var configured = ConfiguredContent()

  /// What the cell shows, in place of views of its own; nil by default.
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
      showBackground()
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

  /// Called for each new state with the cell and the state; nil by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The current state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collectionView?.isEditing ?? false
    state.cellDragState = dragState
    return state
  }

  /// Called when a drag lifts the cell, moves it, and ends.
  open func dragStateDidChange(_ dragState: DragState) {}
  final var dragState = UICellConfigurationState.DragState.none

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
    showBackground()
  }

  private func showContent() {
    guard let view = configured.view(for: configurationState, current: contentView) else { return }
    guard view !== contentView else { return invalidateFittedSize() }
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
    invalidateFittedSize()
  }

  private func invalidateFittedSize() {
    fittedSize = nil
    setNeedsLayout()
    collectionView?.displayedRect = nil
    collectionView?.setNeedsLayout()
  }

  /// The background that is shown: by default the one that the program has set.
  var shownBackground: UIBackgroundConfiguration? { configured.background }

  final func showBackground() {
    configured.showBackground(shownBackground, for: configurationState, in: self)
  }

  /// The collection view that shows the cell; nil for none.
  final var collectionView: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).prefix(3).lazy
      .compactMap { $0 as? UICollectionView }.first
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
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configured.backgroundView?.frame = bounds
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
    updateConfigurationIfNeeded()
    layoutAttributes.size =
      configured.content != nil
      ? contentView.systemLayoutSizeFitting(
        layoutAttributes.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      : contentView.hasConstraints
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

  private func showSelection(wasShown: Bool = false, isShown: Bool = false) {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    if wasShown != isShown { setNeedsUpdateConfiguration() }
  }
}
