import DisplayList
import UIKit

/// The way of an item's center.
///
/// It is cut into pieces, each a layer. Those that are finished never change; the others always have as
/// many points, the last of them in one place, so that between two ticks the trail grows evenly.
struct OverlayTrail {
  /// Points nearer than this to the last one are left out, in points.
  private static let spacing: CGFloat = 1
  /// The points of a piece.
  private static let pieceLength = 64
  /// The most pieces of all trails of an animator together.
  private static let mostPieces = 4096
  private static let pen = OverlayPen(color: OverlayColor.purple)

  private(set) weak var item: (any UIDynamicItem)?
  private let number: Int
  private let animator: Int
  /// The last pieces that are finished, and how many there have been.
  private var finished: (strokes: [OverlayStroke], count: Int) = ([], 0)
  /// The piece that is being drawn.
  private var points: [CGPoint]
  private var head: CGPoint

  init(of item: any UIDynamicItem, at center: CGPoint, number: Int, in animator: Int) {
    self.item = item
    self.number = number
    self.animator = animator
    points = [center]
    head = center
  }

  /// Goes on to where the center is now, and forgets the beginning of a long way.
  ///
  /// - Parameter count: How many trails there are, which share the room.
  mutating func lead(to center: CGPoint, sharedBy count: Int) {
    if let last = points.last, hypot(head.x - last.x, head.y - last.y) >= Self.spacing {
      points.append(head)
    }
    head = center
    if points.count == Self.pieceLength {
      finished.strokes.append(stroke(points, finished.count))
      finished.count += 1
      points = [points[Self.pieceLength - 1]]
    }
    let most = max(2, Self.mostPieces / max(count, 1))
    if finished.strokes.count > most { finished.strokes.removeFirst() }
  }

  /// The pieces, the one that comes after that being drawn included.
  var strokes: [OverlayStroke] {
    finished.strokes + [stroke(points, finished.count), stroke([head], finished.count + 1)]
  }

  private func stroke(_ points: [CGPoint], _ piece: Int) -> OverlayStroke {
    let rest = repeatElement(head, count: Self.pieceLength - points.count)
    return OverlayStroke(
      .line(points + rest), Self.pen,
      id: OverlayID(
        overlay: .paths, animator: animator, thing: number << 20 | (piece & 0xF_FFFF)))
  }
}
