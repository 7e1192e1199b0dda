import UIKit

/// The convex outline of an item, in points of the stage's view.
enum Outline: Sendable {
  /// A polygon with these corners, in order.
  case polygon([CGPoint])
  /// An ellipse: its center, and the vectors from it that two conjugate radii are.
  case ellipse(center: CGPoint, CGVector, CGVector)

  /// The smallest rectangle that contains the outline.
  var boundingBox: CGRect {
    let (left, right) = (-support(CGVector(dx: -1, dy: 0)), support(CGVector(dx: 1, dy: 0)))
    let (top, bottom) = (-support(CGVector(dx: 0, dy: -1)), support(CGVector(dx: 0, dy: 1)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the distance, in points, by which the outline is farthest outside of a rectangle; 0 or
  /// less if the rectangle contains it.
  func excess(over rect: CGRect) -> Double {
    let box = boundingBox
    return max(
      rect.minX - box.minX, box.maxX - rect.maxX, rect.minY - box.minY, box.maxY - rect.maxY)
  }

  /// Returns the distance, in points, by which two outlines overlap: the shortest way to separate
  /// them; 0 or less if they are apart.
  ///
  /// Convex outlines are apart if there is a direction in which one ends before the other starts.
  /// For polygons, the normals of their edges are enough. For ellipses, directions at distances of
  /// 2 degrees are compared, and the best one is refined to less than a millionth of a degree.
  func overlap(with other: Outline) -> Double {
    let (box, otherBox) = (boundingBox, other.boundingBox)
    let gap = max(
      otherBox.minX - box.maxX, box.minX - otherBox.maxX, otherBox.minY - box.maxY,
      box.minY - otherBox.maxY)
    guard gap < 0 else { return -gap }
    func overlap(_ direction: CGVector) -> Double {
      support(direction) + other.support(direction.reversed)
    }
    let normals = self.normals + other.normals
    let fromNormals = normals.flatMap { [overlap($0), overlap($0.reversed)] }.min() ?? .infinity
    guard fromNormals > 0, isEllipse || other.isEllipse else { return fromNormals }
    let step = Double.pi / 90
    func overlap(at angle: Double) -> Double { overlap(CGVector(dx: cos(angle), dy: sin(angle))) }
    let samples = (0..<180).map {
      (angle: Double($0) * step, value: overlap(at: Double($0) * step))
    }
    guard let best = samples.min(by: { $0.value < $1.value }) else { return fromNormals }
    var (low, high) = (best.angle - step, best.angle + step)
    for _ in 0..<40 {
      let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
      if overlap(at: first) < overlap(at: second) { high = second } else { low = first }
    }
    return min(fromNormals, overlap(at: (low + high) / 2))
  }

  /// Returns how far the outline extends in a direction of length 1 from the origin, in points.
  private func support(_ direction: CGVector) -> Double {
    switch self {
    case .polygon(let corners):
      corners.map { $0.x * direction.dx + $0.y * direction.dy }.max() ?? 0
    case .ellipse(let center, let first, let second):
      center.x * direction.dx + center.y * direction.dy
        + hypot(first.dot(direction), second.dot(direction))
    }
  }

  private var isEllipse: Bool { if case .ellipse = self { true } else { false } }

  /// The directions of length 1 that are perpendicular to the edges of a polygon.
  private var normals: [CGVector] {
    guard case .polygon(let corners) = self else { return [] }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { start, end in
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = hypot(dx, dy)
      return length > 0 ? CGVector(dx: dy / length, dy: -dx / length) : nil
    }
  }
}

extension CGVector {
  fileprivate var reversed: CGVector { CGVector(dx: -dx, dy: -dy) }

  fileprivate func dot(_ other: CGVector) -> Double { dx * other.dx + dy * other.dy }
}
