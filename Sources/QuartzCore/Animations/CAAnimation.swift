import Timing

/// A change of a layer over time.
@MainActor
open class CAAnimation: NSObject, CAAction, CAMediaTiming, @MainActor NSCopying {
  /// The length of one run in seconds.
  ///
  /// Not above 0, it stands for the transaction's, which is 0.25 unless set, when the animation is added.
  open var duration: CFTimeInterval = 0
  /// The layer's time in seconds at which the change begins; 0 stands for the time of adding.
  open var beginTime: CFTimeInterval = 0
  /// How fast the animation runs; below 0, it runs backwards from its end.
  open var speed: Float = 1
  /// How far into its run the animation begins, in seconds.
  ///
  /// It lasts no shorter for that: having come to its end, it goes on from its start.
  open var timeOffset: CFTimeInterval = 0
  /// How many runs there are, a part of one included; 0 for one, `.infinity` for no end.
  open var repeatCount: Float = 0
  /// For how many seconds runs are repeated, in place of `repeatCount`; 0 for as many as that tells.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by one backwards, before it repeats.
  open var autoreverses = false
  /// What is shown before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How time becomes progress within a run; nil for evenly, unless the transaction tells otherwise.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation leaves its layer when it has ended.
  open var isRemovedOnCompletion = true
  /// Who hears of the animation's start and end; held strongly, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// How far the layer that has the animation has come with it.
  final var phase = Phase.waiting

  /// Whether a group has the animation, so that its end still belongs to it.
  final var isInGroup = false
  /// The blocks of transactions that wait for the end.
  final var completions: [TransactionCompletion] = []
  private final var userValues: [String: Any] = [:]

  enum Phase {
    case waiting, started, stopped
  }

  /// Creates an animation that changes nothing.
  ///
  /// Apple's is not `required`; here it is, so that `copy()` can make one of a subclass without an
  /// Objective-C runtime.
  override public required init() {
    super.init()
  }

  /// Returns an animation of the same class with the same properties.
  ///
  /// Subclasses with properties of their own override it to copy these too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.takeProperties(of: self)
    return copy
  }

  /// Takes over what a copy has from the animation that it is one of, which is of the same class.
  func takeProperties(of animation: CAAnimation) {
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

  /// Returns what was kept in the animation under a key.
  open func value(forKey key: String) -> Any? { userValues[key] }

  /// Keeps something in the animation and its copies, by which a delegate may know it.
  ///
  /// The keys are the user's own; the animation's properties are set as such.
  open func setValue(_ value: Any?, forKey key: String) {
    userValues[key] = value
  }

  /// Adds a copy of the animation to the layer whose property changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let copy = copy() as? CAAnimation else { return }
    copy.fill(from: layer.change(of: event))
    layer.install(copy, forKey: event)
  }

  /// Takes what an action was made without from the change that it is run for.
  func fill(from change: LayerChange) {}

  /// Changes `properties` to what the animation makes of them at `time`, which is the layer's.
  package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {}

  /// Returns the progress at `time`, or nil where the animation shows nothing.
  package final func progress(at time: CFTimeInterval) -> CGFloat? {
    moment(at: time).map { progress(of: $0.fraction) }
  }

  /// Returns where in its runs the animation is at `time`, or nil where it shows nothing.
  final func moment(at time: CFTimeInterval) -> MediaTiming.Moment? {
    var timing = timing
    timing.includesEnd = isInGroup
    return timing.moment(at: time)
  }

  /// Returns the progress at a fraction of a run, both from 0 to 1; progress may overshoot.
  func progress(of fraction: Double) -> CGFloat {
    CGFloat(curve.progress(at: fraction))
  }

  /// Gets ready to run, on a layer or in a group: a duration that is not above 0 becomes the default.
  func prepare(defaultDuration: CFTimeInterval) {
    if !(duration > 0) { duration = max(defaultDuration, 0) }
  }

  /// Whether `time`, which is the layer's, is past the end; a billionth of a second short counts as
  /// reached.
  package final func hasEnded(at time: CFTimeInterval) -> Bool {
    timing.hasEnded(at: time)
  }

  final var curve: CubicBezier { timingFunction?.curve ?? .linear }
}

/// Hears of an animation's start and end.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// The animation was added and its begin time has come.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended: `flag` tells whether it ran its whole duration.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
