import DisplayList

/// A layer filled with a gradient, over its background and inside its corners.
@MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`; nil, or fewer than two, for no gradient.
  open var colors: [Any]?
  /// The places of the colours from 0 to 1, growing; nil to spread them evenly.
  open var locations: [NSNumber]?
  /// Where the first colour stands, in fractions of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, in fractions of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The gradient's geometry.
  open var type = CAGradientLayerType.axial

  override func takeProperties(of layer: CALayer) {
    super.takeProperties(of: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  override func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1 else { return .none }
    let places = self.locations?.map { CGFloat($0.doubleValue) }
    let even = colors.indices.map { CGFloat($0) / CGFloat(colors.count - 1) }
    let locations = places?.count == colors.count ? places ?? even : even
    var last: CGFloat = 0
    let stops = zip(colors, locations).map { color, location in
      last = min(max(location, last), 1)
      return GradientContent.Stop(color: color, location: last)
    }
    return .gradient(
      GradientContent(kind: type.kind, stops: stops, startPoint: startPoint, endPoint: endPoint))
  }
}

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Colours change along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Colours change from the start outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Colours change with the angle about the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: GradientContent.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
