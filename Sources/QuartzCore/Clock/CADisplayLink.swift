@_exported import ObjectiveC

/// A timer that calls a closure at every tick of virtual time.
///
/// It calls a method of a target, or a closure. A link that is added during a tick fires from the next tick on.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var handler: @MainActor (CADisplayLink) -> Void
  private weak var clock: VirtualClock?
  private var addedAt = 0
  private var firedAt = 0
  /// Whether the link may fire: another link may have invalidated it during the same tick.
  private var isValid = false

  /// Whether the link is suspended.
  open var isPaused = false

  /// The time of the current tick in seconds.
  open var timestamp: CFTimeInterval { VirtualClock.time(of: firedAt) }

  /// Creates a link that is inactive until it is added to a run loop.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Creates a link that calls a method of a target, with itself as the argument.
  ///
  /// As in UIKit, the link retains the target until it is invalidated. It is inactive until it is added to a run loop.
  public convenience init(target: Any, selector: Selector) {
    let receiver = target as AnyObject
    self.init { link in selector.send(to: receiver, [link]) }
  }

  /// The number of calls per second; 0, the default, for one at each tick.
  ///
  /// The link is called at every tick, every second one, and so on: at the rate next to this one that divides the rate of
  /// the ticks.
  open var preferredFramesPerSecond = 0

  /// The number of ticks from one call to the next, 1 by default; the name of programs for iOS 9.
  open var frameInterval: Int {
    get { interval }
    set { preferredFramesPerSecond = VirtualClock.ticksPerSecond / max(newValue, 1) }
  }

  /// The range of the number of calls per second, of which `preferred` counts.
  open var preferredFrameRateRange: CAFrameRateRange {
    get {
      CAFrameRateRange(
        minimum: Float(preferredFramesPerSecond), maximum: Float(preferredFramesPerSecond),
        preferred: Float(preferredFramesPerSecond))
    }
    set {
      preferredFramesPerSecond = Int((newValue.preferred ?? newValue.maximum).rounded())
    }
  }

  /// The number of ticks from one call to the next.
  private var interval: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return max(1, VirtualClock.ticksPerSecond / preferredFramesPerSecond)
  }

  /// The interval between ticks in seconds.
  open var duration: CFTimeInterval { VirtualClock.tickDuration }

  /// The time of the next tick in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(interval) * duration }

  /// Activates the link; the run loop and its mode are ignored in favor of the current virtual
  /// clock.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: .current)
  }

  /// Activates the link on a clock.
  package func add(to clock: VirtualClock) {
    self.clock = clock
    isValid = true
    addedAt = clock.tick
    clock.add(self)
  }

  /// Deactivates the link permanently.
  open func invalidate() {
    clock?.remove(self)
    clock = nil
    isValid = false
    handler = { _ in }
  }

  /// Deactivates the link until it is added again; the run loop and its mode are ignored.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    clock?.remove(self)
    isValid = false
  }

  /// Calls the handler, unless the link is paused or was added during the same tick.
  func fire(at tick: Int) {
    guard isValid, !isPaused, tick > addedAt, (tick - addedAt) % interval == 0 else { return }
    firedAt = tick
    handler(self)
  }
}
