import DisplayList

/// A layer that draws a gradient over its background, clipped to its rounded corners.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  private var gradient = GradientProperties() {
    didSet { need(.list) }
  }

  /// The colors as `CGColor` values; nil, or fewer than two, for no gradient; animatable between
  /// equal counts.
  open var colors: [Any]? {
    get { gradient.colors }
    set { set(.colors, newValue.map { .colors($0.compactMap { $0 as? CGColor }) }) }
  }
  /// The nondecreasing locations of the colors from 0 to 1; nil for an even distribution;
  /// animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(.locations, newValue.map { .numbers($0.map { CGFloat($0.doubleValue) }) }) }
  }
  /// The point of the first color, in fractions of the bounds; animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { set(.startPoint, .point(newValue)) }
  }
  /// The point of the last color, in fractions of the bounds; animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { set(.endPoint, .point(newValue)) }
  }
  /// The gradient's geometry.
  open var type = CAGradientLayerType.axial { didSet { need(.list) } }

  private func set(_ key: GradientKey, _ value: AnimatableValue?) {
    guard gradient[key] != value else { return }
    performChange(of: key.rawValue) { gradient[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    GradientKey(rawValue: key) != nil || super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [gradient] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = gradient.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func copyProperties(from layer: CALayer) {
    super.copyProperties(from: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    (gradient, type) = (layer.gradient, layer.type)
  }

  override func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    super.copyPresentedProperties(from: layer, at: time)
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

/// The geometries of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a type.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The colors change along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// The colors change from the start outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// The colors change with the angle about the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  var kind: GradientContent.Kind {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
