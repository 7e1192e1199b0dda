import CCairo
import DisplayList

/// Draws recorded drawings on a surface.
///
/// The result depends on the drawing, the matrix and the surface's pixels alone.
final class DrawingPainter {
  /// The maximum depth of drawings in drawings; deeper ones are not drawn.
  private static let maxDepth = 40

  let surface: Surface
  let canvas: Canvas
  let fonts: FontCache
  /// The transform from the canvas of the drawing to pixels.
  let matrix: CGAffineTransform
  let depth: Int
  /// The clip that is set.
  private var clip: [DrawingClip] = []

  init(_ surface: Surface, fonts: FontCache, matrix: CGAffineTransform, depth: Int = 0) {
    self.surface = surface
    self.fonts = fonts
    self.matrix = matrix
    self.depth = depth
    canvas = Canvas(surface)
    // Cairo rounds differently on a surface that it knows to be clear.
    cairo_surface_mark_dirty(surface.pointer)
  }

  /// Draws all commands.
  func draw(_ drawing: Drawing) throws(RasterError) {
    guard matrix.isDrawable, depth < Self.maxDepth else { return }
    for command in drawing.commands { try draw(command) }
    try canvas.finish()
  }

  /// Returns a painter of a part of this one's pixels on a surface of its own.
  func part(_ pixels: CGRect) throws(RasterError) -> DrawingPainter {
    DrawingPainter(
      try Surface(CAIRO_FORMAT_ARGB32, width: Int(pixels.width), height: Int(pixels.height)),
      fonts: fonts,
      matrix: matrix.concatenating(
        CGAffineTransform(translationX: -pixels.minX, y: -pixels.minY)),
      depth: depth + 1)
  }

  private func draw(_ command: DrawingCommand) throws(RasterError) {
    let clipped = clipBox(of: command.clip)
    guard !clipped.isEmpty, command.style.alpha > 0 || !command.style.blendMode.isNormal else {
      return
    }
    if command.clip.contains(where: \.isMask) {
      return try drawMasked(command, in: clipped)
    }
    if let shadow = command.style.shadow, command.style.blendMode != .clear {
      try draw(shadow, of: command, in: clipped)
    }
    let drawn = try extents(of: command).applying(matrix).pixelAligned.intersection(clipped)
    // What is outside of a shape does not change.
    guard !drawn.isEmpty, let artwork = try artwork(of: command, in: drawn) else { return }
    setClip(command.clip)
    try composite(artwork, command.style, in: drawn)
  }

  // MARK: Clips

  /// Returns the pixels that a clip may contain; empty for none.
  private func clipBox(of clips: [DrawingClip]) -> CGRect {
    clips.reduce(surface.bounds) { box, clip in
      let inside =
        switch clip {
        case .path(let path, _, _): path.boundingBox.applying(matrix)
        case .mask(let image, let toCanvas):
          CGRect(x: 0, y: 0, width: image.width, height: image.height)
            .applying(toCanvas.concatenating(matrix))
        }
      let pixels = inside.pixelAligned
      return pixels.isNull ? .null : box.intersection(pixels)
    }
  }

  /// Sets the clip of a command.
  func setClip(_ clips: [DrawingClip]) {
    guard clips != clip else { return }
    clip = clips
    cairo_reset_clip(canvas.context)
    for case .path(let path, let rule, let isAntialiased) in clips {
      canvas.setMatrix(matrix)
      canvas.setAntialiased(isAntialiased)
      canvas.appendDrawable(path, matrix)
      canvas.clipPath(rule: rule)
    }
    canvas.setAntialiased(true)
  }

  /// Draws a command without masks, and composites the result through them.
  private func drawMasked(_ command: DrawingCommand, in pixels: CGRect) throws(RasterError) {
    guard command.style.blendMode.isNormal else {
      return try drawMasked(blending: command, in: pixels)
    }
    let painter = try part(pixels)
    var plain = command
    plain.clip = command.clip.filter { !$0.isMask }
    (plain.style.blendMode, plain.style.alpha, plain.style.shadow) = (.normal, 1, nil)
    try painter.draw(Drawing([plain]))
    for case .mask(let image, let toCanvas) in command.clip {
      try painter.canvas.multiply(
        byAlphaOf: image, matrix: toCanvas.concatenating(painter.matrix),
        in: painter.surface.bounds)
    }
    try painter.canvas.finish()
    if let shadow = command.style.shadow {
      setClip([])
      try draw(
        shadow, of: painter.surface, at: pixels.origin, alpha: command.style.alpha, in: pixels)
    }
    setClip([])
    try composite(
      Artwork(source: .surface(painter.surface, at: pixels.origin), shape: .everything),
      command.style, in: pixels)
  }

  /// Draws a command without masks on a copy of the pixels, which replaces these in proportion to the
  /// masks.
  private func drawMasked(
    blending command: DrawingCommand, in pixels: CGRect
  ) throws(RasterError) {
    let copy = try part(pixels)
    cairo_surface_flush(surface.pointer)
    copy.surface.copyAll(from: surface, at: pixels.origin)
    var plain = command
    plain.clip = command.clip.filter { !$0.isMask }
    try copy.draw(Drawing([plain]))
    let mask = try part(pixels)
    mask.canvas.setSource(.black, alpha: 1)
    mask.canvas.paintSource(alpha: 1)
    for case .mask(let image, let toCanvas) in command.clip {
      try mask.canvas.multiply(
        byAlphaOf: image, matrix: toCanvas.concatenating(mask.matrix), in: mask.surface.bounds)
    }
    try mask.canvas.finish()
    setClip([])
    canvas.setMatrix(.identity)
    cairo_set_source_surface(canvas.context, copy.surface.pointer, pixels.minX, pixels.minY)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    canvas.mask(mask.surface, at: pixels.origin)
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
  }
}

/// What a command draws: a source of colors, and the shape that it covers.
struct Artwork {
  /// The colors.
  enum Source {
    /// One color.
    case color(CGColor)
    /// A pattern in the drawing's canvas.
    case pattern(Pattern)
    /// A surface at a pixel.
    case surface(Surface, at: CGPoint)
  }

  /// The shape.
  enum Shape {
    /// Everything in the clip.
    case everything
    /// The inside of a path on the drawing's canvas.
    case fill(CGPath, CGPathFillRule)
    /// The stroke of a path on the drawing's canvas.
    case stroke(CGPath, StrokeStyle, pen: CGAffineTransform)
    /// A mask at a pixel.
    case mask(Surface, at: CGPoint)
  }

  var source: Source
  var shape: Shape
}

extension DrawingClip {
  /// Whether the clip is an image.
  var isMask: Bool {
    if case .mask = self { true } else { false }
  }
}

extension CGBlendMode {
  /// Whether the mode is that of painting over.
  var isNormal: Bool { self == .normal }
}
