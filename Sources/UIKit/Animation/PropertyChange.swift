import QuartzCore

/// An action that animates a property from its old value to its new one.
@MainActor
struct PropertyChange: CAAction {
  let block: AnimationBlock
  let view: UIView
  /// The value before the change.
  let old: AnimatableValue
  /// The value at which a non-additive animation starts: the old value or the presented one.
  let start: AnimatableValue

  /// The properties whose concurrent animations are additive.
  ///
  /// UIKit's since iOS 8. Whether `transform` is one of them in UIKit is unknown; here it is not.
  private static let additiveKeys: Set = [
    "position", "bounds", "cornerRadius", "contentsRect", "contentsCenter",
  ]

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let new = view.layer.modelValue(forKey: event) {
      block.animate(self, to: new, forKey: event)
    }
  }

  /// Sets the values of an animation, and returns the key to add it under.
  ///
  /// - Parameters:
  ///   - animation: The animation of the property.
  ///   - new: The new value of the property.
  ///   - allowsAdditive: Whether the animation may be additive.
  func fill(_ animation: CABasicAnimation, to new: AnimatableValue, allowsAdditive: Bool) -> String
  {
    let key = animation.keyPath ?? ""
    if allowsAdditive, Self.additiveKeys.contains(key),
      view.layer.allAnimationsAreAdditive(of: key),
      let difference = old.subtracting(new), let zero = new.zero
    {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = zero
      return view.layer.uniqueKey(for: key)
    }
    animation.fromValue = start
    animation.toValue = new
    return key
  }
}
