extension UIScrollView {
  /// Has the fingers on the content watched.
  final func attachRecognizers() {
    gate.scrollView = self
    pan.scrollView = self
    // The gate hears of a touch while the content still moves, before the pan stops it.
    addGestureRecognizer(gate)
    addGestureRecognizer(pan)
    pan.addAction { [weak self] in self?.follow($0) }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging()
      dragAlong(with: pan)
    case .changed: dragAlong(with: pan)
    case .ended: endDragging()
    case .cancelled, .failed: endDragging(isCancelled: true)
    case .possible: break
    }
  }

  private func dragAlong(with pan: UIPanGestureRecognizer) {
    drag(by: pan.translation(in: self), velocity: pan.velocity(in: self))
  }

  /// Whether fingers that have gone some way, in points, have gone far enough to drag the content.
  final func moves(by translation: CGPoint) -> Bool {
    let axes = scrollAxes
    return axes.x.moves && abs(translation.x) >= GestureThresholds.panHysteresis
      || axes.y.moves && abs(translation.y) >= GestureThresholds.panHysteresis
  }

  /// Whether the fingers that have set out to drag the content may.
  ///
  /// They may not where the content holds on to them, nor where there is nothing more to scroll in their
  /// direction but in a scroll view around this one.
  final var mayBeginDragging: Bool {
    guard isScrollEnabled else { return false }
    let holders = pan.knownTouches.compactMap(\.view).filter { $0 !== self }
    if gate.isOpen, !holders.isEmpty {
      guard canCancelContentTouches, holders.allSatisfy(touchesShouldCancel) else { return false }
    }
    if hasRoom(for: pan) { return true }
    return !sequence(first: self, next: \.superview).dropFirst().contains { view in
      (view as? UIScrollView)?.hasRoom(for: pan) ?? false
    }
  }

  /// Whether the content is not at its end in the direction of a pan.
  private func hasRoom(for pan: UIPanGestureRecognizer) -> Bool {
    let way = pan.translation(in: self)
    let axes = scrollAxes
    return isScrollEnabled && (axes.x.hasRoom(for: way.x) || axes.y.hasRoom(for: way.y))
  }
}

extension ScrollAxis {
  /// Whether a finger that goes some way has content left to bring into sight, and goes far enough.
  fileprivate func hasRoom(for way: Double) -> Bool {
    guard abs(way) >= GestureThresholds.panHysteresis else { return false }
    return way > 0 ? offset > range.lowerBound : offset < range.upperBound
  }
}
