import QuartzCore

extension UIView {
  /// Returns the action that animates a change of a property of the view's layer with the timing of
  /// the animation block being run; nil outside of blocks and for properties that can't be animated.
  ///
  /// As in UIKit, blocks animate only the properties that views have. A subclass whose layer has
  /// more properties, such as a shape layer, returns this action from `action(for:forKey:)` for
  /// them.
  package final func blockAction(forKey event: String) -> (any CAAction)? {
    AnimationBlock.current?.action(for: self, forKey: event)
  }
}
