import DisplayList

/// A layer that shows its sublayers several times, each time transformed once more, later and in
/// another color.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The maximum number of instances.
  private static let maxInstances = 10_000

  private var properties = ReplicatorProperties() {
    didSet { need(.list) }
  }
  /// The identifiers of the layers that contain the instances.
  private var identifiers: [Int] = []

  /// The number of instances, with the sublayers themselves; 1 by default; animatable.
  ///
  /// At most 10,000 are shown.
  open var instanceCount: Int {
    get { properties.count }
    set { set(.instanceCount, .number(CGFloat(newValue))) }
  }
  /// The time by which the animations of each instance are later than those of the one before, in
  /// seconds; 0 by default; animatable.
  open var instanceDelay: CFTimeInterval {
    get { CFTimeInterval(properties.instanceDelay) }
    set { set(.instanceDelay, .number(CGFloat(newValue))) }
  }
  /// The transform of each instance relative to the one before, about the center of the bounds; the
  /// identity by default; animatable.
  open var instanceTransform: CATransform3D {
    get { properties.instanceTransform }
    set { set(.instanceTransform, AnimatableValue(transform: newValue)) }
  }
  /// Whether instances share the space of the superlayer, instead of the layer's plane; false by
  /// default.
  open var preservesDepth = false { didSet { need(.list) } }
  /// The color by which the first instance is multiplied; white by default; animatable.
  open var instanceColor: CGColor? {
    get { properties.instanceColor }
    set { set(.instanceColor, .color(newValue ?? .white)) }
  }
  /// What each instance adds to the red of the one before; 0 by default; animatable.
  open var instanceRedOffset: Float {
    get { Float(properties.instanceRedOffset) }
    set { set(.instanceRedOffset, .number(CGFloat(newValue))) }
  }
  /// What each instance adds to the green of the one before; 0 by default; animatable.
  open var instanceGreenOffset: Float {
    get { Float(properties.instanceGreenOffset) }
    set { set(.instanceGreenOffset, .number(CGFloat(newValue))) }
  }
  /// What each instance adds to the blue of the one before; 0 by default; animatable.
  open var instanceBlueOffset: Float {
    get { Float(properties.instanceBlueOffset) }
    set { set(.instanceBlueOffset, .number(CGFloat(newValue))) }
  }
  /// What each instance adds to the alpha of the one before; 0 by default; animatable.
  open var instanceAlphaOffset: Float {
    get { Float(properties.instanceAlphaOffset) }
    set { set(.instanceAlphaOffset, .number(CGFloat(newValue))) }
  }

  private func set(_ key: ReplicatorKey, _ value: AnimatableValue?) {
    guard properties[key] != value else { return }
    performChange(of: key.rawValue) { properties[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    ReplicatorKey(rawValue: key) != nil || super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [properties] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = properties.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func copyProperties(from layer: CALayer) {
    super.copyProperties(from: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (properties, preservesDepth) = (layer.properties, layer.preservesDepth)
  }

  override func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    super.copyPresentedProperties(from: layer, at: time)
    guard let layer = layer as? CAReplicatorLayer else { return }
    properties = layer.presented(layer.properties, at: time)
  }

  override func sublayersToShow(at time: CFTimeInterval) -> [DisplayLayer] {
    let properties = presented(properties, at: time)
    guard properties != ReplicatorProperties() else { return super.sublayersToShow(at: time) }
    let count = min(max(properties.count, 0), Self.maxInstances)
    while identifiers.count < count { identifiers.append(Self.newIdentifier()) }
    let bounds = presented(attributes, at: time).bounds
    let step = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0), properties.instanceTransform),
      CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    let space = extras?.lastSpace
    let delay = properties.instanceDelay.isFinite ? CFTimeInterval(properties.instanceDelay) : 0
    var transform = CATransform3DIdentity
    var same: [DisplayLayer]?
    var instances: [DisplayLayer] = []
    for index in 0..<count {
      let instanceTime = time - CFTimeInterval(index) * delay
      let isNewTime = instanceTime != time
      let sublayers: [DisplayLayer]
      let total = space.map { CATransform3DConcat(transform, $0) } ?? transform
      if preservesDepth {
        showSublayers(in: CATransform3DIsIdentity(total) ? nil : total)
        sublayers = displaySublayers(at: instanceTime)
      } else {
        showSublayers(in: nil)
        sublayers =
          !isNewTime ? same ?? displaySublayers(at: time) : displaySublayers(at: instanceTime)
        if !isNewTime { same = sublayers }
      }
      instances.append(
        instance(
          index, sublayers, in: preservesDepth ? nil : total, color: properties.color(of: index)))
      transform = CATransform3DConcat(transform, step)
    }
    return instances
  }

  private func instance(
    _ index: Int, _ sublayers: [DisplayLayer], in transform: CATransform3D?, color: CGColor
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.anchorPoint = .zero
    if let transform { attributes.place(by: Projection(transform)) }
    if (color.red, color.green, color.blue) == (1, 1, 1) {
      attributes.opacity = color.alpha
    } else {
      attributes.effects.tint = color
    }
    return DisplayLayer(id: identifiers[index], attributes: attributes, sublayers: sublayers)
  }
}

/// The animatable properties of a replicator layer.
struct ReplicatorProperties: Equatable {
  var instanceCount: CGFloat = 1
  var instanceDelay: CGFloat = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor = .white
  var instanceRedOffset: CGFloat = 0
  var instanceGreenOffset: CGFloat = 0
  var instanceBlueOffset: CGFloat = 0
  var instanceAlphaOffset: CGFloat = 0

  /// The number of instances as an integer.
  var count: Int { instanceCount > 0 ? Int(min(instanceCount, 1e9).rounded()) : 0 }

  /// Returns the color of an instance.
  func color(of index: Int) -> CGColor {
    func component(_ first: CGFloat, _ offset: CGFloat) -> CGFloat {
      min(max(first + CGFloat(index) * offset, 0), 1)
    }
    return CGColor(
      srgbRed: component(instanceColor.red, instanceRedOffset),
      green: component(instanceColor.green, instanceGreenOffset),
      blue: component(instanceColor.blue, instanceBlueOffset),
      alpha: component(instanceColor.alpha, instanceAlphaOffset))
  }
}

/// The keys of a replicator layer's animatable properties.
enum ReplicatorKey: String {
  case instanceCount
  case instanceDelay
  case instanceTransform
  case instanceColor
  case instanceRedOffset
  case instanceGreenOffset
  case instanceBlueOffset
  case instanceAlphaOffset
}

extension ReplicatorProperties: KeyedProperties {
  subscript(key: ReplicatorKey) -> AnimatableValue? {
    get {
      switch key {
      case .instanceCount: .number(instanceCount)
      case .instanceDelay: .number(instanceDelay)
      case .instanceTransform: AnimatableValue(transform: instanceTransform)
      case .instanceColor: .color(instanceColor)
      case .instanceRedOffset: .number(instanceRedOffset)
      case .instanceGreenOffset: .number(instanceGreenOffset)
      case .instanceBlueOffset: .number(instanceBlueOffset)
      case .instanceAlphaOffset: .number(instanceAlphaOffset)
      }
    }
    set {
      switch (key, newValue) {
      case (.instanceCount, .number(let value)): instanceCount = value
      case (.instanceDelay, .number(let value)): instanceDelay = value
      case (.instanceTransform, let value?):
        if let transform = value.transformInSpace { instanceTransform = transform }
      case (.instanceColor, .color(let value)): instanceColor = value
      case (.instanceRedOffset, .number(let value)): instanceRedOffset = value
      case (.instanceGreenOffset, .number(let value)): instanceGreenOffset = value
      case (.instanceBlueOffset, .number(let value)): instanceBlueOffset = value
      case (.instanceAlphaOffset, .number(let value)): instanceAlphaOffset = value
      default: break
      }
    }
  }
}
