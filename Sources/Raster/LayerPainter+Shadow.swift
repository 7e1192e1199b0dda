import CCairo
import DisplayList

extension LayerPainter {
  /// Draws a layer's shadow; the shadow's offset is in the layer's coordinate space.
  func draw(_ shadow: Shadow, of layer: DisplayLayer, in context: LayerContext) throws(RasterError)
  {
    let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    let matrix = offset.concatenating(context.matrix)
    let alpha = context.alpha * shadow.opacity.unit
    let solid = if let path = shadow.path { path } else { try extents.solidOutline(of: layer) }
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
    let pixels = damage.part(
      of: mask.extents.applying(matrix).pixelAligned.intersection(context.visible))
    guard !pixels.isEmpty else { return }
    canvas.setMatrix(.identity)
    canvas.setSource(shadow.color, alpha: alpha)
    let excluded = coveredRect(of: layer, in: context)
      .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
    canvas.mask(
      try mask.surface(over: pixels, matrix: matrix, excluded: excluded), at: pixels.origin)
  }

  /// Returns a rectangle that the layer's background covers completely; null if there is none.
  private func coveredRect(of layer: DisplayLayer, in context: LayerContext) -> CGRect {
    guard context.alpha >= 1, let background = layer.visibleBackground, background.alpha >= 1 else {
      return .null
    }
    // A rounded corner removes 0.3 of its radius along the diagonal; edge pixels are blended.
    let corner = 0.3 * layer.attributes.drawnRadius
    let pixel = context.matrix.inverted()
    return layer.attributes.bounds.standardized.insetBy(
      dx: corner + abs(pixel.a) + abs(pixel.c), dy: corner + abs(pixel.b) + abs(pixel.d))
  }

  /// Returns the blurred alpha of everything that a layer shows.
  private func mask(of layer: DisplayLayer, radius: CGFloat) throws(RasterError) -> ShadowMask? {
    let drawn = try extents.extentsWithoutShadow(of: layer)
    guard let mask = ShadowMask.Area(drawn, radius: radius, resolution: resolution) else {
      return nil
    }
    let surface = try Surface(
      CAIRO_FORMAT_ARGB32, width: mask.grid.width, height: mask.grid.height)
    let canvas = Canvas(surface)
    let painter = LayerPainter(
      canvas: canvas, extents: extents, shadows: shadows, masks: masks,
      drawings: drawings, sprites: sprites, damage: Damage(surface.bounds),
      resolution: resolution)
    var attributes = layer.attributes
    attributes.shadow = nil
    if attributes.hasEffects { attributes.effects.backdrop = nil }
    let bare = DisplayLayer(
      id: layer.id, attributes: attributes, content: layer.content, sublayers: layer.sublayers)
    try painter.drawParts(
      of: bare,
      in: LayerContext(
        matrix: mask.grid.matrix.inverted(), alpha: 1,
        visible: surface.bounds),
      outline: attributes.outline())
    try canvas.finish()
    return shadows.mask(ofAlphaOf: surface, area: mask)
  }
}
