import CoreGraphics

/// The pixels that may differ between two frames, as a few disjoint rectangles of whole pixels.
struct Damage {
  /// The maximum number of rectangles; each one is drawn separately, so further ones are merged.
  private static let maxRects = 8

  private(set) var rects: [CGRect] = []

  /// Creates damage without any pixels.
  init() {}

  /// Creates damage that consists of one rectangle of whole pixels.
  init(_ rect: CGRect) { rects = [rect] }

  /// Adds a rectangle of whole pixels.
  mutating func add(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // The union may overlap further rectangles.
    while let other = rects.firstIndex(where: { $0.isWorthJoining(rect) }) {
      rect = rect.union(rects.remove(at: other))
    }
    rects.append(rect)
    if rects.count > Self.maxRects { joinNearest() }
  }

  /// The area in pixels.
  var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

  /// Returns the bounding box of the damaged pixels in a rectangle; null if there are none.
  func part(of rect: CGRect) -> CGRect {
    rects.reduce(CGRect.null) { part, damaged in
      let common = damaged.intersection(rect)
      return common.isEmpty ? part : part.union(common)
    }
  }

  /// Merges the two rectangles whose union adds the fewest pixels.
  private mutating func joinNearest() {
    var best = (first: 0, second: 1, cost: CGFloat.infinity)
    for second in rects.indices.dropFirst() {
      for first in 0..<second {
        let cost = rects[first].joiningCost(rects[second])
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let joined = rects.remove(at: best.second).union(rects.remove(at: best.first))
    add(joined)
  }
}

extension CGRect {
  /// Returns the number of pixels that only the union contains; negative for overlapping
  /// rectangles.
  fileprivate func joiningCost(_ other: CGRect) -> CGFloat {
    let union = union(other)
    return union.width * union.height - width * height - other.width * other.height
  }

  /// Whether drawing the union is about as cheap: if the rectangles overlap or nearly fill it.
  fileprivate func isWorthJoining(_ other: CGRect) -> Bool {
    intersects(other) || joiningCost(other) <= 4096
  }
}
