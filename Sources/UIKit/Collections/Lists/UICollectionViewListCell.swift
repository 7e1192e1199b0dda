import QuartzCore

/// A cell of a list, with accessories, a separator and actions.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of steps by which the content is indented; 0 by default; items with parents are indented by their level.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step of the indentation, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the accessories at the leading edge are indented with the content; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The marks and controls at the edges; none by default.
  open var accessories: [UICellAccessory] = [] { didSet { updateAccessories() } }

  private var shownAccessories: [ShownAccessory] = []
  private let separator = UIView(frame: .zero)
  private var place: (indexPath: IndexPath, count: Int)?
  private var list: UICollectionLayoutListConfiguration?
  private var expansion: (isExpanded: Bool, level: Int, hasChildren: Bool)?
  private weak var owner: UICollectionView?

  /// The space between accessories, in points (Flipbook's choice).
  private static let space: CGFloat = 10

  private struct ShownAccessory {
    let accessory: UICellAccessory
    let view: UIView
  }

  /// Creates a cell without content.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    separator.isUserInteractionEnabled = false
    addSubview(separator)
  }

  /// Returns nil: cells do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns the content of a cell of the list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The area of the separator's width, which begins with the text; its edges are those of the cell's margins.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The current state, with the expansion of the item.
  override open var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = expansion?.isExpanded ?? false
    state.isSwiped = owner?.swipes?.isShown(at: place?.indexPath) ?? false
    return state
  }

  /// Shows the place of an item in its list.
  final func prepare(for indexPath: IndexPath, in collectionView: UICollectionView) {
    owner = collectionView
    list = collectionView.list(ofSection: indexPath.section)
    place = (indexPath, collectionView.numberOfItems(inSection: indexPath.section))
    expansion = (collectionView.dataSource as? any ExpandingDataSource)?.expansion(at: indexPath)
    if let list,
      list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil
    {
      collectionView.attachSwipes()
    }
    updateAccessories()
    showBackground()
    setNeedsUpdateConfiguration()
  }

  override var shownBackground: UIBackgroundConfiguration? {
    if let own = configured.background { return own }
    guard let list, backgroundView == nil, backgroundColor == nil else { return nil }
    return list.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  // MARK: Accessories

  final func updateAccessories() {
    for shown in shownAccessories { shown.view.removeFromSuperview() }
    let isEditing = owner?.isEditing ?? false
    shownAccessories = accessories.filter { $0.isShown(isEditing: isEditing) }.map { accessory in
      let view = makeView(accessory)
      if let color = accessory.tintColor { view.tintColor = color }
      addSubview(view)
      return ShownAccessory(accessory: accessory, view: view)
    }
    setNeedsLayout()
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .view(let view): return view
    case .checkmark: return AccessoryMark.checkmark()
    case .chevron: return AccessoryMark.chevron()
    case .delete, .insert:
      let mark = EditingMark(isInsertion: accessory.kind.isInsertion)
      if let color = accessory.backgroundColor { mark.backgroundColor = color }
      mark.addAction(
        UIAction { [weak self] _ in self?.performed(accessory) }, for: .touchUpInside)
      return mark
    case .multiselect: return SelectionMark(isSelected: isSelected)
    case .reorder:
      let control = ReorderControl()
      control.onBegin = { [weak self] _ in self?.beginMovement() ?? false }
      control.onMove = { [weak self] touch in self?.move(to: touch) }
      control.onEnd = { [weak self] isCancelled in
        isCancelled
          ? self?.owner?.cancelInteractiveMovement() : self?.owner?.endInteractiveMovement()
      }
      return control
    case .outline:
      let control = UIControl(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let chevron = AccessoryMark.chevron()
      chevron.center = CGPoint(x: 10, y: 10)
      chevron.transform = CGAffineTransform(
        rotationAngle: outlineAngle)
      control.addSubview(chevron)
      control.addAction(
        UIAction { [weak self] _ in self?.toggle(accessory) }, for: .touchUpInside)
      return control
    case .text(let text, let font):
      let label = UILabel(frame: .zero)
      (label.text, label.font) = (text, font)
      label.textColor = accessory.tintColor ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .detail:
      let button = UIButton(type: .infoLight)
      button.sizeToFit()
      button.addAction(UIAction { _ in accessory.handler?() }, for: .touchUpInside)
      return button
    }
  }

  private func performed(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    if let indexPath = place?.indexPath, !accessory.kind.isInsertion {
      owner?.swipes?.open(at: indexPath)
    }
  }

  private func toggle(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let indexPath = place?.indexPath,
      let source = owner?.dataSource as? any ExpandingDataSource
    else { return }
    source.toggleExpansion(at: indexPath)
    expansion = source.expansion(at: indexPath)
    let angle = outlineAngle
    UIView.animate(withDuration: 0.25) {
      for shown in self.shownAccessories {
        if case .outline = shown.accessory.kind {
          shown.view.subviews.first?.transform = CGAffineTransform(rotationAngle: angle)
        }
      }
    }
    setNeedsUpdateConfiguration()
  }

  /// The angle of the chevron of an outline, which points down, or in the direction of text.
  private var outlineAngle: CGFloat {
    expansion?.isExpanded == true ? .pi / 2 : isRightToLeft ? .pi : 0
  }

  private func beginMovement() -> Bool {
    guard let owner, let indexPath = owner.indexPath(for: self) else { return false }
    return owner.beginInteractiveMovementForItem(at: indexPath)
  }

  private func move(to touch: UITouch) {
    guard let owner else { return }
    owner.updateInteractiveMovementTargetPosition(
      CGPoint(x: center.x, y: touch.location(in: owner).y))
  }

  // MARK: Layout

  /// Lays out the accessories, the content between them, and the separator.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = isRightToLeft
    let level = CGFloat(indentationLevel + (expansion?.level ?? 0)) * indentationWidth
    var (start, end) = (CGFloat(0), bounds.width)
    let margin = CellParts.margin(owner?.bounds.width ?? bounds.width)
    func put(_ view: UIView, at x: CGFloat) {
      (view as? any DirectedAccessory)?.isReversed = isReversed
      view.frame.origin = CGPoint(
        x: isReversed ? bounds.width - x - view.frame.width : x,
        y: ((bounds.height - view.frame.height) / 2).rounded())
    }
    let leading = shownAccessories.filter { $0.accessory.isLeading }
    var x = margin + (indentsAccessories ? level : 0)
    for shown in leading {
      let width = shown.accessory.width ?? shown.view.frame.width
      put(shown.view, at: x + (width - shown.view.frame.width) / 2)
      x += width + Self.space
      start = x - margin
    }
    x = bounds.width - margin
    for shown in shownAccessories.reversed() where !shown.accessory.isLeading {
      let width = shown.accessory.width ?? shown.view.frame.width
      x -= width
      put(shown.view, at: x + (width - shown.view.frame.width) / 2)
      end = x
      x -= Self.space
    }
    let from = leading.isEmpty || !indentsAccessories ? start + level : start
    let width = max(end - from, 0)
    contentView.frame = CGRect(
      x: isReversed ? bounds.width - from - width : from, y: 0, width: width, height: bounds.height)
    layOutSeparator(from: from + margin, isReversed)
    layOutCorners()
  }

  private func layOutSeparator(from start: CGFloat, _ isReversed: Bool) {
    guard let list, let place else {
      separator.isHidden = true
      return
    }
    var configuration = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler {
      configuration = handler(place.indexPath, configuration)
    }
    let isLast = place.indexPath.item == place.count - 1
    let isVisible =
      switch configuration.bottomSeparatorVisibility {
      case .automatic: list.showsSeparators && !(list.isGrouped && isLast)
      case .visible: true
      case .hidden: false
      }
    separator.isHidden = !isVisible || isSelected || isHighlighted
    separator.backgroundColor = configuration.color
    let line = 1 / max(traitCollection.displayScale, 1)
    let insets = configuration.bottomSeparatorInsets
    let automatic = CGFloat.greatestFiniteMagnitude
    let leading = insets.leading == automatic ? start : insets.leading
    let trailing = insets.trailing == automatic ? 0 : insets.trailing
    separator.frame = CGRect(
      x: isReversed ? trailing : leading, y: bounds.height - line,
      width: max(bounds.width - leading - trailing, 0), height: line)
    bringSubviewToFront(separator)
  }

  private func layOutCorners() {
    guard let background = configured.backgroundView else { return }
    guard let list, let place, list.appearance == .insetGrouped else {
      background.listCorners = nil
      return
    }
    var corners: CACornerMask = []
    if place.indexPath.item == 0 {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if place.indexPath.item == place.count - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    background.listCorners = (corners, corners.isEmpty ? 0 : GroupedTable.cornerRadius)
  }

  /// Returns the attributes with the height of the content between the accessories.
  override open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard configured.content != nil || contentView.hasConstraints else { return layoutAttributes }
    bounds.size = layoutAttributes.size
    layoutSubviews()
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size.height = content.height
    return layoutAttributes
  }
}

extension UICellAccessory.Kind {
  fileprivate var isInsertion: Bool {
    if case .insert = self { return true }
    return false
  }
}

/// A circle with a mark if a row is selected.
@MainActor
final class SelectionMark: UIView {
  init(isSelected: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    layer.cornerRadius = 11
    layer.borderWidth = 1.5
    isUserInteractionEnabled = false
    let mark = AccessoryMark.checkmark()
    mark.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
    mark.tintColor = .white
    mark.center = CGPoint(x: 11, y: 11)
    addSubview(mark)
    show(isSelected)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ isSelected: Bool) {
    backgroundColor = isSelected ? tintColor : nil
    layer.borderColor =
      UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = isSelected ? 0 : 1.5
    subviews.first?.isHidden = !isSelected
  }
}
