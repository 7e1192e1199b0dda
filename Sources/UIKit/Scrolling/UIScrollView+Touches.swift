extension UIScrollView {
  final func attachRecognizers() {
    gate.scrollView = self
    pan.scrollView = self
    // The gate must receive a touch before the pan stops the content's motion.
    addGestureRecognizer(gate)
    addGestureRecognizer(pan)
    pan.addAction { [weak self] in self?.follow($0) }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      updateDrag(with: pan)
    case .changed: updateDrag(with: pan)
    case .ended: endDragging()
    case .cancelled, .failed: endDragging(isCancelled: true)
    case .possible: break
    }
  }

  private func updateDrag(with pan: UIPanGestureRecognizer) {
    drag(by: pan.translation(in: self), velocity: pan.velocity(in: self))
  }

  /// Returns whether a translation, in points, is long enough along a scrollable axis to start a
  /// drag.
  final func canDrag(by translation: CGPoint) -> Bool {
    let axes = scrollAxes
    return axes.x.isDraggable && abs(translation.x) >= GestureThresholds.panHysteresis
      || axes.y.isDraggable && abs(translation.y) >= GestureThresholds.panHysteresis
  }

  /// Whether the pan gesture may start a drag.
  ///
  /// It may not if the content keeps its touches, or if only an enclosing scroll view can scroll in
  /// the direction of the pan.
  final var mayBeginDragging: Bool {
    guard isScrollEnabled else { return false }
    let touchedViews = pan.gestureTouches.compactMap(\.view).filter { $0 !== self }
    if gate.isOpen, !touchedViews.isEmpty {
      guard canCancelContentTouches, touchedViews.allSatisfy(touchesShouldCancel) else {
        return false
      }
    }
    if canScroll(for: pan) { return true }
    return !sequence(first: self, next: \.superview).dropFirst().contains { view in
      (view as? UIScrollView)?.canScroll(for: pan) ?? false
    }
  }

  /// Returns whether the content can scroll farther in the direction of a pan.
  private func canScroll(for pan: UIPanGestureRecognizer) -> Bool {
    let distance = pan.translation(in: self)
    let axes = scrollAxes
    return isScrollEnabled
      && (axes.x.canScroll(for: distance.x) || axes.y.canScroll(for: distance.y))
  }
}

extension ScrollAxis {
  /// Returns whether a drag by a distance, in points, is long enough and has content left to
  /// reveal.
  fileprivate func canScroll(for distance: Double) -> Bool {
    guard abs(distance) >= GestureThresholds.panHysteresis else { return false }
    return distance > 0 ? offset > range.lowerBound : offset < range.upperBound
  }
}
