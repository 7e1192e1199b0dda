/// Text broken into lines and converted to positioned glyphs, ready to draw.
///
/// Lengths are in points; y increases downward from the layout's top left corner.
package struct TextLayout: Equatable, Sendable {
  /// A positioned glyph of a run's face.
  package struct Glyph: Equatable, Sendable {
    /// The index of the glyph in its face.
    package let id: UInt32
    /// The position of the glyph's origin on the baseline.
    package let x: Double
    package let y: Double

    /// Creates a glyph.
    package init(id: UInt32, x: Double, y: Double) { (self.id, self.x, self.y) = (id, x, y) }
  }

  /// Consecutive glyphs of one face.
  package struct Run: Equatable, Sendable {
    package let face: FontFace
    /// The size of the face's em.
    package let size: Double
    /// The glyphs, from left to right.
    package var glyphs: [Glyph]
  }

  /// One line of text.
  package struct Line: Equatable, Sendable {
    /// The left edge of the line's first visible character.
    package let x: Double
    /// The top edge of the line.
    package let y: Double
    /// The width, without trailing white space.
    package let width: Double
    /// The distance from the layout's top to the baseline.
    package let baseline: Double
    /// The runs, from left to right.
    package let runs: [Run]
  }

  /// The lines from top to bottom; empty for an empty string.
  package let lines: [Line]
  /// The width of the widest line.
  package let width: Double
  /// The total height of all lines.
  package let height: Double
  /// Whether part of the text is not shown.
  package let isTruncated: Bool

  /// Lays out `text` as a label would.
  ///
  /// If the font's file is missing, the layout is empty; `FontCatalog.verify()` reports that.
  ///
  /// - Parameters:
  ///   - text: Any string. Control characters draw nothing, a tab is a space, and a newline at the
  ///     end adds no line.
  ///   - font: The font of all the text.
  ///   - width: The width of a line; NaN or infinite for no limit. Every line contains at least one
  ///     character.
  ///   - height: The maximum height of all lines after the first one is placed; NaN or infinite for
  ///     no limit.
  ///   - alignment: The alignment within `width`, or within the widest line if `width` is infinite.
  ///   - lineBreakMode: How a line that is too long ends.
  ///   - numberOfLines: The maximum number of lines; 0 or less for no limit.
  package init(
    _ text: String, font: Font, width: Double = .infinity, height: Double = .infinity,
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    numberOfLines: Int = 0
  ) {
    func breakLines(limit: Int) -> LineBreaker {
      var breaker = LineBreaker(
        font: font, width: width.isNaN ? .infinity : max(width, 0), mode: lineBreakMode,
        limit: limit)
      breaker.add(text)
      return breaker
    }
    let limit = Self.limit(numberOfLines, height: height, lineHeight: font.lineHeight)
    var breaker = breakLines(limit: limit)
    var tops = Self.tops(of: breaker.lines, font: font)
    // Fewer lines fit if fallbacks make them taller.
    if let excess = tops.dropFirst(2).firstIndex(where: { $0 > height + Self.tolerance }) {
      breaker = breakLines(limit: excess - 1)
      tops = Self.tops(of: breaker.lines, font: font)
    }

    let widest = breaker.lines.map(\.width).max() ?? 0
    let available = breaker.width.isFinite ? breaker.width : widest
    lines = breaker.lines.enumerated().map { index, line in
      line.placed(
        font: font, top: tops[index], width: available, alignment: alignment)
    }
    self.width = alignment == .justified ? lines.map(\.width).max() ?? 0 : widest
    self.height = tops[lines.count]
    isTruncated = breaker.isTruncated
  }

  /// A height computed from the same text must not remove a line because of rounding.
  private static let tolerance = 0.001

  /// Returns the top edge of each line, and the bottom edge of the last one.
  private static func tops(of lines: [BrokenLine], font: Font) -> [Double] {
    var tops = [0.0]
    var extra = 0.0
    for (index, line) in lines.enumerated() {
      let (ascender, descender) = line.heights(of: font)
      extra += ascender - font.ascender + font.descender - descender
      tops.append(Double(index + 1) * font.lineHeight + extra)
    }
    return tops
  }

  private static func limit(_ numberOfLines: Int, height: Double, lineHeight: Double) -> Int {
    let requested = numberOfLines > 0 ? numberOfLines : .max
    let fitting = ((height + tolerance) / lineHeight).rounded(.down)
    guard fitting < Double(requested) else { return requested }
    return max(Int(fitting), 1)
  }
}
