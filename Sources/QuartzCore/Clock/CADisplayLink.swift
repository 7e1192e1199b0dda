/// A timer that calls a closure at every tick of virtual time.
///
/// Apple's class takes a target and a selector; without an Objective-C runtime, this one takes a
/// closure. A link that is added during a tick fires from the next tick on.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private let handler: @MainActor (CADisplayLink) -> Void
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

  /// The interval between ticks in seconds.
  open var duration: CFTimeInterval { VirtualClock.tickDuration }

  /// The time of the next tick in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }

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
  }

  /// Calls the handler, unless the link is paused or was added during the same tick.
  func fire(at tick: Int) {
    guard isValid, !isPaused, tick > addedAt else { return }
    firedAt = tick
    handler(self)
  }
}
