import CCairo
import DisplayList

extension LayerPainter {
  /// Draws a masked layer that blurs what is behind it: on a copy of the pixels, which replaces these
  /// in proportion to the mask.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - context: Its context.
  ///   - outline: The outline that clips it; nil for none.
  func draw(
    _ layer: DisplayLayer, overBackdropIn context: LayerContext, within outline: CGPath?
  ) throws(RasterError) {
    guard let copy = try canvas.copyOfTarget() else { return }
    let painter = LayerPainter(
      canvas: Canvas(copy), extents: extents, shadows: shadows, masks: masks,
      drawings: drawings, sprites: sprites, damage: damage, resolution: resolution)
    painter.canvas.setMatrix(context.matrix)
    // The mask clips the outer edges, so they must extend beyond it until then.
    let drawn =
      outline == nil
      ? layer.attributes.outline()
      : CGPath(rect: context.visible.applying(context.matrix.inverted()))
    try painter.drawParts(
      of: layer, in: context, outline: drawn, isMaskedByCaller: outline != nil)
    try painter.canvas.finish()
    try canvas.saving { () throws(RasterError) in
      canvas.setMatrix(.identity)
      canvas.clip(to: CGPath(rect: context.visible))
      try canvas.grouping { () throws(RasterError) in
        if let mask = layer.attributes.mask {
          canvas.setMatrix(context.matrix)
          try draw([mask], in: context)
          canvas.setMatrix(.identity)
        } else {
          canvas.paint(.black)
        }
        guard let outline else { return }
        let shape = try self.mask(of: outline, in: context)
        canvas.intersect(with: shape?.surface, at: shape?.origin ?? .zero)
      }
      canvas.replace(by: copy)
    }
  }

  /// Draws what is behind a layer, blurred and tinted, within an outline.
  ///
  /// Inside of a translucent group, that is only what the group has drawn, as in UIKit.
  func draw(
    _ backdrop: BackdropEffect, within outline: CGPath, in context: LayerContext
  ) throws(RasterError) {
    let visible = outline.boundingBox.applying(context.matrix).pixelAligned
      .intersection(context.visible)
    let damaged = damage.part(of: visible)
    guard !damaged.isEmpty else { return }
    let image = try Surface(
      CAIRO_FORMAT_ARGB32, width: Int(visible.width), height: Int(visible.height))
    let blur = BackdropBlur(backdrop, in: context)
    canvas.withTarget { target in
      let pixels = damaged.intersection(target.bounds)
      guard !pixels.isEmpty else { return }
      var cells = blur.blurred(target, in: pixels, within: context.screen)
      cells.apply(backdrop)
      blur.write(cells, to: image, at: visible.origin, in: pixels)
    }
    cairo_surface_mark_dirty(image.pointer)
    canvas.setMatrix(context.matrix)
    canvas.clipping(to: outline) {
      canvas.setMatrix(.identity)
      canvas.paint(image, at: visible.origin, alpha: context.alpha)
    }
    canvas.setMatrix(context.matrix)
  }
}

extension BackdropBlur.Cells {
  /// Changes the saturation, then paints the tints over the result.
  fileprivate mutating func apply(_ backdrop: BackdropEffect) {
    let tints = backdrop.tints.filter { $0.alpha > 0 }
    let saturation = backdrop.saturation > 0 ? min(backdrop.saturation, 100) : 0
    guard saturation != 1 || !tints.isEmpty else { return }
    let full: CGFloat = 255 * 16
    values.withUnsafeMutableBufferPointer { values in
      for start in stride(from: 0, to: values.count, by: 4) {
        var blue = CGFloat(values[start])
        var green = CGFloat(values[start + 1])
        var red = CGFloat(values[start + 2])
        var alpha = CGFloat(values[start + 3])
        if saturation != 1 {
          // The weights of the filter `saturate` of SVG.
          let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
          red = min(max(gray + (red - gray) * saturation, 0), alpha)
          green = min(max(gray + (green - gray) * saturation, 0), alpha)
          blue = min(max(gray + (blue - gray) * saturation, 0), alpha)
        }
        for tint in tints {
          let cover = tint.alpha.unit
          red = red * (1 - cover) + tint.red.unit * cover * full
          green = green * (1 - cover) + tint.green.unit * cover * full
          blue = blue * (1 - cover) + tint.blue.unit * cover * full
          alpha = alpha * (1 - cover) + cover * full
        }
        values[start] = UInt16(blue.rounded())
        values[start + 1] = UInt16(green.rounded())
        values[start + 2] = UInt16(red.rounded())
        values[start + 3] = UInt16(alpha.rounded())
      }
    }
  }
}
