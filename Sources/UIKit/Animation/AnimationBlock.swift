import QuartzCore
import Timing

/// A block of changes that is being run, and how what it changes is animated.
@MainActor
class AnimationBlock {
  /// The innermost block being run; nil outside of any.
  private(set) static var current: AnimationBlock?
  private static var isSuspended = false

  /// The seconds that inner blocks inherit.
  let duration: TimeInterval
  /// The curve that inner blocks inherit.
  let curve: CubicBezier
  let options: UIView.AnimationOptions
  private var resized: [UIView] = []

  init(duration: TimeInterval, curve: CubicBezier, options: UIView.AnimationOptions) {
    self.duration = duration
    self.curve = curve
    self.options = options
  }

  /// The property animator's block that this is or stands in.
  var animatorBlock: AnimatorBlock? { nil }

  /// Starts the animation of a change that the block made.
  func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {}

  /// Whether changes are animated at all.
  var isAnimating: Bool { true }

  /// Makes the animation of a property, its values to be filled in.
  func makeAnimation(keyPath: String) -> CABasicAnimation { CABasicAnimation(keyPath: keyPath) }

  /// Runs the block; what it changes is animated.
  final func run(_ changes: () -> Void) {
    let outer = Self.current
    Self.current = self
    changes()
    if options.contains(.layoutSubviews) {
      for view in resized { view.layoutIfNeeded() }
    }
    resized = []
    Self.current = outer
  }

  /// Runs a block whose changes nothing animates, be it around the block or in it.
  static func suspended(_ changes: () -> Void) {
    let (outer, wasSuspended) = (current, isSuspended)
    (current, isSuspended) = (nil, true)
    changes()
    (current, isSuspended) = (outer, wasSuspended)
  }

  final func noteResize(of view: UIView) {
    resized.append(view)
  }

  /// Returns the action that animates a property's change, or nil where it changes at once.
  final func action(for view: UIView, forKey event: String) -> (any CAAction)? {
    guard !Self.isSuspended, isAnimating, let old = view.layer.modelValue(forKey: event)
    else { return nil }
    let shown =
      options.contains(.beginFromCurrentState) ? view.layer.shownValue(forKey: event) : nil
    return PropertyChange(block: self, view: view, old: old, start: shown ?? old)
  }
}

/// Animates one property from the value it had, once it has got its new one.
@MainActor
private struct PropertyChange: CAAction {
  let block: AnimationBlock
  let view: UIView
  let old: AnimatableValue
  /// Where an animation that does not add up starts: at the old value, or at what was shown.
  let start: AnimatableValue

  /// The properties of which several animations in flight add up.
  ///
  /// UIKit's since iOS 8. Whether `transform` is among them is not known; it is not, here.
  private static let additiveKeys: Set = ["position", "bounds", "cornerRadius"]

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let new = view.layer.modelValue(forKey: event) else { return }
    let animation = block.makeAnimation(keyPath: event)
    if Self.additiveKeys.contains(event), view.layer.allAnimationsAreAdditive(of: event),
      let difference = old.subtracting(new), let nothing = new.zero
    {
      animation.isAdditive = true
      animation.fromValue = difference
      animation.toValue = nothing
      block.start(animation, of: view, forKey: view.layer.uniqueKey(for: event))
    } else {
      animation.fromValue = start
      animation.toValue = new
      block.start(animation, of: view, forKey: event)
    }
  }
}
