import DisplayList

/// The shapes that a renderer draws for layers, for output other than pixels.
///
/// It caches fonts and must not be shared between threads.
package final class LayerShapes {
  /// The shape of a glyph in ems, relative to its origin on the baseline; y increases downward.
  package enum Glyph {
    /// An outline to fill by the winding rule.
    case outline(CGPath)
    /// A color bitmap, as of an emoji, and the rectangle that it fills.
    case image(CGImage, frame: CGRect)
    /// No shape, as of a space.
    case none
  }

  private let extents: LayerExtents

  /// Creates an empty cache.
  package init() throws(RasterError) {
    extents = LayerExtents(fonts: try FontCache())
  }

  /// Returns the shape of a run's glyph.
  ///
  /// - Throws: `RasterError.unreadableFont`.
  package func shape(of glyph: GlyphRun.Glyph, in run: GlyphRun) throws(RasterError) -> Glyph {
    switch try extents.fonts.font(run.fontFile, index: run.faceIndex)
      .shape(of: glyph.id, stroke: run.strokeInEms)
    {
    case .outline(let outline, _): .outline(outline.path)
    case .bitmap(let bitmap): .image(bitmap.image, frame: bitmap.box)
    case .none: .none
    }
  }

  /// Returns the bounding box of everything that text draws, which may exceed the layer's bounds;
  /// null for text without visible glyphs.
  package func extents(of runs: [GlyphRun]) throws(RasterError) -> CGRect {
    try extents.each(of: runs).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the bounding box of a layer with its sublayers in its own coordinate space, without its
  /// own shadow; null if it shows nothing.
  package func extentsWithoutShadow(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    try extents.extentsWithoutShadow(of: layer)
  }

  /// Returns the bounding box of a layer with its sublayers and its shadow; null if it shows
  /// nothing.
  package func extents(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    try extents.all(of: layer)
  }

  /// Returns the outline whose blurred copy is the layer's shadow; nil if the shadow is that of
  /// everything that the layer shows.
  package func shadowOutline(of layer: DisplayLayer) throws(RasterError) -> CGPath? {
    if let path = layer.attributes.shadow?.path { return path }
    return try extents.solidOutline(of: layer)
  }

  /// Returns the distance in points by which a shadow of a radius extends beyond its shape.
  package static func shadowReach(radius: CGFloat) -> CGFloat { ShadowMask.reach(radius: radius) }
}
