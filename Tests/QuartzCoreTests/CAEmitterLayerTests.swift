import DisplayList
import Testing

@testable import QuartzCore

@Suite @MainActor struct CAEmitterLayerTests {
  private static let image = CGImage(
    width: 8, height: 4, pixels: [UInt8](repeating: 255, count: 128))

  private func makeScene(
    startsEmpty: Bool = true, _ edit: (CAEmitterCell) -> Void = { _ in }
  ) -> LayerScene<CAEmitterLayer> {
    let scene = LayerScene(CAEmitterLayer.self)
    CATransaction.setDisableActions(true)
    let cell = CAEmitterCell()
    cell.contents = Self.image
    cell.name = "spark"
    cell.birthRate = 30
    cell.lifetime = 1
    edit(cell)
    scene.layer.emitterCells = [cell]
    if startsEmpty { scene.layer.beginTime = scene.clock.time }
    return scene
  }

  private func particles(
    _ scene: LayerScene<CAEmitterLayer>
  ) -> [ParticleContent.Particle] {
    let content = scene.root.displayLayer(at: scene.clock.time)?.sublayers.first?.content
    guard case .particles(let particles)? = content else { return [] }
    return particles.particles
  }

  @Test("the defaults are Core Animation's") func defaults() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && layer.seed == 0 && layer.birthRate == 1)
    #expect(layer.emitterPosition == .zero && layer.emitterSize == .zero && layer.spin == 1)
    #expect(cell.birthRate == 0 && cell.lifetime == 0 && cell.scale == 1 && cell.isEnabled)
    #expect(cell.color == .white && cell.contentsScale == 1 && cell.emitterCells == nil)
    #expect((CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber)?.doubleValue == 1)
  }

  @Test("particles are born at the birth rate and live for their lifetime") func lives() {
    let scene = makeScene()
    #expect(particles(scene).isEmpty)
    scene.tick(30)
    #expect(particles(scene).count == 15)
    scene.tick(60)
    #expect(particles(scene).count == 30)
    // Each tick begins a transaction of its own, in which changes animate.
    CATransaction.setDisableActions(true)
    scene.layer.birthRate = 0
    scene.tick(30)
    #expect(particles(scene).count == 15)
    scene.tick(30)
    #expect(particles(scene).isEmpty)
  }

  @Test("a change of the birth rate animates, and particles are born on the way")
  func animatedRate() {
    let scene = makeScene()
    scene.tick(90)
    scene.layer.birthRate = 0
    #expect(scene.layer.animation(forKey: "birthRate") != nil)
    scene.tick(30)
    // In the quarter of a second, by the default curve, two more are.
    #expect(particles(scene).count == 17)
  }

  @Test("an emitter whose begin time is not set is full at once") func filled() {
    let scene = makeScene(startsEmpty: false)
    #expect(particles(scene).count == 30)
  }

  @Test("particles depend on the seed and the time, not on how often they are drawn")
  func reproducible() {
    func positions(seed: UInt32, every ticks: Int, of total: Int = 180) -> [CGPoint] {
      let scene = makeScene {
        $0.velocity = 50
        $0.velocityRange = 30
        $0.emissionRange = 2 * .pi
      }
      scene.layer.seed = seed
      for _ in stride(from: 0, to: total, by: ticks) {
        scene.tick(ticks)
        _ = particles(scene)
      }
      return particles(scene).map(\.position)
    }
    let once = positions(seed: 7, every: 180)
    #expect(once.count > 25 && once == positions(seed: 7, every: 1))
    #expect(once == positions(seed: 7, every: 20) && once != positions(seed: 8, every: 180))
  }

  @Test("a layer whose time goes back shows what it showed") func scrubbing() {
    let scene = makeScene { $0.velocity = 50 }
    scene.layer.speed = 0
    func positions(at time: Double) -> [CGPoint] {
      scene.layer.timeOffset = time
      return particles(scene).map(\.position)
    }
    let half = positions(at: 0.5)
    #expect(half.count > 10 && positions(at: 1) != half && positions(at: 0.5) == half)
  }

  @Test("position, scale, rotation and color follow the age") func motion() throws {
    let scene = makeScene {
      $0.birthRate = 60
      $0.lifetime = 10
      $0.velocity = 100
      $0.emissionLongitude = .pi / 2
      $0.xAcceleration = 20
      $0.scale = 2
      $0.scaleSpeed = -0.5
      $0.spin = 3
      $0.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      $0.alphaSpeed = -0.25
    }
    scene.layer.emitterPosition = CGPoint(x: 10, y: 20)
    scene.tick(121)
    // The first particle was born 1/60 s after the start, which is 2 s ago.
    let first = try #require(particles(scene).first)
    #expect(abs(first.position.x - 50) < 1e-6 && abs(first.position.y - 220) < 1e-6)
    #expect(abs(first.scale - 1) < 1e-6 && abs(first.rotation - 6) < 1e-6)
    #expect(first.color[0] == 1 && first.color[1] == 0.5 && abs(first.color[3] - 0.5) < 1e-5)
    scene.tick(181)
    // What has shrunk to nothing, or is transparent, is not shown.
    #expect(particles(scene).count <= 240)
  }

  @Test("values are within half of their range to each side") func ranges() {
    let scene = makeScene {
      $0.birthRate = 600
      $0.scale = 1
      $0.scaleRange = 0.5
      $0.redRange = 0.4
      $0.color = CGColor(srgbRed: 0.5, green: 1, blue: 1, alpha: 1)
    }
    scene.tick(60)
    let scales = particles(scene).map(\.scale)
    #expect(scales.allSatisfy { (0.75...1.25).contains($0) })
    #expect((scales.min() ?? 1) < 0.78 && (scales.max() ?? 1) > 1.22)
    let mean: CGFloat = scales.reduce(0, +) / CGFloat(scales.count)
    #expect(abs(mean - 1) < 0.03)
    #expect(particles(scene).allSatisfy { (0.3...0.7).contains($0.color[0]) })
  }

  /// A shape with a mode, and the area in which particles are born.
  struct Place: CustomTestStringConvertible {
    let testDescription: String
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let contains: @Sendable (CGPoint) -> Bool
  }

  private nonisolated static let inBox: @Sendable (CGPoint) -> Bool = {
    abs($0.x) <= 30 && abs($0.y) <= 20
  }
  private nonisolated static let inDisk: @Sendable (CGPoint) -> Bool = { hypot($0.x, $0.y) <= 60 }
  private nonisolated static let places: [Place] = [
    Place(testDescription: "point", shape: .point, mode: .volume) { $0 == .zero },
    Place(testDescription: "line", shape: .line, mode: .volume) {
      $0.y == 0 && abs($0.x) <= 30
    },
    Place(testDescription: "ends of a line", shape: .line, mode: .points) {
      $0.y == 0 && abs($0.x) == 30
    },
    Place(testDescription: "rectangle", shape: .rectangle, mode: .surface, contains: inBox),
    Place(testDescription: "border", shape: .rectangle, mode: .outline) {
      abs(abs($0.x) - 30) < 1e-9 || abs(abs($0.y) - 20) < 1e-9
    },
    Place(testDescription: "corners", shape: .rectangle, mode: .points) {
      abs($0.x) == 30 && abs($0.y) == 20
    },
    Place(testDescription: "disk", shape: .circle, mode: .volume, contains: inDisk),
    Place(testDescription: "circle", shape: .circle, mode: .outline) {
      abs(hypot($0.x, $0.y) - 60) < 1e-9
    },
    Place(testDescription: "center", shape: .circle, mode: .points) { $0 == .zero },
    Place(testDescription: "ball", shape: .sphere, mode: .volume, contains: inDisk),
    Place(testDescription: "cuboid", shape: .cuboid, mode: .surface, contains: inBox),
  ]

  @Test("shapes and modes determine where particles are born", arguments: places)
  func places(place: Place) {
    let scene = makeScene { $0.birthRate = 200 }
    scene.layer.emitterShape = place.shape
    scene.layer.emitterMode = place.mode
    scene.layer.emitterSize = CGSize(width: 60, height: 40)
    scene.layer.emitterDepth = 10
    scene.tick(30)
    let shown = particles(scene)
    #expect(shown.count > 90 && shown.map(\.position).allSatisfy(place.contains))
  }

  @Test(
    "particles of a line fly up, and down with a longitude of pi",
    arguments: [CAEmitterLayerEmitterMode.volume, .surface, .outline, .points])
  func lines(mode: CAEmitterLayerEmitterMode) {
    for (longitude, isUp) in [(0, true), (CGFloat.pi, false)] {
      let scene = makeScene {
        $0.velocity = 60
        $0.emissionLongitude = longitude
      }
      scene.layer.emitterShape = .line
      scene.layer.emitterMode = mode
      scene.tick(60)
      let shown = particles(scene).map(\.position)
      #expect(!shown.isEmpty && shown.allSatisfy { abs($0.x) < 1e-6 })
      #expect(shown.allSatisfy { isUp ? $0.y <= 0 : $0.y >= 0 })
    }
  }

  @Test("particles of an outlined circle fly outward") func outward() {
    let scene = makeScene { $0.velocity = 60 }
    scene.layer.emitterShape = .circle
    scene.layer.emitterMode = .outline
    scene.layer.emitterSize.width = 20
    scene.tick(60)
    #expect(particles(scene).allSatisfy { hypot($0.position.x, $0.position.y) > 19.99 })
  }

  @Test("key paths change cells of a name for later particles, and are read") func keyPaths() {
    let scene = makeScene()
    scene.tick(30)
    #expect(particles(scene).count == 15)
    scene.layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    scene.tick(29)
    #expect(particles(scene).count == 15)
    // The first one was born after 1/30 s.
    scene.tick(3)
    #expect(particles(scene).count == 14)
    let value = scene.layer.value(forKeyPath: "emitterCells.spark.birthRate") as? NSNumber
    #expect(value?.doubleValue == 0)
    scene.layer.setValue(1, forKeyPath: "emitterCells.other.birthRate")
  }

  @Test("an animation of a cell's key path changes particles that are born meanwhile")
  func animatedCells() {
    let scene = makeScene { $0.velocity = 60 }
    let rate = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
    (rate.fromValue, rate.toValue, rate.duration) = (0, 0, 0.5)
    scene.layer.add(rate, forKey: nil)
    let color = CAKeyframeAnimation(keyPath: "emitterCells.spark.color")
    color.values = [CGColor.black, CGColor.black]
    color.duration = 1
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([color], 1)
    scene.layer.add(group, forKey: nil)
    scene.tick(30)
    #expect(particles(scene).isEmpty)
    scene.tick(30)
    #expect(particles(scene).count == 15 && particles(scene).allSatisfy { $0.color.x == 0 })
    let value = scene.layer.value(forKeyPath: "emitterCells.spark.birthRate") as? NSNumber
    #expect(value?.doubleValue == 30)
    scene.tick(30)
    #expect(particles(scene).filter { $0.color.x == 1 }.count == 15)
    // Cells of another name and unknown properties do not change.
    for path in ["emitterCells.other.birthRate", "emitterCells.spark.mass", "emitterCells.spark"] {
      let animation = CABasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (0, 0, 5)
      scene.layer.add(animation, forKey: nil)
    }
    scene.tick(30)
    #expect(particles(scene).count == 30)
  }

  @Test("particles emit their own cells") func subcells() {
    let scene = makeScene { cell in
      let inner = CAEmitterCell()
      inner.contents = Self.image
      inner.birthRate = 60
      inner.lifetime = 0.2
      cell.emitterCells = [inner]
      cell.contents = nil
      cell.birthRate = 1
      cell.lifetime = 3
      cell.velocity = 100
    }
    scene.tick(120)
    // One parent, which shows nothing, has a trail of 0.2 s.
    let shown = particles(scene)
    #expect(abs(shown.count - 12) <= 1)
    #expect(shown.allSatisfy { (75...100.1).contains($0.position.x) })
  }

  @Test("cells begin and end at their times, and can be disabled") func timing() {
    let scene = makeScene {
      $0.beginTime = 0.5
      $0.duration = 0.5
      $0.lifetime = 5
    }
    scene.tick(29)
    #expect(particles(scene).isEmpty)
    scene.tick(120)
    #expect(abs(particles(scene).count - 15) <= 1)
    #expect(particles(makeScene { $0.isEnabled = false }).isEmpty)
  }

  @Test("render modes determine the order") func order() {
    func ids(_ mode: CAEmitterLayerRenderMode) -> [Int] {
      let scene = makeScene()
      scene.layer.renderMode = mode
      scene.tick(30)
      return particles(scene).map(\.id)
    }
    #expect(ids(.oldestFirst) == ids(.oldestFirst).sorted())
    #expect(ids(.oldestLast) == ids(.oldestFirst).reversed())
    #expect(ids(.additive) == ids(.unordered))
  }

  @Test("a birth rate that is animated is followed") func animated() {
    let scene = makeScene()
    let animation = CABasicAnimation(keyPath: "birthRate")
    (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(0), 0.5)
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(particles(scene).count - 15) <= 1)
  }

  @Test("no more particles are born than the maximum") func maximum() {
    let simulation = EmitterSimulation(
      cells: [
        {
          var cell = EmitterCellState()
          (cell.birthRate, cell.lifetime) = (1e9, 1e9)
          return cell
        }()
      ], seed: 0)
    simulation.advance(to: 1, isFilled: false) { _ in .init() }
    #expect(simulation.isFull)
    #expect(simulation.content(at: 1, .unordered) == nil)
  }
}
