import CoreGraphics

/// An outline that is filled, then stroked; beyond the bounds as well.
public struct ShapeContent: Equatable, Sendable {
  /// The outline in the layer's own space, in points.
  public var path: CGPath
  /// What fills the outline, open parts closed; nil for nothing.
  public var fillColor: CGColor?
  /// Which points of an outline that crosses itself are filled.
  public var fillRule = CGPathFillRule.winding
  /// What the outline is stroked with; nil for nothing.
  public var strokeColor: CGColor?
  /// Where the stroke begins, as a fraction of the outline's length from 0 to 1.
  public var strokeStart: CGFloat = 0
  /// Where the stroke ends, as a fraction of the outline's length from 0 to 1.
  public var strokeEnd: CGFloat = 1
  /// The stroke's width in points, half of it to each side.
  public var lineWidth: CGFloat = 1
  /// How the stroke's ends look.
  public var lineCap = CGLineCap.butt
  /// How the stroke's corners look.
  public var lineJoin = CGLineJoin.miter
  /// How far a pointed corner may reach out, in line widths; further ones are cut off.
  public var miterLimit: CGFloat = 10
  /// The lengths in points of dashes and gaps in turn, repeated; none for a line without gaps.
  public var lineDashPattern: [CGFloat] = []
  /// How far into the pattern the stroke begins, in points.
  public var lineDashPhase: CGFloat = 0

  /// Creates a shape that is neither filled nor stroked.
  public init(path: CGPath) {
    self.path = path
  }
}

extension ShapeContent {
  /// Returns the shape between this one and `end`; nil where their outlines' steps are not of the
  /// same kinds.
  func interpolated(to end: ShapeContent, fraction: CGFloat) -> ShapeContent? {
    guard let path = path.interpolated(to: end.path, fraction: fraction) else { return nil }
    var result = self
    func mix<Value: Interpolable>(_ property: WritableKeyPath<ShapeContent, Value>) {
      result[keyPath: property] = self[keyPath: property].interpolated(
        to: end[keyPath: property], fraction: fraction)
    }
    result.path = path
    mix(\.fillColor)
    mix(\.strokeColor)
    mix(\.strokeStart)
    mix(\.strokeEnd)
    mix(\.lineWidth)
    mix(\.miterLimit)
    mix(\.lineDashPhase)
    return result
  }
}
