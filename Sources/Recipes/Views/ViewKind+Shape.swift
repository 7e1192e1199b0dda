import UIKit

extension ViewKind {
  static let shape = ViewKind(
    .shape, title: "a shape", keys: CollisionShapeKeys.all,
    properties: [path, points, isClosed] + ShapeProperties.fill + ShapeProperties.stroke,
    rules: [.exactlyOne(of: [path, points]), .needs(isClosed, points)]
  ) { fields in
    let shape = fields.readCollisionShape()
    return {
      let view = ShapeView(frame: .zero)
      view.collisionShape = shape
      return view
    }
  }

  private static let path = Property<ShapeView>(
    "path", .path,
    "The path in the view's coordinates, as path data of SVG; animated between paths of the same commands."
  ) { $0.outline = .path($1) }
  private static let points = Property<ShapeView>(
    "points",
    .list(of: .point, "a list of at least two points", count: 2...Limits.listEntries),
    "The corners of a polyline in the view's coordinates; animated between as many points."
  ) { $0.outline = .points($1) }
  private static let isClosed = Property<ShapeView>(
    "isClosed", .boolean, "Whether a line connects the last point with the first one."
  ) { $0.isClosed = $1 }
}

/// The properties of a shape beside its outline.
private enum ShapeProperties {
  static let fill: [Property<ShapeView>] = [
    Property("fillColor", .color, "The fill color; black by default, and clear for no fill.") {
      $0.fillColor = $1
    },
    Property(
      "fillRule", .choice([("nonZero", CAShapeLayerFillRule.nonZero), ("evenOdd", .evenOdd)]),
      "The rule that determines the inside of a path that crosses itself; not animated."
    ) { $0.shapeLayer?.fillRule = $1 },
  ]
  static let stroke: [Property<ShapeView>] = [
    Property("strokeColor", .color, "The stroke color; no stroke by default.") {
      $0.strokeColor = $1
    },
    Property("strokeStart", .fraction, "The start of the stroke, as a fraction of the path.") {
      $0.shapeLayer?.strokeStart = $1
    },
    Property("strokeEnd", .fraction, "The end of the stroke, as a fraction of the path.") {
      $0.shapeLayer?.strokeEnd = $1
    },
    Property("lineWidth", .nonnegativeNumber, "The width of the stroke, in points.") {
      $0.shapeLayer?.lineWidth = $1
    },
    Property(
      "lineCap",
      .choice([("butt", CAShapeLayerLineCap.butt), ("round", .round), ("square", .square)]),
      "The shape of the stroke's ends; not animated."
    ) { $0.shapeLayer?.lineCap = $1 },
    Property(
      "lineJoin",
      .choice([("miter", CAShapeLayerLineJoin.miter), ("round", .round), ("bevel", .bevel)]),
      "The shape of the stroke's corners; not animated."
    ) { $0.shapeLayer?.lineJoin = $1 },
    Property(
      "miterLimit", .nonnegativeNumber, "The maximum length of a miter, in line widths."
    ) { $0.shapeLayer?.miterLimit = $1 },
    Property(
      "lineDashPattern", .dashes,
      "The lengths of dashes and gaps, in points; empty for a solid line; not animated."
    ) { $0.shapeLayer?.lineDashPattern = $1.map { NSNumber(value: $0) } },
    Property(
      "lineDashPhase", .number(), "The offset at which the dash pattern starts, in points."
    ) { $0.shapeLayer?.lineDashPhase = $1 },
  ]
}

extension ValueType<[Double]> {
  /// The lengths of dashes and gaps.
  fileprivate static let dashes: ValueType = list(
    of: .nonnegativeNumber, "a list of lengths such as [4, 2]", count: 0...Limits.listEntries)
}
