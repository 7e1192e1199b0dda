/// Text with several fonts and paragraph styles, to be laid out.
///
/// Lengths are in points. What does not affect the layout, such as colors, is the caller's, who finds
/// it by the `tag` of a style.
package struct StyledText: Equatable, Sendable {
  /// What determines the glyphs of characters and their advances.
  package struct Style: Hashable, Sendable {
    /// The font.
    package var font: Font
    /// The distance added after each character.
    package var kern = 0.0
    /// The distance by which characters are raised above the baseline.
    package var baselineOffset = 0.0
    /// The factor of the glyphs' widths, more than 0.
    package var horizontalScale = 1.0
    /// The ligatures.
    package var ligatures = Ligatures.none
    /// The box in place of the character U+FFFC; nil for text.
    package var attachment: Attachment?
    /// Directional formatting characters before the text, such as U+202B, from the outermost on.
    package var embeddings: [Unicode.Scalar] = []
    /// A number of the caller's, which does not affect the layout.
    package var tag = 0

    /// Creates the style of plain text.
    package init(font: Font) { self.font = font }
  }

  /// A box within the text.
  package struct Attachment: Hashable, Sendable {
    /// The width.
    package let width: Double
    /// The distance from the baseline to the top edge; y increases upward.
    package let top: Double
    /// The distance from the baseline to the bottom edge, which may be negative.
    package let bottom: Double

    /// Creates a box.
    package init(width: Double, top: Double, bottom: Double) {
      (self.width, self.top, self.bottom) = (width, top, bottom)
    }
  }

  /// Characters of one style.
  package struct Run: Equatable, Sendable {
    /// The characters.
    package var text: String
    /// Their style.
    package var style: Style

    /// Creates a run.
    package init(_ text: String, _ style: Style) { (self.text, self.style) = (text, style) }
  }

  /// Text without paragraph separators.
  package struct Paragraph: Equatable, Sendable {
    /// The runs in reading order; none for an empty paragraph.
    package var runs: [Run]
    /// The style of the paragraph's lines.
    package var style: ParagraphStyle
    /// The style that an empty line has the height of.
    package var emptyStyle: Style
    /// The position of the first character in the whole text, in UTF-16 units.
    package var offset = 0

    /// Creates a paragraph.
    package init(
      _ runs: [Run], style: ParagraphStyle = ParagraphStyle(), emptyStyle: Style, offset: Int = 0
    ) {
      (self.runs, self.style, self.emptyStyle, self.offset) = (runs, style, emptyStyle, offset)
    }
  }

  /// The paragraphs in reading order.
  package var paragraphs: [Paragraph]

  /// Creates a text.
  package init(_ paragraphs: [Paragraph]) { self.paragraphs = paragraphs }
}

/// The direction in which a paragraph starts.
package enum WritingDirection: Sendable {
  /// That of the first character with a direction, or left to right if there is none.
  case natural
  case leftToRight
  case rightToLeft
}

/// How the lines of a paragraph are broken and placed; UIKit's `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable {
  /// A position to which a tab advances.
  package struct TabStop: Hashable, Sendable {
    /// The distance from the leading edge of the container.
    package let location: Double
    /// The alignment of the text after the tab: from the stop, around it, or up to it.
    package let alignment: TextAlignment

    /// Creates a stop.
    package init(location: Double, alignment: TextAlignment) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  package var alignment = TextAlignment.natural
  package var lineBreakMode = LineBreakMode.byWordWrapping
  package var direction = WritingDirection.natural
  /// The space below each line but the last of the text.
  package var lineSpacing = 0.0
  /// The space below the last line, if another paragraph follows.
  package var paragraphSpacing = 0.0
  /// The space above the first line, unless it is the first of the text.
  package var paragraphSpacingBefore = 0.0
  /// The factor of the lines' natural heights; 0 for none.
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  /// The maximum height of lines; 0 for no limit.
  package var maximumLineHeight = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// The end of lines: a distance from the leading edge, or, if not positive, from the trailing edge.
  package var tailIndent = 0.0
  /// The tab stops in ascending order of their locations.
  package var tabStops = Self.defaultTabStops
  /// The distance of the tab stops after the last one; 0 for `defaultInterval`.
  package var tabInterval = 0.0
  /// Whether characters of a line that is too long move together before the line is truncated.
  package var allowsTightening = false

  /// Creates the default style.
  package init() {}

  /// The distance of the default tab stops: 28 points.
  package static let defaultInterval = 28.0

  /// Twelve stops, as in AppKit and UIKit.
  package static let defaultTabStops = (1...12).map {
    TabStop(location: Double($0) * defaultInterval, alignment: .left)
  }
}
