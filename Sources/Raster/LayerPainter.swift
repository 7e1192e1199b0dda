import CCairo
import DisplayList

/// Draws layers as Core Animation composites them.
struct LayerPainter {
  let canvas: Canvas
  let extents: LayerExtents
  let shadows: ShadowMaskCache
  let masks: ShapeMaskCache
  let drawings: DrawingCache
  let sprites: SpriteCache
  /// The pixels that must be correct.
  let damage: Damage
  /// The pixels per point of bitmaps in a layer's coordinate space.
  let resolution: CGFloat

  /// Draws layers from back to front; `context` is that of their parent.
  func draw(_ layers: [DisplayLayer], in context: LayerContext) throws(RasterError) {
    for layer in layers { try draw(layer, in: context) }
  }

  private func draw(_ layer: DisplayLayer, in outer: LayerContext) throws(RasterError) {
    if let projection = layer.attributes.projection {
      try draw(layer, projectedBy: projection, in: outer)
    } else if let scale = outer.rasterizationScale(of: layer) {
      try draw(
        layer, projectedBy: Projection(layer.attributes.matrix), pixelsPerPoint: scale, in: outer)
    } else {
      try drawInPlane(layer, in: outer.context(of: layer))
    }
  }

  /// Draws a layer in its own context, whose visible pixels are those of its parent.
  func drawInPlane(_ layer: DisplayLayer, in outer: LayerContext) throws(RasterError) {
    var context = outer
    guard context.isVisible else { return }
    let pixels = try extents.all(of: layer).applying(context.matrix).pixelAligned
    context.visible = pixels.intersection(outer.visible)
    guard !damage.part(of: context.visible).isEmpty else { return }
    // The layer's own extents lie within its full extents, except where those are clipped.
    if layer.clipsContents || !pixels.isDrawable, let own = try extents.own(of: layer),
      !own.applying(context.matrix).isDrawable
    {
      return
    }

    let reach = canvas.reach
    defer { canvas.reach = reach }
    canvas.reach = layer.hasBackdrops ? canvas.surface.bounds : context.visible
    switch context.compositingMode(of: layer) {
    case .dissolving(let dissolve):
      try draw(layer.sublayers, dissolvedBy: dissolve.unit, in: context)
    case .grouped(let isMasked):
      try drawAsGroup(layer, in: context, isMasked: isMasked)
    case .separate:
      try drawParts(of: layer, in: context, outline: layer.attributes.outline())
    }
  }

  /// Fades out the first layer while fading in the others; the result is opaque where both are.
  private func draw(
    _ layers: [DisplayLayer], dissolvedBy dissolve: CGFloat, in context: LayerContext
  ) throws(RasterError) {
    var (old, new) = (context, context)
    (old.alpha, new.alpha) = (1 - dissolve, dissolve)
    try canvas.saving { () throws(RasterError) in
      canvas.setMatrix(.identity)
      canvas.clip(to: CGPath(rect: context.visible))
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
      canvas.paintSource(alpha: context.alpha)
    }
  }

  /// Draws a layer and its sublayers to an offscreen group and composites the group at once.
  ///
  /// Thus nothing below shows through where parts overlap, and a rounded edge is antialiased once
  /// for all of them.
  private func drawAsGroup(
    _ layer: DisplayLayer, in context: LayerContext, isMasked: Bool
  ) throws(RasterError) {
    let outline = layer.attributes.outline()
    if context.alpha >= 1, isMasked ? layer.hasBackdrops : layer.backdrop != nil,
      layer.attributes.effects.tint == nil, layer.attributes.effects.replacingColor == nil
    {
      return try draw(layer, overBackdropIn: context, within: isMasked ? outline : nil)
    }
    var inside = context
    inside.alpha = 1
    // The mask clips the outer edges, so they must extend beyond it until then.
    let drawn =
      isMasked ? CGPath(rect: context.visible.applying(context.matrix.inverted())) : outline
    try canvas.saving { () throws(RasterError) in
      canvas.setMatrix(.identity)
      canvas.clip(to: CGPath(rect: context.visible))
      canvas.setMatrix(context.matrix)
      try canvas.grouping { () throws(RasterError) in
        try drawParts(of: layer, in: inside, outline: drawn, isMaskedByCaller: isMasked)
        if layer.attributes.hasEffects {
          try apply(layer.attributes.effects, toGroupIn: inside)
        }
      }
      canvas.setMatrix(.identity)
      guard isMasked else { return canvas.paintSource(alpha: context.alpha) }
      guard let mask = try mask(of: outline, in: context) else { return }
      canvas.mask(mask.surface, at: mask.origin, alpha: context.alpha)
    }
  }

  /// Multiplies the group that is being drawn by a color and by the alpha of a mask.
  private func apply(
    _ effects: LayerEffects, toGroupIn context: LayerContext
  ) throws(RasterError) {
    if let tint = effects.tint {
      canvas.multiplyTarget(in: damage.part(of: context.visible), by: tint)
    }
    canvas.setMatrix(.identity)
    if let color = effects.replacingColor { canvas.replaceColors(with: color) }
    guard let mask = effects.mask else { return }
    try canvas.grouping { () throws(RasterError) in try draw(mask, in: context) }
    canvas.setMatrix(.identity)
    canvas.intersectWithSource()
  }

  /// Returns the coverage mask of an outline.
  func mask(of outline: CGPath, in context: LayerContext) throws(RasterError) -> ShapeMask? {
    try masks.mask(
      of: .outline(outline), matrix: context.matrix, box: outline.boundingBox,
      visible: context.visible
    ) { (box, matrix) throws(RasterError) in
      try Self.coverage(of: outline, in: box, matrix: matrix)
    }
  }

  /// Returns how much of each pixel of a rectangle a path covers, as an alpha surface.
  static func coverage(
    of path: CGPath, in box: CGRect, matrix: CGAffineTransform
  ) throws(RasterError) -> Surface {
    let surface = try Surface(CAIRO_FORMAT_A8, width: Int(box.width), height: Int(box.height))
    let canvas = Canvas(surface)
    canvas.setMatrix(
      matrix.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)))
    canvas.setSource(.black, alpha: 1)
    canvas.fill(path)
    try canvas.finish()
    return surface
  }

  /// Draws shadow, background, content, sublayers and border, each with the opacity of `context`.
  ///
  /// The background fills `outline` and the border follows it.
  func drawParts(
    of layer: DisplayLayer, in context: LayerContext, outline: CGPath,
    isMaskedByCaller: Bool = false
  ) throws(RasterError) {
    let attributes = layer.attributes
    if let shadow = layer.visibleShadow { try draw(shadow, of: layer, in: context) }
    canvas.setMatrix(context.matrix)
    if let backdrop = layer.backdrop { try draw(backdrop, within: outline, in: context) }
    if let background = layer.visibleBackground, background.drawnPattern != nil {
      try painting(with: background, in: context) { canvas.fill(outline) }
    } else if let background = layer.visibleBackground {
      canvas.setSource(background, alpha: context.alpha)
      try fill(outline, of: layer, in: context, with: background)
    }
    if layer.clipsContents, !isMaskedByCaller {
      try canvas.clipping(to: attributes.outline()) { () throws(RasterError) in
        try drawContents(of: layer, in: context, outline: outline)
      }
    } else {
      try drawContents(of: layer, in: context, outline: outline)
    }
    if let border = layer.visibleBorder {
      canvas.setMatrix(context.matrix)
      canvas.setSource(border, alpha: context.alpha)
      canvas.append(outline.elements)
      if let inner = attributes.outline(inset: attributes.borderWidth) {
        canvas.append(inner.elements)
      }
      canvas.fillPath(rule: .evenOdd)
    }
  }

  /// Fills a layer's outline with the source, restricted to damaged pixels if its edges are sharp.
  private func fill(
    _ outline: CGPath, of layer: DisplayLayer, in context: LayerContext, with color: CGColor
  ) throws(RasterError) {
    guard context.hasSharpEdges(layer) else {
      if fillRows(of: outline, with: color, in: context) { return }
      return try fill(outline, with: color, in: context)
    }
    let pixels = layer.attributes.bounds.applying(context.matrix).rounded
    let damaged = damage.part(of: pixels.intersection(context.visible))
    guard !damaged.isNull else { return }
    canvas.setMatrix(.identity)
    canvas.fillPixels(in: damaged, with: color, alpha: context.alpha)
    canvas.setMatrix(context.matrix)
  }

  /// Fills a rectangle whose edges lie between pixels by rows, if these stay uniform; otherwise returns false.
  private func fillRows(of outline: CGPath, with color: CGColor, in context: LayerContext) -> Bool {
    let (box, matrix) = (outline.boundingBox, context.matrix)
    guard color.alpha.unit * context.alpha >= 1, matrix.b == 0, matrix.c == 0,
      outline == CGPath(rect: box)
    else { return false }
    canvas.setMatrix(.identity)
    defer { canvas.setMatrix(matrix) }
    return canvas.fillRows(
      from: CGPoint(x: box.minX, y: box.minY).applying(matrix),
      to: CGPoint(x: box.maxX, y: box.maxY).applying(matrix),
      with: color, in: damage.part(of: context.visible))
  }

  /// Fills a path with a color, which is the source, through a cached mask of its coverage if possible.
  ///
  /// The result is the same: Cairo draws translucent colors through masks, too, and opaque ones with an
  /// arithmetic of its own.
  private func fill(
    _ path: CGPath, with color: CGColor, in context: LayerContext
  ) throws(RasterError) {
    let alpha = color.alpha.unit * context.alpha
    // Cairo regards what is nearly opaque as opaque.
    guard canvas.masksLikeFills, alpha >= 1 || alpha < 0.99,
      let mask = try masks.mask(
        ofWhole: path, matrix: context.matrix, visible: context.visible,
        make: { (box, matrix) throws(RasterError) in
          try Self.coverage(of: path, in: box, matrix: matrix)
        })
    else { return canvas.fill(path) }
    canvas.setMatrix(.identity)
    if alpha < 1 {
      canvas.mask(mask.surface, at: mask.origin)
    } else if !canvas.fill(mask, with: color) {
      canvas.setMatrix(context.matrix)
      return canvas.fill(path)
    }
    canvas.setMatrix(context.matrix)
  }

  private func drawContents(
    of layer: DisplayLayer, in context: LayerContext, outline: CGPath
  ) throws(RasterError) {
    try draw(layer.content, bounds: layer.attributes.bounds, outline: outline, in: context)
    try draw(layer.sublayers, in: context)
  }
}
