/// Glyphs of one face, size and color.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph and its position.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in its face.
    public var id: UInt32
    /// The glyph's origin on the baseline in the layer's coordinate space, in points.
    public var position: CGPoint

    /// Creates a glyph.
    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// The font file's path.
  public var fontFile: String
  /// The index of the face in its file.
  public var faceIndex: Int
  /// The font size in points per em.
  public var size: CGFloat
  /// The text color; color glyphs ignore it.
  public var color: CGColor
  /// The glyphs in reading order.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(
    fontFile: String, faceIndex: Int, size: CGFloat, color: CGColor, glyphs: [Glyph]
  ) {
    self.fontFile = fontFile
    self.faceIndex = faceIndex
    self.size = size
    self.color = color
    self.glyphs = glyphs
  }
}
