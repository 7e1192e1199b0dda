/// The glyphs of a paragraph with several fonts, measured in points, before it is broken into lines.
struct StyledClusters {
  /// What a cluster is, where lines treat it in a special way.
  enum Kind: Equatable {
    case text
    case tab
    case attachment
    /// The end of a line within a paragraph.
    case lineSeparator
    /// A place where a word may be broken; a hyphen is visible only there.
    case softHyphen
  }

  /// The smallest unit of text that has its own glyphs.
  struct Cluster {
    let kind: Kind
    /// The index of the run in the paragraph.
    let run: Int
    /// The position of the first character in the whole text, in UTF-16 units.
    let offset: Int
    let face: FontFace
    /// The level of direction: odd levels run from right to left.
    let level: UInt8
    /// The indices of the glyphs, which are ordered from left to right.
    let glyphs: Range<Int>
    /// The advance with the kern; 0 for a tab, whose advance depends on its place.
    let advance: Double
    let isSpace: Bool
    let startsWord: Bool
    let startsCharacter: Bool
  }

  let paragraph: StyledText.Paragraph
  /// The clusters in reading order.
  private(set) var clusters: [Cluster] = []
  private(set) var glyphs: [ShapedText.Glyph] = []
  /// The number of the paragraph's own clusters, which are before hyphens and ellipses.
  private(set) var count = 0
  /// The position after the last character, in UTF-16 units.
  let end: Int
  /// Whether the paragraph's direction is right to left.
  let isRightToLeft: Bool

  init(_ paragraph: StyledText.Paragraph) {
    self.paragraph = paragraph
    var source = ParagraphSource(paragraph)
    let direction = paragraph.style.direction
    let shaped = Shaper.shape(&source.text, parts: source.parts, direction: direction)
    end = source.end
    switch direction {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    case .natural:
      // A left-to-right paragraph has a level of 0 wherever it has no other direction.
      let levels = shaped.flatMap(\.runs).map(\.level)
      isRightToLeft = !levels.isEmpty && levels.allSatisfy { $0 > 0 }
    }
    let level: UInt8 = isRightToLeft ? 1 : 0
    var marks = source.marks[...]
    for (part, text) in zip(source.parts, shaped) {
      while let mark = marks.first, mark.byte < part.bytes.lowerBound {
        append(mark, level: level)
        marks.removeFirst()
      }
      append(text, source)
    }
    for mark in marks { append(mark, level: level) }
    count = clusters.count
  }

  private func style(_ run: Int) -> StyledText.Style {
    paragraph.runs.indices.contains(run) ? paragraph.runs[run].style : paragraph.emptyStyle
  }

  private mutating func append(_ mark: ParagraphSource.Mark, level: UInt8) {
    let style = style(mark.run)
    let advance = mark.kind == .attachment ? style.attachment.map { $0.width + style.kern } : nil
    clusters.append(
      Cluster(
        kind: mark.kind, run: mark.run, offset: mark.offset, face: style.font.face, level: level,
        glyphs: glyphs.count..<glyphs.count, advance: advance ?? 0,
        isSpace: mark.kind == .tab || mark.kind == .lineSeparator,
        // Lines may be broken on both sides of an attachment, and after a tab.
        startsWord: mark.kind == .attachment, startsCharacter: true))
  }

  private mutating func append(_ text: ShapedText, _ source: ParagraphSource) {
    let breaksAfter = clusters.last.map { $0.kind == .attachment || $0.kind == .tab } ?? false
    for (index, cluster) in text.clusters.enumerated() {
      let run = source.run(at: cluster.byte)
      let style = style(run)
      let scale = style.font.size
      let first = glyphs.count
      let width = style.horizontalScale
      for glyph in text.glyphs[cluster.glyphs] {
        glyphs.append(
          ShapedText.Glyph(
            id: glyph.id, x: glyph.x * scale * width, y: glyph.y * scale - style.baselineOffset,
            advance: glyph.advance * scale * width))
      }
      let shape = text.runs[cluster.run]
      let isSoftHyphen = source.isSoftHyphen(at: cluster.byte)
      // Zero-width characters, such as joiners, are no characters of their own for the kern.
      let kern = cluster.startsCharacter && !isSoftHyphen ? style.kern : 0
      clusters.append(
        Cluster(
          kind: isSoftHyphen ? .softHyphen : .text, run: run,
          offset: source.offset(at: cluster.byte), face: shape.face, level: shape.level,
          glyphs: first..<glyphs.count, advance: cluster.advance * scale * width + kern,
          isSpace: cluster.isSpace, startsWord: cluster.startsWord || index == 0 && breaksAfter,
          startsCharacter: cluster.startsCharacter))
    }
  }

  /// Appends the glyphs of an ellipsis or a hyphen in the style of a run and returns its clusters.
  mutating func append(_ text: String, run: Int, offset: Int) -> Range<Int> {
    let style = style(run)
    let shaped = Shaper.shape(
      text[...], face: style.font.face, fallbacks: style.font.fallbacks, size: style.font.size)
    let start = clusters.count
    for cluster in shaped.clusters {
      let first = glyphs.count
      glyphs += shaped.glyphs[cluster.glyphs].map {
        ShapedText.Glyph(
          id: $0.id, x: $0.x * style.horizontalScale, y: $0.y - style.baselineOffset,
          advance: $0.advance * style.horizontalScale)
      }
      clusters.append(
        Cluster(
          kind: .text, run: run, offset: offset, face: shaped.runs[cluster.run].face,
          level: isRightToLeft ? 1 : 0, glyphs: first..<glyphs.count,
          advance: cluster.advance * style.horizontalScale + style.kern, isSpace: false,
          startsWord: false, startsCharacter: true))
    }
    return start..<clusters.count
  }

  /// Returns `range` without trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = clusters[range].lastIndex { !$0.isSpace }.map { $0 + 1 }
    return range.lowerBound..<(end ?? range.lowerBound)
  }
}

/// A paragraph as the text that is shaped, with the way back to its runs and positions.
struct ParagraphSource {
  /// A character that is placed, but not shaped.
  struct Mark {
    let kind: StyledClusters.Kind
    let run: Int
    let byte: Int
    let offset: Int
  }

  /// The text; control characters are left out, and embeddings are inserted.
  var text = ""
  /// The parts with one face, in reading order.
  private(set) var parts: [Shaper.Part] = []
  /// The tabs, attachments and line separators, in reading order.
  private(set) var marks: [Mark] = []
  /// The position after the last character, in UTF-16 units.
  private(set) var end: Int

  /// The first byte of each run.
  private var runStarts: [Int] = []
  /// The position of the character at each byte of the text, in UTF-16 units.
  private var offsets: [Int] = []
  private var softHyphens: Set<Int> = []
  private var openPart: (start: Int, style: StyledText.Style)?

  init(_ paragraph: StyledText.Paragraph) {
    end = paragraph.offset
    var scalars = String.UnicodeScalarView()
    var bytes = 0
    var embeddings: [Unicode.Scalar] = []
    func append(_ scalar: Unicode.Scalar) {
      scalars.append(scalar)
      let width = UTF8.width(scalar)
      bytes += width
      offsets += repeatElement(end, count: width)
    }
    func closePart() {
      guard let (start, style) = openPart else { return }
      openPart = nil
      guard start < bytes else { return }
      parts.append(
        Shaper.Part(
          bytes: start..<bytes, face: style.font.face, fallbacks: style.font.fallbacks,
          ligatures: style.ligatures))
    }
    for (index, run) in paragraph.runs.enumerated() {
      if run.style.embeddings != embeddings {
        closePart()
        for _ in embeddings { append("\u{202C}") }
        embeddings = run.style.embeddings
        for embedding in embeddings { append(embedding) }
      }
      runStarts.append(bytes)
      if let open = openPart, !open.style.isShaped(like: run.style) { closePart() }
      for scalar in run.text.unicodeScalars {
        let kind: StyledClusters.Kind? =
          switch scalar.value {
          case 9: .tab
          case 0x2028: .lineSeparator
          case 0xFFFC: .attachment
          default: nil
          }
        switch (kind, scalar.value) {
        case (let kind?, _):
          closePart()
          if kind != .attachment || run.style.attachment != nil {
            marks.append(Mark(kind: kind, run: index, byte: bytes, offset: end))
            append(scalar)
          }
        // Control characters draw nothing.
        case (nil, 0..<0x20), (nil, 0x7F..<0xA0): break
        default:
          if openPart == nil { openPart = (bytes, run.style) }
          if scalar.value == 0xAD { softHyphens.insert(bytes) }
          append(scalar)
        }
        end += UTF16.width(scalar)
      }
    }
    closePart()
    text = String(scalars)
  }

  /// Returns the index of the run that contains a byte of the text.
  func run(at byte: Int) -> Int {
    var (low, high) = (0, runStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= byte { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the position of the character at a byte of the text, in UTF-16 units.
  func offset(at byte: Int) -> Int { offsets.indices.contains(byte) ? offsets[byte] : end }

  /// Returns whether the character at a byte of the text is a soft hyphen.
  func isSoftHyphen(at byte: Int) -> Bool { softHyphens.contains(byte) }
}

extension StyledText.Style {
  /// Returns whether the characters of two styles are shaped together.
  fileprivate func isShaped(like other: StyledText.Style) -> Bool {
    font.face == other.font.face && font.fallbacks == other.font.fallbacks
      && ligatures == other.ligatures
  }
}
