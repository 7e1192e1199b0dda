import CCairo
import DisplayList

extension LayerPainter {
  /// Draws a layer's content above its background; a gradient fills `outline`.
  func draw(
    _ content: LayerContent, bounds: CGRect, outline: CGPath, in context: LayerContext
  ) throws(RasterError) {
    switch content {
    case .none: return
    case .glyphs(let runs):
      try draw(runs, bounds: bounds.standardized, in: context)
    case .image(let image):
      try draw(image, alpha: context.alpha, in: context)
    case .images(let parts):
      for part in parts { try draw(part, alpha: context.alpha, in: context) }
    case .gradient(let gradient):
      try draw(gradient, bounds: bounds.standardized, outline: outline, in: context)
    case .shape(let shape):
      try draw(shape, in: context)
    case .drawing(let drawing):
      try draw(drawing, in: context)
    case .particles(let particles):
      try draw(particles, in: context)
    }
  }

  /// Draws the bitmap of a drawing, scaled to its frame.
  private func draw(_ content: DrawingContent, in context: LayerContext) throws(RasterError) {
    let frame = content.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let pixels = frame.applying(context.matrix).pixelAligned.intersection(context.visible)
    guard !damage.part(of: pixels).isEmpty,
      let bitmap = try drawings.bitmap(
        of: content, resolution: resolution, fonts: extents.fonts)
    else { return }
    let toFrame = CGAffineTransform(
      a: frame.width / content.size.width, b: 0, c: 0, d: frame.height / content.size.height,
      tx: frame.minX, ty: frame.minY)
    let toLayer = bitmap.matrix.concatenating(toFrame)
    guard toLayer.isDrawable,
      toLayer.concatenating(context.matrix).inverted().isReadable(at: pixels)
    else { return }
    let pattern = Pattern(bitmap.surface, matrix: toLayer, filter: CAIRO_FILTER_GOOD)
    canvas.setMatrix(context.matrix)
    canvas.clipping(to: CGPath(rect: frame)) {
      canvas.setSource(pattern)
      canvas.paintSource(alpha: context.alpha)
    }
  }

  private func draw(_ shape: ShapeContent, in context: LayerContext) throws(RasterError) {
    if let fill = shape.visibleFill {
      try painting(with: fill, in: context) {
        canvas.append(shape.path.elements)
        canvas.fillPath(rule: shape.fillRule)
      }
    }
    if let stroke = shape.visibleStroke {
      try painting(with: stroke, in: context) { canvas.strokePath(of: shape) }
    }
  }

  /// Draws with a color or its pattern as the source; a pattern starts at the layer's origin.
  func painting(
    with color: CGColor, in context: LayerContext, _ draw: () -> Void
  ) throws(RasterError) {
    guard let drawn = color.drawnPattern else {
      canvas.setSource(color, alpha: context.alpha)
      return draw()
    }
    guard
      let pattern = try DrawingPainter.pattern(
        drawn, matrix: context.matrix, in: context.visible, fonts: extents.fonts)
    else { return }
    canvas.setSource(pattern)
    guard context.alpha < 1 else { return draw() }
    canvas.grouping(draw)
    canvas.paintSource(alpha: context.alpha)
  }

  /// Draws text clipped to the layer's bounds, as in UIKit, which draws it to an image of that
  /// size.
  private func draw(_ runs: [GlyphRun], bounds: CGRect, in context: LayerContext)
    throws(RasterError)
  {
    let boxes = try extents.each(of: runs)
    func drawAll() throws(RasterError) {
      for (run, box) in zip(runs, boxes) { try draw(run, box: box, in: context) }
    }
    if boxes.allSatisfy(bounds.contains) {
      try drawAll()
    } else {
      try canvas.clipping(to: CGPath(rect: bounds), drawAll)
    }
  }

  /// Fills the glyphs' outlines at their exact positions and draws bitmap glyphs as images.
  ///
  /// Exact positions keep slowly moving text from jumping between pixels.
  private func draw(_ run: GlyphRun, box: CGRect, in context: LayerContext) throws(RasterError) {
    let pixels = box.applying(context.matrix).pixelAligned.intersection(context.visible)
    guard !damage.part(of: pixels).isEmpty else { return }
    let font = try extents.fonts.font(run.fontFile, index: run.faceIndex)
    var hasOutlines = false
    for glyph in run.glyphs {
      let shape = font.shape(of: glyph.id, stroke: run.strokeInEms)
      if case .outline = shape { hasOutlines = true }
      guard case .bitmap(let bitmap) = shape else { continue }
      let frame = bitmap.box.applying(run.matrix(of: glyph))
      try draw(
        ImageContent(image: bitmap.image, frame: frame),
        alpha: run.color.alpha.unit * context.alpha, in: context)
    }
    guard hasOutlines else { return }
    let mask = try masks.mask(
      of: .glyphs(run.shape), matrix: context.matrix, box: box, visible: context.visible
    ) { (box, matrix) throws(RasterError) in
      let coverage = Coverage(of: box)
      for glyph in run.glyphs {
        guard case .outline(let outline, _) = font.shape(of: glyph.id, stroke: run.strokeInEms)
        else { continue }
        coverage.add(outline, matrix: run.matrix(of: glyph).concatenating(matrix))
      }
      return try coverage.surface()
    }
    guard let mask else { return }
    canvas.setMatrix(.identity)
    canvas.setSource(run.color, alpha: context.alpha)
    canvas.mask(mask.surface, at: mask.origin)
    canvas.setMatrix(context.matrix)
  }

  private func draw(
    _ content: ImageContent, alpha: CGFloat, in context: LayerContext
  ) throws(RasterError) {
    let (frame, part) = (content.frame, content.part)
    guard frame.width > 0, frame.height > 0, part.width > 0, part.height > 0 else { return }
    let pixels = frame.applying(context.matrix).pixelAligned.intersection(context.visible)
    guard !pixels.isEmpty else { return }
    let scaleX = frame.width / (CGFloat(content.image.width) * part.width)
    let scaleY = frame.height / (CGFloat(content.image.height) * part.height)
    let pixelsToPoints = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: frame.minX - part.minX * CGFloat(content.image.width) * scaleX,
      ty: frame.minY - part.minY * CGFloat(content.image.height) * scaleY)
    let toPixels = pixelsToPoints.inverted()
    guard context.matrix.inverted().concatenating(toPixels).isReadable(at: pixels) else {
      let pattern = try Pattern(over: pixels, matrix: context.matrix) {
        Pattern.Pixel(content.image, at: $0.applying(toPixels))
      }
      canvas.clipping(to: CGPath(rect: frame)) {
        canvas.setMatrix(.identity)
        paint(pattern, tint: content.tint, alpha: alpha)
      }
      return
    }
    let isEnlarged = abs(pixelsToPoints.concatenating(context.matrix).determinant) > 1
    let isNearest = isEnlarged ? content.isEnlargedByNearest : content.isReducedByNearest
    let filter = isNearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    Pattern.withImage(content.image, matrix: pixelsToPoints, filter: filter) { pattern in
      canvas.clipping(to: CGPath(rect: frame)) { paint(pattern, tint: content.tint, alpha: alpha) }
    }
  }

  /// Paints an image over the clipped area, or a tint through its alpha.
  private func paint(_ pattern: Pattern, tint: CGColor?, alpha: CGFloat) {
    if let tint {
      canvas.setSource(tint, alpha: alpha)
      canvas.mask(pattern)
    } else {
      canvas.setSource(pattern)
      canvas.paintSource(alpha: alpha)
    }
  }
}

extension GlyphRun {
  /// The run in a fixed color, for use as a key.
  fileprivate var shape: GlyphRun {
    var run = self
    run.color = .black
    return run
  }
}
