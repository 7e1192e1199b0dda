import CCairo
import DisplayList

extension LayerPainter {
  /// Draws the shadow of a layer below it, moved in the layer's own space.
  func draw(_ shadow: Shadow, of layer: DisplayLayer, in place: Place) throws(RasterError) {
    let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    let matrix = offset.concatenating(place.matrix)
    let alpha = place.alpha * shadow.opacity.unit
    let solid = if let path = shadow.path { path } else { try solidOutline(of: layer) }
    if let solid, ShadowMask.isSharp(radius: shadow.radius, resolution: resolution) {
      canvas.setMatrix(matrix)
      canvas.setSource(shadow.color, alpha: alpha)
      canvas.fill(solid)
      return
    }
    let mask =
      if let solid {
        try shadows.mask(of: solid, radius: shadow.radius, resolution: resolution)
      } else {
        try mask(of: layer, radius: shadow.radius)
      }
    guard let mask else { return }
    let pixels = mask.extents.applying(matrix).pixelAligned.intersection(place.visible)
    guard !pixels.isEmpty else { return }
    canvas.setMatrix(.identity)
    canvas.setSource(shadow.color, alpha: alpha)
    let hidden = hiddenPart(of: layer, in: place)
      .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
    canvas.mask(
      try mask.surface(over: pixels, matrix: matrix, hidden: hidden), at: pixels.origin)
  }

  /// A rectangle that the layer's background covers whatever lies below; null where there is none.
  private func hiddenPart(of layer: DisplayLayer, in place: Place) -> CGRect {
    guard place.alpha >= 1, let background = layer.visibleBackground, background.alpha >= 1 else {
      return .null
    }
    // A round corner takes away 0.3 of its radius along the diagonal; pixels at the edge are mixed.
    let corner = 0.3 * layer.attributes.drawnRadius
    let pixel = place.matrix.inverted()
    return layer.attributes.bounds.standardized.insetBy(
      dx: corner + abs(pixel.a) + abs(pixel.c), dy: corner + abs(pixel.b) + abs(pixel.d))
  }

  /// The layer's outline, if that is the outline of all it shows.
  private func solidOutline(of layer: DisplayLayer) throws(RasterError) -> CGPath? {
    guard let background = layer.visibleBackground, background.alpha >= 1 else { return nil }
    let outline = layer.attributes.outline()
    let drawn = try insideExtents(of: layer)
    guard !drawn.isNull else { return outline }
    // The outline is convex: it has a rectangle inside if it has its corners.
    let inner = drawn.insetBy(dx: min(0.01, drawn.width / 2), dy: min(0.01, drawn.height / 2))
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
    return corners.allSatisfy { outline.contains($0) } ? outline : nil
  }

  /// The blurred alpha of all that a layer shows.
  private func mask(of layer: DisplayLayer, radius: CGFloat) throws(RasterError) -> ShadowMask? {
    let drawn = try extentsWithoutShadow(of: layer)
    guard let mask = ShadowMask.Area(drawn, radius: radius, resolution: resolution) else {
      return nil
    }
    let surface = try Surface(
      CAIRO_FORMAT_ARGB32, width: mask.picture.width, height: mask.picture.height)
    let canvas = Canvas(surface)
    let painter = LayerPainter(
      canvas: canvas, fonts: fonts, shadows: shadows, resolution: resolution)
    var attributes = layer.attributes
    attributes.shadow = nil
    let bare = DisplayLayer(
      id: layer.id, attributes: attributes, content: layer.content, sublayers: layer.sublayers)
    try painter.drawParts(
      of: bare,
      in: Place(
        matrix: mask.picture.matrix.inverted(), alpha: 1,
        visible: CGRect(x: 0, y: 0, width: surface.width, height: surface.height)),
      outline: attributes.outline())
    try canvas.finish()
    return ShadowMask(alphaOf: surface, area: mask)
  }
}
