import DisplayList
import UIKit

extension OverlayDrawing {
  /// The attachments in the order of their behaviors: the connecting lines, and the ends.
  var attachments: [OverlayStroke] {
    animator.attachments.enumerated().flatMap { number, attachment in
      parts(of: attachment).enumerated().map { part, stroke in
        OverlayStroke(stroke.path, stroke.pen, id: id(.attachments, number, part: part))
      }
    }
  }

  private func parts(
    of attachment: UIDynamicAnimator.Attachment
  ) -> [(path: CGPath, pen: OverlayPen)] {
    let (start, end) = (attachment.start, attachment.end)
    let line = OverlayPen(color: OverlayColor.orange)
    let zigzag = OverlayPen(color: OverlayColor.orange, width: 1.5)
    let thin = OverlayPen(color: OverlayColor.orange, width: 1)
    let dotted = OverlayPen(color: OverlayColor.orange, dashes: [0, 4])
    let dashed = OverlayPen(color: OverlayColor.orange, width: 1, dashes: [6, 4])
    let dot = OverlayPen(color: OverlayColor.orange, width: 1, isFilled: true)
    func dots(_ points: CGPoint...) -> [(CGPath, OverlayPen)] {
      points.map { (.dot(at: $0, radius: 2.5), dot) }
    }
    /// Lines from the centers of the items to the anchor.
    let arms = attachment.centers.map { (CGPath.line([$0, end]), thin) }

    switch attachment.kind {
    case .rod: return [(.line([start, end]), line)] + dots(start, end)
    case .spring: return [(.spring(from: start, to: end), zigzag)] + dots(start, end)
    case .limit: return [(.line([start, end]), dotted)] + dots(start, end)
    case .pin, .weld: return arms + dots(end)
    case .slide(let axis, let range):
      let reach: Double = stage.device.size.width + stage.device.size.height
      let range = (range ?? -reach...reach).clamped(to: -reach...reach)
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + axis.dx * distance, y: start.y + axis.dy * distance)
      }
      let track = CGPath.line([point(range.lowerBound), point(range.upperBound)])
      return [(track, dashed)] + arms + dots(end)
    case .snap:
      return [(.spring(from: start, to: end), zigzag), (.cross(at: end, reach: 7), line)]
        + dots(start)
    }
  }
}
