import Timing

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The model's value before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation's last value after it.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation's first value before it.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A change of a layer over time.
@MainActor
open class CAAnimation: NSObject, CAAction {
  /// How long the change takes, in seconds; 0 stands for 0.25 when the animation is added to a layer.
  open var duration: CFTimeInterval = 0
  /// The virtual time in seconds at which the change begins; 0 stands for the time of adding.
  open var beginTime: CFTimeInterval = 0
  /// What is shown before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How time becomes progress; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation leaves its layer when it has ended.
  open var isRemovedOnCompletion = true
  /// Who hears of the animation's start and end; held strongly, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation that changes nothing.
  override public init() {
    super.init()
  }

  /// Adds the animation to the layer whose property changed.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes `properties` to what the animation makes of them at `time`.
  func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {}

  /// Returns the progress at `time`, or nil where the animation shows nothing.
  final func progress(at time: CFTimeInterval) -> CGFloat? {
    let elapsed = time - beginTime
    if elapsed < 0 {
      return fillMode == .backwards || fillMode == .both ? 0 : nil
    }
    if hasEnded(at: time) {
      return fillMode == .forwards || fillMode == .both ? 1 : nil
    }
    let fraction = duration > 0 ? min(elapsed / duration, 1) : 1
    return CGFloat((timingFunction?.curve ?? .linear).progress(at: fraction))
  }

  /// Whether `time` is past the end; a billionth of a second short counts as reached.
  final func hasEnded(at time: CFTimeInterval) -> Bool {
    time - beginTime >= duration - 1e-9
  }
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
