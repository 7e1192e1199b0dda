extension CGContext {
  /// Draws an image that fills a rectangle.
  ///
  /// As in Core Graphics, the last row of the image is at the smallest y: in the contexts of UIKit,
  /// images are upside down. `UIImage.draw(in:)` draws them upright.
  ///
  /// - Parameters:
  ///   - image: The image; of an image mask, the painted pixels are filled with the fill color.
  ///   - rect: The rectangle in user space.
  ///   - byTiling: Whether the image is repeated to fill the clip, with `rect` as the first one.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, matrix: image.matrix(filling: rect), in: rect, isTiled: byTiling)
  }

  /// Draws an upright image, whose first row is at the smallest y.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle in user space.
  ///   - byTiling: Whether the image is repeated to fill the clip, with `rect` as the first one.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let matrix = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, matrix: matrix, in: rect, isTiled: byTiling)
  }

  /// Draws an image with a transform from its pixels to user space.
  package func draw(_ image: CGImage, matrix: CGAffineTransform) {
    let box = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    draw(image, matrix: matrix, in: box.applying(matrix), isTiled: false)
  }

  private func draw(
    _ image: CGImage, matrix: CGAffineTransform, in rect: CGRect, isTiled: Bool
  ) {
    let matrix = matrix.concatenating(state.matrix)
    guard matrix.isFinite, rect.isFinite, rect.width != 0, rect.height != 0 else { return }
    if isTiled {
      let size = CGRect(x: 0, y: 0, width: image.width, height: image.height)
      var style = CompositingStyle()
      style.interpolation = state.style.interpolation
      let cell = Drawing([DrawingCommand(.image(image, .identity), style: style)])
      let pattern = DrawnPattern(
        cell: cell, bounds: size, xStep: size.width, yStep: size.height, matrix: matrix)
      return record(.everything, paint: .pattern(pattern))
    }
    guard image.isMask else { return record(.image(image, matrix)) }
    // An image mask is a stencil for the fill color.
    let box = CGPath(elements: CGPath.rectangle(rect, state.matrix))
    let clip = state.clip
    state.clip += [
      .path(box, .winding, isAntialiased: state.style.isAntialiased),
      .mask(image.coverage, matrix),
    ]
    record(.everything, paint: state.fill)
    state.clip = clip
  }

  // MARK: Gradients

  /// Draws a gradient along a line over the whole clip.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The place of the first color.
  ///   - endPoint: The place of the last color.
  ///   - options: Whether the first and the last color are drawn beyond these places.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    record(
      .everything,
      paint: .gradient(
        DrawnGradient(
          stops: gradient.stops, start: startPoint, end: endPoint, matrix: state.matrix,
          options: options)))
  }

  /// Draws a gradient between two circles over the whole clip.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the circle with the first color.
  ///   - startRadius: The radius of that circle.
  ///   - endCenter: The center of the circle with the last color.
  ///   - endRadius: The radius of that circle.
  ///   - options: Whether the first and the last color are drawn beyond the circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startCenter.isFinite, endCenter.isFinite, startRadius >= 0, startRadius.isFinite,
      endRadius >= 0, endRadius.isFinite
    else { return }
    record(
      .everything,
      paint: .gradient(
        DrawnGradient(
          stops: gradient.stops, start: startCenter, end: endCenter,
          radii: DrawnGradient.Radii(start: startRadius, end: endRadius), matrix: state.matrix,
          options: options)))
  }

  // MARK: Text and content of other modules

  /// Draws glyphs with positions in user space, where y points down.
  package func draw(_ runs: [GlyphRun]) {
    let runs = runs.filter { !$0.glyphs.isEmpty && $0.size > 0 && $0.size.isFinite }
    guard !runs.isEmpty else { return }
    record(.glyphs(runs, state.matrix))
  }

  /// Draws content of another module in user space, where y points down.
  package func draw(_ content: EmbeddedDrawing) {
    record(.embedded(content, state.matrix))
  }

  // MARK: Groups

  /// The maximum depth of transparency layers; deeper ones are drawn as parts of their parents.
  private static let maxLayerDepth = 32

  /// Begins a group: what is drawn until its end is combined first, and then drawn at once with the
  /// current alpha, blend mode and shadow.
  ///
  /// In the group, the alpha is 1, the blend mode normal, and there is no shadow.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]? = nil) {
    layers.append(OpenLayer(commands: commands, state: state, savedCount: savedStates.count))
    commands = []
    (state.style.alpha, state.style.blendMode, state.style.shadow) = (1, .normal, nil)
    // The clip applies to the group.
    state.clip = []
  }

  /// Begins a group that is clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends a group and draws it; without one, nothing happens.
  ///
  /// States that were saved in the group are restored.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let group = commands
    commands = layer.commands
    savedStates.removeLast(max(savedStates.count - layer.savedCount, 0))
    state = layer.state
    guard !group.isEmpty else { return }
    guard layers.count < Self.maxLayerDepth else {
      commands += group.map { command in
        var command = command
        command.clip = state.clip + command.clip
        return command
      }
      return
    }
    record(.group(Drawing(group)))
  }
}
