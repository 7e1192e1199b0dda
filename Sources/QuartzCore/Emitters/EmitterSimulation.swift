import DisplayList

/// The particles of an emitter layer.
///
/// Births are computed in steps of a tick of the layer's time; the motion since birth is a function
/// of the age. What is alive therefore depends on the seed, the time and the values at each step
/// alone, not on when it is asked for.
final class EmitterSimulation {
  /// The maximum number of living particles; further ones are not born.
  static let maxParticles = 20_000
  /// The maximum time that is simulated before the first frame, in seconds.
  private static let maxLead: CFTimeInterval = 60
  /// The duration of a step in seconds.
  private static let step = 1 / CFTimeInterval(VirtualClock.ticksPerSecond)

  /// The error of times in seconds: what is due at a tick is so in spite of rounding.
  private static let rounding: CFTimeInterval = 1e-9

  /// What the layer determines at a step.
  struct Emitter {
    var properties = EmitterProperties()
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    /// The cells with the values of animations; nil for those of the simulation.
    var cells: [EmitterCellState]?
  }

  private struct Particle {
    let id: Int
    /// The path of the cell: the index in the layer's cells, then in the cells of each.
    let cell: [Int]
    /// The index of the sprite; nil for a particle that shows nothing.
    let sprite: Int?
    let birth: CFTimeInterval
    let lifetime: CFTimeInterval
    let origin: EmitterVector
    let velocity: EmitterVector
    let acceleration: EmitterVector
    let scale: CGFloat
    let scaleSpeed: CGFloat
    let spin: CGFloat
    let color: SIMD4<Float>
    let colorSpeed: SIMD4<Float>
    /// The births due of each cell that the particle emits.
    var due: [CGFloat]

    func position(at age: CGFloat) -> EmitterVector {
      origin + velocity * age + acceleration * (age * age / 2)
    }

    func direction(at age: CGFloat) -> CGFloat {
      let velocity = velocity + acceleration * age
      return velocity.x == 0 && velocity.y == 0 ? 0 : atan2(velocity.y, velocity.x)
    }
  }

  private(set) var cells: [EmitterCellState]
  private let seed: UInt32
  private var random: EmitterRandom
  private var particles: [Particle] = []
  private var sprites: [ParticleContent.Sprite] = []
  /// The births due of each of the layer's cells.
  private var due: [CGFloat]
  private var lastID = 0
  /// The number of the last step; nil before the first one.
  private var lastStep: Int?
  /// Whether particles have not been born because of their number.
  private(set) var isFull = false

  init(cells: [EmitterCellState], seed: UInt32) {
    self.cells = cells
    self.seed = seed
    random = EmitterRandom(seed: seed)
    due = cells.map { _ in 0 }
  }

  private func restart() {
    random = EmitterRandom(seed: seed)
    (particles, due, lastID, lastStep) = ([], cells.map { _ in 0 }, 0, nil)
  }

  /// Changes a property of the cells with a name, for particles that are born from now on.
  func change(_ change: (inout EmitterCellState) -> Void, ofCellsNamed name: String) {
    func visit(_ cells: inout [EmitterCellState]) {
      for index in cells.indices {
        if cells[index].name == name { change(&cells[index]) }
        visit(&cells[index].cells)
      }
    }
    visit(&cells)
  }

  /// Advances to a time in seconds since the emitter began.
  ///
  /// - Parameters:
  ///   - time: The time; an earlier one than before starts anew, with the present values.
  ///   - isFilled: Whether the emitter has been running before time 0.
  ///   - emitter: Returns the layer's values at a time.
  func advance(
    to time: CFTimeInterval, isFilled: Bool, emitter: (CFTimeInterval) -> Emitter
  ) {
    guard time.isFinite, abs(time) < 1e9 else { return }
    // Only whole steps, as later changes apply to the rest.
    let target = Int((time / Self.step + 1e-6).rounded(.down)) - 1
    if let lastStep, target < lastStep - 1 { restart() }
    var next: Int
    if let lastStep {
      next = lastStep + 1
    } else {
      // Always from the same time, as the random numbers continue from there.
      let span = (cells.map(\.span).max() ?? 0) * max(emitter(0).properties.lifetime, 0)
      let lead = isFilled ? min(CFTimeInterval(span), Self.maxLead) : 0
      next = lead.isFinite ? Int((-lead / Self.step).rounded(.down)) : 0
    }
    while next <= target {
      run(next, emitter(CFTimeInterval(next) * Self.step))
      next += 1
    }
    lastStep = max(lastStep ?? target, target)
  }

  /// Removes what has ended, and lets particles be born until the end of a step.
  private func run(_ number: Int, _ emitter: Emitter) {
    let start = CFTimeInterval(number) * Self.step
    particles.removeAll { $0.birth + $0.lifetime <= start + Self.rounding }
    for index in particles.indices where !particles[index].due.isEmpty {
      emit(from: index, start, emitter)
    }
    let cells = emitter.cells ?? self.cells
    for index in cells.indices where cells[index].isActive(at: start) {
      let rate = cells[index].birthRate * emitter.properties.birthRate * CGFloat(cells[index].speed)
      births(of: rate, due: &due[index], start) { time in
        let place = EmitterPlace(emitter, &random)
        add([index], cells[index], at: time, place, emitter)
      }
    }
  }

  /// Lets a particle emit its own cells.
  private func emit(
    from index: Int, _ start: CFTimeInterval, _ emitter: Emitter
  ) {
    let parent = particles[index]
    guard let cell = cell(at: parent.cell, of: emitter.cells ?? cells) else { return }
    var due = parent.due
    for (child, state) in cell.cells.enumerated() where due.indices.contains(child) {
      guard state.isActive(at: start - parent.birth) else { continue }
      let rate = state.birthRate * CGFloat(state.speed)
      births(of: rate, due: &due[child], start) { time in
        let age = CGFloat(max(time - parent.birth, 0))
        guard age < CGFloat(parent.lifetime) else { return }
        let place = EmitterPlace(
          position: parent.position(at: age), direction: parent.direction(at: age))
        add(parent.cell + [child], state, at: time, place, emitter)
      }
    }
    particles[index].due = due
  }

  private func cell(at path: [Int], of cells: [EmitterCellState]) -> EmitterCellState? {
    var (cells, found) = (cells, EmitterCellState?.none)
    for index in path {
      guard cells.indices.contains(index) else { return nil }
      found = cells[index]
      cells = cells[index].cells
    }
    return found
  }

  /// Calls `birth` with the time of each birth in a step.
  private func births(
    of rate: CGFloat, due: inout CGFloat, _ start: CFTimeInterval, birth: (CFTimeInterval) -> Void
  ) {
    guard rate > 0 else { return }
    let before = due
    let total = before + min(rate, 1e9) * CGFloat(Self.step)
    let count = Int(total.rounded(.down))
    due = total - CGFloat(count)
    for number in 1...max(count, 1) where number <= count {
      guard particles.count < Self.maxParticles else {
        isFull = true
        return
      }
      birth(start + CFTimeInterval((CGFloat(number) - before) / rate))
    }
  }

  /// Adds a particle; a fixed number of random numbers determines it.
  private func add(
    _ path: [Int], _ cell: EmitterCellState, at time: CFTimeInterval, _ place: EmitterPlace,
    _ emitter: Emitter
  ) {
    func value(_ mean: CGFloat, _ range: CGFloat, _ factor: CGFloat = 1) -> CGFloat {
      (mean + range * (random.fraction() - 0.5)) * factor
    }
    let layer = emitter.properties
    let lifetime = value(cell.lifetime, cell.lifetimeRange, layer.lifetime)
    let angle = place.direction + value(cell.emissionLongitude, cell.emissionRange)
    let speed = value(cell.velocity, cell.velocityRange, layer.velocity)
    let scale = value(cell.scale, cell.scaleRange, layer.scale)
    let spin = value(cell.spin, cell.spinRange, layer.spin)
    let red = value(cell.color.red, cell.redRange)
    let green = value(cell.color.green, cell.greenRange)
    let blue = value(cell.color.blue, cell.blueRange)
    let alpha = value(cell.color.alpha, cell.alphaRange)
    guard lifetime > 0, lifetime.isFinite else { return }
    let (flat, elevation) = (cos(cell.emissionLatitude), sin(cell.emissionLatitude))
    lastID += 1
    particles.append(
      Particle(
        id: lastID, cell: path, sprite: sprite(of: cell), birth: time,
        lifetime: CFTimeInterval(lifetime), origin: place.position,
        velocity: EmitterVector(
          x: speed * flat * cos(angle), y: speed * flat * sin(angle), z: speed * elevation),
        acceleration: EmitterVector(
          x: cell.xAcceleration, y: cell.yAcceleration, z: cell.zAcceleration),
        scale: scale, scaleSpeed: cell.scaleSpeed * layer.scale, spin: spin,
        color: SIMD4(Float(red), Float(green), Float(blue), Float(alpha)),
        colorSpeed: SIMD4(
          Float(cell.redSpeed), Float(cell.greenSpeed), Float(cell.blueSpeed),
          Float(cell.alphaSpeed)),
        due: cell.cells.map { _ in 0 }))
  }

  /// Returns the index of a cell's image at its size; nil for none.
  private func sprite(of cell: EmitterCellState) -> Int? {
    guard let image = cell.contents, cell.contentsScale > 0 else { return nil }
    let part = cell.contentsRect
    let sprite = ParticleContent.Sprite(
      image: image, part: part,
      size: CGSize(
        width: CGFloat(image.width) * part.width / cell.contentsScale,
        height: CGFloat(image.height) * part.height / cell.contentsScale))
    if let index = sprites.firstIndex(of: sprite) { return index }
    sprites.append(sprite)
    return sprites.count - 1
  }

  /// Returns what is visible at a time, in the order of a render mode; nil for nothing.
  func content(
    at time: CFTimeInterval, _ mode: CAEmitterLayerRenderMode
  ) -> ParticleContent? {
    var shown: [(depth: CGFloat, particle: ParticleContent.Particle)] = []
    shown.reserveCapacity(particles.count)
    for particle in particles {
      let age = max(time - particle.birth, 0)
      guard let sprite = particle.sprite, time - particle.birth > -Self.rounding,
        age < particle.lifetime - Self.rounding
      else { continue }
      let seconds = CGFloat(age)
      let position = particle.position(at: seconds)
      let scale = particle.scale + particle.scaleSpeed * seconds
      let color = (particle.color + particle.colorSpeed * Float(age))
        .clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      // A size that shrinks ends at 0.
      guard scale * particle.scale > 0, color[3] > 0 else { continue }
      shown.append(
        (
          position.z,
          ParticleContent.Particle(
            id: particle.id, sprite: sprite, position: CGPoint(x: position.x, y: position.y),
            scale: scale, rotation: particle.spin * seconds, color: color)
        ))
    }
    guard !shown.isEmpty else { return nil }
    switch mode {
    case .oldestLast: shown.reverse()
    case .backToFront:
      shown = shown.enumerated().sorted {
        ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
      }
      .map(\.element)
    default: break
    }
    return ParticleContent(
      sprites: sprites, particles: shown.map(\.particle), isAdditive: mode == .additive)
  }
}
