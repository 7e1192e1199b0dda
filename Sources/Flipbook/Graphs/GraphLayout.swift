import CoreGraphics

/// Where the parts of a graph stand, in points.
struct GraphLayout: Equatable {
  /// The picture's size.
  let size: CGSize
  /// Where the lines of each panel are drawn, from top to bottom.
  let plots: [CGRect]
  /// What the letters of the note below the title stand on.
  let noteBaseline: CGFloat
  /// The height of the captions above the first plot.
  let captions: CGFloat

  /// The space around everything.
  static let margin: CGFloat = 20
  /// What the letters of the title stand on.
  static let titleBaseline: CGFloat = 36
  /// The space between numbers or names and the plots.
  static let gap: CGFloat = 8
  /// From the head of a panel to its plot.
  static let headingDistance: CGFloat = 10
  /// The height of a line of captions.
  static let captionHeight: CGFloat = 14
  /// The space below the last plot, for the numbers of the time.
  static let footer: CGFloat = 38
  /// From the bottom of a plot to what the letters of the time's numbers stand on.
  static let timeDistance: CGFloat = 18

  private static let usualWidth: CGFloat = 860
  private static let headingHeight: CGFloat = 40
  private static let leastPlot = CGSize(width: 120, height: 40)

  /// How high a plot is where nothing is said: the more there are, the lower.
  private static func usualHeight(of count: Int) -> CGFloat {
    switch count {
    case ...1: 320
    case 2: 200
    case 3: 150
    default: 120
    }
  }

  /// Where the plots begin and end, and where the picture does, in points from its left side.
  static func columns(
    of size: CGSize?, left: CGFloat, right: CGFloat
  ) -> (minX: CGFloat, maxX: CGFloat, end: CGFloat) {
    let end = size?.width ?? usualWidth
    return (margin + left + gap, end - margin - right - gap, end)
  }

  /// Places the parts.
  ///
  /// - Parameters:
  ///   - size: The picture's size; nil for the usual one.
  ///   - scale: Pixels in a point.
  ///   - panels: How many plots there are.
  ///   - left: The width of the numbers beside the plots.
  ///   - right: The width of the names beside the plots.
  ///   - captionRows: How many lines of captions stand above the first plot.
  ///   - hasNote: Whether a note stands below the title.
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

    let height = size?.height ?? rest + CGFloat(count) * Self.usualHeight(of: count)
    let plot = CGSize(
      width: columns.maxX - columns.minX, height: (height - rest) / CGFloat(count))
    guard plot.width >= Self.leastPlot.width, plot.height >= Self.leastPlot.height else {
      func pixels(_ length: CGFloat) -> Int {
        Int(max(-1e9, min(1e9, (length * scale).rounded(.up))))
      }
      throw .noRoom(
        width: pixels(columns.end), height: pixels(height),
        leastWidth: pixels(sides + Self.leastPlot.width),
        leastHeight: pixels(rest + CGFloat(count) * Self.leastPlot.height))
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
