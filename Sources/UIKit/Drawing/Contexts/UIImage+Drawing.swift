import QuartzCore

extension UIImage {
  /// Draws the image upright at its size in the current context.
  ///
  /// - Parameter point: The place of the top left corner.
  public final func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image upright at its size in the current context.
  ///
  /// - Parameters:
  ///   - point: The place of the top left corner.
  ///   - blendMode: How the image is combined with what is below.
  ///   - alpha: The opacity, from 0 to 1, in place of the context's.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright, scaled to a rectangle of the current context.
  public final func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image upright, scaled to a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - blendMode: How the image is combined with what is below.
  ///   - alpha: The opacity, from 0 to 1, in place of the context's.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context)
    context.restoreGState()
  }

  /// Fills a rectangle of the current context with copies of the image at its size.
  ///
  /// - Parameter rect: The rectangle; the copies are aligned with the origin of the context.
  public final func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let color = UIColor(tiling: self) else {
      return
    }
    context.saveGState()
    context.setFillColor(color.cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// Draws the image upright, scaled to a rectangle of a context.
  final func draw(in rect: CGRect, of context: CGContext) {
    if let symbol = form.symbol { return symbol.draw(in: rect, of: context, tint: form.tint) }
    guard let image = form.uprightPixels else { return }
    if let slices = form.slices, form.tint == nil {
      return slices.draw(image, size: size, in: rect, of: context)
    }
    guard let tint = form.tint, renderingMode != .alwaysTemplate else {
      return context.drawUpright(image, in: rect)
    }
    context.beginTransparencyLayer()
    context.drawUpright(image, in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(rect.insetBy(dx: -1, dy: -1))
    context.endTransparencyLayer()
  }
}
