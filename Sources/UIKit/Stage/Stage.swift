import QuartzCore

/// A device's screen that shows UIKit content on a virtual clock of its own, which only `step()`
/// advances.
///
/// The stage that was created or stepped last is the current one. Its clock drives the animations,
/// animators, and display links that are started while it is current; those that were started before
/// the first stage was created continue on its clock.
@preconcurrency @MainActor
public final class Stage {
  /// The stage that was created or stepped last.
  public private(set) static weak var current: Stage?

  /// The number of ticks per second of virtual time, independent of the output's frame rate.
  public nonisolated static let ticksPerSecond = VirtualClock.ticksPerSecond

  /// The device whose screen the stage shows.
  public private(set) var device: Device
  /// The device's screen.
  public let screen: UIScreen
  /// The window that fills the screen.
  public let window: UIWindow
  private let initialController: UIViewController
  /// The window that programs refer to as the key window.
  weak var keyWindow: UIWindow?
  /// The installed fonts for characters that the packaged ones lack.
  public let fallbackFonts: FallbackFonts
  /// The scripted touches.
  public let touches: TouchScript
  /// The color behind all views, or nil for none.
  public var backgroundColor: UIColor?
  /// Whether a keyboard is shown while text is edited; otherwise, as with a keyboard that is connected
  /// to the device, only the view above it is.
  ///
  /// It is true by default on screens of at least 320 x 480 points, those of the first iPhone.
  public var showsKeyboard: Bool
  var storedAccessibility: Accessibility
  /// How the region of the stage writes dates, times and numbers.
  package let format: RegionalFormat
  /// The locale in which date pickers and the status bar write, and whose language UIKit's own texts, such as Cancel,
  /// have: one of `localeIdentifiers`; `en_US` by default.
  public var localeIdentifier: String { format.identifier }
  /// The locales of stages.
  public static var localeIdentifiers: [String] { RegionalFormat.all.map(\.identifier) }
  /// The status bar and the home indicator, if they are shown.
  var chrome: [ChromeView] = []
  /// What was around them when they were adapted last.
  var chromeSurroundings: ChromeSurroundings?
  /// How often they were adapted.
  var chromeAdaptations = 0
  /// Animates the color behind all views when the user interface style changes.
  let backdrop = UIView(frame: .zero)

  /// The required constraints that were dropped because they contradict others, in order.
  package internal(set) var layoutConflicts: [LayoutConflict] = []
  /// Whether such conflicts are printed to standard error; true by default.
  package var printsLayoutConflicts = true
  /// Runs the work of a tick, with its number: for a program that does more before and after its code
  /// runs; nil to run it alone.
  package var runTurn: (@MainActor (_ tick: Int, _ work: @MainActor () -> Void) -> Void)?
  /// The style in which controllers are presented whose style is `automatic`.
  package var automaticPresentationStyle = UIModalPresentationStyle.pageSheet
  /// Whether views draw themselves in each step; otherwise only for display lists.
  package var displaysViewsInSteps = true
  /// The error that ends what plays the stage; nil for none.
  package var playError: (any Error)?

  let clock = VirtualClock.forNewStage()
  let sleepingTasks = SleepingTasks()
  private(set) lazy var keyboard = Keyboard(stage: self)
  /// The scheduled actions, in the order in which they will run.
  private var actions: [(tick: Int, action: @MainActor () -> Void)] = []

  /// Creates a stage at time 0 and makes it the current one.
  ///
  /// - Parameters:
  ///   - device: The device whose screen the stage shows, an iPhone 8 by default.
  ///   - bars: The bars on the screen, none by default.
  ///   - userInterfaceStyle: The light or dark appearance, light by default.
  ///   - contentSizeCategory: The size of text that the user prefers, large by default.
  ///   - layoutDirection: The direction of the user interface; nil, the default, for that of the
  ///     locale.
  ///   - accessibility: What the user has set for accessibility, nothing by default.
  ///   - localeIdentifier: The locale, one of `localeIdentifiers`, `en_US` by default and for others.
  ///   - backgroundColor: The color behind all views, `systemBackground` by default, or nil for
  ///     none.
  ///   - fallbackFonts: The installed fonts that texts use for characters that their own fonts lack,
  ///     before the packaged fallbacks; none by default.
  ///   - rootViewController: The controller whose view contains the stage's content, or nil, the
  ///     default, for a plain `UIViewController`.
  public init(
    device: Device = .default, bars: Bars = Bars(),
    userInterfaceStyle: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection? = nil,
    accessibility: Accessibility = Accessibility(), localeIdentifier: String = "en_US",
    backgroundColor: UIColor? = .systemBackground, fallbackFonts: FallbackFonts = .none,
    rootViewController: UIViewController? = nil
  ) {
    _ = NamedProperties.register
    self.device = device
    let (short, long) = (
      min(device.size.width, device.size.height), max(device.size.width, device.size.height)
    )
    showsKeyboard = short >= 320 && long >= 480
    let format = RegionalFormat.named(localeIdentifier) ?? .standard
    self.format = format
    let direction = layoutDirection ?? (format.isRightToLeft ? .rightToLeft : .leftToRight)
    storedAccessibility = accessibility
    self.backgroundColor = backgroundColor
    self.fallbackFonts = fallbackFonts
    screen = UIScreen(device: device)
    window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.stageTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(
        userInterfaceStyle: userInterfaceStyle, displayScale: device.scale, size: device.size,
        preferredContentSizeCategory: contentSizeCategory, layoutDirection: direction.trait),
      accessibility.traits,
    ])
    initialController = rootViewController ?? UIViewController()
    touches = TouchScript(window: window)
    window.layer.stageClock = clock
    backdrop.layer.stageClock = clock
    window.stage = self
    TextLayerLayout.install()
    makeCurrent()
    window.rootViewController = initialController
    bars.place(on: self)
    window.refreshTraits()
  }

  /// The controller whose view contains the stage's content: the root view controller of the frontmost
  /// window.
  public var rootViewController: UIViewController {
    window.frontmostRootController ?? initialController
  }

  /// The view that contains the stage's content.
  ///
  /// It fills the screen, including the bars.
  public var view: UIView { rootViewController.loadedView() }

  /// Whether a window of a program, which is not the stage's own, is visible.
  package var showsProgramWindow: Bool { !window.hostedWindows.isEmpty }

  /// Shows the stage's content at another size, in points; the bounds of `UIScreen.main` stay the same.
  package func resize(to size: CGSize) {
    device = Device(name: "custom", size: size, scale: device.scale)
    window.frame = CGRect(origin: .zero, size: size)
    window.deviceSafeAreaInsets = .zero
    let controller = rootViewController
    let transition = ViewTransition(
      from: controller, to: controller, style: .none, animator: nil, interactor: nil)
    controller.viewWillTransition(to: size, with: transition.alongside)
    view.frame = window.bounds
    transition.completeAtOnce()
  }

  /// The number of the current tick.
  public var tick: Int { clock.tick }

  /// The virtual time in seconds.
  public var time: TimeInterval { clock.time }

  /// Schedules an action for the first tick at or after a time in seconds.
  ///
  /// It runs when touches are delivered, before animators step.
  ///
  /// An action that is already due runs with the next step or the next display list.
  public func at(_ time: TimeInterval, perform action: @escaping @MainActor () -> Void) {
    insert(action, at: VirtualClock.firstTick(at: time))
  }

  /// Schedules an action for the first tick at or after a time in seconds, but not the current tick.
  func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    insert(action, at: max(VirtualClock.firstTick(at: time), tick + 1))
  }

  private func insert(_ action: @escaping @MainActor () -> Void, at tick: Int) {
    actions.insert((tick, action), at: actions.firstIndex { $0.tick > tick } ?? actions.count)
  }

  /// Whether no action, touch, timer, display link or task is due in a later tick.
  ///
  /// Animations of layers may still be visible.
  package var isQuiet: Bool {
    actions.isEmpty && touches.fingerCount == 0 && clock.isQuiet && sleepingTasks.isEmpty
      && window.turnEndActions.isEmpty
  }

  /// Advances the clock by one tick: delivers the touches and runs the actions that are due, then
  /// steps animators, then lays out views.
  ///
  /// Controllers whose views were added since the last step appear before the clock advances.
  public func step() {
    turn(tick + 1) { advanceTick() }
  }

  private func turn(_ tick: Int, _ work: @MainActor () -> Void) {
    guard let runTurn else { return work() }
    runTurn(tick, work)
  }

  private func advanceTick() {
    prepare()
    finishTurn()
    clock.advance()
    deliver()
    clock.fireTimers()
    clock.fireLinks()
    layOut()
    sleepingTasks.wake(at: clock.tick)
  }

  /// Returns the display list of the current content.
  public func displayList() -> DisplayList {
    turn(tick) {
      prepare()
      layOut()
      if !displaysViewsInSteps { window.displayIfNeeded() }
    }
    return DisplayList(
      size: device.size,
      background: shownBackgroundColor,
      layers: window.layer.displayLayer(at: clock.time).map { [$0] } ?? [])
  }

  /// Makes the stage current and delivers what is due at the current tick.
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

  /// Notifies controllers that they have appeared, after the first layout of their views, and starts
  /// transitions, at the time of the turn in which the views were added and the transitions requested.
  private func finishTurn() {
    guard window.expectsTurnEnd else { return }
    layOut()
    CATransaction.flush()
    window.finishTurn()
  }

  private func layOut() {
    window.layoutIfNeeded()
    adaptChrome()
    if displaysViewsInSteps { window.displayIfNeeded() }
  }

  package func makeCurrent() {
    Self.current = self
    clock.makeCurrent(for: self)
    UITraitCollection.current = window.traitCollection
  }
}
