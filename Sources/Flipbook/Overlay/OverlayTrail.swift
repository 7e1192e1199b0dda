import DisplayList
import UIKit

/// The trail of an item's center.
///
/// A trail is divided into segments, one layer each. Finished segments never change. Others have
/// the same number of points, the last ones coincident, so that the trail can be interpolated
/// between ticks.
struct OverlayTrail {
  /// The minimum distance between two points of the trail, in points.
  private static let spacing: CGFloat = 1
  /// The number of points of a segment.
  private static let segmentLength = 64
  /// The maximum number of segments of all trails of an animator.
  private static let maxSegments = 4096
  private static let pen = OverlayPen(color: OverlayColor.purple)

  private(set) weak var item: (any UIDynamicItem)?
  private let number: Int
  private let animator: Int
  /// The latest finished segments, and the number of all segments finished so far.
  private var finished: (strokes: [OverlayStroke], count: Int) = ([], 0)
  /// The points of the unfinished segment.
  private var points: [CGPoint]
  private var head: CGPoint

  init(of item: any UIDynamicItem, at center: CGPoint, number: Int, in animator: Int) {
    self.item = item
    self.number = number
    self.animator = animator
    points = [center]
    head = center
  }

  /// Extends the trail to a point, and removes the start of a long trail.
  ///
  /// - Parameter count: The number of trails, which share the maximum number of segments.
  mutating func extend(to center: CGPoint, sharedBy count: Int) {
    if let last = points.last, hypot(head.x - last.x, head.y - last.y) >= Self.spacing {
      points.append(head)
    }
    head = center
    if points.count == Self.segmentLength {
      finished.strokes.append(stroke(points, finished.count))
      finished.count += 1
      points = [points[Self.segmentLength - 1]]
    }
    let limit = max(2, Self.maxSegments / max(count, 1))
    if finished.strokes.count > limit { finished.strokes.removeFirst() }
  }

  /// The strokes of all segments, including the unfinished one and the next one.
  var strokes: [OverlayStroke] {
    finished.strokes + [stroke(points, finished.count), stroke([head], finished.count + 1)]
  }

  private func stroke(_ points: [CGPoint], _ segment: Int) -> OverlayStroke {
    let rest = repeatElement(head, count: Self.segmentLength - points.count)
    return OverlayStroke(
      .line(points + rest), Self.pen,
      id: OverlayID(
        overlay: .paths, animator: animator, element: number << 20 | (segment & 0xF_FFFF)))
  }
}
