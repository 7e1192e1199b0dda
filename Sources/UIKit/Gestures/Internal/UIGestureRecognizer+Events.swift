extension UIGestureRecognizer {
  /// Returns whether the recognizer tracks a touch that just began.
  final func shouldTrack(_ touch: UITouch) -> Bool {
    isEnabled && !isOver && touchTypes?.contains(touch.type.rawValue) != false
      && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
  }

  /// Calls the recognizer's touch methods with the changed touches that it tracks.
  final func receive(_ changed: [UITouch], with event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] where !isOver {
      let matching = Set(changed.filter { $0.phase == phase && touches.contains($0) })
      guard !matching.isEmpty else { continue }
      switch phase {
      case .began: touchesBegan(matching, with: event)
      case .moved: touchesMoved(matching, with: event)
      case .ended: touchesEnded(matching, with: event)
      default: touchesCancelled(matching, with: event)
      }
    }
  }

  /// Calls the actions in the order in which they were added.
  final func callActions() {
    for action in actions { action.handler(self) }
  }
}
