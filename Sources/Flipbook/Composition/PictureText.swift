import DisplayList
import Typography

/// A line of text in a picture; what is too long ends with an ellipsis.
struct PictureText {
  /// Where a text stands beside the place that it is given.
  enum Alignment {
    /// It begins there.
    case leading
    /// Its middle is there.
    case center
    /// It ends there.
    case trailing
  }

  /// The height of capital letters in points.
  let capHeight: CGFloat
  private let color: CGColor
  private let layout: TextLayout

  init(
    _ text: String, _ style: PictureStyle.Text, color: CGColor? = nil,
    atMost width: CGFloat = .infinity
  ) {
    self.color = color ?? style.color
    capHeight = CGFloat(style.font.capHeight)
    layout = TextLayout(
      text, font: style.font, width: Double(max(width, 0)), lineBreakMode: .byTruncatingTail,
      numberOfLines: 1)
  }

  /// The width in points.
  var width: CGFloat { CGFloat(layout.width) }

  /// Returns the text as a layer of a picture.
  ///
  /// - Parameters:
  ///   - x: Where it stands, in the picture's points.
  ///   - baseline: What the letters stand on.
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
    // With room for letters that reach beyond their line: text ends at its layer's bounds.
    attributes.bounds = CGRect(
      x: left, y: origin.y, width: width, height: CGFloat(layout.height)
    ).insetBy(dx: -8, dy: -8)
    attributes.anchorPoint = .zero
    attributes.position = attributes.bounds.origin
    return DisplayLayer(id: id, attributes: attributes, content: .glyphs(runs))
  }
}
