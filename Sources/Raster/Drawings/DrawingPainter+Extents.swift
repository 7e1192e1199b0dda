import CCairo
import DisplayList

extension DrawingPainter {
  /// A rectangle that contains everything that can be drawn.
  private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// Returns a rectangle of the drawing's canvas that contains what a command draws, without its clip
  /// and its shadow.
  func extents(of command: DrawingCommand) throws(RasterError) -> CGRect {
    switch command.operation {
    case .fill(let path, _): return path.boundingBox
    case .stroke(let path, let style, let pen):
      let corner = style.join == .miter ? style.drawnMiterLimit : 1
      let reach =
        style.width / 2 * max(corner, style.cap == .square ? 2.squareRoot() : 1)
      let scale = max(hypot(pen.a, pen.b), hypot(pen.c, pen.d)) * 2.squareRoot()
      return path.boundingBox.insetBy(dx: -reach * scale, dy: -reach * scale)
    case .everything: return Self.everything
    case .image(let image, let toCanvas):
      return CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(toCanvas)
    case .glyphs(let runs, let toCanvas):
      return try LayerExtents(fonts: fonts).each(of: runs)
        .reduce(CGRect.null) { $0.union($1) }.applying(toCanvas)
    case .group(let drawing):
      var box = CGRect.null
      for part in drawing.commands {
        var drawn = try extents(of: part)
        if let shadow = part.style.shadow {
          let reach = 3 * shadow.sigma + 1
          drawn = drawn.union(
            drawn.insetBy(dx: -reach, dy: -reach)
              .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
        }
        box = box.union(drawn)
      }
      return box
    case .embedded: return Self.everything
    }
  }
}

extension StrokeStyle {
  /// The miter limit, at most 1000 line widths, which is a corner of a tenth of a degree.
  var drawnMiterLimit: CGFloat { miterLimit >= 1 ? min(miterLimit, 1000) : 1 }
}

extension CGPath {
  /// Returns the path with a hundredth of a pixel as the length of subpaths without one, for which
  /// Cairo draws no square caps.
  func withVisibleDots(_ matrix: CGAffineTransform) -> CGPath {
    let scale = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    guard scale > 0 else { return self }
    var elements = elements
    for index in elements.indices.dropLast() {
      guard case .move(let start) = elements[index], case .line(start) = elements[index + 1] else {
        continue
      }
      if index + 2 < elements.count {
        guard case .move = elements[index + 2] else { continue }
      }
      elements[index + 1] = .line(CGPoint(x: start.x + 0.01 / scale, y: start.y))
    }
    return CGPath(elements: elements)
  }
}

extension Canvas {
  /// The maximum distance of a coordinate from the origin in pixels; Cairo has 24 bits for whole
  /// pixels.
  private static let maxCoordinate = CGFloat(1 << 22)

  /// Sets whether edges are antialiased.
  func setAntialiased(_ isAntialiased: Bool) {
    cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// Appends a path with its points limited to those that Cairo can draw with a matrix that is set.
  func appendDrawable(_ path: CGPath, _ matrix: CGAffineTransform) {
    let box = path.boundingBox.applying(matrix)
    guard !box.isDrawable, !path.isEmpty else { return append(path.elements) }
    let inverse = matrix.inverted()
    func limited(_ point: CGPoint) -> CGPoint {
      let pixel = point.applying(matrix)
      let limit = Self.maxCoordinate
      return CGPoint(x: min(max(pixel.x, -limit), limit), y: min(max(pixel.y, -limit), limit))
        .applying(inverse)
    }
    append(
      path.elements.map { element in
        switch element {
        case .move(let end): .move(limited(end))
        case .line(let end): .line(limited(end))
        case .quadCurve(let end, let control): .quadCurve(limited(end), control: limited(control))
        case .curve(let end, let control1, let control2):
          .curve(limited(end), control1: limited(control1), control2: limited(control2))
        case .close: .close
        }
      })
  }

  /// Intersects the clip with the current path.
  func clipPath(rule: CGPathFillRule) {
    cairo_set_fill_rule(
      context, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
  }

  /// Strokes the current path with a pen whose matrix is set.
  ///
  /// - Parameters:
  ///   - style: The pen.
  ///   - path: The path on the drawing's canvas.
  ///   - toPixels: The transform that is set.
  ///   - pen: The transform from the pen's coordinate space to the drawing's canvas.
  func stroke(
    _ style: StrokeStyle, of path: CGPath, toPixels: CGAffineTransform, pen: CGAffineTransform
  ) {
    let scale = max(hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d))
    cairo_set_line_width(context, min(style.width, Self.maxCoordinate / max(scale, 1e-6)))
    cairo_set_line_cap(context, cairo_line_cap_t(style.cap))
    cairo_set_line_join(context, cairo_line_join_t(style.join))
    cairo_set_miter_limit(context, style.drawnMiterLimit)
    // The lengths of dashes are those of the pen, and the path's that of the canvas.
    let inverse = pen.inverted()
    let drawn =
      style.dashes.isEmpty
      ? [] : style.drawnDashes(of: CGPath(elements: path.elements.map { $0.applying(inverse) }))
    let dashes = drawn.map { Double($0) }
    let phase = style.dashPhase.isFinite ? style.dashPhase : 0
    cairo_set_dash(context, dashes, Int32(clamping: dashes.count), phase)
    cairo_stroke(context)
  }

  /// Multiplies all pixels by the alpha of an image, which is transparent outside.
  func multiply(
    byAlphaOf image: CGImage, matrix: CGAffineTransform, in pixels: CGRect
  ) throws(RasterError) {
    guard matrix.isDrawable else { return }
    cairo_reset_clip(context)
    setMatrix(.identity)
    let inverse = matrix.inverted()
    if inverse.isReadable(at: pixels) {
      setSource(Pattern(image, matrix: matrix, filter: CAIRO_FILTER_GOOD))
    } else {
      setSource(
        try Pattern(over: pixels, matrix: .identity) {
          Pattern.Pixel(image, at: $0.applying(inverse))
        })
    }
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }
}
