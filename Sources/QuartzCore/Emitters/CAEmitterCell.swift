import DisplayList

/// A kind of particle that an emitter layer emits, or that particles emit.
///
/// Every mean has a range: a particle's value is evenly distributed from half of the range below the
/// mean to half of it above, and is chosen when it is born. A layer copies its cells when they are
/// assigned; later changes are made with the layer's
/// `setValue(_:forKeyPath: "emitterCells.NAME.birthRate")`.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  final var state = EmitterCellState()

  /// Creates a cell that emits nothing.
  override public init() {
    super.init()
  }

  /// Returns nil, as cells don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns the default value of a property; nil if it is 0 or unknown.
  open class func defaultValue(forKey key: String) -> Any? {
    CAEmitterCell().value(forKey: key)
  }

  /// A name, with which key paths of the layer refer to the cell; nil by default.
  open var name: String? {
    get { state.name }
    set { state.name = newValue }
  }
  /// Whether the cell emits particles; true by default.
  open var isEnabled: Bool {
    get { state.isEnabled }
    set { state.isEnabled = newValue }
  }
  /// The image of particles: a `CGImage`, or nil for particles that show nothing.
  open var contents: Any? {
    get { state.contents }
    set { state.contents = newValue as? CGImage }
  }
  /// The part of the image that particles show, in fractions of it; all by default.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { state.contentsRect = newValue }
  }
  /// The mean color by which the image is multiplied; white by default.
  open var color: CGColor? {
    get { state.color }
    set { state.color = newValue ?? .white }
  }
  /// The cells that particles emit from where they are, at angles relative to their direction; nil
  /// for none.
  open var emitterCells: [CAEmitterCell]?
  /// Values of other properties; nil by default.
  ///
  /// It has no effect.
  open var style: [AnyHashable: Any]?
  /// The filter for drawing the image smaller.
  ///
  /// It has no effect: images are interpolated.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The filter for drawing the image larger.
  ///
  /// It has no effect: images are interpolated.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// The bias of the filter for drawing the image smaller.
  ///
  /// It has no effect.
  open var minificationFilterBias: Float = 0

  /// The time at which the emission starts, in seconds since the layer began or since the birth of
  /// the particle that emits; 0 by default.
  open var beginTime: CFTimeInterval {
    get { state.beginTime }
    set { state.beginTime = newValue }
  }
  /// The time for which particles are emitted, in seconds; 0, the default, for no end.
  open var duration: CFTimeInterval {
    get { state.duration }
    set { state.duration = newValue }
  }
  /// The factor of the time in which particles are emitted; 1 by default.
  open var speed: Float {
    get { state.speed }
    set { state.speed = newValue }
  }
  /// The offset of the time.
  ///
  /// It has no effect.
  open var timeOffset: CFTimeInterval = 0
  /// The number of cycles.
  ///
  /// It has no effect.
  open var repeatCount: Float = 0
  /// The time of all cycles.
  ///
  /// It has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether cycles are followed by reversed ones.
  ///
  /// It has no effect.
  open var autoreverses = false
  /// What is shown outside of the duration.
  ///
  /// It has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The number of particles that are born per second; 0 by default.
  open var birthRate: Float {
    get { Float(state.birthRate) }
    set { state.birthRate = CGFloat(newValue) }
  }
  /// The mean time for which particles live, in seconds; 0 by default.
  open var lifetime: Float {
    get { Float(state.lifetime) }
    set { state.lifetime = CGFloat(newValue) }
  }
  /// The range of the lifetime around its mean, in seconds; 0 by default.
  open var lifetimeRange: Float {
    get { Float(state.lifetimeRange) }
    set { state.lifetimeRange = CGFloat(newValue) }
  }
  /// The angle of the emission out of the plane of the screen, in radians; 0 by default.
  ///
  /// Apple documents it as an angle from the z axis, but emits in the plane at 0.
  open var emissionLatitude: CGFloat {
    get { state.emissionLatitude }
    set { state.emissionLatitude = newValue }
  }
  /// The angle of the emission in the plane of the screen, in radians from the x axis, clockwise on
  /// the screen; 0 by default.
  open var emissionLongitude: CGFloat {
    get { state.emissionLongitude }
    set { state.emissionLongitude = newValue }
  }
  /// The angle of the cone in which particles are emitted, in radians; 0 by default.
  ///
  /// Particles spread evenly in the plane, by half of it to each side: Flipbook's choice.
  open var emissionRange: CGFloat {
    get { state.emissionRange }
    set { state.emissionRange = newValue }
  }
  /// The mean speed of particles, in points per second; 0 by default.
  open var velocity: CGFloat {
    get { state.velocity }
    set { state.velocity = newValue }
  }
  /// The range of the speed around its mean, in points per second; 0 by default.
  open var velocityRange: CGFloat {
    get { state.velocityRange }
    set { state.velocityRange = newValue }
  }
  /// The acceleration along x, in points per second squared; 0 by default.
  open var xAcceleration: CGFloat {
    get { state.xAcceleration }
    set { state.xAcceleration = newValue }
  }
  /// The acceleration along y, in points per second squared; 0 by default.
  open var yAcceleration: CGFloat {
    get { state.yAcceleration }
    set { state.yAcceleration = newValue }
  }
  /// The acceleration along z, in points per second squared; 0 by default.
  open var zAcceleration: CGFloat {
    get { state.zAcceleration }
    set { state.zAcceleration = newValue }
  }
  /// The mean factor of the size of `contents`; 1 by default.
  open var scale: CGFloat {
    get { state.scale }
    set { state.scale = newValue }
  }
  /// The range of the scale around its mean; 0 by default.
  open var scaleRange: CGFloat {
    get { state.scaleRange }
    set { state.scaleRange = newValue }
  }
  /// The change of the scale per second; 0 by default.
  ///
  /// A size that shrinks ends at 0.
  open var scaleSpeed: CGFloat {
    get { state.scaleSpeed }
    set { state.scaleSpeed = newValue }
  }
  /// The mean speed of the rotation, in radians per second, clockwise on the screen; 0 by default.
  open var spin: CGFloat {
    get { state.spin }
    set { state.spin = newValue }
  }
  /// The range of the rotation's speed around its mean; 0 by default.
  open var spinRange: CGFloat {
    get { state.spinRange }
    set { state.spinRange = newValue }
  }
  /// The range of the red component around that of `color`; 0 by default.
  open var redRange: Float {
    get { Float(state.redRange) }
    set { state.redRange = CGFloat(newValue) }
  }
  /// The range of the green component around that of `color`; 0 by default.
  open var greenRange: Float {
    get { Float(state.greenRange) }
    set { state.greenRange = CGFloat(newValue) }
  }
  /// The range of the blue component around that of `color`; 0 by default.
  open var blueRange: Float {
    get { Float(state.blueRange) }
    set { state.blueRange = CGFloat(newValue) }
  }
  /// The range of the alpha component around that of `color`; 0 by default.
  open var alphaRange: Float {
    get { Float(state.alphaRange) }
    set { state.alphaRange = CGFloat(newValue) }
  }
  /// The change of the red component per second; 0 by default.
  open var redSpeed: Float {
    get { Float(state.redSpeed) }
    set { state.redSpeed = CGFloat(newValue) }
  }
  /// The change of the green component per second; 0 by default.
  open var greenSpeed: Float {
    get { Float(state.greenSpeed) }
    set { state.greenSpeed = CGFloat(newValue) }
  }
  /// The change of the blue component per second; 0 by default.
  open var blueSpeed: Float {
    get { Float(state.blueSpeed) }
    set { state.blueSpeed = CGFloat(newValue) }
  }
  /// The change of the alpha component per second; 0 by default.
  open var alphaSpeed: Float {
    get { Float(state.alphaSpeed) }
    set { state.alphaSpeed = CGFloat(newValue) }
  }
  /// The number of pixels of `contents` per point; 1 by default.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { state.contentsScale = newValue }
  }

  /// Returns the value of a property by its name; nil for an unknown one.
  open func value(forKey key: String) -> Any? {
    if let row = EmitterCellState.numbers.first(where: { $0.key == key }) {
      return NSNumber(value: Double(state[keyPath: row.path]))
    }
    switch key {
    case "name": return name
    case "enabled": return NSNumber(value: isEnabled)
    case "contents": return contents
    case "contentsRect": return contentsRect
    case "color": return color
    case "beginTime": return NSNumber(value: beginTime)
    case "duration": return NSNumber(value: duration)
    case "emitterCells": return emitterCells
    default: return nil
    }
  }

  /// Sets a property by its name; a value of the wrong type, or an unknown name, is ignored.
  open func setValue(_ value: Any?, forKey key: String) {
    if key == "emitterCells" {
      emitterCells = value as? [CAEmitterCell]
    } else {
      state.set(value, forKey: key)
    }
  }

  /// The properties with those of the cells that particles emit.
  final var snapshot: EmitterCellState { snapshot(depth: 0) }

  private func snapshot(depth: Int) -> EmitterCellState {
    var state = state
    // A cell may emit itself; deeper particles than these are not emitted.
    state.cells = depth < 8 ? (emitterCells ?? []).map { $0.snapshot(depth: depth + 1) } : []
    return state
  }
}

extension EmitterCellState {
  /// Sets a property by its name; a value of the wrong type, or an unknown name, is ignored.
  mutating func set(_ value: Any?, forKey key: String) {
    if let row = Self.numbers.first(where: { $0.key == key }) {
      if case .number(let number)? = AnimatableValue(value) { self[keyPath: row.path] = number }
      return
    }
    switch key {
    case "name": name = value as? String
    case "enabled":
      if let flag = value as? Bool ?? (value as? NSNumber)?.boolValue { isEnabled = flag }
    case "contents": contents = value as? CGImage
    case "contentsRect":
      if case .rect(let rect)? = AnimatableValue(value) { contentsRect = rect }
    case "color":
      if case .color(let color)? = AnimatableValue(value) { self.color = color }
    case "beginTime":
      if case .number(let number)? = AnimatableValue(value) { beginTime = CFTimeInterval(number) }
    case "duration":
      if case .number(let number)? = AnimatableValue(value) { duration = CFTimeInterval(number) }
    default: break
    }
  }
}
