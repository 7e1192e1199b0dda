import QuartzCore

extension Symbol {
  /// Returns the contents of a view's layer: the shape of the symbol, or a drawing if its parts have
  /// different colors.
  @MainActor
  func contents(in view: UIView, image: UIImage?) -> AnyObject {
    let frame = CGRect(origin: .zero, size: size)
    if let color = image?.color(in: view) {
      return ShapeContents(size: size, shape: shape(color: color, in: frame))
    }
    let traits = view.traitCollection
    guard configuration.hasColors else {
      return ShapeContents(size: size, shape: shape(color: .black, in: frame))
    }
    let commands = parts(in: frame, tint: nil).map { part in
      let color = part.color.resolvedColor(with: traits).cgColor
      return part.lineWidth.map { width in
        var pen = StrokeStyle()
        (pen.width, pen.cap, pen.join) = (width, .round, .round)
        return DrawingCommand(.stroke(part.path, pen, pen: .identity), paint: .color(color))
      } ?? DrawingCommand(.fill(part.path, .winding), paint: .color(color))
    }
    return LayerBacking(Drawing(commands), size: size)
  }

  /// Returns the symbol in one color as it fills a rectangle.
  private func shape(color: CGColor, in rect: CGRect) -> ShapeContent {
    let part = part(outline.path, outline.lineWidth, .black, in: rect)
    var shape = ShapeContent(path: part.path)
    guard let lineWidth = part.lineWidth else {
      shape.fillColor = color
      return shape
    }
    shape.strokeColor = color
    shape.lineWidth = lineWidth
    shape.lineJoin = .round
    shape.lineCap = .round
    return shape
  }

  /// A path with a color, which is filled, or drawn with a line.
  private struct Part {
    let path: CGPath
    let lineWidth: CGFloat?
    let color: UIColor
  }

  /// Returns the parts from back to front as they fill a rectangle: one in the tint color or black, or
  /// several in the colors of the configuration.
  private func parts(in rect: CGRect, tint: UIColor?) -> [Part] {
    guard tint == nil, configuration.hasColors else {
      return [part(outline.path, outline.lineWidth, tint ?? .black, in: rect)]
    }
    return outline.layers.map { layer in
      part(layer.path, layer.lineWidth, configuration.color(level: layer.level) ?? .black, in: rect)
    }
  }

  private func part(
    _ path: CGPath, _ lineWidth: CGFloat?, _ color: UIColor, in rect: CGRect
  ) -> Part {
    var matrix = matrix(filling: rect)
    let scale = abs(matrix.a * matrix.d).squareRoot()
    return Part(
      path: path.copy(using: &matrix) ?? path, lineWidth: lineWidth.map { $0 * scale },
      color: color)
  }

  /// Draws the symbol in a rectangle of a context, in a color or in its own ones.
  func draw(in rect: CGRect, of context: CGContext, tint: UIColor?) {
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    for part in parts(in: rect, tint: tint) {
      context.beginPath()
      context.addPath(part.path)
      if let lineWidth = part.lineWidth {
        context.setLineWidth(lineWidth)
        context.setStrokeColor(part.color.cgColor)
        context.strokePath()
      } else {
        context.setFillColor(part.color.cgColor)
        context.fillPath()
      }
    }
    context.restoreGState()
  }

  /// Returns the pixels of the symbol; nil for a size that is empty or too large.
  func pixels(scale: CGFloat, tint: UIColor?) -> CGImage? {
    let frame = CGRect(origin: .zero, size: size)
    guard let context = CGContext(imageWith: frame, scale: scale, isOpaque: false) else {
      return nil
    }
    draw(in: frame, of: context, tint: tint)
    return context.makeImage()
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of symbols in bars: that of body text at the large scale, as on iOS.
  static var ofBars: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
  }
}
