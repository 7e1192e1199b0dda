import CoreGraphics
import DisplayList
import Typography

/// A text over a stage: a caption at an edge, or a card with a title.
package struct StageCaption: Hashable, Sendable {
  /// The place of a text.
  package enum Place: Hashable, Sendable {
    /// A line or paragraph at the top edge.
    case top
    /// A line or paragraph at the bottom edge.
    case bottom
    /// A card over the whole stage, with a title above the text.
    case card(title: String)
  }

  let text: String
  let place: Place

  package init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }

  /// Returns the layers of captions, from back to front, which share no place.
  ///
  /// Captions at one edge are stacked away from it, the first next to the edge.
  ///
  /// - Parameters:
  ///   - size: The size of the stage, in points.
  ///   - firstID: The identifier of the first layer; others follow.
  package static func layers(
    _ captions: [StageCaption], on size: CGSize, firstID: Int
  ) -> [DisplayLayer] {
    var layout = CaptionLayout(size: size, nextID: firstID)
    return captions.flatMap { layout.layers(of: $0) }
  }
}

/// The positions of captions on a stage.
private struct CaptionLayout {
  let size: CGSize
  var nextID: Int
  private var top: CGFloat
  private var bottom: CGFloat

  /// The distance from the stage's edges, and between captions, in points.
  private let margin: CGFloat
  /// The distance from a caption's text to its edges, in points.
  private let padding: CGSize

  private static let background = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.72)
  private static let cardBackground = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.6)

  init(size: CGSize, nextID: Int) {
    self.size = size
    self.nextID = nextID
    // In proportion to a narrow stage; a phone has the sizes of its own bars.
    margin = Self.scaled(16, on: size)
    padding = CGSize(width: Self.scaled(12, on: size), height: Self.scaled(7, on: size))
    top = margin
    bottom = size.height - margin
  }

  /// The width of a stage that has texts of full size, in points.
  private static let fullWidth: CGFloat = 280

  private static func scaled(_ length: CGFloat, on size: CGSize) -> CGFloat {
    length * min(1, max(0.15, size.width / fullWidth))
  }

  mutating func layers(of caption: StageCaption) -> [DisplayLayer] {
    switch caption.place {
    case .card(let title): return [card(title, caption.text)]
    case .top:
      let layer = label(caption.text) { $0 }
      top += layer.attributes.bounds.height + margin / 2
      return [layer]
    case .bottom:
      let layer = label(caption.text) { _ in nil }
      bottom -= layer.attributes.bounds.height + margin / 2
      return [layer]
    }
  }

  /// Returns a rounded label with a text, at the top if `place` returns an edge.
  private mutating func label(_ text: String, place: (CGFloat) -> CGFloat?) -> DisplayLayer {
    let width = size.width - 2 * (margin + padding.width)
    let height = size.height - 2 * (margin + padding.height)
    let paragraph = CaptionText(
      text, size: Self.scaled(15, on: size), weight: 500, width: width, height: height)
    let bounds = CGSize(
      width: paragraph.size.width + 2 * padding.width,
      height: paragraph.size.height + 2 * padding.height)
    let y = place(top) ?? bottom - bounds.height
    return layer(
      CGRect(origin: CGPoint(x: (size.width - bounds.width) / 2, y: y), size: bounds),
      color: Self.background, radius: min(bounds.height / 2, Self.scaled(10, on: size)),
      [(paragraph, padding.height)])
  }

  private mutating func card(_ title: String, _ text: String) -> DisplayLayer {
    let (width, height) = (size.width - 2 * margin, size.height - 2 * margin)
    let heading = CaptionText(
      title, size: Self.scaled(28, on: size), weight: 700, width: width, height: height)
    let gap = text.isEmpty ? 0 : padding.height
    let paragraph = CaptionText(
      text, size: Self.scaled(15, on: size), weight: 400, width: width,
      height: height - heading.size.height - gap)
    let y = (size.height - heading.size.height - gap - paragraph.size.height) / 2
    return layer(
      CGRect(origin: .zero, size: size), color: Self.cardBackground, radius: 0,
      [(heading, y), (paragraph, y + heading.size.height + gap)])
  }

  /// Returns a filled layer with centered texts at distances from its top.
  private mutating func layer(
    _ frame: CGRect, color: CGColor, radius: CGFloat, _ texts: [(CaptionText, y: CGFloat)]
  ) -> DisplayLayer {
    let id = nextID
    nextID += 1
    let sublayers = texts.map { text, y in
      defer { nextID += 1 }
      return text.layer(
        id: nextID, at: CGPoint(x: (frame.width - text.size.width) / 2, y: y))
    }
    return .card(frame, color: color, radius: radius, id: id, sublayers: sublayers)
  }
}

/// A paragraph of a caption, with centered lines.
private struct CaptionText {
  /// The size, in points.
  let size: CGSize
  private let layout: TextLayout

  /// Lays out a text, wrapped in a width and truncated at a height.
  init(_ text: String, size: CGFloat, weight: Int, width: CGFloat, height: CGFloat) {
    let font = Font.system(size: Double(size), weight: weight)
    let lines = max(1, Int(Double(height) / font.lineHeight))
    let limit = Double(max(1, width))
    let natural = TextLayout(
      text, font: font, width: limit, lineBreakMode: .byTruncatingTail, numberOfLines: lines)
    // As wide as the widest line, so that lines are centered within it.
    layout = TextLayout(
      text, font: font, width: min(limit, natural.width.rounded(.up) + 1), alignment: .center,
      lineBreakMode: .byTruncatingTail, numberOfLines: lines)
    self.size = CGSize(
      width: CGFloat(min(limit, natural.width.rounded(.up) + 1)), height: CGFloat(layout.height))
  }

  func layer(id: Int, at origin: CGPoint) -> DisplayLayer {
    let runs = layout.lines.flatMap { line in
      line.runs.map { run in
        GlyphRun(
          fontFile: run.face.file, faceIndex: run.face.index, size: CGFloat(run.size),
          color: .white,
          glyphs: run.glyphs.map { glyph in
            GlyphRun.Glyph(
              id: glyph.id, position: CGPoint(x: CGFloat(glyph.x), y: CGFloat(glyph.y)))
          })
      }
    }
    var attributes = LayerAttributes()
    // A margin for glyphs that extend beyond their line, as text is clipped to its layer's bounds.
    attributes.bounds = CGRect(origin: .zero, size: size).insetBy(dx: -8, dy: -8)
    attributes.anchorPoint = .zero
    attributes.position = CGPoint(x: origin.x - 8, y: origin.y - 8)
    return DisplayLayer(id: id, attributes: attributes, content: .glyphs(runs))
  }
}
