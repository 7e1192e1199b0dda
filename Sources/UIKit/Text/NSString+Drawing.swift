import QuartzCore

extension NSAttributedString {
  /// Draws the text in the current context, in one line per paragraph.
  ///
  /// - Parameter point: The place of the top left corner.
  @preconcurrency @MainActor
  public final func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    placement(in: .zero, .usesLineFragmentOrigin, nil).drawing(at: point).draw(in: context)
  }

  /// Draws the text in a rectangle of the current context, broken at its width; lines that do not
  /// start in it are left out.
  @preconcurrency @MainActor
  public final func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - options: With `usesLineFragmentOrigin`, lines break at the width, and those that do not start
  ///     in the rectangle are left out; otherwise there is one line, whose baseline starts at the
  ///     rectangle's origin.
  ///   - stringContext: Limits the scale of the fonts and receives the bounds; nil for none.
  @preconcurrency @MainActor
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    context stringContext: NSStringDrawingContext?
  ) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let isFragment = options.contains(.usesLineFragmentOrigin)
    let drawing = placement(in: rect.size, options, stringContext)
      .drawing(at: rect.origin, startingWithin: isFragment ? rect.height : nil)
    guard isFragment, rect.width > 0, clipsLines else { return drawing.draw(in: context) }
    context.saveGState()
    context.clip(to: rect.insetBy(dx: 0, dy: -rect.height - context.size.height))
    drawing.draw(in: context)
    context.restoreGState()
  }

  /// Whether lines are not drawn past the edges of their rectangle.
  private final var clipsLines: Bool {
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.lineBreakMode == .byClipping
  }
}

extension NSString {
  /// Draws the text in the current context, in one line per paragraph, with its top left corner at a
  /// point.
  @preconcurrency @MainActor
  public final func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    substring(from: 0).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context, broken at its width.
  @preconcurrency @MainActor
  public final func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    substring(from: 0).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context.
  @preconcurrency @MainActor
  public final func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    substring(from: 0).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Draws the text in the current context, in one line per paragraph, with its top left corner at a
  /// point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawn(attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, broken at its width.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    drawn(attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    drawn(attributes).draw(with: rect, options: options, context: context)
  }

  /// The text with attributes; without a font, it is in Helvetica at 12 points, and without a color
  /// in black.
  private func drawn(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes)
  }
}
