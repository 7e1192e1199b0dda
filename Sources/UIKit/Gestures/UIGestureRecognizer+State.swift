extension UIGestureRecognizer {
  /// Whether the gesture has been recognized, and perhaps goes on.
  final var isRecognized: Bool {
    switch state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the gesture has come to an end, good or bad.
  final var isOver: Bool {
    switch state {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Goes from one state to another, if there is a way.
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

  /// Recognizes the gesture if nobody objects, or waits until it is clear whether somebody does.
  final func attempt(_ newState: State) {
    switch environment.verdict(on: self) {
    case .denied: fail()
    case .undecided: awaitedState = newState
    case .granted:
      if awaitedState != nil { didWait() }
      awaitedState = nil
      enter(newState)
      environment.excludeRivals(of: self)
      environment.retry()
    }
  }

  /// Gives the gesture up.
  final func fail() {
    awaitedState = nil
    currentState = .failed
    environment.retry()
  }

  /// Breaks off whatever the recognizer is about.
  final func breakOff() {
    guard !knownTouches.isEmpty || currentState != .possible else { return }
    move(to: .cancelled)
  }

  private func enter(_ newState: State) {
    currentState = newState
    environment.sendActions(of: self)
  }

  /// What the recognizer shares with the others of its touches.
  final var environment: GestureEnvironment {
    (knownTouches.first?.window ?? view?.window)?.gestures ?? .detached
  }
}
