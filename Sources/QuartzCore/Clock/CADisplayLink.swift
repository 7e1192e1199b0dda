/// Calls back once a tick of virtual time.
///
/// Apple's takes a target and a selector; without an Objective-C runtime, this one takes a closure.
/// A link added during a tick fires from the next one on.
@MainActor
public final class CADisplayLink {
  private let handler: @MainActor (CADisplayLink) -> Void
  private weak var clock: VirtualClock?
  private var addedAt = 0
  private var firedAt = 0
  /// Whether the clock is to call: it may be asked for a link that another one ended just now.
  private var isValid = false

  /// Whether the link holds its calls back.
  public var isPaused = false

  /// The time in seconds of the current tick.
  public var timestamp: CFTimeInterval { VirtualClock.time(of: firedAt) }

  /// Creates a link that stands idle until it is added to a run loop.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// The seconds from one call to the next.
  public var duration: CFTimeInterval { VirtualClock.tickDuration }

  /// The time in seconds of the next tick.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Starts the calls; all run loops here are the virtual clock's.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: .current)
  }

  /// Starts the calls on a clock.
  package func add(to clock: VirtualClock) {
    self.clock = clock
    isValid = true
    addedAt = clock.tick
    clock.add(self)
  }

  /// Ends the calls for good.
  public func invalidate() {
    clock?.remove(self)
    clock = nil
    isValid = false
  }

  /// Calls back, unless the link holds its calls back or was added in this very tick.
  func fire(at tick: Int) {
    guard isValid, !isPaused, tick > addedAt else { return }
    firedAt = tick
    handler(self)
  }
}
