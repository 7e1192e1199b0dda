import DisplayList
import Timing

/// The base class of layer animations.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming, @MainActor NSCopying {
  /// The duration of one cycle in seconds.
  ///
  /// A value that is not positive is replaced by the transaction's duration, 0.25 by default, when
  /// the animation is added.
  open var duration: CFTimeInterval = 0
  /// The start time in seconds in the layer's time space; 0 for the time of adding.
  open var beginTime: CFTimeInterval = 0
  /// The rate at which time passes; negative to run backward from the end.
  open var speed: Float = 1
  /// The offset in seconds into the cycle at which the animation starts.
  ///
  /// It doesn't shorten the animation: after reaching its end, the cycle continues from its start.
  open var timeOffset: CFTimeInterval = 0
  /// The number of cycles, possibly fractional; 0 for one, `.infinity` to repeat forever.
  open var repeatCount: Float = 0
  /// The number of seconds for which cycles repeat, in place of `repeatCount`; 0 to use that.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle is followed by a reversed one.
  open var autoreverses = false
  /// The value shown before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve of a cycle; nil for a linear one, unless the transaction has a timing
  /// function.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation is removed from its layer when it ends.
  open var isRemovedOnCompletion = true
  /// The object notified when the animation starts and ends, retained strongly as in Core
  /// Animation.
  open var delegate: (any CAAnimationDelegate)?

  /// The lifecycle state on the layer.
  final var phase = Phase.waiting

  /// Whether the animation is part of a group, so that it includes its end time.
  final var isInGroup = false
  /// The completion blocks that wait for the animation to end.
  final var completions: [TransactionCompletion] = []
  private final var userValues: [String: Any] = [:]

  enum Phase {
    case waiting, started, stopped
  }

  /// Creates an animation without effect.
  override public init() {
    super.init()
  }

  /// Returns nil, as animations don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Creates an animation with the properties of another one of the same class.
  ///
  /// Core Animation has no such initializer, as its runtime can create objects of a class that is
  /// known only at run time. Subclasses that override all designated initializers or declare none
  /// inherit this one.
  public required convenience init(copying animation: CAAnimation) {
    self.init()
    copyProperties(from: animation)
  }

  /// Returns an animation of the same class with the same properties.
  ///
  /// Override it in subclasses to copy additional properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    Self(copying: self)
  }

  /// Copies the properties of an animation of the same class.
  func copyProperties(from animation: CAAnimation) {
    duration = animation.duration
    beginTime = animation.beginTime
    speed = animation.speed
    timeOffset = animation.timeOffset
    repeatCount = animation.repeatCount
    repeatDuration = animation.repeatDuration
    autoreverses = animation.autoreverses
    fillMode = animation.fillMode
    timingFunction = animation.timingFunction
    isRemovedOnCompletion = animation.isRemovedOnCompletion
    delegate = animation.delegate
    userValues = animation.userValues
  }

  /// Returns the custom value for a key.
  open func value(forKey key: String) -> Any? { userValues[key] }

  /// Stores a custom value in the animation and its copies, for example to identify it in a
  /// delegate.
  ///
  /// The keys are arbitrary; the animation's own properties can't be set by key.
  open func setValue(_ value: Any?, forKey key: String) {
    userValues[key] = value
  }

  /// Adds a copy of the animation to the layer whose property changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let copy = copy() as? CAAnimation else { return }
    copy.fill(from: layer.change(of: event))
    layer.install(copy, forKey: event)
  }

  /// Fills in values that the action was created without from the change that triggered it.
  func fill(from change: LayerChange) {}

  /// Applies the animation to `properties` at a time in the layer's time space.
  package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {}

  /// Returns what the animation shows as the contents of the layer at a time in its time space; nil if
  /// it does not change them then.
  func contentsMix(at time: CFTimeInterval) -> ContentsMix? { nil }

  /// Returns the progress at a time in the layer's time space; nil if the animation has no effect
  /// then.
  package final func progress(at time: CFTimeInterval) -> CGFloat? {
    position(at: time).map { progress(of: $0.fraction) }
  }

  /// Returns the position in the animation's cycles at a time in the layer's time space; nil if it
  /// has no effect then.
  final func position(at time: CFTimeInterval) -> MediaTiming.Position? {
    var timing = timing
    timing.includesEnd = isInGroup
    return timing.position(at: time)
  }

  /// Returns the progress at a fraction of a cycle, from 0 to 1; the result may overshoot.
  func progress(of fraction: Double) -> CGFloat {
    CGFloat(curve.progress(at: fraction))
  }

  /// Prepares the animation for a layer or a group by replacing a nonpositive duration with the
  /// default.
  func prepare(defaultDuration: CFTimeInterval) {
    if !(duration > 0) { duration = max(defaultDuration, 0) }
  }

  /// Returns whether a time in the layer's time space is at or past the end, with a tolerance of a
  /// billionth of a second.
  package final func hasEnded(at time: CFTimeInterval) -> Bool {
    timing.hasEnded(at: time)
  }

  final var curve: CubicBezier { timingFunction?.curve ?? .linear }
}

/// An object that is notified when an animation starts and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation was added and its begin time is reached.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended; `flag` is true if it ran for its whole duration.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
