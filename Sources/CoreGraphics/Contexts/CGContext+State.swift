extension CGContext {
  /// Saves the graphics state: transform, clip, colors, line style, alpha, blend mode, shadow and
  /// quality, but neither the path nor the text matrix.
  public func saveGState() {
    savedStates.append(state)
  }

  /// Restores the last saved graphics state; without one, nothing happens.
  public func restoreGState() {
    // States that were saved before a transparency layer began are restored by its end.
    guard savedStates.count > layers.last?.savedCount ?? 0, let last = savedStates.popLast() else {
      return
    }
    state = last
  }

  // MARK: Transforms

  /// The transform from user space to the device, whose y axis points up and whose unit is the pixel.
  public var ctm: CGAffineTransform { state.matrix.concatenating(deviceMatrix) }

  /// The transform from user space to the device, as `ctm`.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians, clockwise where y points down.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform to user space; points are transformed by it first, then as before.
  ///
  /// A transform with values that are not finite is ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    let matrix = transform.concatenating(state.matrix)
    guard matrix.isFinite else { return }
    state.matrix = matrix
  }

  /// Returns a point of user space on the device.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns a size of user space on the device.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Returns a rectangle of user space on the device.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point of the device in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns a size of the device in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Returns a rectangle of the device in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// Sets the width of lines in user space; 1 by default.
  ///
  /// Lines without a positive width are not drawn.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
  /// Sets the shape of the ends of lines; `butt` by default.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  /// Sets the shape of corners; `miter` by default.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  /// Sets the maximum length of a miter in line widths, beyond which corners are beveled; 10 by default.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  /// Sets the accuracy of curves; curves always have the accuracy of pixels.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Sets the alternating lengths of dashes and gaps, which are repeated; solid by default.
  ///
  /// - Parameters:
  ///   - phase: The distance into the lengths at which a line starts, in user space.
  ///   - lengths: The lengths in user space; empty for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dashPhase = phase
    state.pen.dashes = lengths
  }

  // MARK: Compositing

  /// Sets the opacity of everything that is drawn, from 0 to 1; 1 by default.
  public func setAlpha(_ alpha: CGFloat) {
    state.style.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Sets the blend mode; `normal` by default.
  public func setBlendMode(_ mode: CGBlendMode) { state.style.blendMode = mode }

  /// Sets the shadow of everything that is drawn, in black with an opacity of a third.
  ///
  /// - Parameters:
  ///   - offset: The offset in the space of a new context, which transforms do not change.
  ///   - blur: The blur, twice the standard deviation of a Gaussian (general knowledge).
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of everything that is drawn; a color of nil ends it.
  ///
  /// - Parameters:
  ///   - offset: The offset in the space of a new context, which transforms do not change.
  ///   - blur: The blur, twice the standard deviation of a Gaussian (general knowledge).
  ///   - color: The color, which is multiplied by the alpha of what is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let isFinite = offset.width.isFinite && offset.height.isFinite && blur.isFinite
    state.style.shadow =
      isFinite
      ? color.flatMap { color in
        color.alpha > 0
          ? DrawingShadow(
            color: color,
            offset: CGSize(width: offset.width, height: offset.height * shadowDirection),
            sigma: max(blur, 0) / 2) : nil
      } : nil
  }

  // MARK: Quality

  /// How images are scaled; linearly by default.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.style.interpolation }
    set { state.style.interpolation = newValue }
  }

  /// Sets whether edges are antialiased; true by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.style.isAntialiased = shouldAntialias && state.allowsAntialiasing
  }

  /// Sets whether edges can be antialiased; true by default.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
    state.style.isAntialiased = allowsAntialiasing
  }

  /// Has no effect: color fringes of fonts are never drawn.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: color fringes of fonts are never drawn.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect: glyphs are always drawn at their exact positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has no effect: glyphs are always drawn at their exact positions.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Has no effect: glyphs are always drawn at their exact positions.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Has no effect: glyphs are always drawn at their exact positions.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
  /// Has no effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Sets what is drawn of text; `fill` by default.
  ///
  /// UIKit's text has it from its attributes.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
  /// Sets the additional distance between characters; UIKit's text has it from its attributes.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
}

extension CGAffineTransform {
  /// Whether all entries are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGPath {
  /// Whether all points are finite.
  package var isFinite: Bool {
    for element in elements {
      let isFinite =
        switch element {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let end, let control): end.isFinite && control.isFinite
        case .curve(let end, let control1, let control2):
          end.isFinite && control1.isFinite && control2.isFinite
        case .close: true
        }
      if !isFinite { return false }
    }
    return true
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Whether the rectangle has an origin and a size that are finite.
  package var isFinite: Bool {
    !isNull && origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
