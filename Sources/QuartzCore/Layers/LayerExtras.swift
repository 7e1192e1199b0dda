/// Properties of a layer that few layers have.
final class LayerExtras {
  /// The transform, if it is not affine.
  var transform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  /// Whether the layer is marked to be displayed again.
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false

  init() {}

  init(copying other: LayerExtras) {
    (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
    (anchorPointZ, isDoubleSided, isOpaque) = (
      other.anchorPointZ, other.isDoubleSided, other.isOpaque
    )
    (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
    drawsAsynchronously = other.drawsAsynchronously
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    edgeAntialiasingMask = other.edgeAntialiasingMask
  }
}

/// Edges of a layer that are antialiased.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
