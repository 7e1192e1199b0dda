/// An animation of one property.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, or a part of it.
  ///
  /// - Of every layer: `position`, `bounds`, `anchorPoint`, `transform`, `opacity`, `backgroundColor`,
  ///   `cornerRadius`, `borderWidth`, `borderColor`, `zPosition`, `shadowColor`, `shadowOpacity`,
  ///   `shadowOffset`, `shadowRadius`, `shadowPath`.
  /// - Of a shape layer: `path`, `fillColor`, `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`,
  ///   `miterLimit`, `lineDashPhase`.
  /// - Of a gradient layer: `colors`, `locations`, `startPoint`, `endPoint`.
  /// - Of points: `.x`, `.y`; of sizes: `.width`, `.height`; of `bounds`: `.origin`, `.origin.x`,
  ///   `.origin.y`, `.size`, `.size.width`, `.size.height`.
  /// - Of `transform`: `.translation`, a size, `.translation.x`, `.translation.y`, `.scale`, `.scale.x`,
  ///   `.scale.y`, `.rotation` and `.rotation.z`, in radians. A rotation goes all the way from number to
  ///   number, however many turns that are.
  open var keyPath: String? {
    get { writtenKeyPath }
    set { (writtenKeyPath, property) = (newValue, newValue.flatMap(PropertyPath.init)) }
  }
  /// Whether the animation's values add to what the layer would show without it.
  open var isAdditive = false
  /// Whether each run goes on from where the run before it ended: its values add to those ends.
  open var isCumulative = false

  /// The key path, taken apart.
  private(set) final var property: PropertyPath?
  // No observer of `keyPath`, since none hears what this class's own initializer sets.
  private final var writtenKeyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeProperties(of animation: CAAnimation) {
    super.takeProperties(of: animation)
    guard let animation = animation as? CAPropertyAnimation else { return }
    keyPath = animation.keyPath
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
  }

  /// An animation that is run as an action without a key path takes the property that changed.
  override func fill(from change: LayerChange) {
    if keyPath == nil { keyPath = change.key }
  }

  /// Returns the value at a progress, 0 being the start and 1 the end, over what the layer shows without
  /// the animation.
  package func value(at progress: CGFloat, over shown: AnimatableValue?) -> AnimatableValue? { nil }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    guard let property, properties.has(property), let moment = moment(at: time) else { return }
    let shown = properties.value(at: property)
    guard var value = value(at: progress(of: moment.fraction), over: shown) else { return }
    if isCumulative, moment.iteration > 0,
      let end = self.value(at: progress(of: autoreverses ? 0 : 1), over: shown)
    {
      value = value.adding(end.repeated(moment.iteration) ?? end)
    }
    properties.set(isAdditive ? shown?.adding(value) ?? value : value, at: property)
  }
}
