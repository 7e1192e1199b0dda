import QuartzCore

/// A device's screen on which UIKit plays, on a clock of its own that stands still until told to tick.
///
/// The stage made or stepped last is the current one: animations, animators and display links started
/// meanwhile follow its clock.
@MainActor
public final class Stage {
  /// The stage made or stepped last.
  public private(set) static weak var current: Stage?

  /// The ticks in a second of virtual time, whatever the output's frame rate.
  public nonisolated static let ticksPerSecond = VirtualClock.ticksPerSecond

  /// The device whose screen the stage is.
  public let device: Device
  /// The device's screen.
  public let screen: UIScreen
  /// The window that fills the screen.
  public let window: UIWindow
  /// The controller whose view the stage's content stands in.
  public let rootViewController: UIViewController
  /// The fingers on the glass, as scripted.
  public let touches: TouchScript
  /// What lies below all views; nil for nothing.
  public var backgroundColor: UIColor?

  let clock = VirtualClock()
  /// What is still to be called, in the order in which it will be.
  private var actions: [(tick: Int, action: @MainActor () -> Void)] = []

  /// Creates a stage at time zero, and makes it the current one.
  ///
  /// - Parameters:
  ///   - device: The device whose screen the stage is.
  ///   - bars: The bars that stand on the screen.
  ///   - userInterfaceStyle: The appearance, light or dark.
  ///   - backgroundColor: What lies below all views; nil for nothing.
  ///   - rootViewController: The controller whose view the stage's content stands in; one of no class of
  ///     its own if there is none.
  public init(
    device: Device = .iPhone8, bars: Bars = Bars(),
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    backgroundColor: UIColor? = .systemBackground,
    rootViewController: UIViewController? = nil
  ) {
    self.device = device
    self.backgroundColor = backgroundColor
    screen = UIScreen(device: device)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.stageTraits = UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, displayScale: device.scale)
    self.rootViewController = rootViewController ?? UIViewController()
    touches = TouchScript(window: window)
    window.layer.stageClock = clock
    makeCurrent()
    window.rootViewController = self.rootViewController
    bars.place(on: self)
    window.refreshTraits()
  }

  /// The view that the stage's content stands in; it fills the screen, bars included.
  public var view: UIView { rootViewController.loadedView() }

  /// The number of the current tick.
  public var tick: Int { clock.tick }

  /// The virtual time in seconds.
  public var time: TimeInterval { clock.time }

  /// Calls `action` in the first tick at or after `time` seconds, in which touches are delivered, before
  /// animators step.
  ///
  /// What is already due is called with the next step or the next display list.
  public func at(_ time: TimeInterval, perform action: @escaping @MainActor () -> Void) {
    let tick = VirtualClock.firstTick(at: time)
    actions.insert((tick, action), at: actions.firstIndex { $0.tick > tick } ?? actions.count)
  }

  /// Moves on by one tick, 1/60 s: delivers touches and timed actions that are due, then steps
  /// animators, then lays out.
  public func step() {
    prepare()
    clock.advance()
    deliver()
    clock.fireTimers()
    clock.fireLinks()
    layOut()
  }

  /// Returns what the stage shows now.
  public func displayList() -> DisplayList {
    prepare()
    layOut()
    return DisplayList(
      size: device.size,
      background: backgroundColor?.resolvedColor(with: window.traitCollection).cgColor,
      layers: window.layer.displayLayer(at: clock.time).map { [$0] } ?? [])
  }

  /// Becomes the current stage and delivers what has been scheduled for the tick that has been reached.
  private func prepare() {
    makeCurrent()
    deliver()
  }

  private func deliver() {
    while let next = actions.first, next.tick <= clock.tick {
      actions.removeFirst().action()
    }
    touches.deliver(at: clock)
  }

  private func layOut() {
    window.layoutIfNeeded()
    window.displayIfNeeded()
  }

  private func makeCurrent() {
    Self.current = self
    VirtualClock.current = clock
    UITraitCollection.current = window.traitCollection
  }
}
