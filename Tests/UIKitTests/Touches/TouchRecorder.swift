import UIKit

/// The lines that callbacks add, in order.
@MainActor
final class EventLog {
  var lines: [String] = []
}

/// A view that reports every touch callback.
final class TouchRecorder: UIView {
  /// Called for every touch callback.
  var onTouches: (UITouch.Phase, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }
  /// The number of touches that began and have neither ended nor been canceled.
  private(set) var activeTouchCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouchCount += touches.count
    onTouches(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouches(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouchCount -= touches.count
    onTouches(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    activeTouchCount -= touches.count
    onTouches(.cancelled, touches, event)
  }
}
