import DisplayList

/// A position or a speed in space.
struct EmitterVector: Equatable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var z: CGFloat = 0

  static func + (a: EmitterVector, b: EmitterVector) -> EmitterVector {
    EmitterVector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  static func * (vector: EmitterVector, factor: CGFloat) -> EmitterVector {
    EmitterVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }
}

/// A source of random numbers: SplitMix64, which is the same on every machine.
///
/// Core Animation's is not known.
struct EmitterRandom {
  private var state: UInt64

  init(seed: UInt32) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
  }

  /// Returns a number from 0 to below 1.
  mutating func fraction() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return CGFloat(mixed >> 11) / CGFloat(1 << 53)
  }
}

/// Where a particle is born, and the direction from which its longitude counts.
struct EmitterPlace {
  var position: EmitterVector
  /// The angle in radians, clockwise on the screen from the x axis.
  var direction: CGFloat = 0

  init(position: EmitterVector, direction: CGFloat) {
    (self.position, self.direction) = (position, direction)
  }

  /// Chooses a place in the shape of an emitter; always from four random numbers.
  init(_ emitter: EmitterSimulation.Emitter, _ random: inout EmitterRandom) {
    let properties = emitter.properties
    let draws = [random.fraction(), random.fraction(), random.fraction(), random.fraction()]
    let (size, mode) = (properties.emitterSize, emitter.mode)
    var offset = EmitterVector()
    switch emitter.shape {
    case .line:
      let fraction = mode == .points ? draws[0].rounded() : draws[0]
      offset.x = (fraction - 0.5) * size.width
      direction = -.pi / 2
    case .rectangle:
      offset = Self.inBox(CGSize(width: size.width, height: size.height), 0, mode, draws)
    case .cuboid:
      offset = Self.inBox(size, properties.emitterDepth, mode, draws)
    case .circle:
      guard mode != .points else { break }
      let angle = 2 * .pi * draws[0]
      // The root makes the density uniform.
      let radius = size.width * (mode == .outline ? 1 : draws[1].squareRoot())
      (offset.x, offset.y) = (radius * cos(angle), radius * sin(angle))
      if mode == .outline || mode == .surface { direction = angle }
    case .sphere:
      guard mode != .points else { break }
      let angle = 2 * .pi * draws[0]
      let height = 2 * draws[1] - 1
      let around = (1 - height * height).squareRoot()
      let radius = size.width * (mode == .volume ? cbrt(draws[2]) : 1)
      offset = EmitterVector(
        x: radius * around * cos(angle), y: radius * around * sin(angle), z: radius * height)
      if mode == .outline || mode == .surface { direction = angle }
    default: break
    }
    position =
      offset
      + EmitterVector(
        x: properties.emitterPosition.x, y: properties.emitterPosition.y,
        z: properties.emitterZPosition)
  }

  /// Returns a place in a box around the origin.
  private static func inBox(
    _ size: CGSize, _ depth: CGFloat, _ mode: CAEmitterLayerEmitterMode, _ draws: [CGFloat]
  ) -> EmitterVector {
    var parts = [draws[0], draws[1], draws[2]]
    switch mode {
    case .points: parts = parts.map { $0.rounded() }
    case .outline:
      // A side of the perimeter, by its length; boxes have it in front and behind.
      let along = draws[0] * 2 * (size.width + size.height)
      let isHorizontal = along < 2 * size.width
      let rest = isHorizontal ? along : along - 2 * size.width
      let length = isHorizontal ? size.width : size.height
      let fraction = length > 0 ? rest / length : 0
      let side: CGFloat = fraction < 1 ? 0 : 1
      parts = isHorizontal ? [fraction - side, side] : [side, fraction - side]
      parts.append(draws[2].rounded())
    case .surface where depth > 0:
      // A face; `draws[3]` chooses it.
      let face = min(Int(draws[3] * 6), 5)
      parts[face / 2] = CGFloat(face % 2)
    default: break
    }
    return EmitterVector(
      x: (parts[0] - 0.5) * size.width, y: (parts[1] - 0.5) * size.height,
      z: (parts[2] - 0.5) * depth)
  }
}
