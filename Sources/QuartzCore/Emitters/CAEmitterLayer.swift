import DisplayList
import Glibc

/// A layer that emits particles above its background.
///
/// Particles are born in steps of 1/60 s of the layer's time, with random numbers from `seed` alone:
/// the same seed and the same changes result in the same particles. Changes affect particles that are
/// born later. Particles are drawn without perspective, and not clipped unless the layer masks to its
/// bounds. At most 20,000 live at once; further ones are not born, which is reported once to the
/// standard error.
///
/// An emitter whose `beginTime` has not been set has been running since before time 0, so that its
/// particles are there at once. One whose `beginTime` is set, such as to `CACurrentMediaTime()`,
/// starts empty then. A layer whose time goes back shows again what its present values lead to.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  private var properties = EmitterProperties() {
    didSet { need(.list) }
  }
  private var simulation: EmitterSimulation?
  private var writtenCells: [CAEmitterCell]?
  private var startsEmpty = false
  private var hasReported = false

  /// The cells, which are copied when they are assigned; nil, the default, for none.
  open var emitterCells: [CAEmitterCell]? {
    get { writtenCells }
    set {
      writtenCells = newValue
      restart()
    }
  }
  /// The shape from which particles are emitted; `point` by default.
  open var emitterShape = CAEmitterLayerEmitterShape.point { willSet { catchUp() } }
  /// The part of the shape from which particles are emitted; `volume` by default.
  open var emitterMode = CAEmitterLayerEmitterMode.volume { willSet { catchUp() } }
  /// The order in which particles are drawn; `unordered` by default.
  open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { need(.list) } }
  /// Whether particles share the superlayer's space; false by default.
  ///
  /// It has no visible effect: particles are always drawn in the layer's plane.
  open var preservesDepth = false
  /// The seed of the random numbers; 0 by default.
  ///
  /// Setting it starts anew.
  open var seed: UInt32 = 0 { didSet { restart() } }

  override open var beginTime: CFTimeInterval {
    didSet {
      startsEmpty = true
      restart()
    }
  }

  /// The center of the emitter's shape, in points; zero by default; animatable.
  open var emitterPosition: CGPoint {
    get { properties.emitterPosition }
    set { set(.emitterPosition, .point(newValue)) }
  }
  /// The size of the emitter's shape, in points; zero by default; animatable.
  open var emitterSize: CGSize {
    get { properties.emitterSize }
    set { set(.emitterSize, .size(newValue)) }
  }
  /// The z coordinate of the emitter's center, in points; 0 by default; animatable.
  open var emitterZPosition: CGFloat {
    get { properties.emitterZPosition }
    set { set(.emitterZPosition, .number(newValue)) }
  }
  /// The depth of the emitter's shape, in points; 0 by default; animatable.
  open var emitterDepth: CGFloat {
    get { properties.emitterDepth }
    set { set(.emitterDepth, .number(newValue)) }
  }
  /// The factor of the cells' birth rates; 1 by default; animatable.
  ///
  /// At 0, no more particles are born; those that exist live on.
  open var birthRate: Float {
    get { Float(properties.birthRate) }
    set { set(.birthRate, .number(CGFloat(newValue))) }
  }
  /// The factor of the cells' lifetimes; 1 by default; animatable.
  open var lifetime: Float {
    get { Float(properties.lifetime) }
    set { set(.lifetime, .number(CGFloat(newValue))) }
  }
  /// The factor of the cells' velocities; 1 by default; animatable.
  open var velocity: Float {
    get { Float(properties.velocity) }
    set { set(.velocity, .number(CGFloat(newValue))) }
  }
  /// The factor of the cells' scales; 1 by default; animatable.
  open var scale: Float {
    get { Float(properties.scale) }
    set { set(.scale, .number(CGFloat(newValue))) }
  }
  /// The factor of the cells' spins; 1 by default; animatable.
  open var spin: Float {
    get { Float(properties.spin) }
    set { set(.spin, .number(CGFloat(newValue))) }
  }

  private func set(_ key: EmitterKey, _ value: AnimatableValue?) {
    guard properties[key] != value else { return }
    catchUp()
    performChange(of: key.rawValue) { properties[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    EmitterKey(rawValue: key) != nil || super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [properties] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = properties.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func copyProperties(from layer: CALayer) {
    super.copyProperties(from: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    (properties, writtenCells, seed) = (layer.properties, layer.writtenCells, layer.seed)
    (emitterShape, emitterMode) = (layer.emitterShape, layer.emitterMode)
    (renderMode, preservesDepth) = (layer.renderMode, layer.preservesDepth)
    startsEmpty = layer.startsEmpty
    restart()
  }

  override func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    super.copyPresentedProperties(from: layer, at: time)
    guard let layer = layer as? CAEmitterLayer else { return }
    properties = layer.presented(layer.properties, at: time)
  }

  /// Sets a property of the layer or, with the key path `emitterCells.NAME.KEY`, of its cells with a
  /// name.
  override open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = EmitterCellPath(rawValue: keyPath) else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    catchUp()
    for cell in cells(named: path.name) { cell.setValue(value, forKey: path.key) }
    simulation?.change({ $0.set(value, forKey: path.key) }, ofCellsNamed: path.name)
    need(.list)
  }

  /// Returns the value of a property of the layer or, with the key path `emitterCells.NAME.KEY`, of
  /// its first cell with a name.
  override open func value(forKeyPath keyPath: String) -> Any? {
    guard let path = EmitterCellPath(rawValue: keyPath) else {
      return super.value(forKeyPath: keyPath)
    }
    return cells(named: path.name).first?.value(forKey: path.key)
  }

  private func cells(named name: String) -> [CAEmitterCell] {
    func all(_ cells: [CAEmitterCell]?, _ depth: Int) -> [CAEmitterCell] {
      guard depth < 8 else { return [] }
      return (cells ?? []).flatMap { [$0] + all($0.emitterCells, depth + 1) }
    }
    return all(writtenCells, 0).filter { $0.name == name }
  }

  // MARK: Simulation

  private func restart() {
    let cells = (writtenCells ?? []).map(\.snapshot)
    simulation = cells.isEmpty ? nil : EmitterSimulation(cells: cells, seed: seed)
    changeExtras { $0.changesByItself = !cells.isEmpty }
  }

  /// Lets particles be born with the present values until now, before these change.
  private func catchUp() {
    if stageEntry != nil, presentedLayer == nil { advance(to: currentTime) }
  }

  override func animationsWillChange() { catchUp() }

  private func advance(to time: CFTimeInterval) {
    guard let simulation else { return }
    let (shape, mode) = (emitterShape, emitterMode)
    simulation.advance(to: time, isFilled: !startsEmpty) { time in
      guard !animations.isEmpty else {
        return .init(properties: properties, shape: shape, mode: mode)
      }
      return .init(
        properties: presented(properties, at: time), shape: shape, mode: mode,
        cells: presented(EmitterCellValues(cells: simulation.cells), at: time).cells)
    }
    if simulation.isFull, !hasReported {
      hasReported = true
      let message =
        "warning: an emitter layer has \(EmitterSimulation.maxParticles) particles, the maximum; "
        + "no more are born: reduce birthRate or lifetime\n"
      let bytes = Array(message.utf8)
      _ = write(STDERR_FILENO, bytes, bytes.count)
    }
  }

  override func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    guard let simulation else { return super.content(over: attributes, at: time) }
    advance(to: time)
    return simulation.content(at: time, renderMode).map { .particles($0) }
      ?? super.content(over: attributes, at: time)
  }
}
