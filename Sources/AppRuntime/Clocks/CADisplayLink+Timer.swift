import ObjectiveC
import UIKit

/// A display link as the timer that actions of display links often declare as their parameter.
extension CADisplayLink: ArgumentSubstituting {
  /// Returns a timer that invalidates the display link.
  public func substitute(for type: Any.Type) -> Any? {
    type == Timer.self ? DisplayLinkTimer(self) : nil
  }
}

/// A timer that stands for a display link.
private final class DisplayLinkTimer: Timer {
  private let link: CADisplayLink

  @MainActor
  init(_ link: CADisplayLink) {
    self.link = link
    super.init(interval: link.duration)
  }

  override func invalidate() {
    let link = link
    MainActor.assumeIsolated { link.invalidate() }
    super.invalidate()
  }
}
