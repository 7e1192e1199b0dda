import QuartzCore
import Typography

extension UILabel {
  /// The opacity of the text of a disabled label, from general knowledge; low confidence.
  private static let disabledOpacity: CGFloat = 0.5

  /// Returns what the label draws in a rectangle.
  final func drawing(in bounds: CGRect) -> TextDrawing {
    let text = layout(in: bounds.size, lines: numberOfLines)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let origin = CGPoint(x: rect.minX - CGFloat(text.minX), y: rect.minY)
    var colors = TextDrawing.Colors(traits: traitCollection)
    colors.replacement = isHighlighted ? highlightedTextColor : nil
    colors.opacity = isEnabled ? 1 : Self.disabledOpacity
    var drawing = drawing(of: text, at: origin, colors)
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      var shadow = TextDrawing.Colors(traits: traitCollection)
      shadow.replacement = shadowColor
      drawing.insert(self.drawing(of: text, at: place, shadow).withoutBackgrounds)
    }
    return drawing
  }

  private func drawing(
    of text: LabelLayout, at origin: CGPoint, _ colors: TextDrawing.Colors
  ) -> TextDrawing {
    switch text {
    case .plain(let layout, _):
      let color = colors.resolved(colors.replacement ?? storedTextColor)
      return TextDrawing(glyphs: glyphRuns(of: layout, at: origin, color: color))
    case .styled(let layout, let text):
      return TextDrawing(text, layout, at: origin, colors)
    }
  }

  /// Returns the glyphs of all lines, with adjacent runs of one font merged.
  ///
  /// Baselines are aligned to whole pixels, as in UIKit, so that all lines are rendered alike.
  private func glyphRuns(
    of text: TextLayout, at origin: CGPoint, color: CGColor
  ) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for line in text.lines {
      let baseline = origin.y + CGFloat(line.baseline)
      let shift = origin.y + roundedToPixels(baseline) { $0.rounded() } - baseline
      for run in line.runs {
        let glyphs = run.glyphs.map { glyph in
          GlyphRun.Glyph(
            id: glyph.id,
            position: CGPoint(x: origin.x + CGFloat(glyph.x), y: shift + CGFloat(glyph.y)))
        }
        let next = GlyphRun(
          fontFile: run.face.file, faceIndex: run.face.index, size: CGFloat(run.size),
          color: color, glyphs: glyphs)
        if let last = runs.last, last.fontFile == next.fontFile,
          last.faceIndex == next.faceIndex, last.size == next.size
        {
          runs[runs.count - 1].glyphs += glyphs
        } else {
          runs.append(next)
        }
      }
    }
    return runs
  }
}
