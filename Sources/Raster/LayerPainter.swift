import DisplayList

/// Draws layers as Core Animation composites them.
struct LayerPainter {
  /// Where a layer comes to lie, and under what opacity.
  struct Place {
    /// The map from the layer's space to pixels.
    var matrix: CGAffineTransform
    /// The opacity of all around.
    var alpha: CGFloat
    /// The pixels that drawing can change.
    var visible: CGRect
  }

  let canvas: Canvas
  let fonts: FontStore
  let shadows: ShadowStore
  /// The pixels of a point in pictures that are made in a layer's own space.
  let resolution: CGFloat

  /// Draws layers from back to front; `place` is that of the space around them.
  func draw(_ layers: [DisplayLayer], in place: Place) throws(RasterError) {
    for layer in layers { try draw(layer, in: place) }
  }

  private func draw(_ layer: DisplayLayer, in outer: Place) throws(RasterError) {
    var place = outer
    place.matrix = layer.attributes.matrix.concatenating(outer.matrix)
    place.alpha *= layer.attributes.opacity.unit
    guard place.alpha > 0, place.matrix.isDrawable else { return }
    let pixels = try extents(of: layer).applying(place.matrix).pixelAligned
    place.visible = pixels.intersection(outer.visible)
    guard pixels.isDrawable, !place.visible.isEmpty else { return }

    if let dissolve = layer.attributes.dissolve {
      return try draw(layer.sublayers, dissolvedBy: dissolve.unit, in: place)
    }
    let isMaskedAsOne = layer.cutsInside && layer.partCount > 1 && !hasSharpEdges(layer, in: place)
    if isMaskedAsOne || (place.alpha < 1 && layer.partCount > 1) {
      try drawAsGroup(layer, in: place, isMasked: isMaskedAsOne)
    } else {
      try drawParts(of: layer, in: place, outline: layer.attributes.outline())
    }
  }

  /// Draws the first of some layers fading out and the others fading in; where both are opaque, so is
  /// what comes out.
  private func draw(
    _ layers: [DisplayLayer], dissolvedBy dissolve: CGFloat, in place: Place
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
    _ layer: DisplayLayer, in place: Place, isMasked: Bool
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
      canvas.setMatrix(place.matrix)
      if isMasked { canvas.clip(to: outline) }
      canvas.paintSource(alpha: place.alpha)
    }
  }

  /// Draws shadow, background, content, sublayers and border, each with the opacity of `place`.
  ///
  /// `outline` is what the background fills and the border goes along.
  func drawParts(
    of layer: DisplayLayer, in place: Place, outline: CGPath, isMaskedLater: Bool = false
  ) throws(RasterError) {
    let attributes = layer.attributes
    if let shadow = layer.visibleShadow { try draw(shadow, of: layer, in: place) }
    canvas.setMatrix(place.matrix)
    if let background = layer.visibleBackground {
      canvas.setSource(background, alpha: place.alpha)
      canvas.fill(outline)
    }
    if layer.cutsInside, !isMaskedLater {
      try canvas.saving { () throws(RasterError) in
        canvas.clip(to: attributes.outline())
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

  private func drawInside(
    of layer: DisplayLayer, in place: Place, outline: CGPath
  ) throws(RasterError) {
    try draw(layer.content, bounds: layer.attributes.bounds, outline: outline, in: place)
    try draw(layer.sublayers, in: place)
  }

  /// Whether the layer's edges run between pixels, so that a clip along them is exact.
  private func hasSharpEdges(_ layer: DisplayLayer, in place: Place) -> Bool {
    let matrix = place.matrix
    guard layer.attributes.drawnRadius == 0,
      (matrix.b == 0 && matrix.c == 0) || (matrix.a == 0 && matrix.d == 0)
    else { return false }
    let edges = layer.attributes.bounds.applying(matrix)
    // Cairo's coordinates are multiples of 1/256 pixel.
    return [edges.minX, edges.minY, edges.maxX, edges.maxY].allSatisfy {
      abs($0 - $0.rounded()) < 1.0 / 512
    }
  }
}

extension CGAffineTransform {
  /// Whether the transform is made of numbers and keeps an area.
  var isDrawable: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && abs(determinant) > 1e-12
  }
}

extension CGRect {
  /// The pixels that the rectangle touches.
  var pixelAligned: CGRect {
    guard !isNull, [minX, minY, maxX, maxY].allSatisfy(\.isFinite) else { return .null }
    let (left, top) = (minX - 1.0 / 128, minY - 1.0 / 128)
    return CGRect(
      x: left.rounded(.down), y: top.rounded(.down),
      width: (maxX + 1.0 / 128).rounded(.up) - left.rounded(.down),
      height: (maxY + 1.0 / 128).rounded(.up) - top.rounded(.down))
  }

  /// Whether Cairo, which has 24 bits for whole pixels, can draw something as far out.
  var isDrawable: Bool {
    !isNull && max(-minX, maxX, -minY, maxY) < CGFloat(1 << 22)
  }
}
