import UIKit

/// The areas of one or two paths, cut into pieces where their outlines cross.
///
/// Curves are chords within `tolerance` of them, and corners are at multiples of a grid, so that pieces meet exactly.
struct PathOverlay {
  /// The maximum distance of chords from a curve, in points.
  static let tolerance: CGFloat = 0.02
  /// The distance of points of the grid, a power of two that is far below what a pixel shows.
  private static let grid: CGFloat = 1 / 4096

  private struct Corner: Hashable, Comparable {
    var x: Int
    var y: Int

    init(_ point: CGPoint) {
      x = Int((point.x / grid).rounded())
      y = Int((point.y / grid).rounded())
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) * grid, y: CGFloat(y) * grid) }

    static func < (left: Corner, right: Corner) -> Bool { (left.x, left.y) < (right.x, right.y) }
  }

  /// A straight part of an outline.
  private struct Piece {
    var start: Corner
    var end: Corner
    var source: Int
  }

  /// Whether a point is in the area of each path.
  typealias Places = (isInFirst: Bool, isInSecond: Bool)

  private let pieces: [Piece]
  private let rules: [CGPathFillRule]

  /// Cuts outlines.
  ///
  /// - Parameters:
  ///   - first: A path.
  ///   - second: The other one.
  ///   - rules: The rules of their areas.
  ///   - isFirstOpen: Whether the lines of the first path are not closed.
  init(
    _ first: CGPath, _ second: CGPath, rules: [CGPathFillRule], isFirstOpen: Bool = false
  ) {
    self.rules = rules
    var all: [Piece] = []
    for (source, path) in [first, second].enumerated() {
      for run in path.flattened(tolerance: Self.tolerance) {
        var corners = run.filter { abs($0.x) < 1e7 && abs($0.y) < 1e7 }.map(Corner.init)
        if source == 1 || !isFirstOpen, let start = corners.first { corners.append(start) }
        for (start, end) in zip(corners, corners.dropFirst()) where start != end {
          all.append(Piece(start: start, end: end, source: source))
        }
      }
    }
    pieces = Self.cut(all)
  }

  /// Cuts pieces where they cross or touch, until the corners of the grid lie on no piece.
  private static func cut(_ pieces: [Piece]) -> [Piece] {
    var pieces = pieces
    // Rounding to the grid moves pieces, which can cross again; they do so at ever fewer places.
    for _ in 0..<4 {
      let cuts = crossings(pieces)
      guard cuts.contains(where: { !$0.isEmpty }) else { break }
      pieces = zip(pieces, cuts).flatMap { piece, cuts -> [Piece] in
        let ends = cuts.sorted { $0.0 < $1.0 }.map(\.1) + [piece.end]
        var start = piece.start
        return ends.compactMap { end in
          defer { start = end }
          return start == end ? nil : Piece(start: start, end: end, source: piece.source)
        }
      }
    }
    return pieces
  }

  private static func crossings(_ pieces: [Piece]) -> [[(CGFloat, Corner)]] {
    var cuts = [[(CGFloat, Corner)]](repeating: [], count: pieces.count)
    func add(_ corner: Corner, at place: CGFloat, of index: Int) {
      if corner != pieces[index].start, corner != pieces[index].end {
        cuts[index].append((place, corner))
      }
    }
    let order = pieces.indices.sorted {
      min(pieces[$0].start.x, pieces[$0].end.x) < min(pieces[$1].start.x, pieces[$1].end.x)
    }
    for (position, index) in order.enumerated() {
      let (a, b) = (pieces[index].start, pieces[index].end)
      for other in order[(position + 1)...] {
        let (c, d) = (pieces[other].start, pieces[other].end)
        if min(c.x, d.x) > max(a.x, b.x) { break }
        guard min(c.y, d.y) <= max(a.y, b.y), max(c.y, d.y) >= min(a.y, b.y) else { continue }
        for corner in [c, d] {
          if let place = place(of: corner, on: a, b) { add(corner, at: place, of: index) }
        }
        for corner in [a, b] {
          if let place = place(of: corner, on: c, d) { add(corner, at: place, of: other) }
        }
        let (p, q) = (a.point, c.point)
        let (u, v) = (b.point - p, d.point - q)
        let area = u.x * v.y - u.y * v.x
        guard abs(area) > 1e-12 else { continue }
        let w = q - p
        let (s, t) = ((w.x * v.y - w.y * v.x) / area, (w.x * u.y - w.y * u.x) / area)
        guard (0...1).contains(s), (0...1).contains(t) else { continue }
        let corner = Corner(CGPoint(x: p.x + s * u.x, y: p.y + s * u.y))
        add(corner, at: s, of: index)
        add(corner, at: t, of: other)
      }
    }
    return cuts
  }

  /// Returns the place of a corner on a piece, from 0 to 1; nil if it is farther than a step of the grid.
  private static func place(of corner: Corner, on start: Corner, _ end: Corner) -> CGFloat? {
    let (u, w) = (end.point - start.point, corner.point - start.point)
    let length = u.x * u.x + u.y * u.y
    let place = (w.x * u.x + w.y * u.y) / length
    guard place > 0, place < 1, abs(w.x * u.y - w.y * u.x) <= grid * 0.75 * length.squareRoot()
    else { return nil }
    return place
  }

  private func places(of point: CGPoint) -> Places {
    var windings = [0, 0]
    for piece in pieces {
      let (start, end) = (piece.start.point, piece.end.point)
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let side =
        (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if end.y > start.y, side > 0 { windings[piece.source] += 1 }
      if end.y <= start.y, side < 0 { windings[piece.source] -= 1 }
    }
    let isInside = zip(windings, rules).map { $1 == .winding ? $0 != 0 : $0 % 2 != 0 }
    return (isInside[0], isInside[1])
  }

  // MARK: Areas

  /// Returns the outlines of the area in which a condition is true, with the area at the same side of all lines.
  func area(_ isInside: (Places) -> Bool) -> [[CGPoint]] {
    var seen: Set<[Corner]> = []
    var next: [Corner: [Corner]] = [:]
    for piece in pieces {
      let (start, end) = (min(piece.start, piece.end), max(piece.start, piece.end))
      guard seen.insert([start, end]).inserted else { continue }
      let direction = end.point - start.point
      let length = hypot(direction.x, direction.y)
      let middle = CGPoint(
        x: (start.point.x + end.point.x) / 2, y: (start.point.y + end.point.y) / 2)
      // Half a step beside the piece, which is nearer than any other piece that does not touch it.
      let step = Self.grid / 2
      let normal = CGPoint(x: -direction.y / length * step, y: direction.x / length * step)
      let left = isInside(places(of: CGPoint(x: middle.x + normal.x, y: middle.y + normal.y)))
      let right = isInside(places(of: CGPoint(x: middle.x - normal.x, y: middle.y - normal.y)))
      guard left != right else { continue }
      let (from, to) = left ? (start, end) : (end, start)
      next[from, default: []].append(to)
    }
    return Self.loops(&next)
  }

  /// Follows pieces until they return to their start; at a corner of several, the outline turns as far toward the area as it
  /// can, so that loops that only touch stay apart.
  private static func loops(_ next: inout [Corner: [Corner]]) -> [[CGPoint]] {
    var loops: [[CGPoint]] = []
    for first in next.keys.sorted() {
      while next[first]?.isEmpty == false {
        var loop = [first]
        var (last, current) = (first, first)
        while let targets = next[current], !targets.isEmpty {
          let back = last.point - current.point
          let index = targets.indices.max {
            turn(back, targets[$0].point - current.point)
              < turn(back, targets[$1].point - current.point)
          }
          guard let index else { break }
          let target = targets[index]
          next[current]?.remove(at: index)
          (last, current) = (current, target)
          if target == first { break }
          loop.append(target)
        }
        let points = simplified(loop.map(\.point))
        if points.count > 2 { loops.append(points) }
      }
    }
    return loops
  }

  /// Returns the angle from one direction to another, from just above 0 to 2π.
  private static func turn(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let angle = atan2(second.y, second.x) - atan2(first.y, first.x)
    let positive = angle.truncatingRemainder(dividingBy: 2 * .pi)
    return positive <= 1e-12 ? positive + 2 * .pi : positive
  }

  /// Returns the corners without those on straight lines.
  private static func simplified(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.compactMap { index in
      let before = points[(index + points.count - 1) % points.count]
      let (point, after) = (points[index], points[(index + 1) % points.count])
      let (u, v) = (point - before, after - point)
      let isStraight =
        abs(u.x * v.y - u.y * v.x) <= grid / 8 * hypot(after.x - before.x, after.y - before.y)
        && u.x * v.x + u.y * v.y > 0
      return isStraight ? nil : point
    }
  }

  // MARK: Lines

  /// Returns the lines of the first path where a condition is true.
  func lines(_ isKept: (Places) -> Bool) -> [[CGPoint]] {
    var runs: [[CGPoint]] = []
    var last: Corner?
    for piece in pieces where piece.source == 0 {
      let (start, end) = (piece.start.point, piece.end.point)
      guard isKept(places(of: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))) else {
        continue
      }
      if last == piece.start {
        runs[runs.count - 1].append(end)
      } else {
        runs.append([start, end])
      }
      last = piece.end
    }
    return runs
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
