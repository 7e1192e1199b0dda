import DisplayList

/// Properties of a layer that few layers have.
final class LayerExtras {
  /// The animatable properties.
  var details = LayerDetails()
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
  var allowsGroupOpacity = true
  var replacingColor: CGColor?
  var isGeometryFlipped = false
  var style: [AnyHashable: Any]?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilterBias: Float = 0
  var wantsExtendedDynamicRange = false
  /// The identifiers of the display layers in which images dissolve; nil before the first time.
  var mixIdentifiers: [Int]?
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  /// Whether animations may have the layer displayed in each frame.
  var displaysAnimations = false
  /// Whether what the layer shows changes with time, without animations.
  var changesByItself = false
  /// The layer that masks the layer.
  var mask: CALayer?
  /// Whether the layer is the mask of its container.
  var isMask = false
  /// The layer that this one masks.
  weak var maskedLayer: CALayer?
  /// The identifier of the display layer of upright content in a flipped layer; nil before the first time.
  var flipIdentifier: Int?
  var lastUpright: DisplayLayer?
  /// The space in which the sublayers were last shown.
  var lastSpace: CATransform3D?

  init() {}

  /// Copies the properties, without the mask.
  init(copying other: LayerExtras) {
    details = other.details
    (isDoubleSided, isOpaque) = (other.isDoubleSided, other.isOpaque)
    (shouldRasterize, rasterizationScale) = (other.shouldRasterize, other.rasterizationScale)
    drawsAsynchronously = other.drawsAsynchronously
    replacingColor = other.replacingColor
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    edgeAntialiasingMask = other.edgeAntialiasingMask
    (allowsGroupOpacity, isGeometryFlipped) = (other.allowsGroupOpacity, other.isGeometryFlipped)
    (style, filters, backgroundFilters) = (other.style, other.filters, other.backgroundFilters)
    compositingFilter = other.compositingFilter
    minificationFilter = other.minificationFilter
    magnificationFilter = other.magnificationFilter
  }
}

/// Animatable properties that few layers have.
struct LayerDetails: Equatable {
  var sublayerTransform = CATransform3DIdentity
  var anchorPointZ: CGFloat = 0
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The standard deviation of the blur of what is behind the layer, in points.
  var backdropRadius: CGFloat = 0
  /// The factor of the saturation of what is behind the layer.
  var backdropSaturation: CGFloat = 1
  /// The color painted over what is behind the layer.
  var backdropTint: CGColor = .clear

  /// The effect on what is behind the layer; nil for none.
  var backdrop: BackdropEffect? {
    guard backdropRadius > 0 || backdropSaturation != 1 || backdropTint.alpha > 0 else {
      return nil
    }
    return BackdropEffect(
      blurRadius: max(backdropRadius, 0), saturation: backdropSaturation,
      tints: backdropTint.alpha > 0 ? [backdropTint] : [])
  }
}

/// The keys of animatable properties that few layers have.
enum DetailKey: String {
  case sublayerTransform
  case anchorPointZ
  case contentsRect
  case contentsCenter
  case backdropRadius
  case backdropSaturation
  case backdropTint
}

extension LayerDetails: KeyedProperties {
  subscript(key: DetailKey) -> AnimatableValue? {
    get {
      switch key {
      case .sublayerTransform: AnimatableValue(transform: sublayerTransform)
      case .anchorPointZ: .number(anchorPointZ)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .backdropRadius: .number(backdropRadius)
      case .backdropSaturation: .number(backdropSaturation)
      case .backdropTint: .color(backdropTint)
      }
    }
    set {
      switch (key, newValue) {
      case (.sublayerTransform, let value?):
        if let transform = value.transformInSpace { sublayerTransform = transform }
      case (.anchorPointZ, .number(let value)): anchorPointZ = value
      case (.contentsRect, .rect(let value)): contentsRect = value
      case (.contentsCenter, .rect(let value)): contentsCenter = value
      case (.backdropRadius, .number(let value)): backdropRadius = value
      case (.backdropSaturation, .number(let value)): backdropSaturation = value
      case (.backdropTint, .color(let value)): backdropTint = value
      default: break
      }
    }
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

/// The ways to scale the image of a layer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a filter.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation between images of several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
