extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Rows without gaps between sections; headers stay in sight.
    case plain = 0
  }

  /// Where in the view a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere: as little is scrolled as shows it.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// What says that a height is the standard one: 44 points for a row, 28 for a titled header or footer.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The height of rows in points, as on all devices.
  static let standardRowHeight: CGFloat = 44
  /// The height of headers and footers with a title in points, as iOS 7 to 14 have it.
  static let standardTitleHeight: CGFloat = 28
}

extension UITableViewCell {
  /// What a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// An image and a text.
    case `default` = 0
    /// An image, a text, and another one at the right end.
    case value1 = 1
    /// An image, a text, and a smaller one below it.
    case subtitle = 3
  }

  /// What shows that a cell is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A gray background; since iOS 7 blue is gray too.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none = 0
    /// One pixel high.
    case singleLine = 1
  }
}
