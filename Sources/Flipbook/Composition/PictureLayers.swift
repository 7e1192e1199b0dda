import DisplayList

/// The layers of a picture, from back to front, in the picture's points.
struct PictureLayers {
  /// How a line looks.
  struct Pen {
    /// The colour.
    var color: CGColor
    /// The width in points; nil for a hairline.
    var width: CGFloat?
    /// The lengths of dashes and gaps in points.
    var dashes: [CGFloat] = []
    /// What fills the line's outline.
    var fill: CGColor?
  }

  /// Pixels in a point.
  let scale: CGFloat
  private(set) var layers: [DisplayLayer] = []

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws a line.
  mutating func stroke(_ path: CGPath, _ pen: Pen) {
    var shape = ShapeContent(path: path)
    shape.strokeColor = pen.color
    shape.lineWidth = pen.width ?? hairline
    shape.lineDashPattern = pen.dashes
    shape.lineJoin = .round
    shape.lineCap = pen.width == nil || !pen.dashes.isEmpty ? .butt : .round
    shape.fillColor = pen.fill
    add(shape)
  }

  /// Draws a hairline across whole pixels.
  mutating func rule(from start: CGPoint, to end: CGPoint, _ pen: Pen) {
    func placed(_ point: CGPoint) -> CGPoint {
      start.x == end.x
        ? CGPoint(x: snapped(point.x), y: point.y) : CGPoint(x: point.x, y: snapped(point.y))
    }
    stroke(.line([placed(start), placed(end)]), pen)
  }

  /// Fills an outline.
  mutating func fill(_ path: CGPath, _ color: CGColor) {
    var shape = ShapeContent(path: path)
    shape.fillColor = color
    add(shape)
  }

  /// Writes a text whose letters stand on `baseline`.
  mutating func write(
    _ text: PictureText, x: CGFloat, baseline: CGFloat, alignment: PictureText.Alignment = .leading
  ) {
    let baseline = (baseline * scale).rounded() / scale
    if let layer = text.layer(id: layers.count, x: x, baseline: baseline, alignment: alignment) {
      layers.append(layer)
    }
  }

  /// Writes a text whose capitals have their middle at `middle`.
  mutating func write(
    _ text: PictureText, x: CGFloat, middle: CGFloat, alignment: PictureText.Alignment = .leading
  ) {
    write(text, x: x, baseline: middle + text.capHeight / 2, alignment: alignment)
  }

  /// A width of whole pixels, half a point or a little more.
  private var hairline: CGFloat { max(1, (scale / 2).rounded(.down)) / scale }

  /// The nearest place where a hairline covers whole pixels.
  private func snapped(_ place: CGFloat) -> CGFloat {
    ((place - hairline / 2) * scale).rounded() / scale + hairline / 2
  }

  /// Adds a layer over all others, under a number of its own.
  mutating func add(_ layer: DisplayLayer) {
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
