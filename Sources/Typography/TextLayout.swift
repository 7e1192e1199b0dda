/// Text broken into lines and set in glyphs, once; drawing it needs no more than this value.
///
/// Lengths are points; y grows downwards from the layout's top left corner.
package struct TextLayout: Equatable, Sendable {
  /// One glyph of a run's face.
  package struct Glyph: Equatable, Sendable {
    /// The glyph's number in its face.
    package let id: UInt32
    /// The place of the glyph's origin on the baseline.
    package let x: Double
    package let y: Double
  }

  /// Glyphs of one face.
  package struct Run: Equatable, Sendable {
    /// The face.
    package let face: FontFace
    /// What the face's em measures.
    package let size: Double
    /// The glyphs from left to right.
    package var glyphs: [Glyph]
  }

  /// One line.
  package struct Line: Equatable, Sendable {
    /// The left end of the line's first visible character.
    package let x: Double
    /// The top of the line.
    package let y: Double
    /// The width, without white space at the end.
    package let width: Double
    /// The baseline's distance from the layout's top.
    package let baseline: Double
    /// The glyphs.
    package let runs: [Run]
  }

  /// The lines from top to bottom; none for an empty string.
  package let lines: [Line]
  /// The width of the widest line.
  package let width: Double
  /// The height of all lines.
  package let height: Double
  /// Whether some of the text is not shown.
  package let isTruncated: Bool

  /// Sets `text` as a label would.
  ///
  /// A font whose file is missing sets nothing; `FontCatalog.verify()` tells.
  ///
  /// - Parameters:
  ///   - text: Any string. Control characters draw nothing, a tab is a space, a newline at the very end
  ///     opens no line.
  ///   - font: The font of all the text.
  ///   - width: Where lines end; NaN or infinite for nowhere. Every line gets one character at least.
  ///   - height: What whole lines must fit into, all but the first; NaN or infinite for no limit.
  ///   - alignment: Where lines stand within `width`, or within the widest line if it is infinite.
  ///   - lineBreakMode: How a line that is too long ends.
  ///   - numberOfLines: The most lines; 0 or less for no limit.
  package init(
    _ text: String, font: Font, width: Double = .infinity, height: Double = .infinity,
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    numberOfLines: Int = 0
  ) {
    var breaker = LineBreaker(
      font: font, width: width.isNaN ? .infinity : max(width, 0), mode: lineBreakMode,
      limit: Self.limit(numberOfLines, height: height, lineHeight: font.lineHeight))
    breaker.add(text)

    let widest = breaker.lines.map(\.width).max() ?? 0
    let available = breaker.width.isFinite ? breaker.width : widest
    lines = breaker.lines.enumerated().map { index, line in
      line.placed(
        font: font, top: Double(index) * font.lineHeight, width: available, alignment: alignment)
    }
    self.width = alignment == .justified ? lines.map(\.width).max() ?? 0 : widest
    self.height = Double(lines.count) * font.lineHeight
    isTruncated = breaker.isTruncated
  }

  private static func limit(_ numberOfLines: Int, height: Double, lineHeight: Double) -> Int {
    let wanted = numberOfLines > 0 ? numberOfLines : .max
    // A label as high as its text, computed elsewhere, must not lose a line to rounding.
    let fitting = ((height + 0.001) / lineHeight).rounded(.down)
    guard fitting < Double(wanted) else { return wanted }
    return max(Int(fitting), 1)
  }
}
