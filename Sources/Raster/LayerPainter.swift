import CCairo
import DisplayList

/// Draws layers as Core Animation composites them.
struct LayerPainter {
  let canvas: Canvas
  let extents: LayerExtents
  let shadows: ShadowStore
  let masks: MaskStore
  /// The pixels that must come out right.
  let damage: Damage
  /// The pixels of a point in pictures that are made in a layer's own space.
  let resolution: CGFloat

  /// Draws layers from back to front; `place` is that of the space around them.
  func draw(_ layers: [DisplayLayer], in place: LayerPlace) throws(RasterError) {
    for layer in layers { try draw(layer, in: place) }
  }

  private func draw(_ layer: DisplayLayer, in outer: LayerPlace) throws(RasterError) {
    var place = outer.place(of: layer)
    guard place.isVisible else { return }
    let pixels = try extents.all(of: layer).applying(place.matrix).pixelAligned
    place.visible = pixels.intersection(outer.visible)
    guard !damage.part(of: place.visible).isEmpty else { return }
    // The layer's own part lies in what all of it lies in, but for where it is clipped.
    if layer.cutsInside || !pixels.isDrawable, let own = try extents.own(of: layer),
      !own.applying(place.matrix).isDrawable
    {
      return
    }

    switch place.way(of: layer) {
    case .dissolving(let dissolve):
      try draw(layer.sublayers, dissolvedBy: dissolve.unit, in: place)
    case .grouped(let isMasked):
      try drawAsGroup(layer, in: place, isMasked: isMasked)
    case .apart:
      try drawParts(of: layer, in: place, outline: layer.attributes.outline())
    }
  }

  /// Draws the first of some layers fading out and the others fading in; where both are opaque, so is
  /// what comes out.
  private func draw(
    _ layers: [DisplayLayer], dissolvedBy dissolve: CGFloat, in place: LayerPlace
  ) throws(RasterError) {
    var (old, new) = (place, place)
    (old.alpha, new.alpha) = (1 - dissolve, dissolve)
    try canvas.saving { () throws(RasterError) in
      canvas.setMatrix(.identity)
      canvas.clip(to: CGPath(rect: place.visible))
      try canvas.grouping { () throws(RasterError) in
        try draw(Array(layers.prefix(1)), in: old)
        canvas.setMatrix(.identity)
        try canvas.grouping { () throws(RasterError) in
          try draw(Array(layers.dropFirst()), in: new)
        }
        canvas.setMatrix(.identity)
        canvas.addSource()
      }
      canvas.setMatrix(.identity)
      canvas.paintSource(alpha: place.alpha)
    }
  }

  /// Draws a layer and all in it on a picture of its own, then that picture in one go.
  ///
  /// So what lies below does not shine through where parts overlap, and a rounded edge is
  /// anti-aliased once for all of them.
  private func drawAsGroup(
    _ layer: DisplayLayer, in place: LayerPlace, isMasked: Bool
  ) throws(RasterError) {
    let outline = layer.attributes.outline()
    var inside = place
    inside.alpha = 1
    // The mask cuts the outer edges; until then they must reach beyond it.
    let drawn = isMasked ? CGPath(rect: place.visible.applying(place.matrix.inverted())) : outline
    try canvas.saving { () throws(RasterError) in
      canvas.setMatrix(.identity)
      canvas.clip(to: CGPath(rect: place.visible))
      canvas.setMatrix(place.matrix)
      try canvas.grouping { () throws(RasterError) in
        try drawParts(of: layer, in: inside, outline: drawn, isMaskedLater: isMasked)
      }
      canvas.setMatrix(.identity)
      guard isMasked else { return canvas.paintSource(alpha: place.alpha) }
      guard let mask = try mask(of: outline, in: place) else { return }
      canvas.mask(mask.surface, at: mask.origin, alpha: place.alpha)
    }
  }

  /// The pixels that an outline covers.
  private func mask(of outline: CGPath, in place: LayerPlace) throws(RasterError) -> ShapeMask? {
    try masks.mask(
      of: .outline(outline), matrix: place.matrix, box: outline.boundingBox, visible: place.visible
    ) { (box, matrix) throws(RasterError) in
      let surface = try Surface(
        CAIRO_FORMAT_A8, width: Int(box.width), height: Int(box.height))
      let canvas = Canvas(surface)
      canvas.setMatrix(
        matrix.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)))
      canvas.setSource(.black, alpha: 1)
      canvas.fill(outline)
      try canvas.finish()
      return surface
    }
  }

  /// Draws shadow, background, content, sublayers and border, each with the opacity of `place`.
  ///
  /// `outline` is what the background fills and the border goes along.
  func drawParts(
    of layer: DisplayLayer, in place: LayerPlace, outline: CGPath, isMaskedLater: Bool = false
  ) throws(RasterError) {
    let attributes = layer.attributes
    if let shadow = layer.visibleShadow { try draw(shadow, of: layer, in: place) }
    canvas.setMatrix(place.matrix)
    if let background = layer.visibleBackground {
      canvas.setSource(background, alpha: place.alpha)
      fill(outline, of: layer, in: place, isOpaque: background.alpha.unit * place.alpha >= 1)
    }
    if layer.cutsInside, !isMaskedLater {
      try canvas.clipping(to: attributes.outline()) { () throws(RasterError) in
        try drawInside(of: layer, in: place, outline: outline)
      }
    } else {
      try drawInside(of: layer, in: place, outline: outline)
    }
    if let border = layer.visibleBorder {
      canvas.setMatrix(place.matrix)
      canvas.setSource(border, alpha: place.alpha)
      canvas.append(outline.elements)
      if let inner = attributes.outline(inset: attributes.borderWidth) {
        canvas.append(inner.elements)
      }
      canvas.fillPath(rule: .evenOdd)
    }
  }

  /// Fills a layer's outline with the source, only where need be if its edges run between pixels.
  private func fill(
    _ outline: CGPath, of layer: DisplayLayer, in place: LayerPlace, isOpaque: Bool
  ) {
    guard place.hasSharpEdges(layer) else { return canvas.fill(outline) }
    let bounds = layer.attributes.bounds.applying(place.matrix)
    let (left, top) = (bounds.minX.rounded(), bounds.minY.rounded())
    let pixels = CGRect(
      x: left, y: top, width: bounds.maxX.rounded() - left, height: bounds.maxY.rounded() - top)
    let damaged = damage.part(of: pixels.intersection(place.visible))
    guard !damaged.isNull else { return }
    canvas.setMatrix(.identity)
    if isOpaque {
      canvas.fill(CGPath(rect: damaged))
    } else {
      canvas.mixPixels(of: damaged)
    }
    canvas.setMatrix(place.matrix)
  }

  private func drawInside(
    of layer: DisplayLayer, in place: LayerPlace, outline: CGPath
  ) throws(RasterError) {
    try draw(layer.content, bounds: layer.attributes.bounds, outline: outline, in: place)
    try draw(layer.sublayers, in: place)
  }
}
