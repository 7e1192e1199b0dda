import QuartzCore

/// The look of grouped tables, as on iOS 13 and 14.
enum GroupedTable {
  /// The place of a row in its section.
  struct RowPlace: Equatable {
    var isFirst: Bool
    var isLast: Bool
    /// Whether the section is a rounded card.
    var isInset: Bool
  }

  // Heights, sizes and radii are from general knowledge, with medium confidence.

  /// The height above the first section, in points.
  static let firstSpace: CGFloat = 35
  /// The heights above and below other sections, in points.
  static let space: CGFloat = 17.5
  /// The height of a header with a title above the first section, in points.
  static let firstTitleHeight: CGFloat = 55.5
  /// The height of headers with titles above other sections, in points.
  static let titleHeight: CGFloat = 38
  /// The height of footers with titles, in points.
  static let footerTitleHeight: CGFloat = 32
  /// Returns the font of titles, which follows the content size category.
  static func titleFont(for traitCollection: UITraitCollection?) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
  }
  /// The space between titles and rows, in points.
  static let titleSpace: CGFloat = 7
  /// The radius of the corners of a card, in points.
  static let cornerRadius: CGFloat = 10
}

extension UITableView {
  /// The space beside rows, headers and footers, in points.
  final var rowInset: CGFloat {
    style == .insetGrouped ? CellParts.margin(bounds.width) : 0
  }

  /// Returns the height of a header or footer whose height is automatic: that of one line of its title,
  /// and of further lines.
  final func groupedHeight(of kind: TableElement.Kind, _ section: Int, title: String?) -> CGFloat {
    guard let title else {
      return kind == .header && section == 0 ? GroupedTable.firstSpace : GroupedTable.space
    }
    let height =
      kind != .header
      ? GroupedTable.footerTitleHeight
      : section == 0 ? GroupedTable.firstTitleHeight : GroupedTable.titleHeight
    let width = bounds.width - 2 * rowInset
    return height + furtherHeight(of: title, width: width - 2 * CellParts.margin(width))
  }

  /// Returns the height of the lines of a title after the first one, and of that which larger text adds to the
  /// first one, in points.
  private func furtherHeight(of title: String, width: CGFloat) -> CGFloat {
    guard width > 0 else { return 0 }
    let label = UILabel(frame: .zero)
    let font = GroupedTable.titleFont(for: traitCollection)
    label.font = font
    label.text = title
    let line = label.sizeThatFits(.zero).height
    label.numberOfLines = 0
    let lines = max(label.sizeThatFits(CGSize(width: width, height: 0)).height - line, 0)
    return lines + font.lineGrowth(for: traitCollection)
  }

  /// Gives the cell of a row the look of its place in its section.
  final func group(_ cell: UITableViewCell, _ element: TableElement) {
    guard style != .plain, element.kind == .row else { return }
    let (section, row) = (element.indexPath.section, element.indexPath.row)
    cell.groupedPlace = GroupedTable.RowPlace(
      isFirst: row == 0, isLast: row == numberOfRows(inSection: section) - 1,
      isInset: style == .insetGrouped)
  }
}

extension UITableViewCell {
  /// The distance of the separator from the edges: that of the last row of a section is as wide as the table.
  final var shownSeparatorInset: UIEdgeInsets {
    groupedPlace?.isLast == true ? .zero : separatorInset
  }

  /// Shows the lines and the corners of the row's place.
  final func showGroupedPlace() {
    let place = groupedPlace
    if backgroundColor == .systemBackground, place != nil {
      backgroundColor = .secondarySystemGroupedBackground
    }
    separator.isHidden = place?.isInset == true && place?.isLast == true
    let hasTopLine = place?.isFirst == true && place?.isInset == false
    if hasTopLine, topSeparator == nil {
      let line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      addSubview(line)
      topSeparator = line
    }
    topSeparator?.isHidden = !hasTopLine
    if place?.isInset == true {
      var corners: CACornerMask = []
      if place?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      layer.maskedCorners = corners
      layer.cornerRadius = corners.isEmpty ? 0 : GroupedTable.cornerRadius
      clipsToBounds = !corners.isEmpty
    }
    setNeedsLayout()
  }
}
