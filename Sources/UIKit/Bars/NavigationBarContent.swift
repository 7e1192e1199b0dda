import QuartzCore

/// What a navigation bar shows for one item: the back button, the title and the buttons, and a large
/// title below them.
@MainActor
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private unowned let bar: UINavigationBar
  private let backButton: BackButton?
  private let titleLabel = UILabel(frame: .zero)
  private let largeLabel = UILabel(frame: .zero)
  /// Clips the large title as it moves behind the bar's buttons.
  private let largeClip = UIView(frame: .zero)
  /// Clips the bar of the search as content scrolls.
  private let searchClip = UIView(frame: .zero)
  /// Whether a search hides the title and the buttons.
  private var hidesRow = false
  private var leading: [UIView] = []
  private var trailing: [UIView] = []

  /// The distance between the content and the sides of the bar, in points.
  private static let margin: CGFloat = 16
  /// The distance between two buttons, in points (approximate).
  private static let spacing: CGFloat = 16

  /// Creates the content of an item.
  ///
  /// - Parameter previous: The item below it in the stack, to which the back button leads; nil for none.
  init(_ item: UINavigationItem, in bar: UINavigationBar, previous: UINavigationItem?) {
    self.item = item
    self.bar = bar
    let hasBack =
      previous != nil && !item.hidesBackButton
      && (item.shownLeadingItems.isEmpty || item.leftItemsSupplementBackButton)
    backButton = hasBack ? previous.map { BackButton($0, item, bar.look.backIndicator, bar) } : nil
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    largeClip.clipsToBounds = true
    largeClip.isUserInteractionEnabled = false
    largeClip.addSubview(largeLabel)
    addSubview(largeClip)
    addSubview(titleLabel)
    searchClip.clipsToBounds = true
    addSubview(searchClip)
    if let search = item.searchController?.searchBar { search.searchBarStyle = .minimal }
    if let backButton {
      backButton.onTap = { [weak bar, weak item] in
        if let action = item?.backAction { action.perform(from: item) } else { bar?.goBack() }
      }
      addSubview(backButton)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the current values of the item.
  func reload() {
    let look = bar.look
    titleLabel.text = item.title
    // As the bar does not grow, its title does not follow the content size category.
    titleLabel.font =
      look.title[.font] as? UIFont
      ?? .preferredFont(
        forTextStyle: .headline,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    titleLabel.textColor = look.title[.foregroundColor] as? UIColor ?? .label
    largeLabel.text = item.title
    // UIKit's large titles are bold, the packaged fonts have that weight.
    largeLabel.font = look.largeTitle[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeLabel.textColor = look.largeTitle[.foregroundColor] as? UIColor ?? .label
    for view in leading + trailing { view.removeFromSuperview() }
    leading = item.shownLeadingItems.map { BarButton.view(for: $0, in: bar) }
    trailing = item.shownTrailingItems.map { BarButton.view(for: $0, in: bar) }
    for view in leading + trailing {
      if hidesRow { view.isHidden = true }
      addSubview(view)
    }
    if let view = item.titleView, view.superview !== self {
      addSubview(view)
    }
    titleLabel.isHidden = item.titleView != nil || hidesRow
    backButton?.tint(bar.tintColor)
    backButton?.show(look.backButton)
    setNeedsLayout()
  }

  /// Places the bar of the search at the lower edge, where it is clipped as content scrolls.
  private func layOutSearch() {
    let height = bar.shownSearchHeight
    searchClip.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: max(height, 0))
    guard let search = item.searchController?.searchBar else { return }
    if search.superview !== searchClip { searchClip.addSubview(search) }
    search.frame = CGRect(
      x: 0, y: height - UINavigationBar.searchHeight, width: bounds.width, height: 44)
  }

  /// Whether a custom view of the item is shown by another content now.
  var titleView: UIView { item.titleView ?? titleLabel }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = CGRect(
      x: 0,
      y: bounds.height - bar.shownSearchHeight - bar.shownLargeHeight
        - UINavigationBar.standardHeight,
      width: bounds.width, height: UINavigationBar.standardHeight)
    layOutLargeTitle(below: row.maxY)
    layOutSearch()
    if hidesRow != bar.isRowHidden {
      hidesRow = bar.isRowHidden
      for view in leading + trailing + [titleView, backButton].compactMap(\.self) {
        view.isHidden = hidesRow
      }
    }
    var left = row.minX + (leading.isEmpty ? 0 : Self.margin)
    if let backButton {
      let width = min(backButton.fittingWidth, row.width / 2)
      place(backButton, CGRect(x: 0, y: row.minY, width: width, height: row.height))
      left = width + (leading.isEmpty ? 0 : 8)
    }
    for view in leading { left = place(view, from: left, in: row) + Self.spacing }
    if !leading.isEmpty { left -= Self.spacing }
    var right = row.maxX - (trailing.isEmpty ? 0 : Self.margin)
    for view in trailing {
      let width = BarButton.width(of: view)
      _ = place(view, from: right - width, in: row)
      right -= width + Self.spacing
    }
    if !trailing.isEmpty { right += Self.spacing }
    layOutTitle(in: row, from: left, to: right)
  }

  private func layOutTitle(in row: CGRect, from left: CGFloat, to right: CGFloat) {
    let hasButtons = left > row.minX || right < row.maxX
    let gap: CGFloat = hasButtons ? 6 : Self.margin
    let available = CGRect(
      x: left + gap, y: row.minY, width: max(right - left - 2 * gap, 0), height: row.height)
    let view = titleView
    var size = view.sizeThatFits(available.size)
    if item.titleView != nil {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if fitting.width > 0, fitting.height > 0 { size = fitting }
    }
    guard hasButtons || item.titleView != nil else { return place(titleLabel, available) }
    size.width = min(size.width.rounded(.up), available.width)
    let height = item.titleView == nil ? row.height : min(size.height, row.height)
    // Centered in the bar as far as there is space.
    let x = min(max(row.midX - size.width / 2, available.minX), available.maxX - size.width)
    place(
      view,
      CGRect(x: x.rounded(), y: row.midY - height / 2, width: size.width, height: height))
  }

  private func layOutLargeTitle(below y: CGFloat) {
    let height = bar.shownLargeHeight
    let isLarge = bar.showsLargeTitle(item)
    largeClip.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(height, 0))
    largeClip.isHidden = !isLarge || bar.isRowHidden
    let side: CGFloat = bounds.width > 393 ? 20 : Self.margin
    // The title keeps its distance from the bar's lower edge.
    largeLabel.frame = CGRect(
      x: side, y: height - UINavigationBar.largeTitleHeight + 3,
      width: max(bounds.width - 2 * side, 0), height: 41)
    // The title in the row appears while the last third of the large one disappears.
    let share = height / UINavigationBar.largeTitleHeight
    titleLabel.alpha = isLarge ? min(max(1 - share * 3, 0), 1) : 1
  }

  @discardableResult
  private func place(_ view: UIView, from x: CGFloat, in row: CGRect) -> CGFloat {
    let width = BarButton.width(of: view)
    let height = view is BarButton ? row.height : min(BarButton.height(of: view), row.height)
    place(view, CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
    return x + width
  }

  /// Places a view that may be moved by a transform; from right to left, on the other side.
  private func place(_ view: UIView, _ frame: CGRect) {
    view.bounds.size = frame.size
    view.center = CGPoint(
      x: isRightToLeft ? bounds.width - frame.midX : frame.midX, y: frame.midY)
  }

  // MARK: Transitions

  /// Moves the titles to a side and hides the content, or shows it in its place.
  ///
  /// - Parameter side: 1 for the trailing side, -1 for the leading one, 0 for the place itself.
  func shift(_ side: CGFloat) {
    let opacity: CGFloat = side == 0 ? 1 : 0
    let fades = UIAccessibility.prefersCrossFadeTransitions
    let side = fades ? 0 : isRightToLeft ? -side : side
    // A title moves to the place of the back button's, about half of the width away.
    let distance = bounds.width * 0.45 * side
    let move = CGAffineTransform(translationX: distance, y: 0)
    titleView.transform = move
    largeLabel.transform = CGAffineTransform(translationX: bounds.width * side, y: 0)
    backButton?.shiftTitle(distance)
    alpha = opacity
  }
}

/// The button that leads back, with a chevron and the title of the item below.
@MainActor
private final class BackButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let chevron = BarGlyphView(.back)
  private let image: UIImageView?
  var onTap: () -> Void = {}

  private let indicator: UIImageView?

  /// The distance by which the title is moved, in points.
  private let adjustment: UIOffset

  init(
    _ previous: UINavigationItem, _ item: UINavigationItem, _ indicatorImage: UIImage?,
    _ bar: UINavigationBar
  ) {
    let custom = previous.backBarButtonItem
    let looks = custom ?? UIBarButtonItem()
    looks.takeAppearance(in: bar)
    adjustment = looks.backButtonTitlePositionAdjustment(for: .default)
    indicator = indicatorImage.map {
      UIImageView(
        image: $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0)
    }
    image = custom?.image.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    let title = previous.backButtonTitle ?? custom?.title ?? previous.title
    label.text = item.isBackTitleHidden(previous) ? "" : title ?? SystemText.back.localized
    label.font = .systemFont(ofSize: 17)
    for view in [indicator ?? chevron, label, image].compactMap({ $0 }) { addSubview(view) }
    if custom?.image != nil { label.text = "" }
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func tint(_ color: UIColor) {
    label.textColor = color
    chevron.color = color
    image?.tintColor = color
    indicator?.tintColor = color
  }

  /// Shows the title with attributes.
  func show(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { label.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
  }

  func shiftTitle(_ distance: CGFloat) {
    label.transform = CGAffineTransform(translationX: distance, y: 0)
  }

  /// The width with a chevron at 8 points and a title at 27 points.
  var fittingWidth: CGFloat {
    max(27, 16 + (indicator?.image?.size.width ?? 0))
      + (image?.image?.size.width ?? label.sizeThatFits(.zero).width).rounded(.up)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.2 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = isRightToLeft
    chevron.transform = isReversed ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    chevron.frame = CGRect(
      x: isReversed ? bounds.width - 21 : 8, y: bounds.midY - 10.5, width: 13, height: 21)
    if let indicator, let size = indicator.image?.size {
      indicator.frame = CGRect(
        x: isReversed ? bounds.width - 8 - size.width : 8, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
    let rest = max(bounds.width - 27, 0)
    label.bounds.size = CGSize(width: rest, height: bounds.height)
    label.center = CGPoint(
      x: (isReversed ? 0 : 27) + rest / 2 + (isReversed ? -1 : 1) * adjustment.horizontal,
      y: bounds.midY + adjustment.vertical)
    if let image, let size = image.image?.size {
      image.frame = CGRect(
        x: isReversed ? rest - size.width : 27, y: bounds.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }
}
