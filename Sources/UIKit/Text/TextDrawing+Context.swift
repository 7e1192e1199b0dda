import QuartzCore

extension TextDrawing {
  /// Draws the text in a context, whose y axis points down.
  func draw(in context: CGContext) {
    for element in elements {
      context.saveGState()
      if let shadow = element.shadow {
        context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      }
      switch element.shape {
      case .fill(let rects, let color):
        context.setFillColor(color)
        context.fill(rects)
      case .glyphs(let run): context.draw([run])
      case .image(let image, let rect, let tint):
        let isTemplate = image.isTemplate && image.form.tint == nil
        let shown =
          isTemplate
          ? image.withTintColor(UIColor(cgColor: tint), renderingMode: .alwaysOriginal) : image
        shown.draw(in: rect, of: context)
      }
      context.restoreGState()
    }
  }

  /// The content of a layer that shows the drawing; drawings without lines, shadows and images are
  /// glyphs, which are drawn at their exact positions.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the layer.
  ///   - scale: The number of pixels per point that the context is declared to have.
  ///   - commands: What is drawn above the text.
  func content(
    in bounds: CGRect, scale: CGFloat, below commands: [DrawingCommand] = []
  ) -> LayerContent {
    if commands.isEmpty, let glyphs = plainGlyphs {
      return glyphs.isEmpty ? .none : .glyphs(glyphs)
    }
    let context = CGContext(bounds: bounds, scale: scale)
    draw(in: context)
    let drawing = Drawing(context.drawing.commands + commands)
    guard !drawing.isEmpty else { return .none }
    return .drawing(DrawingContent(drawing: drawing, size: bounds.size, frame: bounds))
  }
}
