import DisplayList

extension LayerPainter {
  /// The minimum length of an axial gradient that Cairo draws, in points: Pixman rounds its ends to
  /// 1/65536.
  private static let minAxialLength: CGFloat = 1 / 64
  /// The maximum number of the canvas' pixels that one pixel of a conic gradient's bitmap covers in
  /// each direction.
  private static let maxEnlargement: CGFloat = 4

  /// Draws a gradient that fills `outline`.
  func draw(
    _ gradient: GradientContent, bounds: CGRect, outline: CGPath, in context: LayerContext
  ) throws(RasterError) {
    guard let last = gradient.stops.last else { return }
    let pixels = outline.boundingBox.applying(context.matrix).pixelAligned
      .intersection(context.visible)
    guard !pixels.isEmpty else { return }
    let sampler = GradientSampler(gradient, bounds: bounds)
    if sampler.isDegenerate {
      canvas.setSource(last.color, alpha: 1)
      canvas.clipping(to: outline) { canvas.paintSource(alpha: context.alpha) }
    } else if let pattern = try pattern(of: sampler, bounds: bounds, in: context),
      context.matrix.inverted().concatenating(pattern.matrix.inverted()).isReadable(at: pixels)
    {
      canvas.setSource(pattern)
      canvas.clipping(to: outline) { canvas.paintSource(alpha: context.alpha) }
    } else {
      let pattern = try Pattern(over: pixels, matrix: context.matrix) {
        Pattern.Pixel(sampler.color(at: $0))
      }
      canvas.clipping(to: outline) {
        canvas.setMatrix(.identity)
        canvas.setSource(pattern)
        canvas.paintSource(alpha: context.alpha)
      }
    }
  }

  /// Returns the gradient as a pattern of Cairo; nil if it is too short, or enlarged too much, for
  /// one.
  private func pattern(
    of sampler: GradientSampler, bounds: CGRect, in context: LayerContext
  ) throws(RasterError) -> Pattern? {
    switch sampler.kind {
    case .axial:
      guard hypot(sampler.radii.width, sampler.radii.height) >= Self.minAxialLength else {
        return nil
      }
      return .axial(sampler.stops, start: sampler.start, end: sampler.end)
    case .radial:
      return .radial(sampler.stops, center: sampler.start, radii: sampler.radii)
    case .conic:
      let grid = PixelGrid(of: bounds, resolution: resolution)
      let toCanvas = grid.matrix.concatenating(context.matrix)
      let enlargement = max(hypot(toCanvas.a, toCanvas.b), hypot(toCanvas.c, toCanvas.d))
      guard enlargement <= Self.maxEnlargement else { return nil }
      return try Pattern(width: grid.width, height: grid.height, matrix: grid.matrix) {
        Pattern.Pixel(sampler.color(at: $0))
      }
    }
  }
}
