import CCairo
import DisplayList

extension LayerPainter {
  /// Draws the shadow of a layer below it, moved in the layer's own space.
  func draw(_ shadow: Shadow, of layer: DisplayLayer, in place: LayerPlace) throws(RasterError) {
    let offset = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
    let matrix = offset.concatenating(place.matrix)
    let alpha = place.alpha * shadow.opacity.unit
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
      of: mask.extents.applying(matrix).pixelAligned.intersection(place.visible))
    guard !pixels.isEmpty else { return }
    canvas.setMatrix(.identity)
    canvas.setSource(shadow.color, alpha: alpha)
    let hidden = hiddenPart(of: layer, in: place)
      .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
    canvas.mask(
      try mask.surface(over: pixels, matrix: matrix, hidden: hidden), at: pixels.origin)
  }

  /// A rectangle that the layer's background covers whatever lies below; null where there is none.
  private func hiddenPart(of layer: DisplayLayer, in place: LayerPlace) -> CGRect {
    guard place.alpha >= 1, let background = layer.visibleBackground, background.alpha >= 1 else {
      return .null
    }
    // A round corner takes away 0.3 of its radius along the diagonal; pixels at the edge are mixed.
    let corner = 0.3 * layer.attributes.drawnRadius
    let pixel = place.matrix.inverted()
    return layer.attributes.bounds.standardized.insetBy(
      dx: corner + abs(pixel.a) + abs(pixel.c), dy: corner + abs(pixel.b) + abs(pixel.d))
  }

  /// The blurred alpha of all that a layer shows.
  private func mask(of layer: DisplayLayer, radius: CGFloat) throws(RasterError) -> ShadowMask? {
    let drawn = try extents.withoutShadow(of: layer)
    guard let mask = ShadowMask.Area(drawn, radius: radius, resolution: resolution) else {
      return nil
    }
    let surface = try Surface(
      CAIRO_FORMAT_ARGB32, width: mask.picture.width, height: mask.picture.height)
    let canvas = Canvas(surface)
    let painter = LayerPainter(
      canvas: canvas, extents: extents, shadows: shadows, masks: masks,
      damage: Damage(surface.bounds), resolution: resolution)
    var attributes = layer.attributes
    attributes.shadow = nil
    let bare = DisplayLayer(
      id: layer.id, attributes: attributes, content: layer.content, sublayers: layer.sublayers)
    try painter.drawParts(
      of: bare,
      in: LayerPlace(
        matrix: mask.picture.matrix.inverted(), alpha: 1,
        visible: surface.bounds),
      outline: attributes.outline())
    try canvas.finish()
    return ShadowMask(alphaOf: surface, area: mask)
  }
}
