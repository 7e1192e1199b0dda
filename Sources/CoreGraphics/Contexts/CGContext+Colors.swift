extension CGContext {
  /// Sets the color of fills; black by default.
  public func setFillColor(_ color: CGColor) {
    state.fill = paint(color)
    state.fillSpace = color.colorSpace ?? .standardRGB
  }

  /// Sets the color of strokes; black by default.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = paint(color)
    state.strokeSpace = color.colorSpace ?? .standardRGB
  }

  /// Sets the color of fills, with components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of strokes, with components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of fills to a gray, from 0 for black to 1 for white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of strokes to a gray, from 0 for black to 1 for white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of fills from inks, from 0 to 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the color of strokes from inks, from 0 to 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the color space of the components of fills, and the color of fills to black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fill = .color(.black)
  }

  /// Sets the color space of the components of strokes, and the color of strokes to black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.stroke = .color(.black)
  }

  /// Sets the color of fills from the components of the fills' color space and alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fill = .color(color)
    }
  }

  /// Sets the color of strokes from the components of the strokes' color space and alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.stroke = .color(color)
    }
  }

  // MARK: Patterns

  /// Sets the pattern of fills.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The alpha of a colored pattern, or the color of another one.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fill = paint(pattern, state.fillSpace, colorComponents)
  }

  /// Sets the pattern of strokes.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - colorComponents: The alpha of a colored pattern, or the color of another one.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.stroke = paint(pattern, state.strokeSpace, colorComponents)
  }

  /// Sets the offset of patterns, in the space of a new context.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private func paint(_ color: CGColor) -> DrawingPaint {
    color.drawnPattern.map { .pattern($0.transformed(by: patternMatrix)) } ?? .color(color)
  }

  private func paint(
    _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) -> DrawingPaint {
    if pattern.isColored { return paint(pattern, color: nil, alpha: components.pointee) }
    let base = space.baseColorSpace ?? .standardRGB
    return paint(
      pattern, color: CGColor(colorSpace: base, components: components) ?? .black, alpha: 1)
  }

  private func paint(_ pattern: CGPattern, color: CGColor?, alpha: CGFloat) -> DrawingPaint {
    pattern.drawn(color: color, alpha: alpha).map { .pattern($0.transformed(by: patternMatrix)) }
      ?? .color(.clear)
  }

  /// The transform from the space of a new context, moved by the phase, to the canvas.
  private var patternMatrix: CGAffineTransform {
    CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
      .concatenating(initialMatrix)
  }
}
