/// Glyphs of one face, size, color and shape.
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
  /// The factor of the glyphs' widths.
  public var horizontalScale: CGFloat = 1
  /// The slant of the glyphs: the distance to the right for each point above the baseline.
  public var obliqueness: CGFloat = 0
  /// The width of the line in points with which the glyphs' outlines are drawn; 0 to fill them.
  public var strokeWidth: CGFloat = 0

  /// Returns the transform from a glyph's ems, with y pointing down, to the coordinate space.
  package func matrix(of glyph: Glyph) -> CGAffineTransform {
    CGAffineTransform(
      a: size * horizontalScale, b: 0, c: -size * obliqueness, d: size, tx: glyph.position.x,
      ty: glyph.position.y)
  }

  /// The width of the line in ems with which the glyphs' outlines are drawn; 0 to fill them.
  package var strokeInEms: CGFloat {
    strokeWidth > 0 && strokeWidth.isFinite && size > 0 ? min(strokeWidth / size, 10) : 0
  }

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
