/// A pending touch callback: a view, a touch and the phase to report.
@MainActor
struct TouchCallback {
  let touch: UITouch
  let view: UIView
  let phase: UITouch.Phase

  /// Calls a view's touch method with touches of the same phase.
  ///
  /// Delivery may be late, so each touch has the reported phase during the call only.
  static func send(_ callbacks: [TouchCallback], to view: UIView, with event: UIEvent) {
    guard let phase = callbacks.first?.phase else { return }
    let touches = callbacks.map(\.touch)
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    switch phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    case .cancelled: view.touchesCancelled(Set(touches), with: event)
    case .stationary: break
    }
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }
}
