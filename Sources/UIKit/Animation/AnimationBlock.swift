import QuartzCore

/// A block of changes that is being run, and how what it changes is animated.
@MainActor
class AnimationBlock {
  /// How often an animation runs.
  struct Repetition {
    /// The number of runs; 0 for one.
    var count: Float = 0
    var autoreverses = false
  }

  /// The innermost block being run; nil outside of any.
  private(set) static var current: AnimationBlock?
  /// Whether changes are animated anywhere.
  static var isEnabled = true
  private static var isSuspended = false
  /// Whether changes made now are a block's.
  static var isInBlock: Bool { current != nil || isSuspended }

  /// The seconds that inner blocks inherit.
  let duration: TimeInterval
  /// The curve or spring that inner blocks inherit.
  let timing: any UITimingCurveProvider
  /// The options that inner blocks inherit.
  let options: UIView.AnimationOptions
  /// How often animations of what is changed now run.
  private(set) var repetition: Repetition
  private var resized: [UIView] = []

  init(
    duration: TimeInterval, timing: any UITimingCurveProvider, options: UIView.AnimationOptions
  ) {
    self.duration = duration
    self.timing = timing
    self.options = options
    repetition = Repetition(
      count: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse))
  }

  /// The property animator's block that this is or stands in.
  var animatorBlock: AnimatorBlock? { nil }

  /// Starts the animation of a change that the block made.
  func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {}

  /// Whether changes are animated at all.
  var isAnimating: Bool { true }

  /// Makes the animation of a property, its values to be filled in.
  func makeAnimation(keyPath: String) -> CABasicAnimation { CABasicAnimation(keyPath: keyPath) }

  /// Animates a change of a property, which has got its new value.
  func animate(_ change: PropertyChange, to new: AnimatableValue, forKey event: String) {
    let animation = makeAnimation(keyPath: event)
    let key = change.fill(animation, to: new, addsUp: repetition.count == 0)
    start(animation, of: change.view, forKey: key)
  }

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

  /// Runs a part of the block, whose animations run as often as told.
  final func repeating(_ repetition: Repetition, _ changes: () -> Void) {
    let outer = self.repetition
    self.repetition = repetition
    changes()
    self.repetition = outer
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
    guard Self.isEnabled, !Self.isSuspended, isAnimating,
      let old = view.layer.modelValue(forKey: event)
    else { return nil }
    let shown =
      options.contains(.beginFromCurrentState) ? view.layer.shownValue(forKey: event) : nil
    return PropertyChange(block: self, view: view, old: old, start: shown ?? old)
  }
}
