import QuartzCore

/// A block of changes that is being run, and the parameters with which its changes are animated.
@MainActor
class AnimationBlock {
  /// How often an animation runs.
  struct Repetition {
    /// The number of runs; 0 for a single run.
    var count: Float = 0
    var autoreverses = false
  }

  /// The innermost block being run, or nil outside of every block.
  private(set) static var current: AnimationBlock?
  /// Whether changes are animated at all.
  static var isEnabled = true
  private static var isSuspended = false
  /// Whether changes made now belong to a block.
  static var isInBlock: Bool { current != nil || isSuspended }

  /// The duration that inner blocks inherit, in seconds.
  final var duration: TimeInterval
  /// The curve or spring that inner blocks inherit.
  final var timing: any UITimingCurveProvider
  /// The options that inner blocks inherit.
  final var options: UIView.AnimationOptions
  /// How often animations of changes made now run.
  final var repetition: Repetition
  private var resized: [UIView] = []
  private var rearranged: [UIView] = []

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

  /// The property animator's block that this block is, or is nested in.
  var animatorBlock: AnimatorBlock? { nil }

  /// Starts the animation of a change made in the block.
  func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {}

  /// Whether the block animates its changes.
  var isAnimating: Bool { true }

  /// Returns the animation of a property, without values.
  func makeAnimation(keyPath: String) -> CABasicAnimation { CABasicAnimation(keyPath: keyPath) }

  /// Animates a change of a property that already has its new value.
  func animate(_ change: PropertyChange, to new: AnimatableValue, forKey event: String) {
    let animation = makeAnimation(keyPath: event)
    let key = change.fill(animation, to: new, allowsAdditive: repetition.count == 0)
    start(animation, of: change.view, forKey: key)
  }

  /// Runs the changes and animates them.
  final func run(_ changes: () -> Void) {
    let outer = enter()
    changes()
    leave(to: outer)
  }

  /// Makes the block the one of the changes that follow, and returns the one around it.
  final func enter() -> AnimationBlock? {
    defer { Self.current = self }
    return Self.current
  }

  /// Ends the changes of the block.
  final func leave(to outer: AnimationBlock?) {
    layOutRearranged()
    if options.contains(.layoutSubviews) {
      for view in resized { view.layoutIfNeeded() }
    }
    resized = []
    Self.current = outer
  }

  /// Runs changes whose animations run as often as `repetition` specifies.
  final func repeating(_ repetition: Repetition, _ changes: () -> Void) {
    let outer = self.repetition
    self.repetition = repetition
    changes()
    self.repetition = outer
  }

  /// Runs changes without animating them, even in blocks nested in `changes`.
  static func withoutAnimation(_ changes: () -> Void) {
    let (outer, wasSuspended) = (current, isSuspended)
    (current, isSuspended) = (nil, true)
    changes()
    (current, isSuspended) = (outer, wasSuspended)
  }

  /// Whether changes are animated at this place.
  static var areChangesAnimated: Bool { isEnabled && !isSuspended }

  /// The innermost block being run, if it animates its changes.
  static var animating: AnimationBlock? {
    guard let current, areChangesAnimated, current.isAnimating else { return nil }
    return current
  }

  /// Adds a closure to call at the end of the animations, with the position at which they end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Lays out a view at the end of the block, so that the changes of its layout are animated.
  final func layOutAtEnd(_ view: UIView) {
    if !rearranged.contains(where: { $0 === view }) { rearranged.append(view) }
  }

  private func layOutRearranged() {
    let views = rearranged
    rearranged = []
    for view in views { view.layoutIfNeeded() }
  }

  final func recordResize(of view: UIView) {
    resized.append(view)
  }

  /// Returns the action that animates a change of a property of a view's layer, or nil if the
  /// property changes immediately.
  final func action(for view: UIView, forKey event: String) -> (any CAAction)? {
    guard Self.areChangesAnimated, isAnimating,
      let old = view.layer.modelValue(forKey: event)
    else { return nil }
    let shown =
      options.contains(.beginFromCurrentState) ? view.layer.presentationValue(forKey: event) : nil
    return PropertyChange(block: self, view: view, old: old, start: shown ?? old)
  }
}
