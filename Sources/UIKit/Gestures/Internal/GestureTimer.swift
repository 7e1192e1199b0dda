import QuartzCore

/// Calls a recognizer back after a while, unless stopped meanwhile.
@MainActor
final class GestureTimer {
  /// Tells apart what the clock calls: it forgets nothing that it was asked for.
  private var number = 0

  /// Calls `action` on the recognizer in the first tick that comes `seconds` later; stops what runs.
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

  /// Calls nobody.
  func stop() {
    number += 1
  }
}
