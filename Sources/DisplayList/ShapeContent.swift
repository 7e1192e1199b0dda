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
  package mutating func access(_ key: ShapeKey, with accessor: inout PropertyAccessor) {
    switch key {
    case .path: accessor(&path)
    case .fillColor: accessor(&fillColor)
    case .strokeColor: accessor(&strokeColor)
    case .strokeStart: accessor(&strokeStart)
    case .strokeEnd: accessor(&strokeEnd)
    case .lineWidth: accessor(&lineWidth)
    case .miterLimit: accessor(&miterLimit)
    case .lineDashPhase: accessor(&lineDashPhase)
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
