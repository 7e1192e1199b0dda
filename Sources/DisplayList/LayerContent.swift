import CoreGraphics

/// What a layer shows above its background.
public enum LayerContent: Equatable, Sendable {
  /// Nothing.
  case none
  /// Text, already laid out: glyphs placed in the layer's own space, cut off at its bounds.
  case glyphs([GlyphRun])
  /// A picture.
  case image(ImageContent)
  /// A gradient over the bounds.
  case gradient(GradientContent)
  /// An outline.
  case shape(ShapeContent)
}

/// Glyphs of one face, one size and one colour.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph of a face, and where its origin stands.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// The glyph's origin on the baseline, in points in the layer's own space.
    public var position: CGPoint

    /// Creates a placed glyph.
    public init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// The font file's path.
  public var fontFile: String
  /// The face's number within its file.
  public var faceIndex: Int
  /// The size in points an em.
  public var size: CGFloat
  /// The colour; glyphs with colours of their own keep those.
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

/// A picture and how it is fitted into the bounds.
public struct ImageContent: Equatable, Sendable {
  /// The picture.
  public var image: CGImage
  /// Where the whole picture is drawn, in points in the layer's own space.
  public var frame: CGRect
  /// What the picture's opaque parts are coloured with, for a template picture.
  public var tint: CGColor?

  /// Creates image content.
  public init(image: CGImage, frame: CGRect, tint: CGColor? = nil) {
    self.image = image
    self.frame = frame
    self.tint = tint
  }
}

/// A gradient between two points of the bounds.
public struct GradientContent: Equatable, Sendable {
  /// The gradient's geometry.
  public enum Kind: String, Sendable {
    /// Colours change along the line from start to end.
    case axial
    /// Colours change from the start outwards; the ellipse through the end's corner has the last.
    case radial
    /// Colours change with the angle about the start, beginning towards the end, clockwise.
    case conic
  }

  /// One colour and its place.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: CGColor
    /// Its place from 0, the start, to 1, the end; never less than the stop before.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: CGColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry.
  public var kind: Kind
  /// The colours in order.
  public var stops: [Stop]
  /// The start in fractions of the bounds.
  public var startPoint: CGPoint
  /// The end in fractions of the bounds.
  public var endPoint: CGPoint

  /// Creates a gradient.
  public init(kind: Kind, stops: [Stop], startPoint: CGPoint, endPoint: CGPoint) {
    self.kind = kind
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}
