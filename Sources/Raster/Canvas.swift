import CCairo
import DisplayList

/// Draws on a surface with Cairo.
///
/// After its first error, Cairo stops drawing; `finish()` throws that error.
final class Canvas {
  let context: OpaquePointer?
  let surface: Surface
  /// The number of nested clips and groups.
  private var depth = 0
  /// The number of nested groups.
  private var groupCount = 0
  /// Whether all clips are rectangles of whole pixels.
  private var hasPixelClips = true
  /// The pixels that drawing changes or reads at most: those of the layer that is drawn.
  var reach: CGRect

  init(_ surface: Surface) {
    self.surface = surface
    reach = surface.bounds
    context = cairo_create(surface.pointer)
    // The maximum distance between a curve and its chords, in pixels.
    cairo_set_tolerance(context, 0.02)
  }

  deinit { cairo_destroy(context) }

  /// Flushes all drawing to the surface's bytes and throws the first error that occurred.
  func finish() throws(RasterError) {
    cairo_surface_flush(surface.pointer)
    if let error = RasterError(cairo_status(context)) { throw error }
  }

  /// Sets the transform from points to pixels.
  func setMatrix(_ matrix: CGAffineTransform) {
    var matrix = cairo_matrix_t(matrix)
    cairo_set_matrix(context, &matrix)
  }

  /// Runs `body`, then restores the clip and the graphics state.
  func saving<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_save(context)
    depth += 1
    let hadPixelClips = hasPixelClips
    defer {
      depth -= 1
      hasPixelClips = hadPixelClips
      cairo_restore(context)
    }
    try body()
  }

  /// Runs `body` with drawing clipped to `path`.
  func clipping<Failure>(
    to path: CGPath, _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    try saving { () throws(Failure) in
      clip(to: path)
      try body()
    }
  }

  /// Runs `body` on an offscreen group and makes the group the source.
  func grouping<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    cairo_push_group(context)
    depth += 1
    groupCount += 1
    try body()
    depth -= 1
    groupCount -= 1
    cairo_pop_group_to_source(context)
  }
}

extension Canvas {
  /// Whether drawing reaches the pixels of the surface, without clips and groups.
  var isUnclipped: Bool { depth == 0 }

  /// Whether filling a shape and painting through a mask of its coverage have the same result: clips along
  /// pixels restrict both alike.
  var masksLikeFills: Bool { !isGrouped && hasPixelClips }

  /// The bounding box of what clips leave, in the canvas' coordinate space.
  var clipBounds: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether drawing goes to an open group.
  var isGrouped: Bool { groupCount > 0 }
}

extension Canvas {
  /// Paints a color over the clipped area.
  func paint(_ color: CGColor) {
    prepareToDraw()
    setSource(color, alpha: 1)
    cairo_paint(context)
  }

  /// Paints the source over the clipped area.
  func paintSource(alpha: CGFloat) {
    prepareToDraw()
    cairo_paint_with_alpha(context, alpha)
  }

  /// Adds the source's components to those of the clipped area.
  func addSource() {
    prepareToDraw()
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Replaces the colors of the clipped area by one, in proportion to their alpha.
  func replaceColors(with color: CGColor) {
    prepareToDraw()
    setSource(color, alpha: 1)
    cairo_set_operator(context, CAIRO_OPERATOR_IN)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Multiplies the clipped area by the source's alpha, which is 0 beyond the source.
  func intersectWithSource() {
    prepareToDraw()
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Paints the pixels of a surface at whole pixels; the matrix must be the identity.
  func paint(_ surface: Surface, at origin: CGPoint, alpha: CGFloat) {
    prepareToDraw()
    cairo_set_source_surface(context, surface.pointer, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, alpha)
  }

  /// Adds the pixels of a surface at whole pixels to what is there; the matrix must be the identity.
  func add(_ surface: Surface, at origin: CGPoint, alpha: CGFloat) {
    cairo_set_operator(context, CAIRO_OPERATOR_ADD)
    paint(surface, at: origin, alpha: alpha)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  func setSource(_ color: CGColor, alpha: CGFloat) {
    cairo_set_source_rgba(
      context, color.red.unit, color.green.unit, color.blue.unit, color.alpha.unit * alpha)
  }

  func setSource(_ pattern: Pattern) {
    cairo_set_source(context, pattern.pointer)
  }

  /// Paints the source through an alpha mask.
  func mask(_ surface: Surface, at origin: CGPoint, alpha: CGFloat = 1) {
    guard alpha < 1 else {
      prepareToDraw()
      return cairo_mask_surface(context, surface.pointer, origin.x, origin.y)
    }
    grouping { mask(surface, at: origin) }
    paintSource(alpha: alpha)
  }

  /// Paints the source through a pattern's alpha.
  func mask(_ pattern: Pattern) {
    prepareToDraw()
    cairo_mask(context, pattern.pointer)
  }
}

extension Canvas {
  /// Clips drawing to a path.
  func clip(to path: CGPath) {
    if hasPixelClips { hasPixelClips = isPixelRect(path) }
    append(path.elements)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  /// Whether a path is a rectangle of whole pixels.
  private func isPixelRect(_ path: CGPath) -> Bool {
    let box = path.boundingBox
    guard path == CGPath(rect: box) else { return false }
    return [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)].allSatisfy {
      var (x, y) = (Double($0.x), Double($0.y))
      cairo_user_to_device(context, &x, &y)
      // Cairo's coordinates are multiples of 1/256 pixel.
      return abs(x - x.rounded()) < 1.0 / 512 && abs(y - y.rounded()) < 1.0 / 512
    } && isAxisAligned
  }

  private var isAxisAligned: Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return (matrix.xy == 0 && matrix.yx == 0) || (matrix.xx == 0 && matrix.yy == 0)
  }

  /// Fills a path with the source.
  func fill(_ path: CGPath) {
    append(path.elements)
    fillPath(rule: .winding)
  }

  /// Fills the current path with the source.
  func fillPath(rule: CGPathFillRule) {
    prepareToDraw()
    cairo_set_fill_rule(
      context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(context)
  }

  /// Strokes a shape's path, between its stroke start and end, with the source.
  func strokePath(of shape: ShapeContent) {
    prepareToDraw()
    append(shape.strokedPath.elements)
    cairo_set_line_width(context, shape.lineWidth)
    cairo_set_line_cap(context, cairo_line_cap_t(shape.lineCap))
    cairo_set_line_join(context, cairo_line_join_t(shape.lineJoin))
    cairo_set_miter_limit(context, shape.drawnMiterLimit)
    let dashes = shape.drawnDashes.map { Double($0) }
    let phase = shape.lineDashPhase.isFinite ? shape.lineDashPhase : 0
    cairo_set_dash(context, dashes, Int32(clamping: dashes.count), phase)
    cairo_stroke(context)
  }

  /// Appends elements to the current path.
  func append(_ elements: [CGPath.Element]) {
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quadCurve(let end, let control):
        let control1 = current.interpolated(to: control, fraction: 2.0 / 3)
        let control2 = end.interpolated(to: control, fraction: 2.0 / 3)
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .curve(let end, let control1, let control2):
        cairo_curve_to(
          context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension cairo_matrix_t {
  init(_ matrix: CGAffineTransform) {
    self.init(
      xx: matrix.a, yx: matrix.b, xy: matrix.c, yy: matrix.d, x0: matrix.tx, y0: matrix.ty)
  }
}

extension cairo_line_cap_t {
  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
  }
}

extension cairo_line_join_t {
  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
  }
}

extension CGFloat {
  /// The nearest number from 0 to 1; 0 for NaN.
  var unit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
