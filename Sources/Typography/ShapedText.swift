import CPango

/// One paragraph as glyphs, measured in points, before it is broken into lines.
struct ShapedText {
  /// A glyph, its offset from the pen and what it moves the pen by.
  struct Glyph {
    let id: UInt32
    let x: Double
    let y: Double
    let advance: Double
  }

  /// A stretch in one face and one direction; odd levels run from right to left.
  struct Run {
    let face: FontFace
    let level: UInt8
  }

  /// The least piece of text that has glyphs of its own.
  struct Cluster {
    let run: Int
    /// In the order they stand from left to right.
    let glyphs: Range<Int>
    let advance: Double
    let isSpace: Bool
    /// Whether a line of words may end before the cluster.
    let startsWord: Bool
    /// Whether the cluster begins what a reader takes for one character.
    let startsCharacter: Bool
  }

  var runs: [Run] = []
  /// In reading order.
  private(set) var clusters: [Cluster] = []
  private(set) var glyphs: [Glyph] = []

  /// Whether the paragraph begins at the right: nothing in it then stands at level 0.
  var isRightToLeft: Bool {
    runs.allSatisfy { $0.level > 0 } && !runs.isEmpty
  }

  /// Adds a cluster at the end of the last run.
  mutating func append(_ added: [Glyph], flags: PangoLogAttr) {
    let start = glyphs.count
    // Pango's number for "nothing to draw".
    glyphs += added.filter { $0.id != 0x0FFF_FFFF }
    clusters.append(
      Cluster(
        run: runs.count - 1, glyphs: start..<glyphs.count,
        advance: added.reduce(0) { $0 + $1.advance }, isSpace: flags.is_white != 0,
        startsWord: flags.is_line_break != 0, startsCharacter: flags.is_cursor_position != 0))
  }

  /// The width of some clusters in points.
  func width(_ range: Range<Int>) -> Double {
    clusters[range].reduce(0) { $0 + $1.advance }
  }

  /// Returns `range` without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = clusters[range].lastIndex { !$0.isSpace }.map { $0 + 1 }
    return range.lowerBound..<(end ?? range.lowerBound)
  }
}
