import CoreGraphics

/// The positions of the parts of a graph, in points.
struct GraphLayout: Equatable {
  /// The size of the figure.
  let size: CGSize
  /// The plot areas of the panels, from top to bottom.
  let plots: [CGRect]
  /// The baseline of the note below the title.
  let noteBaseline: CGFloat
  /// The height of all captions above the first plot.
  let captions: CGFloat

  /// The margin of the figure.
  static let margin: CGFloat = 20
  /// The baseline of the title.
  static let titleBaseline: CGFloat = 36
  /// The distance between a plot and the numbers or names next to it.
  static let gap: CGFloat = 8
  /// The distance from the baseline of a panel's heading to its plot.
  static let headingDistance: CGFloat = 10
  /// The height of a row of captions.
  static let captionHeight: CGFloat = 14
  /// The height below the last plot, for the time axis.
  static let footer: CGFloat = 38
  /// The distance from the bottom of a plot to the baseline of the time axis.
  static let timeDistance: CGFloat = 18

  private static let defaultWidth: CGFloat = 860
  private static let headingHeight: CGFloat = 40
  private static let minPlot = CGSize(width: 120, height: 40)

  /// Returns the default height of a plot, which is smaller the more plots there are.
  private static func defaultHeight(of count: Int) -> CGFloat {
    switch count {
    case ...1: 320
    case 2: 200
    case 3: 150
    default: 120
    }
  }

  /// Returns the x coordinates of the sides of the plots and of the figure's right side.
  static func columns(
    of size: CGSize?, left: CGFloat, right: CGFloat
  ) -> (minX: CGFloat, maxX: CGFloat, end: CGFloat) {
    let end = size?.width ?? defaultWidth
    return (margin + left + gap, end - margin - right - gap, end)
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - size: The size of the figure; nil for the default size.
  ///   - scale: Pixels per point.
  ///   - panels: The number of plots.
  ///   - left: The width of the numbers next to the plots.
  ///   - right: The width of the names next to the plots.
  ///   - captionRows: The number of rows of captions above the first plot.
  ///   - hasNote: Whether there is a note below the title.
  /// - Throws: `GraphError.noRoom` if the size is too small.
  init(
    size: CGSize?, scale: CGFloat, panels: Int, left: CGFloat, right: CGFloat, captionRows: Int,
    hasNote: Bool
  ) throws(GraphError) {
    let count = max(panels, 1)
    let captions = CGFloat(captionRows) * Self.captionHeight
    noteBaseline = Self.titleBaseline + 18
    let top = Self.titleBaseline + (hasNote ? 18 : 0)
    let rest = top + captions + CGFloat(count) * Self.headingHeight + Self.footer
    let columns = Self.columns(of: size, left: left, right: right)
    let sides = columns.end - (columns.maxX - columns.minX)

    let height = size?.height ?? rest + CGFloat(count) * Self.defaultHeight(of: count)
    let plot = CGSize(
      width: columns.maxX - columns.minX, height: (height - rest) / CGFloat(count))
    guard plot.width >= Self.minPlot.width, plot.height >= Self.minPlot.height else {
      func pixels(_ length: CGFloat) -> Int {
        Int(max(-1e9, min(1e9, (length * scale).rounded(.up))))
      }
      throw .noRoom(
        width: pixels(columns.end), height: pixels(height),
        leastWidth: pixels(sides + Self.minPlot.width),
        leastHeight: pixels(rest + CGFloat(count) * Self.minPlot.height))
    }
    self.size = CGSize(width: columns.end, height: height)
    self.captions = captions
    plots = (0..<count).map { index in
      CGRect(
        x: columns.minX,
        y: top + captions + CGFloat(index) * plot.height
          + CGFloat(index + 1) * Self.headingHeight,
        width: plot.width, height: plot.height)
    }
  }
}
