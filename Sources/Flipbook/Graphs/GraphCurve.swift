import CoreGraphics

/// A line of a graph as points to draw: a piece for each time without a gap.
struct GraphCurve: Equatable {
  /// The pieces, each with one point at least.
  let pieces: [[CGPoint]]

  /// - Parameters:
  ///   - values: A value for each tick; nil where there is none.
  ///   - resolution: Pixels in a point. Where many ticks share a column of pixels, only those are
  ///     drawn that can be seen: the first, the least, the greatest and the last.
  ///   - place: Where a tick's value stands.
  init(_ values: [Double?], resolution: CGFloat, place: (Int, Double) -> CGPoint) {
    var pieces: [[CGPoint]] = []
    var isOpen = false
    for (tick, value) in values.enumerated() {
      guard let value else {
        isOpen = false
        continue
      }
      if !isOpen { pieces.append([]) }
      isOpen = true
      pieces[pieces.count - 1].append(place(tick, value))
    }
    self.pieces = pieces.map { Self.thinned($0, resolution: resolution) }
  }

  /// The point at the end.
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
    guard let least = column.indices.min(by: { column[$0].y < column[$1].y }),
      let greatest = column.indices.max(by: { column[$0].y < column[$1].y })
    else { return [] }
    return Set([0, least, greatest, column.count - 1]).sorted().map { column[$0] }
  }
}
