/// Animations that run together on one layer, in a time of their own that the group gives them.
///
/// The animations' begin times count from the group's beginning. What reaches beyond the group's duration
/// is cut off. One without a duration takes the group's. Delegates and `isRemovedOnCompletion` of the
/// animations are ignored; the group's hold.
@MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied one after the other.
  open var animations: [CAAnimation]?

  override func takeProperties(of animation: CAAnimation) {
    super.takeProperties(of: animation)
    guard let animation = animation as? CAAnimationGroup else { return }
    animations = animation.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func prepare(defaultDuration: CFTimeInterval) {
    super.prepare(defaultDuration: defaultDuration)
    for animation in animations ?? [] {
      animation.isInGroup = true
      animation.prepare(defaultDuration: duration)
    }
  }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    guard let moment = moment(at: time) else { return }
    // Of an infinite duration every time is the beginning: the group's own time goes on instead.
    let inner =
      duration.isFinite
      ? Double(progress(of: moment.fraction)) * duration
      : max(time - beginTime, 0) * Double(abs(speed)) + timeOffset
    for animation in animations ?? [] { animation.apply(to: &properties, at: inner) }
  }
}
