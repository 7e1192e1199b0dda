import CPango

/// The glyphs of one paragraph, measured in points, before it is broken into lines.
struct ShapedText: Equatable {
  /// A glyph with its offset from the pen position and its advance.
  struct Glyph: Equatable {
    let id: UInt32
    let x: Double
    let y: Double
    let advance: Double
  }

  /// A part of the text in one face and one direction; odd levels run from right to left.
  struct Run: Equatable {
    let face: FontFace
    let level: UInt8
  }

  /// The smallest unit of text that has its own glyphs.
  struct Cluster: Equatable {
    let run: Int
    /// The position of the first character in the UTF-8 text that was shaped.
    let byte: Int
    /// The indices of the glyphs, which are ordered from left to right.
    let glyphs: Range<Int>
    let advance: Double
    let isSpace: Bool
    /// Whether a line may be broken before the cluster, between words.
    let startsWord: Bool
    /// Whether the cluster starts a user-perceived character.
    let startsCharacter: Bool
  }

  var runs: [Run] = []
  /// The clusters in reading order.
  private(set) var clusters: [Cluster] = []
  private(set) var glyphs: [Glyph] = []

  /// Whether the paragraph's direction is right to left: no run is then at level 0.
  var isRightToLeft: Bool {
    runs.allSatisfy { $0.level > 0 } && !runs.isEmpty
  }

  /// Appends a cluster to the last run.
  mutating func append(_ added: [Glyph], byte: Int, flags: PangoLogAttr) {
    let start = glyphs.count
    // Pango's number for an empty glyph.
    glyphs += added.filter { $0.id != 0x0FFF_FFFF }
    clusters.append(
      Cluster(
        run: runs.count - 1, byte: byte, glyphs: start..<glyphs.count,
        advance: added.reduce(0) { $0 + $1.advance }, isSpace: flags.is_white != 0,
        startsWord: flags.is_line_break != 0, startsCharacter: flags.is_cursor_position != 0))
  }

  /// Returns the width of a range of clusters in points.
  func width(_ range: Range<Int>) -> Double {
    clusters[range].reduce(0) { $0 + $1.advance }
  }

  /// Returns `range` without trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let end = clusters[range].lastIndex { !$0.isSpace }.map { $0 + 1 }
    return range.lowerBound..<(end ?? range.lowerBound)
  }
}
