extension UIGestureRecognizer {
  /// Whether the gesture has been recognized and was not canceled.
  final var isRecognized: Bool {
    switch state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the gesture has ended, was canceled or failed.
  final var isOver: Bool {
    switch state {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Changes the state if the change is valid.
  final func move(to newState: State) {
    environment.perform {
      switch (currentState, newState) {
      case (.possible, .began), (.possible, .ended): attempt(newState)
      case (.possible, .failed), (.possible, .cancelled): fail()
      case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
        (.began, .cancelled), (.changed, .cancelled):
        enter(newState)
      case (.began, .failed), (.changed, .failed): enter(.cancelled)
      default: break
      }
    }
  }

  /// Recognizes the gesture, fails, or waits for other recognizers, as the environment decides.
  final func attempt(_ newState: State) {
    switch environment.verdict(on: self) {
    case .denied: fail()
    case .undecided: pendingState = newState
    case .granted:
      if pendingState != nil { didWaitForFailure() }
      pendingState = nil
      enter(newState)
      environment.failCompetitors(of: self)
      environment.retry()
    }
  }

  final func fail() {
    pendingState = nil
    currentState = .failed
    environment.retry()
  }

  /// Cancels the current gesture and stops tracking its touches.
  final func cancelGesture() {
    guard !gestureTouches.isEmpty || currentState != .possible else { return }
    move(to: .cancelled)
  }

  private func enter(_ newState: State) {
    currentState = newState
    environment.sendActions(of: self)
  }

  /// The environment that the recognizer shares with others that track the same touches.
  final var environment: GestureEnvironment {
    (gestureTouches.first?.window ?? view?.window)?.gestures ?? .detached
  }
}
