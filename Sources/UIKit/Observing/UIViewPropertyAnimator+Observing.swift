import QuartzCore

extension UIViewPropertyAnimator.Condition {
  /// The state as animators report it.
  var state: UIViewAnimatingState {
    switch self {
    case .inactive, .completing: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }
}

extension UIViewPropertyAnimator {
  /// Announces the changes of properties that follow from a change of the condition.
  final func willEnter(_ new: Condition) {
    guard let keyValueObservers else { return }
    if new.state != condition.state { keyValueObservers.willChange("state") }
    if (new == .running) != (condition == .running) { keyValueObservers.willChange("isRunning") }
  }

  /// Reports the changes of properties that follow from a change of the condition.
  final func didLeave(_ old: Condition) {
    guard let keyValueObservers else { return }
    if old.state != condition.state { keyValueObservers.didChange("state") }
    if (old == .running) != (condition == .running) { keyValueObservers.didChange("isRunning") }
  }
}
