import QuartzCore

/// Animates one property from the value it had, once it has got its new one.
@MainActor
struct PropertyChange: CAAction {
  let block: AnimationBlock
  let view: UIView
  /// The value that the property had.
  let old: AnimatableValue
  /// Where an animation that does not add up starts: at the old value, or at what was shown.
  let start: AnimatableValue

  /// The properties of which several animations in flight add up.
  ///
  /// UIKit's since iOS 8. Whether `transform` is among them is not known; it is not, here.
  private static let additiveKeys: Set = ["position", "bounds", "cornerRadius"]

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let new = view.layer.modelValue(forKey: event) {
      block.animate(self, to: new, forKey: event)
    }
  }

  /// Fills in an animation's values, and returns the key under which it is to run.
  ///
  /// - Parameters:
  ///   - animation: The animation of the property.
  ///   - new: The value that the property has got.
  ///   - addsUp: Whether the animation may add to others.
  func fill(_ animation: CABasicAnimation, to new: AnimatableValue, addsUp: Bool) -> String {
    let key = animation.keyPath ?? ""
    if addsUp, Self.additiveKeys.contains(key), view.layer.allAnimationsAreAdditive(of: key),
      let difference = old.subtracting(new), let nothing = new.zero
    {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = nothing
      return view.layer.uniqueKey(for: key)
    }
    animation.fromValue = start
    animation.toValue = new
    return key
  }
}
