import CoreGraphics

/// Where a layer stands and how it looks: what may differ between two frames by degrees.
public struct LayerAttributes: Equatable, Sendable {
  /// Where the anchor point lies in the parent space, in points.
  public var position = CGPoint.zero
  /// The point of the bounds that `position` places and `transform` turns about, in fractions.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The layer's own space, in points.
  public var bounds = CGRect.zero
  /// What is done to the layer about its anchor point.
  public var transform = CGAffineTransform.identity
  /// The opacity of the layer and all that stands in it, as one picture, 0 to 1.
  public var opacity: CGFloat = 1
  /// What fills the bounds.
  public var backgroundColor: CGColor?
  /// The corners' radius in points; drawn as half the shorter side at most.
  public var cornerRadius: CGFloat = 0
  /// The corners' shape.
  public var cornerCurve = CornerCurve.circular
  /// The border's width in points, inside the edge.
  public var borderWidth: CGFloat = 0
  /// The border's colour; the border lies above content and sublayers.
  public var borderColor: CGColor?
  /// Whether content and sublayers end at the bounds and their rounded corners.
  public var masksToBounds = false
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// How far the first sublayer has dissolved into the others, 0 to 1; nil where all are shown whole.
  ///
  /// Pixels are mixed of both, so that what looks the same in both stays as it is.
  public var dissolve: CGFloat?

  /// Creates attributes of an empty layer.
  public init() {}

  /// The map from the layer's own space to its parent's.
  public var matrix: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

/// How a rounded corner leaves its edges.
public enum CornerCurve: String, Sendable {
  /// A quarter circle.
  case circular
  /// The curve of growing curvature that Apple's icons have.
  case continuous
}

/// A blurred copy of a layer's outline below the layer.
public struct Shadow: Equatable, Sendable {
  /// The colour.
  public var color: CGColor
  /// The opacity, 0 to 1, on top of the colour's own.
  public var opacity: CGFloat
  /// How far the shadow is moved, in points.
  public var offset: CGSize
  /// The blur's radius in points.
  public var radius: CGFloat
  /// The outline to blur, in the layer's own space; nil for what the layer shows.
  public var path: CGPath?

  /// Creates a shadow.
  public init(
    color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
