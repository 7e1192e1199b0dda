import CoreGraphics

/// A path that is filled, then stroked, also outside the bounds.
public struct ShapeContent: Equatable, Sendable {
  /// The path in the layer's coordinate space, in points.
  public var path: CGPath
  /// The fill color, with open subpaths closed; nil for no fill.
  public var fillColor: CGColor?
  /// The rule that determines the interior of a path that crosses itself.
  public var fillRule = CGPathFillRule.winding
  /// The stroke color; nil for no stroke.
  public var strokeColor: CGColor?
  /// The start of the stroke as a fraction of the path's length, from 0 to 1.
  public var strokeStart: CGFloat = 0
  /// The end of the stroke as a fraction of the path's length, from 0 to 1.
  public var strokeEnd: CGFloat = 1
  /// The width of the stroke in points, centered on the path.
  public var lineWidth: CGFloat = 1
  /// The shape of the stroke's ends.
  public var lineCap = CGLineCap.butt
  /// The shape of the stroke's corners.
  public var lineJoin = CGLineJoin.miter
  /// The maximum length of a miter in line widths; longer ones are drawn as bevels.
  public var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps in points, repeated; empty for a solid line.
  public var lineDashPattern: [CGFloat] = []
  /// The offset in points at which the dash pattern starts.
  public var lineDashPhase: CGFloat = 0

  /// Creates a shape that is neither filled nor stroked.
  public init(path: CGPath) {
    self.path = path
  }
}

/// The animatable properties of a shape layer beside those of every layer.
package enum ShapeKey: String, CaseIterable {
  case path
  case fillColor
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineDashPhase
}

extension ShapeContent: KeyedProperties {
  package subscript(key: ShapeKey) -> AnimatableValue? {
    get {
      switch key {
      case .path: .path(path)
      case .fillColor: fillColor.map { .color($0) }
      case .strokeColor: strokeColor.map { .color($0) }
      case .strokeStart: .number(strokeStart)
      case .strokeEnd: .number(strokeEnd)
      case .lineWidth: .number(lineWidth)
      case .miterLimit: .number(miterLimit)
      case .lineDashPhase: .number(lineDashPhase)
      }
    }
    set {
      switch (key, newValue) {
      case (.path, .path(let value)): path = value
      case (.fillColor, .color(let value)): fillColor = value
      case (.fillColor, nil): fillColor = nil
      case (.strokeColor, .color(let value)): strokeColor = value
      case (.strokeColor, nil): strokeColor = nil
      case (.strokeStart, .number(let value)): strokeStart = value
      case (.strokeEnd, .number(let value)): strokeEnd = value
      case (.lineWidth, .number(let value)): lineWidth = value
      case (.miterLimit, .number(let value)): miterLimit = value
      case (.lineDashPhase, .number(let value)): lineDashPhase = value
      default: break
      }
    }
  }
}

extension ShapeContent {
  /// Returns the shape between this one and `end`; nil if their paths don't have the same types of
  /// elements.
  func interpolated(to end: ShapeContent, fraction: CGFloat) -> ShapeContent? {
    guard path.interpolated(to: end.path, fraction: fraction) != nil else { return nil }
    var result = self
    result.interpolateProperties(to: end, fraction: fraction)
    return result
  }
}
