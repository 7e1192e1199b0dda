import UIKit

/// The keys of a shape that is drawn on a view.
private enum DrawingKeys {
  static let path = Key(
    "path", .path, "The path in the view's coordinates, as path data of SVG.")
  static let points = Key(
    "points",
    .list(of: .point, "a list of at least two points", count: 2...Limits.listEntries),
    "The corners of a polyline in the view's coordinates.")
  static let rect = Key("rect", .rect, "A rectangle in the view's coordinates.")
  static let ellipse = Key(
    "ellipse", .rect, "The rectangle that encloses an ellipse, in the view's coordinates.")
  static let text = Key("text", .text, "A text.")
  static let isClosed = Key(
    "isClosed", .boolean, default: "false",
    "Whether a line connects the last point with the first one.")
  static let cornerRadius = Key(
    "cornerRadius", .nonnegativeNumber, default: "0",
    "The radius of the rectangle's corners, in points.")
  static let place = Key(
    "at", .point, default: "[0, 0]", "The top left corner of the text, in the view's coordinates.")
  static let font = Key("font", .font, default: "system 17", "The font of the text.")
  static let fillColor = Key(
    "fillColor", .color, "The fill color; black by default, unless there is a stroke.")
  static let gradient = Key(
    "gradient", DrawnGradientKeys.type, "The gradient that fills the shape.")
  static let fillRule = Key(
    "fillRule", .choice([("nonZero", CGPathFillRule.winding), ("evenOdd", .evenOdd)]),
    default: "nonZero", "The rule that determines the inside of a path that crosses itself.")
  static let strokeColor = Key("strokeColor", .color, "The stroke color; no stroke by default.")
  static let lineWidth = Key(
    "lineWidth", .nonnegativeNumber, default: "1", "The width of the stroke, in points.")
  static let lineCap = Key(
    "lineCap", .choice([("butt", CGLineCap.butt), ("round", .round), ("square", .square)]),
    default: "butt", "The shape of the stroke's ends.")
  static let lineJoin = Key(
    "lineJoin", .choice([("miter", CGLineJoin.miter), ("round", .round), ("bevel", .bevel)]),
    default: "miter", "The shape of the stroke's corners.")
  static let dashes = Key(
    "lineDashPattern",
    ValueType<[Double]>.list(
      of: .nonnegativeNumber, "a list of lengths such as [4, 2]", count: 0...Limits.listEntries),
    "The lengths of dashes and gaps, in points; a solid line by default.")
  static let alpha = Key("alpha", .fraction, default: "1", "The opacity of the shape.")
  static let blendMode = Key(
    "blendMode", .choice(blendModes), default: "normal",
    "How the shape is combined with those before it.")

  private static let shapes: [any KeyDescription] = [path, points, rect, ellipse, text]
  private static let strokes: [any KeyDescription] = [lineWidth, lineCap, lineJoin, dashes]

  static let table = Table(
    "a drawn shape",
    [
      path, points, rect, ellipse, text, isClosed, cornerRadius, place, font, fillColor, gradient,
      fillRule, strokeColor, lineWidth, lineCap, lineJoin, dashes, alpha, blendMode,
    ],
    rules: [
      .exactlyOne(of: shapes), .needs(isClosed, points), .needs(cornerRadius, rect),
      .needs(place, text), .needs(font, text), .atMostOne(of: [fillColor, gradient]),
      .atMostOne(of: [text, gradient]),
    ] + strokes.map { .needs($0, oneOf: [strokeColor]) })

  private static let blendModes: [(String, CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("clear", .clear), ("copy", .copy), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver), ("destinationOut", .destinationOut), ("xor", .xor),
    ("plusLighter", .plusLighter),
  ]
}

extension ValueType<[DrawingPlan]> {
  /// The shapes that are drawn on a view, from back to front.
  static let drawing: ValueType = .list(
    of: .drawnShape, "a list of shapes such as [{ rect: [0, 0, 20, 10], fillColor: red }]",
    count: 0...Limits.listEntries)
}

extension ValueType<DrawingPlan> {
  fileprivate static let drawnShape: ValueType = mapping(
    "a shape such as { ellipse: [0, 0, 20, 20], fillColor: red }", DrawingKeys.table
  ) { fields in
    let shape = shape(fields)
    let fill = fill(fields)
    let pen = pen(fields)
    let rest = fields.read(DrawingKeys.fillRule, DrawingKeys.alpha, DrawingKeys.blendMode)
    guard let shape, let fill, let pen, let (rule, alpha, blendMode) = rest else { return nil }
    return DrawingPlan(
      shape: shape, fill: fill.value, rule: rule, pen: pen.value, alpha: alpha,
      blendMode: blendMode)
  }

  /// What may be absent without an error.
  private struct Part<Content> {
    let value: Content?
  }

  private static func shape(_ fields: Fields) -> DrawingPlan.Shape? {
    if fields.has(DrawingKeys.path) { return fields.read(DrawingKeys.path).map { .path($0) } }
    if fields.has(DrawingKeys.points) {
      let read = fields.read(DrawingKeys.points, DrawingKeys.isClosed)
      return read.map { points, isClosed in
        let path = CGMutablePath()
        path.addLines(between: points)
        if isClosed { path.closeSubpath() }
        return .path(path)
      }
    }
    if fields.has(DrawingKeys.rect) {
      let read = fields.read(DrawingKeys.rect, DrawingKeys.cornerRadius)
      return read.map { rect, radius in
        .path(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
      }
    }
    if fields.has(DrawingKeys.ellipse) {
      return fields.read(DrawingKeys.ellipse).map { .path(CGPath(ellipseIn: $0)) }
    }
    guard fields.has(DrawingKeys.text) else { return nil }
    let read = fields.read(DrawingKeys.text, DrawingKeys.place, DrawingKeys.font)
    return read.map { .text($0, at: $1, $2) }
  }

  private static func fill(_ fields: Fields) -> Part<DrawingPlan.Fill>? {
    if fields.has(DrawingKeys.gradient) {
      return fields.read(DrawingKeys.gradient).map { Part(value: .gradient($0)) }
    }
    if fields.has(DrawingKeys.fillColor) {
      return fields.read(DrawingKeys.fillColor).map { Part(value: .color($0)) }
    }
    return Part(value: fields.has(DrawingKeys.strokeColor) ? nil : .color(.black))
  }

  private static func pen(_ fields: Fields) -> Part<DrawingPlan.Pen>? {
    let read = fields.read(
      DrawingKeys.strokeColor.optional, DrawingKeys.lineWidth, DrawingKeys.lineCap,
      DrawingKeys.lineJoin, DrawingKeys.dashes.optional)
    return read.map { color, width, cap, join, dashes in
      Part(
        value: color.map {
          DrawingPlan.Pen(color: $0, width: width, cap: cap, join: join, dashes: dashes ?? [])
        })
    }
  }
}

/// The keys of a gradient that fills a drawn shape.
private enum DrawnGradientKeys {
  private static let colors = Key(
    "colors", .list(of: .color, "a list of at least two colors", count: 2...Limits.listEntries),
    isRequired: true, "The colors, from the start to the end.")
  private static let locations = Key(
    "locations",
    ValueType<[Double]>.list(of: .fraction, "an increasing list of numbers from 0 to 1"),
    "The locations of the colors, from 0 to 1.")
  private static let start = Key(
    "start", .point, "The point of the first color, in the view's coordinates.")
  private static let end = Key(
    "end", .point, "The point of the last color, in the view's coordinates.")
  private static let center = Key(
    "center", .point, "The center of a radial gradient, in the view's coordinates.")
  private static let radius = Key(
    "radius", .positiveNumber, "The radius of a radial gradient, in points.")

  private static let table = Table(
    "a gradient of a drawn shape", [colors, locations, start, end, center, radius],
    rules: [
      .oneGroup(of: [[start, end], [center, radius]]), .atMostOne(of: [start, center]),
      .atMostOne(of: [end, radius]),
    ])

  static let type = ValueType<DrawnGradientPlan>.mapping(
    "a gradient such as { colors: [white, black], start: [0, 0], end: [0, 50] }", table
  ) { fields in
    let values = fields.read(
      colors, locations.optional, start.optional, end.optional, center.optional,
      radius.optional)
    guard let (colors, locations, start, end, center, radius) = values else { return nil }
    if let locations, let written = fields.written(Self.locations),
      locations != locations.sorted() || locations.count != colors.count
    {
      fields.context.report(
        .doesNotFit, "'locations' does not match 'colors'", at: written.span,
        expected: "\(colors.count) increasing numbers", found: written.summary)
      return nil
    }
    let geometry: DrawnGradientPlan.Geometry
    if let start, let end {
      geometry = .linear(start: start, end: end)
    } else if let center, let radius {
      geometry = .radial(center: center, radius: radius)
    } else {
      return nil
    }
    return DrawnGradientPlan(colors: colors, locations: locations, geometry: geometry)
  }
}
