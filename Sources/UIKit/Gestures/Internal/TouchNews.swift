/// What one finger did, to be told to a view.
@MainActor
struct TouchNews {
  let touch: UITouch
  let view: UIView
  let phase: UITouch.Phase

  /// Tells a view what fingers did at once; the touches say so themselves meanwhile, though it may be
  /// past.
  static func tell(_ news: [TouchNews], to view: UIView, with event: UIEvent) {
    guard let phase = news.first?.phase else { return }
    let touches = news.map(\.touch)
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
