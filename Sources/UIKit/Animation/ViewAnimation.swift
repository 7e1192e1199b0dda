import QuartzCore
import Timing

/// One call of `UIView.animate`: makes animations of the changes inside its block, and hears when the
/// last of them has ended.
@MainActor
final class ViewAnimation: CAAnimationDelegate {
  /// The innermost block being run; nil outside of any.
  private(set) static var current: ViewAnimation?
  private static var isSuspended = false

  let duration: TimeInterval
  private let delay: TimeInterval
  private let curve: CubicBezier
  private let options: UIView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isInBlock = false
  private var allFinished = true
  private var resized: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    inside outer: ViewAnimation?, completion: ((Bool) -> Void)?
  ) {
    let own = duration > 0 ? duration : 0
    self.duration = options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own
    self.delay = delay > 0 ? delay : 0
    curve = (options.contains(.overrideInheritedCurve) ? nil : outer?.curve) ?? options.curve
    self.options = options
    self.completion = completion
  }

  /// Runs the block; what it changes is animated.
  func run(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    isInBlock = true
    animations()
    if options.contains(.layoutSubviews) {
      for view in resized { view.layoutIfNeeded() }
    }
    isInBlock = false
    Self.current = outer
    if running == 0 {
      let clock = VirtualClock.current
      clock.schedule(at: clock.time) { self.complete() }
    }
  }

  /// Runs a block whose changes nothing animates, be it around the block or in it.
  static func suspended(_ changes: () -> Void) {
    let (outer, wasSuspended) = (current, isSuspended)
    (current, isSuspended) = (nil, true)
    changes()
    (current, isSuspended) = (outer, wasSuspended)
  }

  func noteResize(of view: UIView) {
    resized.append(view)
  }

  /// Whether touches are kept from a view because it animates.
  static func blocksTouches(of view: UIView) -> Bool {
    view.layer.hasAnimation { animation in
      guard let owner = animation.delegate as? ViewAnimation else { return false }
      return !owner.options.contains(.allowUserInteraction)
    }
  }

  /// Returns the action that animates a property's change, or nil where it changes at once.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard !Self.isSuspended, duration > 0 || delay > 0, let old = layer.modelValue(forKey: event)
    else { return nil }
    let shown = options.contains(.beginFromCurrentState) ? layer.shownValue(forKey: event) : nil
    return PropertyChange(owner: self, old: old, start: shown ?? old)
  }

  func add(_ animation: CABasicAnimation, to layer: CALayer, forKey key: String) {
    running += 1
    animation.duration = max(duration, VirtualClock.tickDuration * 1e-6)
    animation.beginTime = layer.clock.time + delay
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(curve: curve)
    animation.delegate = self
    layer.add(animation, forKey: key)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if running == 0, !isInBlock { complete() }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(allFinished)
  }
}

/// Animates one property from the value it had, once it has got its new one.
@MainActor
private struct PropertyChange: CAAction {
  let owner: ViewAnimation
  let old: Any
  /// Where an animation that does not add up starts: at the old value, or at what was shown.
  let start: Any

  /// The properties of which several animations in flight add up.
  ///
  /// UIKit's since iOS 8. Whether `transform` is among them is not known; it is not, here.
  private static let additiveKeys: Set = ["position", "bounds", "cornerRadius"]

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = layer.modelValue(forKey: event) else {
      return
    }
    let animation = CABasicAnimation(keyPath: event)
    if Self.additiveKeys.contains(event), layer.allAnimationsAreAdditive(of: event),
      let difference = CALayer.difference(from: new, to: old)
    {
      animation.isAdditive = true
      animation.fromValue = difference
      owner.add(animation, to: layer, forKey: layer.uniqueKey(for: event))
    } else {
      animation.fromValue = start
      animation.toValue = new
      owner.add(animation, to: layer, forKey: event)
    }
  }
}
