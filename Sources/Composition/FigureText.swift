import DisplayList
import Typography

/// A line of text in a figure, truncated with an ellipsis where it is too long.
package struct FigureText {
  /// The horizontal alignment of a text at its x coordinate.
  package enum Alignment {
    case leading
    case center
    case trailing
  }

  /// The height of capital letters, in points.
  package let capHeight: CGFloat
  private let color: CGColor
  private let layout: TextLayout

  package init(
    _ text: String, _ style: FigureStyle.Text, color: CGColor? = nil,
    atMost width: CGFloat = .infinity
  ) {
    self.color = color ?? style.color
    capHeight = CGFloat(style.font.capHeight)
    layout = TextLayout(
      text, font: style.font, width: Double(max(width, 0)), lineBreakMode: .byTruncatingTail,
      numberOfLines: 1)
  }

  /// The width, in points.
  package var width: CGFloat { CGFloat(layout.width) }

  /// Returns the text as a layer, or nil for an empty text.
  ///
  /// - Parameters:
  ///   - x: The coordinate that the text is aligned at, in points.
  ///   - baseline: The y coordinate of the baseline, in points.
  func layer(
    id: Int, x: CGFloat, baseline: CGFloat, alignment: Alignment = .leading
  ) -> DisplayLayer? {
    guard let line = layout.lines.first, line.width > 0 else { return nil }
    let left =
      switch alignment {
      case .leading: x
      case .center: x - width / 2
      case .trailing: x - width
      }
    let origin = CGPoint(x: left - CGFloat(line.x), y: baseline - CGFloat(line.baseline))
    let runs = line.runs.map { run in
      GlyphRun(
        fontFile: run.face.file, faceIndex: run.face.index, size: CGFloat(run.size), color: color,
        glyphs: run.glyphs.map { glyph in
          GlyphRun.Glyph(
            id: glyph.id,
            position: CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y + CGFloat(glyph.y)))
        })
    }
    var attributes = LayerAttributes()
    // A margin for glyphs that extend beyond their line, as text is clipped to its layer's bounds.
    attributes.bounds = CGRect(
      x: left, y: origin.y, width: width, height: CGFloat(layout.height)
    ).insetBy(dx: -8, dy: -8)
    attributes.anchorPoint = .zero
    attributes.position = attributes.bounds.origin
    return DisplayLayer(id: id, attributes: attributes, content: .glyphs(runs))
  }
}
