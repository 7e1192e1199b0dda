extension GestureEnvironment {
  /// The decision on whether a recognizer may recognize its gesture now.
  enum Verdict {
    case granted
    /// Other recognizers have to fail first.
    case undecided
    case denied
  }

  /// Returns whether a recognizer whose gesture is complete may recognize it now.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let competitors = competitors(of: recognizer)
    guard recognizer.isEnabled,
      !competitors.contains(where: { $0.isRecognized && $0.prevents(recognizer) })
    else { return .denied }
    let required = competitors.filter { recognizer.needsFailure(of: $0) }
    if required.contains(where: \.isRecognized) { return .denied }
    if required.contains(where: { $0.state == .possible }) { return .undecided }
    return recognizer.isAllowedToBegin ? .granted : .denied
  }

  /// Makes the competing recognizers fail that a recognized gesture prevents.
  func failCompetitors(of recognizer: UIGestureRecognizer) {
    for competitor in competitors(of: recognizer) where competitor.state == .possible {
      if recognizer.prevents(competitor) || competitor.needsFailure(of: recognizer) {
        competitor.fail()
      }
    }
  }

  /// Retries the recognizers that wait for others to fail.
  func retry() {
    for recognizer in active {
      if let state = recognizer.pendingState { recognizer.attempt(state) }
    }
  }

  /// Returns the other recognizers that track any of the same touches.
  private func competitors(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { other in
      other !== recognizer
        && other.gestureTouches.contains { touch in recognizer.gestureTouches.contains(touch) }
    }
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer, once it has recognized its gesture, prevents another.
  fileprivate final func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !recognizesSimultaneously(other)
      && !other.recognizesSimultaneously(self)
  }

  private func recognizesSimultaneously(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  /// Returns whether the recognizer has to wait for another one to fail.
  fileprivate final func needsFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
      || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether the delegate and the views that would lose their touches allow the gesture to begin.
  fileprivate var isAllowedToBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard cancelsTouchesInView else { return true }
    return gestureTouches.allSatisfy { touch in
      guard let view = touch.view, view !== delegate else { return true }
      return view.gestureRecognizerShouldBegin(self)
    }
  }
}
