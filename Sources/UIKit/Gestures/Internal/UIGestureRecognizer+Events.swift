extension UIGestureRecognizer {
  /// Whether the recognizer is to watch a finger that came down.
  final func wants(_ touch: UITouch) -> Bool {
    isEnabled && !isOver && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Hears of those of an event's touches that are watched.
  final func hear(of changed: [UITouch], with event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where !isOver {
      let mine = Set(changed.filter { $0.phase == phase && touches.contains($0) })
      guard !mine.isEmpty else { continue }
      switch phase {
      case .began: touchesBegan(mine, with: event)
      case .moved: touchesMoved(mine, with: event)
      case .ended: touchesEnded(mine, with: event)
      default: touchesCancelled(mine, with: event)
      }
    }
  }

  /// Calls the actions in the order of their adding.
  final func callActions() {
    for action in actions { action.handler(self) }
  }
}
