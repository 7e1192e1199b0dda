import UIKit

/// The lines that callbacks add, in order.
@MainActor
package final class EventLog {
  package var lines: [String] = []

  package init() {}
}

/// A view that reports every touch callback.
package final class TouchRecorder: UIView {
  /// Called for every touch callback.
  package var onTouches: (UITouch.Phase, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }
  /// The number of touches that began and have neither ended nor been canceled.
  package private(set) var activeTouchCount = 0

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouchCount += touches.count
    onTouches(.began, touches, event)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(.moved, touches, event)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouchCount -= touches.count
    onTouches(.ended, touches, event)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouchCount -= touches.count
    onTouches(.cancelled, touches, event)
  }
}
