import DisplayList

/// Builds the layers of a figure, from back to front, in the figure's coordinates.
package struct FigureLayers {
  /// The appearance of a line.
  package struct Pen {
    package var color: CGColor
    /// The width, in points; nil for a hairline.
    package var width: CGFloat?
    /// The lengths of dashes and gaps, in points.
    package var dashes: [CGFloat] = []
    /// The color that fills the path; nil for none.
    package var fill: CGColor?

    package init(
      color: CGColor, width: CGFloat? = nil, dashes: [CGFloat] = [], fill: CGColor? = nil
    ) {
      self.color = color
      self.width = width
      self.dashes = dashes
      self.fill = fill
    }
  }

  /// Pixels per point.
  package let scale: CGFloat
  package private(set) var layers: [DisplayLayer] = []

  package init(scale: CGFloat) {
    self.scale = scale
  }

  /// Strokes a path.
  package mutating func stroke(_ path: CGPath, _ pen: Pen) {
    var shape = ShapeContent(path: path)
    shape.strokeColor = pen.color
    shape.lineWidth = pen.width ?? hairline
    shape.lineDashPattern = pen.dashes
    shape.lineJoin = .round
    shape.lineCap = pen.width == nil || !pen.dashes.isEmpty ? .butt : .round
    shape.fillColor = pen.fill
    add(shape)
  }

  /// Draws a horizontal or vertical line on whole pixels.
  package mutating func rule(from start: CGPoint, to end: CGPoint, _ pen: Pen) {
    func aligned(_ point: CGPoint) -> CGPoint {
      start.x == end.x
        ? CGPoint(x: snapped(point.x), y: point.y) : CGPoint(x: point.x, y: snapped(point.y))
    }
    stroke(.line([aligned(start), aligned(end)]), pen)
  }

  /// Fills a path.
  package mutating func fill(_ path: CGPath, _ color: CGColor) {
    var shape = ShapeContent(path: path)
    shape.fillColor = color
    add(shape)
  }

  /// Draws a line of text on a baseline.
  package mutating func write(
    _ text: FigureText, x: CGFloat, baseline: CGFloat, alignment: FigureText.Alignment = .leading
  ) {
    let baseline = (baseline * scale).rounded() / scale
    if let layer = text.layer(id: layers.count, x: x, baseline: baseline, alignment: alignment) {
      layers.append(layer)
    }
  }

  /// Draws a line of text whose capital letters are vertically centered at `middle`.
  package mutating func write(
    _ text: FigureText, x: CGFloat, middle: CGFloat, alignment: FigureText.Alignment = .leading
  ) {
    write(text, x: x, baseline: middle + text.capHeight / 2, alignment: alignment)
  }

  /// A width of whole pixels, about half a point and at least one pixel.
  private var hairline: CGFloat { max(1, (scale / 2).rounded(.down)) / scale }

  /// Returns the nearest coordinate at which a hairline covers whole pixels.
  private func snapped(_ coordinate: CGFloat) -> CGFloat {
    ((coordinate - hairline / 2) * scale).rounded() / scale + hairline / 2
  }

  /// Adds a layer in front of all others, with a new identifier.
  package mutating func add(_ layer: DisplayLayer) {
    layers.append(
      DisplayLayer(
        id: layers.count, attributes: layer.attributes, content: layer.content,
        sublayers: layer.sublayers))
  }

  private mutating func add(_ shape: ShapeContent) {
    layers.append(
      DisplayLayer(id: layers.count, attributes: LayerAttributes(), content: .shape(shape)))
  }
}
