import DisplayList

/// An animation of a property.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property or of a component of it.
  ///
  /// - Layers: every property that is documented as animatable, by its name, such as `position` or
  ///   `shadowOpacity`; the affine transform as `transform`.
  /// - Components of points: `.x`, `.y`; of sizes: `.width`, `.height`; of `bounds`: `.origin`,
  ///   `.origin.x`, `.origin.y`, `.size`, `.size.width`, `.size.height`.
  /// - Components of `transform`: `.translation`, a size, `.translation.x`, `.translation.y`,
  ///   `.scale`, `.scale.x`, `.scale.y`, `.rotation` and `.rotation.z`, in radians. A rotation by
  ///   angle includes full turns.
  open var keyPath: String? {
    get { writtenKeyPath }
    set { (writtenKeyPath, property) = (newValue, newValue.flatMap(PropertyPath.init)) }
  }
  /// Whether the animation's values are added to the values without it.
  open var isAdditive = false
  /// Whether each cycle continues from the end value of the previous one.
  open var isCumulative = false
  /// The function from the animated numbers to transforms; nil, the default, for none.
  ///
  /// The values of an animation with a function are numbers, or arrays of three.
  open var valueFunction: CAValueFunction?

  /// The parsed key path.
  private(set) final var property: PropertyPath?
  // A `didSet` of `keyPath` would not be called when this class's own initializer sets it.
  private final var writtenKeyPath: String?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyProperties(from animation: CAAnimation) {
    super.copyProperties(from: animation)
    guard let animation = animation as? CAPropertyAnimation else { return }
    keyPath = animation.keyPath
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    valueFunction = animation.valueFunction
  }

  /// Sets the key path of an action without one to the property that changed.
  override func fill(from change: LayerChange) {
    if keyPath == nil { keyPath = change.key }
  }

  /// Returns the value at a progress, from 0 at the start to 1 at the end; `shown` is the value
  /// without the animation.
  package func value(at progress: CGFloat, over shown: AnimatableValue?) -> AnimatableValue? { nil }

  /// Returns the value at a progress after the value function.
  private func shownValue(
    at progress: CGFloat, over shown: AnimatableValue?
  ) -> AnimatableValue? {
    guard let valueFunction else { return value(at: progress, over: shown) }
    return value(at: progress, over: valueFunction.neutralValue)
      .flatMap { valueFunction.transform(of: $0) }
  }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    guard let property, properties.has(property), let position = position(at: time) else { return }
    let shown = properties.value(at: property)
    guard var value = shownValue(at: progress(of: position.fraction), over: shown) else { return }
    if isCumulative, position.iteration > 0,
      let end = shownValue(at: progress(of: autoreverses ? 0 : 1), over: shown)
    {
      value = value.adding(end.repeated(position.iteration) ?? end)
    }
    properties.set(isAdditive ? shown?.adding(value) ?? value : value, at: property)
  }
}
