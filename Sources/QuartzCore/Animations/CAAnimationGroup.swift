import DisplayList

/// A group of animations that run concurrently on one layer, in the group's time space.
///
/// The animations' begin times are relative to the group's start and they are clipped to the
/// group's duration. An animation without a duration has the group's. The animations' `delegate`
/// and `isRemovedOnCompletion` are ignored in favor of the group's.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations in the order in which they are applied.
  open var animations: [CAAnimation]?

  override func copyProperties(from animation: CAAnimation) {
    super.copyProperties(from: animation)
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
    guard let inner = innerTime(at: time) else { return }
    for animation in animations ?? [] { animation.apply(to: &properties, at: inner) }
  }

  override func contentsMix(at time: CFTimeInterval) -> ContentsMix? {
    guard let inner = innerTime(at: time) else { return nil }
    var last: ContentsMix?
    for animation in animations ?? [] { last = animation.contentsMix(at: inner) ?? last }
    return last
  }

  /// Returns the time of the animations in the group; nil if it has no effect then.
  private func innerTime(at time: CFTimeInterval) -> CFTimeInterval? {
    guard let position = position(at: time) else { return nil }
    // With an infinite duration every fraction is 0, so the elapsed time is used directly.
    return duration.isFinite
      ? Double(progress(of: position.fraction)) * duration
      : max(time - beginTime, 0) * Double(abs(speed)) + timeOffset
  }
}
