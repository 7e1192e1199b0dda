import CoreGraphics

/// The pixels that may differ between two frames, as a few rectangles of whole pixels that do not overlap.
struct Damage {
  /// More rectangles than this are joined: each is a drawing of its own.
  private static let mostRects = 8

  private(set) var rects: [CGRect] = []

  /// Makes no damage.
  init() {}

  /// Makes damage of one rectangle of whole pixels.
  init(_ rect: CGRect) { rects = [rect] }

  /// Adds a rectangle of whole pixels.
  mutating func add(_ rect: CGRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    // What is joined may reach others.
    while let other = rects.firstIndex(where: { $0.isWorthJoining(rect) }) {
      rect = rect.union(rects.remove(at: other))
    }
    rects.append(rect)
    if rects.count > Self.mostRects { joinNearest() }
  }

  /// The area in pixels.
  var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

  /// The smallest rectangle around what is damaged of a rectangle; null for nothing.
  func part(of rect: CGRect) -> CGRect {
    rects.reduce(CGRect.null) { part, damaged in
      let common = damaged.intersection(rect)
      return common.isEmpty ? part : part.union(common)
    }
  }

  /// Joins the two rectangles whose union is least larger than they are.
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
  /// The pixels that a union has and the rectangles have not; negative where they overlap.
  fileprivate func joiningCost(_ other: CGRect) -> CGFloat {
    let union = union(other)
    return union.width * union.height - width * height - other.width * other.height
  }

  /// Whether one rectangle is as good as two: where they overlap, or nearly fill their union.
  fileprivate func isWorthJoining(_ other: CGRect) -> Bool {
    intersects(other) || joiningCost(other) <= 4096
  }
}
