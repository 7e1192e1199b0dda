import DisplayList

/// Computes the extents of layers in their own coordinate space.
struct LayerExtents {
  let fonts: FontCache

  /// Returns the bounding box of a layer with its sublayers and shadow; null if it shows nothing.
  func all(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let shown = try extentsWithoutMask(of: layer)
    guard let mask = layer.attributes.mask else { return shown }
    guard mask.attributes.opacity > 0 else { return .null }
    return shown.intersection(mask.attributes.boxInParent(of: try all(of: mask)))
  }

  private func extentsWithoutMask(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let drawn = try extentsWithoutShadow(of: layer)
    guard let shadow = layer.visibleShadow else { return drawn }
    let shape = shadow.path?.boundingBox ?? drawn
    let reach = ShadowMask.reach(radius: shadow.radius)
    return drawn.union(
      shape.insetBy(dx: -reach, dy: -reach).offsetBy(
        dx: shadow.offset.width, dy: shadow.offset.height))
  }

  /// Returns the bounding box of a layer without its own shadow.
  func extentsWithoutShadow(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let contents = try contents(of: layer)
    return layer.visibleBackground == nil && layer.visibleBorder == nil && layer.backdrop == nil
      ? contents : contents.union(layer.attributes.bounds.standardized)
  }

  /// Returns the bounding box of a layer's content and sublayers.
  func contents(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let bounds = layer.attributes.bounds.standardized
    var contents = try extents(of: layer.content, bounds: bounds)
    for sublayer in layer.sublayers where sublayer.attributes.opacity > 0 {
      contents = contents.union(sublayer.attributes.boxInParent(of: try all(of: sublayer)))
    }
    return layer.clipsContents ? contents.intersection(bounds) : contents
  }

  /// Returns the rectangle that the layer itself draws or clips, without its sublayers; nil if
  /// there is none.
  func own(of layer: DisplayLayer) throws(RasterError) -> CGRect? {
    let bounds = layer.attributes.bounds.standardized
    var own = try extents(of: layer.content, bounds: bounds)
    if layer.visibleBackground != nil || layer.visibleBorder != nil || layer.clipsContents
      || layer.backdrop != nil
    {
      own = own.union(bounds)
    }
    if let shadow = layer.visibleShadow, let path = shadow.path {
      own = own.union(
        path.boundingBox.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
    return own.isNull ? nil : own
  }

  private func extents(of content: LayerContent, bounds: CGRect) throws(RasterError) -> CGRect {
    switch content {
    case .none: return .null
    case .image(let image): return image.frame.standardized
    case .drawing(let drawing): return drawing.frame.standardized
    case .images(let parts):
      return parts.reduce(CGRect.null) { $0.union($1.frame.standardized) }
    case .gradient: return bounds
    case .shape(let shape): return shape.extents
    case .particles(let content): return content.extents
    case .glyphs(let runs):
      return try each(of: runs).reduce(CGRect.null) { $0.union($1) }
        .intersection(bounds)
    }
  }

  /// Returns the bounding box of each run's glyphs, which may exceed the bounds; null for a run
  /// without visible glyphs.
  func each(of runs: [GlyphRun]) throws(RasterError) -> [CGRect] {
    try runs.map { (run) throws(RasterError) in
      extents(of: run, font: try fonts.font(run.fontFile, index: run.faceIndex))
    }
  }

  /// Returns the bounding box of a run's glyphs.
  private func extents(of run: GlyphRun, font: FontFile) -> CGRect {
    run.glyphs.reduce(CGRect.null) { box, glyph in
      let shape = font.shape(of: glyph.id, stroke: run.strokeInEms).box
      guard !shape.isNull else { return box }
      guard run.horizontalScale == 1, run.obliqueness == 0 else {
        return box.union(shape.applying(run.matrix(of: glyph)))
      }
      return box.union(
        CGRect(
          x: glyph.position.x + run.size * shape.minX, y: glyph.position.y + run.size * shape.minY,
          width: run.size * shape.width, height: run.size * shape.height))
    }
  }

  /// Returns the layer's outline if it is also the outline of everything that the layer shows.
  func solidOutline(of layer: DisplayLayer) throws(RasterError) -> CGPath? {
    guard let background = layer.visibleBackground, background.isOpaque else { return nil }
    let outline = layer.attributes.outline()
    let drawn = try contents(of: layer)
    guard !drawn.isNull else { return outline }
    // A convex outline contains a rectangle if it contains its corners.
    let inner = drawn.insetBy(dx: min(0.01, drawn.width / 2), dy: min(0.01, drawn.height / 2))
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
    return corners.allSatisfy { outline.contains($0) } ? outline : nil
  }
}
