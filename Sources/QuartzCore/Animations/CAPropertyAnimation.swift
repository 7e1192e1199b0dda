/// An animation of one property.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property: `position`, `bounds`, `anchorPoint`, `transform`, `opacity`, `backgroundColor`,
  /// `cornerRadius`, `borderWidth` or `borderColor`; of a shape layer also `path`, `fillColor`,
  /// `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`, `miterLimit` or `lineDashPhase`.
  open var keyPath: String?
  /// Whether the animation's values add to what the layer would show without it.
  open var isAdditive = false

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
  }

  /// Returns the value at a progress from 0 to 1, between what the layer shows without the animation.
  func value(at progress: CGFloat, over shown: AnimatableValue?) -> AnimatableValue? { nil }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    guard let keyPath, properties.has(keyPath), let progress = progress(at: time) else { return }
    let shown = properties.value(forKey: keyPath)
    guard let value = value(at: progress, over: shown) else { return }
    properties.set(isAdditive ? shown?.adding(value) ?? value : value, forKey: keyPath)
  }
}
