/// Text with several fonts broken into lines and converted to positioned glyphs, ready to draw.
///
/// Lengths are in points; y increases downward from the layout's top left corner.
package struct StyledLayout: Equatable, Sendable {
  /// A part of a line.
  package struct Span: Equatable, Sendable {
    /// The left edge.
    package let x: Double
    /// The width.
    package var width: Double

    /// Creates a part.
    package init(x: Double, width: Double) { (self.x, self.width) = (x, width) }
  }

  /// Consecutive characters of one style, face and direction.
  package struct Run: Equatable, Sendable {
    /// The style of the characters.
    package let style: StyledText.Style
    /// The face.
    package let face: FontFace
    /// The size of the face's em.
    package let size: Double
    /// The left edge.
    package let x: Double
    /// The width, with white space and kern.
    package internal(set) var width: Double
    /// The glyphs, from left to right.
    package internal(set) var glyphs: [TextLayout.Glyph]
    /// The parts without white space, from left to right.
    package internal(set) var words: [Span]
    /// Whether the run is an attachment.
    package let isAttachment: Bool
  }

  /// The place of the characters that have glyphs of their own.
  package struct Cell: Equatable, Sendable {
    /// The position of the first character in the whole text, in UTF-16 units.
    package let offset: Int
    /// The left edge.
    package let x: Double
    /// The width.
    package let width: Double
    /// Whether the text around it runs from right to left.
    package let isRightToLeft: Bool
  }

  /// One line of text.
  package struct Line: Equatable, Sendable {
    /// The left edge of the line's first visible character.
    package let x: Double
    /// The top edge of the line, below the space before its paragraph.
    package let y: Double
    /// The width, without trailing white space.
    package let width: Double
    /// The height, without the space between lines.
    package let height: Double
    /// The distance from the layout's top to the baseline.
    package let baseline: Double
    /// The positions of the characters in the whole text, in UTF-16 units, with trailing white space.
    package let range: Range<Int>
    /// Whether the paragraph's direction is right to left.
    package let isRightToLeft: Bool
    /// The runs, from left to right.
    package let runs: [Run]
    /// The places of the characters, from left to right.
    package let cells: [Cell]
  }

  /// The lines from top to bottom.
  package private(set) var lines: [Line]
  /// The width of the widest line with its indents.
  package let width: Double
  /// The total height of all lines with the space between them.
  package let height: Double
  /// Whether part of the text is not shown.
  package let isTruncated: Bool

  /// How a text is laid out.
  package struct Options: Hashable, Sendable {
    /// The width of the container; NaN or infinite for no limit.
    package var width = Double.infinity
    /// The maximum height of all lines after the first one; NaN or infinite for no limit.
    package var height = Double.infinity
    /// The maximum number of lines; 0 or less for no limit.
    package var numberOfLines = 0
    /// How the last line ends if text does not fit; nil for the mode of its paragraph.
    package var lastLineMode: LineBreakMode?
    /// Whether a paragraph whose mode does not break lines is one line, as in text that is drawn
    /// without a label.
    package var keepsUnbrokenParagraphs = false
    /// Whether lines have the fonts' leading.
    package var usesLeading = true

    /// Creates the options of a text without limits.
    package init() {}
  }

  /// Lays out a text.
  package init(_ text: StyledText, _ options: Options = Options()) {
    let width = options.width.isNaN ? .infinity : max(options.width, 0)
    let height = options.height.isNaN ? .infinity : options.height
    func breakLines(limit: Int) -> StyledLineBreaker {
      var breaker = StyledLineBreaker(
        width: width, limit: limit, lastLineMode: options.lastLineMode,
        keepsUnbrokenParagraphs: options.keepsUnbrokenParagraphs)
      breaker.add(text)
      return breaker
    }
    var breaker = breakLines(limit: options.numberOfLines > 0 ? options.numberOfLines : .max)
    var fragments = LineFragment.all(of: breaker, usesLeading: options.usesLeading)
    // Lines above the limit are the same with fewer lines, except for the last one.
    if let excess = fragments.dropFirst().firstIndex(where: { $0.bottom > height + Self.tolerance })
    {
      breaker = breakLines(limit: excess)
      fragments = LineFragment.all(of: breaker, usesLeading: options.usesLeading)
    }
    let widest =
      breaker.lines.map { line in
        let style = breaker.sources[line.source].paragraph.style
        return line.indent + line.width + (width.isFinite ? 0 : max(-style.tailIndent, 0))
      }.max() ?? 0
    let container = width.isFinite ? width : widest
    lines = zip(breaker.lines, fragments).map { line, fragment in
      line.placed(in: breaker.sources[line.source], fragment, container: container)
    }
    let isJustified = lines.contains { $0.x + $0.width > widest }
    self.width =
      isJustified && breaker.sources.contains { $0.paragraph.style.alignment == .justified }
      ? container : widest
    self.height = fragments.last?.bottom ?? 0
    isTruncated = breaker.isTruncated
  }

  /// Returns the layout with the lines that fulfill a condition.
  package func keepingLines(where condition: (Line) -> Bool) -> StyledLayout {
    var layout = self
    layout.lines = lines.filter(condition)
    return layout
  }

  /// A height computed from the same text must not remove a line because of rounding.
  private static let tolerance = 0.001
}

/// The vertical place of a line.
struct LineFragment {
  let top: Double
  let height: Double
  let baseline: Double
  var bottom: Double { top + height }

  /// Returns the places of all lines.
  ///
  /// Heights grow above the baseline, as in TextKit; the space between lines is below each line but
  /// the last.
  static func all(of breaker: StyledLineBreaker, usesLeading: Bool) -> [LineFragment] {
    var top = 0.0
    return breaker.lines.enumerated().map { index, line in
      let source = breaker.sources[line.source]
      let style = source.paragraph.style
      if index > 0, line.startsParagraph { top += style.paragraphSpacingBefore }
      let heights = line.heights(in: source)
      let natural =
        heights.ascender - heights.descender + (usesLeading ? heights.leading : 0)
      var height = natural
      if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
      height = max(height, style.minimumLineHeight)
      if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
      let fragment = LineFragment(
        top: top, height: height, baseline: top + height + heights.descender)
      top += height + style.lineSpacing
      if line.endsParagraph { top += style.paragraphSpacing }
      return fragment
    }
  }
}

extension StyledLine {
  /// Returns the heights of the line in points: those of its fonts, of the faces for other scripts if
  /// they are taller, and of its attachments.
  func heights(
    in source: StyledClusters
  ) -> (ascender: Double, descender: Double, leading: Double) {
    var heights: (ascender: Double, descender: Double, leading: Double)?
    func add(_ ascender: Double, _ descender: Double, _ leading: Double) {
      guard let before = heights else {
        heights = (ascender, descender, leading)
        return
      }
      heights = (
        max(before.ascender, ascender), min(before.descender, descender),
        max(before.leading, leading)
      )
    }
    var last: (run: Int, face: FontFace)?
    for index in clusters {
      let cluster = source.clusters[index]
      if let last, last.run == cluster.run, last.face == cluster.face { continue }
      last = (cluster.run, cluster.face)
      let style = source.style(of: cluster)
      let offset = style.baselineOffset
      if cluster.kind == .attachment, let box = style.attachment {
        add(box.top + offset, min(box.bottom + offset, 0), 0)
        continue
      }
      let (ascender, descender) = style.font.heights(of: cluster.face)
      add(ascender + offset, descender + offset, style.font.leading)
    }
    if heights == nil {
      let font = source.paragraph.emptyStyle.font
      return (font.ascender, font.descender, font.leading)
    }
    return heights ?? (0, 0, 0)
  }

  /// Returns the line with its glyphs positioned.
  func placed(
    in source: StyledClusters, _ fragment: LineFragment, container: Double
  ) -> StyledLayout.Line {
    let style = source.paragraph.style
    let available =
      self.available.isFinite
      ? self.available : max(container - indent - max(-style.tailIndent, 0), 0)
    let natural = width
    let room = max(available - natural, 0)
    let spaces = clusters.count { source.clusters[$0].isSpace }
    let stretch =
      style.alignment == .justified && !isLast && spaces > 0 ? room / Double(spaces) : 0
    let isRightToLeft = source.isRightToLeft
    let start = isRightToLeft ? container - indent - available : indent
    let x =
      switch style.alignment {
      case .left: start
      case .center: start + room / 2
      case .right: start + room
      case .natural, .justified: isRightToLeft && stretch == 0 ? start + room : start
      }
    var runs: [StyledLayout.Run] = []
    var cells: [StyledLayout.Cell] = []
    var pen = x
    var lastRun: Int?
    for position in visualOrder(in: source) {
      let cluster = source.clusters[clusters[position]]
      let runStyle = source.style(of: cluster)
      let advance = advances[position] + (cluster.isSpace ? stretch : 0)
      let isAttachment = cluster.kind == .attachment
      var glyphs: [TextLayout.Glyph] = []
      var glyphPen = pen
      for glyph in source.glyphs[cluster.glyphs] where !cluster.isSpace {
        glyphs.append(
          TextLayout.Glyph(
            id: glyph.id, x: glyphPen + glyph.x, y: fragment.baseline + glyph.y))
        glyphPen += glyph.advance
      }
      cells.append(
        StyledLayout.Cell(
          offset: cluster.offset, x: pen, width: advance, isRightToLeft: cluster.level % 2 == 1))
      if let last = runs.last, lastRun == cluster.run, !isAttachment, !last.isAttachment,
        last.face == cluster.face || glyphs.isEmpty
      {
        let index = runs.count - 1
        runs[index].width += advance
        runs[index].glyphs += glyphs
        if !cluster.isSpace { runs[index].appendWord(at: pen, advance) }
      } else {
        runs.append(
          StyledLayout.Run(
            style: runStyle, face: cluster.face, size: runStyle.font.size * cluster.face.scale,
            x: pen, width: advance, glyphs: glyphs,
            words: cluster.isSpace ? [] : [StyledLayout.Span(x: pen, width: advance)],
            isAttachment: isAttachment))
      }
      pen += advance
      lastRun = cluster.run
    }
    return StyledLayout.Line(
      x: x, y: fragment.top, width: stretch > 0 ? available : natural, height: fragment.height,
      baseline: fragment.baseline, range: range, isRightToLeft: isRightToLeft, runs: runs,
      cells: cells)
  }

  /// Returns the positions of the line's clusters from left to right.
  ///
  /// From the highest level down to the lowest odd one, clusters at that level or higher are reversed
  /// (rule L2 of the Unicode bidirectional algorithm).
  private func visualOrder(in source: StyledClusters) -> [Int] {
    var order = Array(clusters.indices)
    let levels = clusters.map { source.clusters[$0].level }
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension StyledLayout.Run {
  /// Extends the last word, or starts one.
  fileprivate mutating func appendWord(at x: Double, _ advance: Double) {
    if let last = words.last, abs(last.x + last.width - x) < 1e-6 {
      words[words.count - 1].width += advance
    } else {
      words.append(StyledLayout.Span(x: x, width: advance))
    }
  }
}

extension StyledClusters {
  /// Returns the style of a cluster.
  func style(of cluster: Cluster) -> StyledText.Style {
    paragraph.runs.indices.contains(cluster.run)
      ? paragraph.runs[cluster.run].style : paragraph.emptyStyle
  }
}

extension Font {
  /// Returns the heights of a line of this font with characters in a face.
  ///
  /// Inter and emoji, which fit between Latin letters, do not make a line taller. The system font's
  /// lines have a constant height, since Apple adjusts its fallbacks.
  func heights(of face: FontFace) -> (ascender: Double, descender: Double) {
    guard !isSystem, face != self.face,
      Shaper.tallFallbacks.contains(face) || fallbacks.contains(face)
    else { return (ascender, descender) }
    let metrics = FontMetrics.of(face)
    return (
      max(ascender, metrics.ascender * size * face.scale),
      min(descender, metrics.descender * size * face.scale)
    )
  }
}
