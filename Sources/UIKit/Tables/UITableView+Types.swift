extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows without gaps between sections, whose headers stay visible while their section does.
    case plain = 0
    /// Sections with gaps between them on a gray background; headers scroll with their section.
    case grouped = 1
    /// As `grouped`, with the rows of each section on a rounded card.
    case insetGrouped = 2
  }

  /// The position of a row in the visible area after scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling.
    case none = 0
    /// The top of the visible area.
    case top = 1
    /// The middle of the visible area.
    case middle = 2
    /// The bottom of the visible area.
    case bottom = 3
  }

  /// The value that requests a standard height: 44 points for a row, 28 for a header or footer with
  /// a title.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// The standard height of rows, in points, on all devices.
  static let standardRowHeight: CGFloat = 44
  /// The standard height of headers and footers with a title, in points, as on iOS 7 to 14.
  static let standardTitleHeight: CGFloat = 28
}

extension UITableViewCell {
  /// The style of a cell: its parts and their layout.
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// An image, a title, and secondary text at the trailing edge.
    case value1 = 1
    /// A bold tinted title on the left, and a detail beside it.
    case value2 = 2
    /// An image, a title, and smaller secondary text below it.
    case subtitle = 3
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes the row.
    case delete = 1
    /// Inserts a row.
    case insert = 2
  }

  /// What a cell shows for editing.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// What deletes or inserts the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The actions at the trailing edge.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change of appearance.
    case none = 0
    /// A gray background, as `gray` since iOS 7.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A line one pixel thick.
    case singleLine = 1
    /// An etched line, which is a single line since iOS 7.
    case singleLineEtched = 2
  }
}
