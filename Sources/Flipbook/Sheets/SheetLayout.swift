import CoreGraphics

/// Where the parts of a contact sheet stand, in points.
struct SheetLayout: Equatable {
  /// The sheet's size.
  let size: CGSize
  /// Where each picture stands.
  let cells: [CGRect]

  static let margin: CGFloat = 20
  static let titleBaseline: CGFloat = 36
  /// What the letters of the note below the title stand on.
  static let noteBaseline: CGFloat = 54
  /// Where pictures begin.
  static let top: CGFloat = 70
  /// From a picture to what the letters of its time stand on.
  static let timeDistance: CGFloat = 15
  /// From one line below a picture to the next.
  static let lineHeight: CGFloat = 13

  private static let gap: CGFloat = 16
  /// How wide a sheet is where nothing is said.
  private static let usualWidth: CGFloat = 860

  /// - Parameters:
  ///   - captions: How many lines are needed below the time of a picture, at most.
  init(stage: CGSize, count: Int, columns: Int?, width: CGFloat?, captions: Int) {
    let columns = columns ?? Self.columns(stage: stage, count: count)
    let room = Self.usualWidth - 2 * Self.margin - CGFloat(columns - 1) * Self.gap
    let cell = CGSize(
      width: width ?? room / CGFloat(columns),
      height: (width ?? room / CGFloat(columns)) * stage.height / stage.width)
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

  /// As many columns as leave the fewest cells of the last row empty: five to seven of upright stages, three to
  /// five of others.
  private static func columns(stage: CGSize, count: Int) -> Int {
    let range = stage.height > stage.width * 1.2 ? 5...7 : 3...5
    guard count > range.lowerBound else { return count }
    return range.reversed().min { empty(count, $0) < empty(count, $1) } ?? range.upperBound
  }

  private static func empty(_ count: Int, _ columns: Int) -> Int {
    (columns - count % columns) % columns
  }
}
