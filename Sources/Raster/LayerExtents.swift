import DisplayList

/// How far layers reach.
struct LayerExtents {
  let fonts: FontStore

  /// The rectangle in a layer's own space that all it shows lies in; null where it shows nothing.
  func all(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let drawn = try withoutShadow(of: layer)
    guard let shadow = layer.visibleShadow else { return drawn }
    let shape = shadow.path?.boundingBox ?? drawn
    let reach = ShadowMask.reach(radius: shadow.radius)
    return drawn.union(
      shape.insetBy(dx: -reach, dy: -reach).offsetBy(
        dx: shadow.offset.width, dy: shadow.offset.height))
  }

  /// The same but for the layer's own shadow.
  func withoutShadow(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let inside = try inside(of: layer)
    return layer.visibleBackground == nil && layer.visibleBorder == nil
      ? inside : inside.union(layer.attributes.bounds.standardized)
  }

  /// The same for content and sublayers alone.
  func inside(of layer: DisplayLayer) throws(RasterError) -> CGRect {
    let bounds = layer.attributes.bounds.standardized
    var inside = try extents(of: layer.content, bounds: bounds)
    for sublayer in layer.sublayers where sublayer.attributes.opacity > 0 {
      inside = inside.union(try all(of: sublayer).applying(sublayer.attributes.matrix))
    }
    return layer.cutsInside ? inside.intersection(bounds) : inside
  }

  /// The rectangle in a layer's own space that the layer alone draws or clips in, without its sublayers;
  /// nil for none.
  func own(of layer: DisplayLayer) throws(RasterError) -> CGRect? {
    let bounds = layer.attributes.bounds.standardized
    var own = try extents(of: layer.content, bounds: bounds)
    if layer.visibleBackground != nil || layer.visibleBorder != nil || layer.cutsInside {
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
    case .gradient: return bounds
    case .shape(let shape): return shape.extents
    case .glyphs(let runs):
      return try each(of: runs).reduce(CGRect.null) { $0.union($1) }
        .intersection(bounds)
    }
  }

  /// The rectangles in a layer's own space that runs' glyphs lie in, beyond the bounds as well; null
  /// for a run that shows nothing.
  func each(of runs: [GlyphRun]) throws(RasterError) -> [CGRect] {
    try runs.map { (run) throws(RasterError) in
      extents(of: run, font: try fonts.font(run.fontFile, index: run.faceIndex))
    }
  }

  /// The rectangle in a layer's own space that a run's glyphs lie in.
  private func extents(of run: GlyphRun, font: FontFile) -> CGRect {
    run.glyphs.reduce(CGRect.null) { box, glyph in
      let shape = font.shape(of: glyph.id).box
      guard !shape.isNull else { return box }
      return box.union(
        CGRect(
          x: glyph.position.x + run.size * shape.minX, y: glyph.position.y + run.size * shape.minY,
          width: run.size * shape.width, height: run.size * shape.height))
    }
  }

  /// The layer's outline, if that is the outline of all it shows.
  func solidOutline(of layer: DisplayLayer) throws(RasterError) -> CGPath? {
    guard let background = layer.visibleBackground, background.alpha >= 1 else { return nil }
    let outline = layer.attributes.outline()
    let drawn = try inside(of: layer)
    guard !drawn.isNull else { return outline }
    // The outline is convex: it has a rectangle inside if it has its corners.
    let inner = drawn.insetBy(dx: min(0.01, drawn.width / 2), dy: min(0.01, drawn.height / 2))
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
    return corners.allSatisfy { outline.contains($0) } ? outline : nil
  }
}
