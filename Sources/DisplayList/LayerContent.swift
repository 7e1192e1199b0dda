import CoreGraphics

/// The content that a layer draws above its background.
public enum LayerContent: Equatable, Sendable {
  /// No content.
  case none
  /// Laid-out text, clipped to the layer's bounds.
  case glyphs([GlyphRun])
  /// An image.
  case image(ImageContent)
  /// A gradient that fills the bounds.
  case gradient(GradientContent)
  /// The parts of an image of which some are stretched.
  case images([ImageContent])
  /// A path that is filled and stroked.
  case shape(ShapeContent)
  /// A recorded drawing.
  case drawing(DrawingContent)
  /// Particles of an emitter, also outside of the bounds.
  case particles(ParticleContent)
}

/// An image and its placement.
public struct ImageContent: Equatable, Sendable {
  /// The image.
  public var image: CGImage
  /// The rectangle that the image fills in the layer's coordinate space, in points.
  public var frame: CGRect
  /// The color in which a template image is drawn; nil for the image's own colors.
  public var tint: CGColor?
  /// The part of the image that fills the frame, in fractions of the image.
  public var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether each pixel of the frame has the color of the nearest one of the image where that is drawn
  /// larger; false for colors in between.
  public var isEnlargedByNearest = false
  /// Whether each pixel of the frame has the color of the nearest one of the image where that is drawn
  /// smaller; false for means.
  public var isReducedByNearest = false

  /// Creates image content.
  public init(image: CGImage, frame: CGRect, tint: CGColor? = nil) {
    self.image = image
    self.frame = frame
    self.tint = tint
  }
}

/// A recorded drawing and its placement.
///
/// It is drawn to a bitmap of its own size at the resolution of the frame, which is then drawn as an
/// image.
public struct DrawingContent: Equatable, Sendable {
  /// The recorded commands.
  package var drawing: Drawing
  /// The size of the recorded canvas in points.
  public var size: CGSize
  /// The rectangle that the canvas fills in the layer's coordinate space, in points.
  public var frame: CGRect

  /// Creates the content of a layer.
  package init(drawing: Drawing, size: CGSize, frame: CGRect) {
    self.drawing = drawing
    self.size = size
    self.frame = frame
  }
}

/// A gradient between two points of the bounds.
public struct GradientContent: Equatable, Sendable {
  /// The gradient's geometry.
  public enum Kind: String, Sendable {
    /// The colors change along the line from start to end.
    case axial
    /// The colors change from the start outward; the ellipse through the end has the last color.
    case radial
    /// The colors change clockwise with the angle about the start, beginning in the direction of
    /// the end.
    case conic
  }

  /// A color and its location.
  public struct Stop: Equatable, Sendable {
    /// The color.
    public var color: CGColor
    /// The location from 0, the start, to 1, the end; not less than that of the previous stop.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: CGColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry.
  public var kind: Kind
  /// The color stops in ascending order.
  public var stops: [Stop]
  /// The start point in fractions of the bounds.
  public var startPoint: CGPoint
  /// The end point in fractions of the bounds.
  public var endPoint: CGPoint

  /// Creates a gradient.
  public init(kind: Kind, stops: [Stop], startPoint: CGPoint, endPoint: CGPoint) {
    self.kind = kind
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
}
