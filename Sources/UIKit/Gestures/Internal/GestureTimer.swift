import QuartzCore

/// Calls an action on a recognizer after a delay, unless it is stopped or restarted before then.
@MainActor
final class GestureTimer {
  /// Identifies the current run: the clock has no way to remove scheduled actions.
  private var number = 0

  /// Calls `action` on the recognizer at the first tick at least `seconds` later; replaces any run.
  func start<Recognizer: UIGestureRecognizer>(
    _ seconds: TimeInterval, for recognizer: Recognizer,
    action: @escaping @MainActor (Recognizer) -> Void
  ) {
    number += 1
    let clock = recognizer.view?.layer.clock ?? .current
    clock.schedule(at: clock.time + seconds) { [weak self, weak recognizer, number] in
      guard let self, let recognizer, self.number == number else { return }
      recognizer.environment.perform { action(recognizer) }
    }
  }

  /// Discards the pending action.
  func stop() {
    number += 1
  }
}
