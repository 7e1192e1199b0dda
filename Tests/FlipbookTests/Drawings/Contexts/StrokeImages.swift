import UIKit

extension ReferenceImage {
  /// Lines: ends, corners and dashes.
  static let strokes: [ReferenceImage] = [
    .context("stroke-caps") { context in
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        let ends = [CGPoint(x: 20, y: 16 + 24 * index), CGPoint(x: 60, y: 16 + 24 * index)]
        context.setLineWidth(12)
        context.setLineCap(cap)
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.strokeLineSegments(between: ends)
        context.setLineWidth(1)
        context.setLineCap(.butt)
        context.setStrokeColor(UIColor.white.cgColor)
        context.strokeLineSegments(between: ends)
      }
    },
    .context("stroke-joins") { context in
      context.setLineWidth(10)
      for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        let top = CGFloat(12 + 22 * index)
        context.setLineJoin(join)
        context.addLines(between: [
          CGPoint(x: 10, y: top + 16), CGPoint(x: 40, y: top), CGPoint(x: 70, y: top + 16),
        ])
        context.strokePath()
      }
    },
    // The angle of the left corner has a miter of 3.86 line widths, that of the right one of 2.92.
    .context("stroke-miter-limit") { context in
      context.setLineWidth(8)
      context.setMiterLimit(3)
      for (x, width) in [(20, 10.0), (58, 14.0)] {
        context.addLines(between: [
          CGPoint(x: Double(x) - width, y: 70), CGPoint(x: Double(x), y: 33),
          CGPoint(x: Double(x) + width, y: 70),
        ])
        context.strokePath()
      }
    },
    .context("stroke-closed-corner") { context in
      context.setLineWidth(10)
      let corners = [CGPoint(x: 14, y: 14), CGPoint(x: 66, y: 14), CGPoint(x: 66, y: 40)]
      context.addLines(between: corners)
      context.closePath()
      context.strokePath()
      context.translateBy(x: 0, y: 34)
      context.setStrokeColor(UIColor.systemGray.cgColor)
      context.addLines(between: corners + [corners[0]])
      context.strokePath()
    },
    .context("stroke-dashes") { context in
      context.setLineWidth(6)
      for (index, lengths) in [[12, 6], [12], [14, 4, 4, 4], [10, 4, 2]].enumerated() {
        context.setLineDash(phase: 0, lengths: lengths.map { CGFloat($0) })
        context.strokeLineSegments(between: [
          CGPoint(x: 4, y: 13 + 18 * index), CGPoint(x: 76, y: 13 + 18 * index),
        ])
      }
    },
    .context("stroke-dash-phases") { context in
      context.setLineWidth(6)
      for (index, phase) in [0, 6, 15, -6].enumerated() {
        context.setLineDash(phase: CGFloat(phase), lengths: [12, 6])
        context.strokeLineSegments(between: [
          CGPoint(x: 4, y: 13 + 18 * index), CGPoint(x: 76, y: 13 + 18 * index),
        ])
      }
    },
    .context("stroke-dash-caps") { context in
      context.setLineWidth(8)
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        context.setLineCap(cap)
        context.setLineDash(phase: 0, lengths: [10, 14])
        context.strokeLineSegments(between: [
          CGPoint(x: 8, y: 16 + 24 * index), CGPoint(x: 72, y: 16 + 24 * index),
        ])
      }
    },
    // Dashes start anew in each subpath, and at the right of ellipses.
    .context("stroke-dashed-subpaths") { context in
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [30, 8])
      context.addRect(CGRect(x: 6, y: 6, width: 68, height: 68))
      context.addEllipse(in: CGRect(x: 18, y: 18, width: 44, height: 44))
      context.strokePath()
    },
    .context("stroke-dots") { context in
      context.setLineWidth(8)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [0, 12])
      context.strokeEllipse(in: CGRect(x: 12, y: 12, width: 56, height: 56))
    },
    // Only round and square ends show where a line has no length.
    .context("stroke-without-length") { context in
      context.setLineWidth(16)
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        context.setLineCap(cap)
        let place = CGPoint(x: 16 + 24 * index, y: 40)
        context.strokeLineSegments(between: [place, place])
      }
    },
    .context("stroke-widths") { context in
      for (index, width) in [0.25, 0.5, 1, 2, 4, 8].enumerated() {
        context.setLineWidth(width)
        context.strokeLineSegments(between: [
          CGPoint(x: 8, y: 10 + 12 * index), CGPoint(x: 72, y: 10 + 12 * index),
        ])
      }
    },
    .context("stroke-curve-joins") { context in
      context.setLineWidth(12)
      context.setLineJoin(.round)
      context.setStrokeColor(UIColor.systemOrange.cgColor)
      context.move(to: CGPoint(x: 12, y: 66))
      context.addQuadCurve(to: CGPoint(x: 40, y: 14), control: CGPoint(x: 36, y: 60))
      context.addQuadCurve(to: CGPoint(x: 68, y: 66), control: CGPoint(x: 44, y: 60))
      context.strokePath()
    },
    .context("stroke-dashed-in-scale") { context in
      context.scaleBy(x: 2, y: 1)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [6, 4])
      context.stroke(CGRect(x: 6, y: 12, width: 28, height: 56))
    },
  ]
}
