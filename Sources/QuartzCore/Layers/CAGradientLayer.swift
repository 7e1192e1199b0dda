import DisplayList

/// A layer filled with a gradient, over its background and inside its corners.
@MainActor
open class CAGradientLayer: CALayer {
  private var gradient = GradientProperties() {
    didSet { need(.list) }
  }

  /// The colours, each a `CGColor`; nil, or fewer than two, for no gradient; animatable between as many.
  open var colors: [Any]? {
    get { gradient.colors }
    set { set(.colors, newValue.map { .colors($0.compactMap { $0 as? CGColor }) }) }
  }
  /// The places of the colours from 0 to 1, growing; nil to spread them evenly; animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(.locations, newValue.map { .numbers($0.map { CGFloat($0.doubleValue) }) }) }
  }
  /// Where the first colour stands, in fractions of the bounds; animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, .point(newValue)) }
  }
  /// Where the last colour stands, in fractions of the bounds; animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, .point(newValue)) }
  }
  /// The gradient's geometry.
  open var type = CAGradientLayerType.axial { didSet { need(.list) } }

  private func set(_ key: GradientKey, _ value: AnimatableValue?) {
    guard gradient[key] != value else { return }
    changing(key.rawValue) { gradient[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    GradientKey(rawValue: key) != nil || super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [gradient] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = gradient.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func takeProperties(of layer: CALayer) {
    super.takeProperties(of: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (gradient, type) = (layer.gradient, layer.type)
  }

  override func takeShownProperties(of layer: CALayer, at time: CFTimeInterval) {
    super.takeShownProperties(of: layer, at: time)
    guard let layer = layer as? CAGradientLayer else { return }
    gradient = layer.presented(layer.gradient, at: time)
  }

  override func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    let gradient = presented(gradient, at: time)
    guard let stops = gradient.stops else { return .none }
    return .gradient(
      GradientContent(
        kind: type.kind, stops: stops, startPoint: gradient.startPoint,
        endPoint: gradient.endPoint))
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
