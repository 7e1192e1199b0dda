import CoreGraphics

/// The points of a line: one piece for each time span without gaps.
struct GraphCurve: Equatable {
  /// The pieces, each with at least one point.
  let pieces: [[CGPoint]]

  /// Creates the curve of a line.
  ///
  /// - Parameters:
  ///   - values: The value at each tick; nil where there is none.
  ///   - resolution: Pixels per point. Where many ticks share a pixel column, only the first,
  ///     lowest, highest and last of its points are kept.
  ///   - point: Returns the point of a tick's value.
  init(_ values: [Double?], resolution: CGFloat, point: (Int, Double) -> CGPoint) {
    var pieces: [[CGPoint]] = []
    var isOpen = false
    for (tick, value) in values.enumerated() {
      guard let value else {
        isOpen = false
        continue
      }
      if !isOpen { pieces.append([]) }
      isOpen = true
      pieces[pieces.count - 1].append(point(tick, value))
    }
    self.pieces = pieces.map { Self.thinned($0, resolution: resolution) }
  }

  /// The last point.
  var end: CGPoint? { pieces.last?.last }

  private static func thinned(_ points: [CGPoint], resolution: CGFloat) -> [CGPoint] {
    var columns: [[CGPoint]] = []
    var last: CGFloat?
    for point in points {
      let column = (point.x * resolution).rounded(.down)
      if column != last { columns.append([]) }
      last = column
      columns[columns.count - 1].append(point)
    }
    return columns.flatMap(visible)
  }

  private static func visible(in column: [CGPoint]) -> [CGPoint] {
    guard let lowest = column.indices.min(by: { column[$0].y < column[$1].y }),
      let highest = column.indices.max(by: { column[$0].y < column[$1].y })
    else { return [] }
    return Set([0, lowest, highest, column.count - 1]).sorted().map { column[$0] }
  }
}
