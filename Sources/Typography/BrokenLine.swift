/// The contents of one line before its glyphs are positioned.
struct BrokenLine {
  /// A range of a text's clusters, in reading order.
  struct Piece {
    let text: ShapedText
    let clusters: Range<Int>
  }

  let pieces: [Piece]
  let width: Double
  /// Whether this is the last line of its paragraph, which justified alignment does not stretch.
  let endsParagraph: Bool

  init(_ pieces: [Piece], endsParagraph: Bool) {
    self.pieces = pieces
    self.endsParagraph = endsParagraph
    width = pieces.reduce(0) { $0 + $1.text.width($1.clusters) }
  }

  /// Returns the heights of the line in points: those of its font, and of the faces for other
  /// scripts if they are taller, as in TextKit.
  func heights(of font: Font) -> (ascender: Double, descender: Double) {
    var (ascender, descender) = (font.ascender, font.descender)
    guard !font.isSystem else { return (ascender, descender) }
    for piece in pieces {
      for run in Set(piece.text.clusters[piece.clusters].map(\.run)) {
        let heights = font.heights(of: piece.text.runs[run].face)
        ascender = max(ascender, heights.ascender)
        descender = min(descender, heights.descender)
      }
    }
    return (ascender, descender)
  }

  /// Returns the line with its glyphs positioned.
  func placed(
    font: Font, top: Double, width available: Double, alignment: TextAlignment
  ) -> TextLayout.Line {
    let isRightToLeft = pieces.first?.text.isRightToLeft ?? false
    let room = max(available - width, 0)
    let spaces = pieces.reduce(0) { count, piece in
      count + piece.text.clusters[piece.clusters].count(where: \.isSpace)
    }
    let stretch =
      alignment == .justified && !endsParagraph && spaces > 0 ? room / Double(spaces) : 0
    let x =
      switch alignment {
      case .left: 0.0
      case .center: room / 2
      case .right: room
      case .natural, .justified: isRightToLeft && stretch == 0 ? room : 0
      }
    // Leading goes above the text: below it, capital letters would be too high in a single-line
    // label.
    let baseline = top + font.leading + heights(of: font).ascender
    return TextLayout.Line(
      x: x, y: top, width: stretch > 0 ? available : width, baseline: baseline,
      runs: runs(font: font, x: x, baseline: baseline, stretch: stretch))
  }

  private func runs(
    font: Font, x: Double, baseline: Double, stretch: Double
  ) -> [TextLayout.Run] {
    var runs: [TextLayout.Run] = []
    var pen = x
    for slice in visualSlices {
      let (text, run) = (slice.text, slice.run)
      var glyphs: [TextLayout.Glyph] = []
      let order = Array(slice.clusters)
      for index in run.level % 2 == 1 ? order.reversed() : order {
        let cluster = text.clusters[index]
        if cluster.isSpace {
          pen += cluster.advance + stretch
          continue
        }
        for glyph in text.glyphs[cluster.glyphs] {
          glyphs.append(TextLayout.Glyph(id: glyph.id, x: pen + glyph.x, y: baseline + glyph.y))
          pen += glyph.advance
        }
      }
      let size = font.size * run.face.scale
      if let last = runs.last, last.face == run.face {
        runs[runs.count - 1].glyphs += glyphs
      } else if !glyphs.isEmpty {
        runs.append(TextLayout.Run(face: run.face, size: size, glyphs: glyphs))
      }
    }
    return runs
  }

  private struct Slice {
    let text: ShapedText
    let run: ShapedText.Run
    let clusters: Range<Int>
  }

  /// The line's runs from left to right.
  ///
  /// From the highest level down to the lowest odd one, runs at that level or higher are reversed
  /// (rule L2 of the Unicode bidirectional algorithm).
  private var visualSlices: [Slice] {
    var slices = pieces.flatMap { piece in
      piece.clusters.chunked { piece.text.clusters[$0].run }.map {
        Slice(text: piece.text, run: piece.text.runs[$0.run], clusters: $0.range)
      }
    }
    let levels = slices.map(\.run.level)
    guard let highest = levels.max(), highest > 0 else { return slices }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < slices.count {
        let end = slices[start...].firstIndex { $0.run.level < level } ?? slices.count
        slices[start..<end].reverse()
        start = end + 1
      }
    }
    return slices
  }
}

extension Range<Int> {
  /// Splits the range where `key` changes.
  fileprivate func chunked(by key: (Int) -> Int) -> [(run: Int, range: Range<Int>)] {
    var chunks: [(run: Int, range: Range<Int>)] = []
    for index in self {
      if let last = chunks.last, last.run == key(index) {
        chunks[chunks.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        chunks.append((key(index), index..<(index + 1)))
      }
    }
    return chunks
  }
}
