extension GestureEnvironment {
  /// Whether a gesture may be recognized now.
  enum Verdict {
    case granted
    /// Others have to fail first.
    case undecided
    case denied
  }

  /// Returns whether a gesture that the fingers have made may be recognized now.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let rivals = rivals(of: recognizer)
    guard recognizer.isEnabled,
      !rivals.contains(where: { $0.isRecognized && $0.excludes(recognizer) })
    else { return .denied }
    let required = rivals.filter { recognizer.needsFailure(of: $0) }
    if required.contains(where: \.isRecognized) { return .denied }
    if required.contains(where: { $0.state == .possible }) { return .undecided }
    return recognizer.isAllowedToBegin ? .granted : .denied
  }

  /// Makes the gestures fail that a recognized one leaves no room for.
  func excludeRivals(of recognizer: UIGestureRecognizer) {
    for rival in rivals(of: recognizer) where rival.state == .possible {
      if recognizer.excludes(rival) || rival.needsFailure(of: recognizer) { rival.fail() }
    }
  }

  /// Recognizes what waited for others to fail, unless there is more to wait for.
  func retry() {
    for recognizer in active {
      if let state = recognizer.awaitedState { recognizer.attempt(state) }
    }
  }

  /// The other recognizers of the same touches.
  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer
        && other.knownTouches.contains { touch in recognizer.knownTouches.contains(touch) }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the gesture, once recognized, leaves no room for another.
  fileprivate final func excludes(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !tolerates(other)
      && !other.tolerates(self)
  }

  private func tolerates(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// Whether the gesture is recognized only once another has failed.
  fileprivate final func needsFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the delegate lets the gesture be recognized, and the views that would lose touches to it.
  fileprivate var isAllowedToBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard cancelsTouchesInView else { return true }
    return knownTouches.allSatisfy { touch in
      guard let view = touch.view, view !== delegate else { return true }
      return view.gestureRecognizerShouldBegin(self)
    }
  }
}
