import CoreGraphics

/// Places labels near points of an area, so that they are inside of it and do not overlap.
///
/// A label is placed at its point if that is free, else at the nearest free place above, below or
/// beside it. The same labels in the same order always have the same places.
struct LabelPlacement {
  /// The maximum distance of a label from its point, in points; further away, readers would take it
  /// for the label of something else.
  static let maxDistance: CGFloat = 80

  let area: CGRect
  private var taken: [CGRect] = []

  init(in area: CGRect) {
    self.area = area
  }

  /// Returns the frame of a label whose upper left corner should be at a point; nil if there is no
  /// space near the point.
  mutating func place(_ size: CGSize, at point: CGPoint) -> CGRect? {
    guard size.width <= area.width, size.height <= area.height, size.height > 0 else { return nil }
    let start = CGRect(
      origin: CGPoint(
        x: min(max(point.x, area.minX), area.maxX - size.width),
        y: min(max(point.y, area.minY), area.maxY - size.height)), size: size)
    let reach = start.insetBy(dx: -Self.maxDistance, dy: -Self.maxDistance)
    let near = taken.filter { Self.overlap($0, reach) }
    var best: (frame: CGRect, distance: CGFloat)?
    for y in rows(near: start, among: near) {
      let offset = abs(y - start.minY)
      if let best, best.distance <= offset { break }
      guard let x = nearestX(to: start, y: y, among: near) else { continue }
      let distance = hypot(x - start.minX, offset)
      if distance <= Self.maxDistance, distance < best?.distance ?? .infinity {
        best = (CGRect(x: x, y: y, width: size.width, height: size.height), distance)
      }
    }
    if let best { taken.append(best.frame) }
    return best?.frame
  }

  /// Returns the upper edges that a label may have, the nearest first.
  ///
  /// They are those of rows above and below a frame, and those next to the labels there. Of two, the
  /// lower one is first, so that labels of views at the same place are a list.
  private func rows(near start: CGRect, among near: [CGRect]) -> [CGFloat] {
    let count = Int(Self.maxDistance / start.height)
    var rows = (-count...count).map { start.minY + CGFloat($0) * start.height }
    for label in near where label.minX < start.maxX && label.maxX > start.minX {
      rows += [label.maxY, label.minY - start.height]
    }
    return rows.filter { $0 >= area.minY && $0 + start.height <= area.maxY + Self.tolerance }
      .sorted { first, second in
        let (one, other) = (abs(first - start.minY), abs(second - start.minY))
        return one == other ? first > second : one < other
      }
  }

  /// Returns the free coordinate in a row that is nearest to a frame's; nil if there is none.
  private func nearestX(to start: CGRect, y: CGFloat, among near: [CGRect]) -> CGFloat? {
    func isFree(_ x: CGFloat) -> Bool {
      let frame = CGRect(x: x, y: y, width: start.width, height: start.height)
      return x >= area.minX && frame.maxX <= area.maxX + Self.tolerance
        && !near.contains { Self.overlap($0, frame) }
    }
    var candidates = [start.minX]
    for label in near where label.minY < y + start.height && label.maxY > y {
      candidates += [label.maxX, label.minX - start.width]
    }
    return candidates.filter(isFree).min { abs($0 - start.minX) < abs($1 - start.minX) }
  }

  /// A distance that only rounding causes, in points.
  private static let tolerance: CGFloat = 0.001

  private static func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    min(first.maxX, second.maxX) - max(first.minX, second.minX) > tolerance
      && min(first.maxY, second.maxY) - max(first.minY, second.minY) > tolerance
  }
}
