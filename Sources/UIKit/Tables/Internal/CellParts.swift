/// The labels and the image view of a table cell, each created on first access.
///
/// Margins, fonts and sizes are those of iOS 13 and later on phones. As in UIKit, the fonts follow the content size
/// category.
@MainActor
struct CellParts {
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  /// Returns the distance between content and the left and right edges of a cell, in points.
  static func margin(_ width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// The space between the title and the secondary text to its right, in points.
  private static let space: CGFloat = 8

  mutating func text(of cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = Self.makeLabel(cell.style == .value2 ? .caption1 : .body, .label, in: cell)
    if cell.style == .value2 {
      label.font = .boldFont(forTextStyle: .caption1, compatibleWith: cell.traitCollection)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    }
    text = label
    return label
  }

  mutating func detail(of cell: UITableViewCell) -> UILabel? {
    if let detail { return detail }
    switch cell.style {
    case .default: return nil
    case .value1: detail = Self.makeLabel(.body, .secondaryLabel, in: cell)
    case .value2: detail = Self.makeLabel(.caption1, .label, in: cell)
    case .subtitle: detail = Self.makeLabel(.caption1, .label, in: cell)
    }
    return detail
  }

  mutating func image(of cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = CellImageView(frame: .zero)
    view.cell = cell
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    image = view
    return view
  }

  private static func makeLabel(
    _ style: UIFont.TextStyle, _ color: UIColor, in cell: UITableViewCell
  ) -> UILabel {
    let label = CellLabel(frame: .zero)
    label.cell = cell
    label.font = .preferredFont(forTextStyle: style, compatibleWith: cell.traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  /// Returns the height by which a cell without constraints is higher than the standard one, in points: that
  /// by which its lines are higher than at the standard content size category.
  ///
  /// UIKit's heights at other categories are not known.
  func growth(_ style: UITableViewCell.CellStyle, for traits: UITraitCollection) -> CGFloat {
    let lines = [text, detail].map { label in
      label.flatMap { $0.text?.isEmpty == false ? $0.font.lineGrowth(for: traits) : nil } ?? 0
    }
    return style == .subtitle ? lines[0] + lines[1] : max(lines[0], lines[1])
  }

  /// Sets the frames of the parts in a cell's content view, as its style requires.
  ///
  /// - Parameters:
  ///   - indentation: The distance by which the content is moved, in points.
  ///   - isReversed: Whether the cell is laid out from right to left.
  ///   - hasAccessory: Whether there is a view after the content, which then has no margin there.
  func place(
    in contentView: UIView, _ style: UITableViewCell.CellStyle, indentation: CGFloat = 0,
    isReversed: Bool = false, hasAccessory: Bool = false
  ) {
    place(in: contentView, style, indentation, hasAccessory: hasAccessory)
    if style == .value2, let text, [.left, .right].contains(text.textAlignment) {
      text.textAlignment = isReversed ? .left : .right
    }
    guard isReversed else { return }
    let width = contentView.bounds.width
    let parts: [UIView?] = [text, detail, image]
    for case let part? in parts {
      part.frame.origin.x = width - part.frame.maxX
    }
  }

  private func place(
    in contentView: UIView, _ style: UITableViewCell.CellStyle, _ indentation: CGFloat,
    hasAccessory: Bool
  ) {
    let margin = Self.margin(contentView.superview?.bounds.width ?? contentView.bounds.width)
    let width = contentView.bounds.width - margin - (hasAccessory ? 0 : margin)
    var area = CGRect(x: margin, y: 0, width: max(width, 0), height: contentView.bounds.height)
    let indent = min(max(indentation, 0), area.width)
    (area.origin.x, area.size.width) = (area.minX + indent, area.width - indent)
    if let image, image.image != nil {
      let fittedSize = image.intrinsicContentSize.fitting(height: area.height)
      image.frame = CGRect(
        x: area.minX, y: (area.height - fittedSize.height) / 2, width: fittedSize.width,
        height: fittedSize.height)
      let usedWidth = min(fittedSize.width + margin, area.width)
      area = CGRect(
        x: area.minX + usedWidth, y: area.minY, width: area.width - usedWidth, height: area.height)
    }
    switch style {
    case .default: text?.frame = area
    case .value1: placeBeside(area)
    case .value2: placeAtColumns(area)
    case .subtitle: placeBelow(area)
    }
  }

  /// Places the secondary text at the trailing edge at its natural width; the title fills the rest.
  private func placeBeside(_ area: CGRect) {
    let width = min(detail?.sizeThatFits(.zero).width ?? 0, area.width)
    detail?.frame = CGRect(
      x: area.maxX - width, y: area.minY, width: width, height: area.height)
    let space = width > 0 ? Self.space : 0
    text?.frame = CGRect(
      x: area.minX, y: area.minY, width: max(area.width - width - space, 0), height: area.height)
  }

  /// The width of the titles of the style `value2`, in points, from general knowledge.
  private static let columnWidth: CGFloat = 91

  private func placeAtColumns(_ area: CGRect) {
    let width = min(Self.columnWidth, area.width)
    text?.frame = CGRect(x: area.minX, y: area.minY, width: width, height: area.height)
    let start = min(width + Self.space, area.width)
    detail?.frame = CGRect(
      x: area.minX + start, y: area.minY, width: area.width - start, height: area.height)
  }

  /// Places the secondary text below the title, both centered vertically.
  private func placeBelow(_ area: CGRect) {
    let heights = [text, detail].map { label in
      label.flatMap { $0.text?.isEmpty == false ? $0.sizeThatFits(.zero).height : nil } ?? 0
    }
    let top = area.minY + (area.height - heights[0] - heights[1]) / 2
    text?.frame = CGRect(x: area.minX, y: top, width: area.width, height: heights[0])
    detail?.frame = CGRect(
      x: area.minX, y: top + heights[0], width: area.width, height: heights[1])
  }
}

/// A label whose cell is laid out again when the size of the text changes.
private final class CellLabel: UILabel {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

/// An image view whose cell is laid out again when the size of the image changes.
private final class CellImageView: UIImageView {
  weak var cell: UITableViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

extension CGSize {
  /// Returns the size, scaled down in proportion if it is higher than a limit.
  fileprivate func fitting(height limit: CGFloat) -> CGSize {
    height > limit && height > 0
      ? CGSize(width: width * limit / height, height: limit) : self
  }
}
