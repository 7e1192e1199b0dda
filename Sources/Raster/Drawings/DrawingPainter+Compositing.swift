import CCairo
import DisplayList

extension DrawingPainter {
  /// Composites artwork with the pixels of the surface, within the clip that is set.
  func composite(
    _ artwork: Artwork, _ style: CompositingStyle, in pixels: CGRect
  ) throws(RasterError) {
    canvas.setAntialiased(style.isAntialiased)
    defer { canvas.setAntialiased(true) }
    guard let mode = artwork.directOperator(style.blendMode) else {
      return try compositeUnbounded(artwork, style, in: pixels)
    }
    cairo_set_operator(canvas.context, mode)
    defer { cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER) }
    let alpha = style.alpha.unit
    if case .color(let color) = artwork.source {
      canvas.setSource(color, alpha: alpha)
      return cover(artwork.shape)
    }
    set(artwork.source)
    guard alpha < 1 else { return cover(artwork.shape) }
    switch artwork.shape {
    case .everything:
      canvas.paintSource(alpha: alpha)
    case .fill(let path, let rule):
      canvas.saving {
        canvas.setMatrix(matrix)
        canvas.appendDrawable(path, matrix)
        canvas.clipPath(rule: rule)
        canvas.paintSource(alpha: alpha)
      }
    case .stroke, .mask:
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
      canvas.grouping {
        set(artwork.source)
        cover(artwork.shape)
      }
      cairo_set_operator(canvas.context, mode)
      canvas.setMatrix(.identity)
      canvas.paintSource(alpha: alpha)
    }
  }

  /// Composites artwork with a mode that changes pixels where the artwork is transparent: blends
  /// copies of the pixels as a whole, then replaces the shape by them in proportion to its coverage.
  private func compositeUnbounded(
    _ artwork: Artwork, _ style: CompositingStyle, in pixels: CGRect
  ) throws(RasterError) {
    let copy = try part(pixels)
    cairo_surface_flush(surface.pointer)
    copy.surface.copyAll(from: surface, at: pixels.origin)
    var source = artwork.source
    if case .surface(let surface, let origin) = source {
      source = .surface(
        surface, at: CGPoint(x: origin.x - pixels.minX, y: origin.y - pixels.minY))
    }
    if style.blendMode == .plusDarker {
      let drawn = try part(pixels)
      drawn.set(source)
      drawn.canvas.paintSource(alpha: style.alpha.unit)
      try drawn.canvas.finish()
      copy.surface.addInks(of: drawn.surface)
    } else {
      copy.set(source)
      cairo_set_operator(copy.canvas.context, style.blendMode.cairoOperator)
      let alpha = style.alpha.unit
      if style.blendMode == .copy, alpha < 1 {
        // Cairo's source operator mixes with what is below in proportion to alpha.
        cairo_set_operator(copy.canvas.context, CAIRO_OPERATOR_CLEAR)
        copy.canvas.paintSource(alpha: 1)
        cairo_set_operator(copy.canvas.context, CAIRO_OPERATOR_OVER)
      }
      copy.canvas.paintSource(alpha: alpha)
      try copy.canvas.finish()
    }
    set(.surface(copy.surface, at: pixels.origin))
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
    // The copy covers these pixels only.
    canvas.saving {
      canvas.setMatrix(.identity)
      canvas.clip(to: CGPath(rect: pixels))
      cover(artwork.shape)
    }
    cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
  }

  /// Sets the source of colors.
  private func set(_ source: Artwork.Source) {
    switch source {
    case .color(let color): canvas.setSource(color, alpha: 1)
    case .pattern(let pattern):
      canvas.setMatrix(matrix)
      canvas.setSource(pattern)
    case .surface(let surface, let origin):
      canvas.setMatrix(.identity)
      cairo_set_source_surface(canvas.context, surface.pointer, origin.x, origin.y)
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
    }
  }

  /// Covers a shape with the source.
  private func cover(_ shape: Artwork.Shape) {
    switch shape {
    case .everything: canvas.paintSource(alpha: 1)
    case .fill(let path, let rule):
      canvas.setMatrix(matrix)
      canvas.appendDrawable(path, matrix)
      canvas.fillPath(rule: rule)
    case .stroke(let path, let style, let pen):
      canvas.setMatrix(matrix)
      canvas.appendDrawable(style.cap == .square ? path.withVisibleDots(matrix) : path, matrix)
      let toPixels = pen.concatenating(matrix)
      canvas.setMatrix(toPixels)
      canvas.stroke(style, of: path, toPixels: toPixels, pen: pen)
    case .mask(let mask, let origin):
      canvas.setMatrix(.identity)
      canvas.mask(mask, at: origin)
    }
  }
}

extension Artwork {
  /// Returns Cairo's operator for a blend mode if that leaves pixels outside of the shape unchanged
  /// and mixes those at its edges; nil otherwise.
  fileprivate func directOperator(_ mode: CGBlendMode) -> cairo_operator_t? {
    switch mode {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: nil
    // Pixman does not mix these in proportion to the coverage.
    case .hue, .saturation, .color, .luminosity: nil
    case .copy: isPlain ? CAIRO_OPERATOR_SOURCE : nil
    default: mode.cairoOperator
    }
  }

  /// Whether the source is one color.
  private var isPlain: Bool {
    if case .color = source { true } else { false }
  }
}

extension CGBlendMode {
  /// Cairo's operator; `OVER` for a mode that it lacks.
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension Surface {
  /// Copies pixels from another surface that contains all of this one's, starting at a pixel of it.
  func copyAll(from other: Surface, at origin: CGPoint) {
    let (left, top) = (Int(origin.x), Int(origin.y))
    for row in 0..<height {
      UnsafeMutableRawPointer(bytes + row * bytesPerRow)
        .copyMemory(
          from: other.bytes + (top + row) * other.bytesPerRow + left * 4, byteCount: width * 4)
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// Adds the inks of another surface of the same size: max(0, 1 − ((1 − D) + (1 − S))), by
  /// premultiplied components over an alpha of at most 1.
  fileprivate func addInks(of other: Surface) {
    for row in 0..<height {
      let target = bytes + row * bytesPerRow
      let source = other.bytes + row * other.bytesPerRow
      for start in stride(from: 0, to: width * 4, by: 4) {
        let (below, above) = (Int(target[start + 3]), Int(source[start + 3]))
        let alpha = min(below + above, 255)
        for index in start..<start + 3 {
          // The ink is what a component lacks to its alpha.
          let inks = below - Int(target[index]) + above - Int(source[index])
          target[index] = UInt8(max(alpha - inks, 0))
        }
        target[start + 3] = UInt8(alpha)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }
}
