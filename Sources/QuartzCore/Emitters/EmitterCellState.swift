import DisplayList

/// The properties of an emitter cell.
struct EmitterCellState {
  var name: String?
  var isEnabled = true
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var color: CGColor = .white
  /// The cells that particles of this cell emit.
  var cells: [EmitterCellState] = []

  var birthRate: CGFloat = 0
  var lifetime: CGFloat = 0
  var lifetimeRange: CGFloat = 0
  var emissionLatitude: CGFloat = 0
  var emissionLongitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var xAcceleration: CGFloat = 0
  var yAcceleration: CGFloat = 0
  var zAcceleration: CGFloat = 0
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  var redRange: CGFloat = 0
  var greenRange: CGFloat = 0
  var blueRange: CGFloat = 0
  var alphaRange: CGFloat = 0
  var redSpeed: CGFloat = 0
  var greenSpeed: CGFloat = 0
  var blueSpeed: CGFloat = 0
  var alphaSpeed: CGFloat = 0
  var contentsScale: CGFloat = 1

  /// The names of the properties that are numbers, with their places.
  static let numbers: [(key: String, path: WritableKeyPath<EmitterCellState, CGFloat> & Sendable)] =
    [
      ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
      ("emissionLatitude", \.emissionLatitude), ("emissionLongitude", \.emissionLongitude),
      ("emissionRange", \.emissionRange), ("velocity", \.velocity),
      ("velocityRange", \.velocityRange), ("xAcceleration", \.xAcceleration),
      ("yAcceleration", \.yAcceleration), ("zAcceleration", \.zAcceleration), ("scale", \.scale),
      ("scaleRange", \.scaleRange), ("scaleSpeed", \.scaleSpeed), ("spin", \.spin),
      ("spinRange", \.spinRange), ("redRange", \.redRange), ("greenRange", \.greenRange),
      ("blueRange", \.blueRange), ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed),
      ("greenSpeed", \.greenSpeed), ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
      ("contentsScale", \.contentsScale),
    ]

  /// The greatest time from the birth of a particle to the end of those that it emits, in seconds.
  var span: CGFloat {
    max(lifetime + lifetimeRange / 2, 0) + (cells.map(\.span).max() ?? 0)
  }

  /// Returns whether the cell emits at a time since its emitter began, in seconds.
  func isActive(at time: CFTimeInterval) -> Bool {
    let elapsed = (time - beginTime) * Double(speed)
    // Before time 0, emitters run that are full at once.
    return isEnabled && (elapsed >= 0 || beginTime == 0)
      && (duration <= 0 || elapsed < duration)
  }
}

/// The properties of an emitter layer that can be animated.
struct EmitterProperties: Equatable {
  var emitterPosition = CGPoint.zero
  var emitterZPosition: CGFloat = 0
  var emitterSize = CGSize.zero
  var emitterDepth: CGFloat = 0
  var birthRate: CGFloat = 1
  var lifetime: CGFloat = 1
  var velocity: CGFloat = 1
  var scale: CGFloat = 1
  var spin: CGFloat = 1
}

/// The keys of an emitter layer's animatable properties.
enum EmitterKey: String {
  case emitterPosition
  case emitterZPosition
  case emitterSize
  case emitterDepth
  case birthRate
  case lifetime
  case velocity
  case scale
  case spin
}

extension EmitterProperties: KeyedProperties {
  subscript(key: EmitterKey) -> AnimatableValue? {
    get {
      switch key {
      case .emitterPosition: .point(emitterPosition)
      case .emitterZPosition: .number(emitterZPosition)
      case .emitterSize: .size(emitterSize)
      case .emitterDepth: .number(emitterDepth)
      case .birthRate: .number(birthRate)
      case .lifetime: .number(lifetime)
      case .velocity: .number(velocity)
      case .scale: .number(scale)
      case .spin: .number(spin)
      }
    }
    set {
      switch (key, newValue) {
      case (.emitterPosition, .point(let value)): emitterPosition = value
      case (.emitterZPosition, .number(let value)): emitterZPosition = value
      case (.emitterSize, .size(let value)): emitterSize = value
      case (.emitterDepth, .number(let value)): emitterDepth = value
      case (.birthRate, .number(let value)): birthRate = value
      case (.lifetime, .number(let value)): lifetime = value
      case (.velocity, .number(let value)): velocity = value
      case (.scale, .number(let value)): scale = value
      case (.spin, .number(let value)): spin = value
      default: break
      }
    }
  }
}
