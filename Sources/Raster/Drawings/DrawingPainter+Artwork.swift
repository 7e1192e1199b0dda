import CCairo
import DisplayList

extension DrawingPainter {
  /// Returns what a command draws in some pixels; nil for nothing.
  func artwork(of command: DrawingCommand, in pixels: CGRect) throws(RasterError) -> Artwork? {
    switch command.operation {
    case .fill(let path, let rule):
      return try source(of: command.paint, in: pixels).map {
        Artwork(source: $0, shape: .fill(path, rule))
      }
    case .stroke(let path, let style, let pen):
      guard pen.concatenating(matrix).isDrawable else { return nil }
      return try source(of: command.paint, in: pixels).map {
        Artwork(source: $0, shape: .stroke(path, style, pen: pen))
      }
    case .everything:
      return try source(of: command.paint, in: pixels).map {
        Artwork(source: $0, shape: .everything)
      }
    case .image(let image, let toCanvas):
      return try artwork(of: image, toCanvas, command.style, in: pixels)
    case .glyphs(let runs, let toCanvas): return try artwork(of: runs, toCanvas, in: pixels)
    case .group(let drawing):
      let painter = try part(pixels)
      try painter.draw(drawing)
      return Artwork(source: .surface(painter.surface, at: pixels.origin), shape: .everything)
    case .embedded(let embedded, let toCanvas):
      return try surface(of: embedded.content, toCanvas, in: pixels).map {
        Artwork(source: .surface($0, at: pixels.origin), shape: .everything)
      }
    }
  }

  // MARK: Paints

  private func source(
    of paint: DrawingPaint, in pixels: CGRect
  ) throws(RasterError) -> Artwork.Source? {
    switch paint {
    case .color(let color): return .color(color)
    case .gradient(let gradient):
      guard let last = gradient.stops.last, gradient.matrix.concatenating(matrix).isDrawable else {
        return nil
      }
      guard gradient.hasExtent else {
        let isExtended = gradient.options.contains(.drawsAfterEndLocation)
        return isExtended ? .color(last.color) : nil
      }
      let pattern = Pattern.gradient(gradient)
      let isReadable = gradient.matrix.concatenating(matrix).inverted().isReadable(at: pixels)
      return isReadable ? .pattern(pattern) : .color(last.color)
    case .pattern(let pattern):
      return try Self.pattern(
        pattern, matrix: matrix, in: pixels, fonts: fonts, depth: depth + 1
      ).map { .pattern($0) }
    }
  }

  /// The maximum width or height of a pattern's cell in pixels; larger ones are enlarged.
  private static let maxCellSide: CGFloat = 4096
  /// The maximum number of neighboring cells that reach into a cell in each direction.
  private static let maxOverlap = 4

  /// Returns a pattern whose cell is drawn at the resolution of pixels; nil if it can't be drawn.
  ///
  /// - Parameters:
  ///   - drawn: The pattern.
  ///   - matrix: The transform from the coordinate space in which it is used to pixels.
  ///   - pixels: The pixels that it may cover.
  ///   - fonts: The fonts of its glyphs.
  ///   - depth: The number of drawings that contain it.
  static func pattern(
    _ drawn: DrawnPattern, matrix: CGAffineTransform, in pixels: CGRect, fonts: FontCache,
    depth: Int = 1
  ) throws(RasterError) -> Pattern? {
    let toPixels = drawn.matrix.concatenating(matrix)
    guard toPixels.isDrawable else { return nil }
    func side(_ step: CGFloat, _ scale: CGFloat) -> CGFloat {
      min(max((step * scale).rounded(), 1), Self.maxCellSide)
    }
    let width = side(drawn.xStep, hypot(toPixels.a, toPixels.b))
    let height = side(drawn.yStep, hypot(toPixels.c, toPixels.d))
    let cellToPattern = CGAffineTransform(
      a: drawn.xStep / width, b: 0, c: 0, d: drawn.yStep / height, tx: drawn.bounds.minX,
      ty: drawn.bounds.minY)
    guard cellToPattern.isDrawable,
      cellToPattern.concatenating(toPixels).inverted().isReadable(at: pixels)
    else { return nil }
    let surface = try Surface(CAIRO_FORMAT_ARGB32, width: Int(width), height: Int(height))
    let columns = Self.overlap(of: drawn.bounds.width, drawn.xStep)
    let rows = Self.overlap(of: drawn.bounds.height, drawn.yStep)
    let painter = DrawingPainter(
      surface, fonts: fonts, matrix: cellToPattern.inverted(), depth: depth)
    for row in -rows...0 {
      for column in -columns...0 {
        let shift = CGAffineTransform(
          translationX: CGFloat(column) * drawn.xStep, y: CGFloat(row) * drawn.yStep)
        try painter.draw(drawn.cell, shift: shift, bounds: drawn.bounds)
      }
    }
    return Pattern(
      surface, matrix: cellToPattern.concatenating(drawn.matrix), extend: CAIRO_EXTEND_REPEAT)
  }

  private static func overlap(of length: CGFloat, _ step: CGFloat) -> Int {
    Int(min(max((length / step - 1e-6).rounded(.up) - 1, 0), CGFloat(maxOverlap)))
  }

  /// Draws a shifted drawing, clipped to its bounds.
  private func draw(
    _ drawing: Drawing, shift: CGAffineTransform, bounds: CGRect
  ) throws(RasterError) {
    let painter = DrawingPainter(
      surface, fonts: fonts, matrix: shift.concatenating(matrix), depth: depth)
    let clip = DrawingClip.path(CGPath(rect: bounds), .winding, isAntialiased: true)
    try painter.draw(
      Drawing(
        drawing.commands.map { command in
          var command = command
          command.clip.insert(clip, at: 0)
          return command
        }))
  }

  // MARK: Images

  private func artwork(
    of image: CGImage, _ toCanvas: CGAffineTransform, _ style: CompositingStyle,
    in pixels: CGRect
  ) throws(RasterError) -> Artwork? {
    let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let toPixels = toCanvas.concatenating(matrix)
    guard toPixels.isDrawable else { return nil }
    let frame = CGPath(elements: CGPath(rect: box).elements.map { $0.applying(toCanvas) })
    let pattern: Pattern
    if toPixels.inverted().isReadable(at: pixels) {
      pattern = Pattern(
        image, matrix: toCanvas,
        filter: style.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    } else {
      let inverse = toCanvas.inverted()
      pattern = try Pattern(over: pixels, canvasToPixels: matrix) {
        Pattern.Pixel(image, at: $0.applying(inverse))
      }
    }
    return Artwork(source: .pattern(pattern), shape: .fill(frame, .winding))
  }

  // MARK: Glyphs

  private func artwork(
    of runs: [GlyphRun], _ toCanvas: CGAffineTransform, in pixels: CGRect
  ) throws(RasterError) -> Artwork? {
    let toPixels = toCanvas.concatenating(matrix)
    guard toPixels.isDrawable else { return nil }
    let boxes = try LayerExtents(fonts: fonts).each(of: runs)
    // One run of outlines is a color through a mask; others are drawn one over the other.
    if runs.count == 1, let mask = try mask(of: runs[0], boxes[0], toPixels, in: pixels) {
      return Artwork(source: .color(runs[0].color), shape: mask)
    }
    let painter = try part(pixels)
    let local = toPixels.concatenating(
      CGAffineTransform(translationX: -pixels.minX, y: -pixels.minY))
    for (run, box) in zip(runs, boxes) {
      try painter.draw(run, box, local)
    }
    try painter.canvas.finish()
    return Artwork(source: .surface(painter.surface, at: pixels.origin), shape: .everything)
  }

  /// Returns the coverage of a run's glyphs; nil if some are bitmaps, or none covers a pixel.
  private func mask(
    of run: GlyphRun, _ box: CGRect, _ toPixels: CGAffineTransform, in pixels: CGRect,
    ignoringBitmaps: Bool = false
  ) throws(RasterError) -> Artwork.Shape? {
    let font = try fonts.font(run.fontFile, index: run.faceIndex)
    let covered = box.applying(toPixels).pixelAligned.intersection(pixels)
    guard !covered.isEmpty else { return nil }
    let coverage = Coverage(of: covered)
    var hasOutlines = false
    for glyph in run.glyphs {
      switch font.shape(of: glyph.id, stroke: run.strokeInEms) {
      case .outline(let outline, _):
        hasOutlines = true
        coverage.add(outline, matrix: run.matrix(of: glyph).concatenating(toPixels))
      case .bitmap: if !ignoringBitmaps { return nil }
      case .none: continue
      }
    }
    return hasOutlines ? .mask(try coverage.surface(), at: covered.origin) : nil
  }

  /// Draws a run's outlines and bitmaps.
  private func draw(
    _ run: GlyphRun, _ box: CGRect, _ toPixels: CGAffineTransform
  ) throws(RasterError) {
    let font = try fonts.font(run.fontFile, index: run.faceIndex)
    let toCanvas = toPixels.concatenating(matrix.inverted())
    for glyph in run.glyphs {
      guard case .bitmap(let bitmap) = font.shape(of: glyph.id, stroke: run.strokeInEms) else {
        continue
      }
      let frame = bitmap.box.applying(run.matrix(of: glyph))
      let toFrame = CGAffineTransform(
        a: frame.width / CGFloat(bitmap.image.width), b: 0, c: 0,
        d: frame.height / CGFloat(bitmap.image.height), tx: frame.minX, ty: frame.minY)
      var style = CompositingStyle()
      style.alpha = run.color.alpha.unit
      try draw(
        Drawing([
          DrawingCommand(.image(bitmap.image, toFrame.concatenating(toCanvas)), style: style)
        ]))
    }
    let shape = try mask(of: run, box, toPixels, in: surface.bounds, ignoringBitmaps: true)
    guard let shape else { return }
    try composite(
      Artwork(source: .color(run.color), shape: shape), CompositingStyle(), in: surface.bounds)
  }

  // MARK: Content of other modules

  private func surface(
    of content: any EmbeddedContent, _ toCanvas: CGAffineTransform, in pixels: CGRect
  ) throws(RasterError) -> Surface? {
    let target = try part(pixels)
    switch content {
    case let layer as LayerRecording:
      let painter = DrawingPainter(
        target.surface, fonts: fonts, matrix: toCanvas.concatenating(target.matrix),
        depth: depth + 1)
      try painter.draw(layer.drawing)
    case let tree as LayerTree:
      let matrix = toCanvas.concatenating(target.matrix)
      let painter = LayerPainter(
        canvas: target.canvas, extents: LayerExtents(fonts: fonts), shadows: ShadowMaskCache(),
        masks: ShapeMaskCache(), drawings: DrawingCache(), sprites: SpriteCache(),
        damage: Damage(target.surface.bounds),
        resolution: max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d)))
      try painter.draw(
        tree.layers, in: LayerContext(matrix: matrix, alpha: 1, visible: target.surface.bounds))
      try target.canvas.finish()
    default: return nil
    }
    return target.surface
  }
}

extension DrawnGradient {
  /// Whether the start differs from the end.
  fileprivate var hasExtent: Bool {
    start != end || (radii.map { $0.start != $0.end } ?? false)
  }
}

extension Pattern {
  /// Creates a pattern whose pixels are computed one by one, on a canvas with a matrix.
  fileprivate convenience init(
    over pixels: CGRect, canvasToPixels: CGAffineTransform, pixel: (CGPoint) -> Pixel
  ) throws(RasterError) {
    let toCanvas = CGAffineTransform(translationX: pixels.minX, y: pixels.minY)
      .concatenating(canvasToPixels.inverted())
    try self.init(
      width: Int(pixels.width), height: Int(pixels.height), matrix: toCanvas, pixel: pixel)
  }
}
