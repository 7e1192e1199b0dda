/// How the colors of a drawing are combined with those below.
///
/// The modes act within the shape that is drawn, and in proportion to its coverage at the edges.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  /// The drawing over what is below.
  case normal
  /// The product of both.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// `multiply` or `screen`, depending on what is below.
  case overlay
  /// The darker of both, by component.
  case darken
  /// The lighter of both, by component.
  case lighten
  /// What is below, brightened by the drawing.
  case colorDodge
  /// What is below, darkened by the drawing.
  case colorBurn
  /// A soft light of the drawing's color.
  case softLight
  /// `multiply` or `screen`, depending on the drawing.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the drawing.
  case hue
  /// The saturation of the drawing.
  case saturation
  /// The hue and the saturation of the drawing.
  case color
  /// The luminosity of the drawing.
  case luminosity
  /// Nothing: what is below becomes transparent.
  case clear
  /// The drawing in place of what is below.
  case copy
  /// The drawing where something is below, in place of it.
  case sourceIn
  /// The drawing where nothing is below, in place of it.
  case sourceOut
  /// The drawing where something is below, over it.
  case sourceAtop
  /// What is below over the drawing.
  case destinationOver
  /// What is below, where the drawing is.
  case destinationIn
  /// What is below, where the drawing is not.
  case destinationOut
  /// What is below, where the drawing is, over the drawing.
  case destinationAtop
  /// Either, where the other one is not.
  case xor
  /// The sum of both as inks.
  case plusDarker
  /// The sum of both as lights.
  case plusLighter
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context decides: linearly.
  case `default` = 0
  /// Without interpolation: each pixel has the color of the nearest one.
  case none = 1
  /// Linearly.
  case low = 2
  /// Linearly, averaged where the image is made smaller.
  case medium = 4
  /// Linearly, averaged where the image is made smaller.
  case high = 3
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside by the winding rule.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The inside by the winding rule, then the outline.
  case fillStroke
  /// The inside by the even-odd rule, then the outline.
  case eoFillStroke
}

/// What is drawn of text.
public enum CGTextDrawingMode: Int32, Sendable {
  /// The inside of the glyphs.
  case fill
  /// The outlines.
  case stroke
  /// The inside, then the outlines.
  case fillStroke
  /// Nothing.
  case invisible
  /// The inside, which also becomes the clip.
  case fillClip
  /// The outlines, which also become the clip.
  case strokeClip
  /// The inside and the outlines, which also become the clip.
  case fillStrokeClip
  /// Nothing; the text becomes the clip.
  case clip
}

/// How the cells of a pattern are placed.
public enum CGPatternTiling: Int32, Sendable {
  /// Without distortion of the cells.
  case noDistortion
  /// At equal distances, with the least distortion.
  case constantSpacingMinimalDistortion
  /// At equal distances.
  case constantSpacing
}

/// Where a gradient is extended.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color is drawn before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color is drawn after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How colors outside of a color space are converted; it has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's choice.
  case defaultIntent
  /// By clamping.
  case absoluteColorimetric
  /// By clamping, relative to the white points.
  case relativeColorimetric
  /// By compressing the whole range.
  case perceptual
  /// By keeping the saturation.
  case saturation
}
