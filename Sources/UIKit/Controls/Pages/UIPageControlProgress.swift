import QuartzCore

/// Methods that a progress of pages calls; all are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page becomes the current one, from 0 to 1; 0 by default.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when the progress has been shown or hidden.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of the current page of a page control, which its indicator shows as a filled capsule.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// The object that determines the progress of pages; nil by default.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress of the current page, from 0 to 1; 0 by default.
  open var currentProgress: Float = 0 {
    didSet {
      let limited = min(max(currentProgress.isNaN ? 0 : currentProgress, 0), 1)
      if limited != currentProgress { currentProgress = limited }
      if currentProgress != oldValue { control?.progressDidChange() }
    }
  }
  /// Whether the indicator shows the progress; true by default.
  open var progressVisible = true {
    didSet {
      guard progressVisible != oldValue else { return }
      control?.progressDidChange()
      delegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  final weak var control: UIPageControl?

  /// Creates a progress of 0.
  override public init() { super.init() }

  final func attach(to control: UIPageControl) {
    self.control = control
    pageDidChange()
    controlDidChange()
  }

  final func detach(from control: UIPageControl) {
    guard self.control === control else { return }
    self.control = nil
    controlDidChange()
  }

  /// Sets the progress of the page that has become the current one.
  func pageDidChange() {
    guard let control else { return }
    currentProgress =
      delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
    control.progressDidChange()
  }

  /// Called when another control shows the progress.
  func controlDidChange() {}
}

/// Methods that a timer of pages calls; all are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called when the progress has changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether the next page becomes the current one; true by default.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns true.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

/// A progress that advances with time, and turns the pages of its control.
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The duration of pages without one of their own, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one; false by default.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer runs; false by default.
  open private(set) var isRunning = false

  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?

  /// Creates a timer that does not run yet.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Starts the timer, or continues it.
  open func resumeTimer() {
    isRunning = true
    controlDidChange()
  }

  /// Stops the timer, and keeps the progress.
  open func pauseTimer() {
    isRunning = false
    controlDidChange()
  }

  /// Sets the duration of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration
  }

  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func controlDidChange() {
    link?.invalidate()
    link = nil
    guard isRunning, control != nil else { return }
    let link = CADisplayLink { [weak self] link in
      self?.advance(by: link.targetTimestamp - link.timestamp)
    }
    link.add(to: .current)
    self.link = link
  }

  private func advance(by time: TimeInterval) {
    guard let control else { return controlDidChange() }
    let duration = duration(forPage: control.currentPage)
    let progress = duration > 0 ? currentProgress + Float(time / duration) : 1
    currentProgress = progress
    let delegate = delegate as? any UIPageControlTimerProgressDelegate
    delegate?.pageControlTimerProgressDidChange(self)
    // The sum of many ticks is not exactly 1.
    guard progress >= 1 - 1e-5 else { return }
    let next = control.currentPage + 1
    let isEnd = next >= control.numberOfPages
    guard !isEnd || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let page = isEnd ? 0 : next
    guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else {
      return
    }
    control.currentPage = page
    control.sendActions(for: .valueChanged)
    if page == 0, control.numberOfPages == 1 { pageDidChange() }
  }
}
