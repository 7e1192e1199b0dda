import CoreGraphics

/// The positions of the parts of a contact sheet, in points.
struct SheetLayout: Equatable {
  let size: CGSize
  /// The rectangles of the frames.
  let cells: [CGRect]

  static let margin: CGFloat = 20
  static let titleBaseline: CGFloat = 36
  /// The baseline of the note below the title.
  static let noteBaseline: CGFloat = 54
  /// The top edge of the first row.
  static let top: CGFloat = 70
  /// The distance from a frame to the baseline of its time.
  static let timeDistance: CGFloat = 15
  /// The distance between the baselines of two lines below a frame.
  static let lineHeight: CGFloat = 13

  private static let gap: CGFloat = 16
  /// The width of a sheet where no frame width is given.
  private static let defaultWidth: CGFloat = 860

  /// - Parameters:
  ///   - columns: The number of columns; nil for a number that suits the stage.
  ///   - width: The width of a frame; nil for one that suits the columns.
  ///   - captions: The maximum number of captions below the time of a frame.
  init(stage: CGSize, count: Int, columns: Int?, width: CGFloat?, captions: Int) {
    let columns = columns ?? Self.columns(stage: stage, count: count)
    let available = Self.defaultWidth - 2 * Self.margin - CGFloat(columns - 1) * Self.gap
    let cell = CGSize(
      width: width ?? available / CGFloat(columns),
      height: (width ?? available / CGFloat(columns)) * stage.height / stage.width)
    let below = Self.timeDistance + CGFloat(captions) * Self.lineHeight + Self.gap
    cells = (0..<count).map { index in
      CGRect(
        x: Self.margin + CGFloat(index % columns) * (cell.width + Self.gap),
        y: Self.top + CGFloat(index / columns) * (cell.height + below),
        width: cell.width, height: cell.height)
    }
    let rows = CGFloat((count + columns - 1) / columns)
    let used = CGFloat(min(columns, count))
    size = CGSize(
      width: 2 * Self.margin + used * cell.width + (used - 1) * Self.gap,
      height: Self.top + rows * (cell.height + below) - Self.gap + Self.margin)
  }

  /// Returns the number of columns that leaves the fewest cells of the last row empty: five to
  /// seven for portrait stages, three to five for others.
  private static func columns(stage: CGSize, count: Int) -> Int {
    let range = stage.height > stage.width * 1.2 ? 5...7 : 3...5
    guard count > range.lowerBound else { return count }
    return range.reversed().min { empty(count, $0) < empty(count, $1) } ?? range.upperBound
  }

  private static func empty(_ count: Int, _ columns: Int) -> Int {
    (columns - count % columns) % columns
  }
}
