import Timing

extension UIScrollView {
  /// Stops the content when a touch begins.
  final func beginTracking() {
    isTracking = true
    stopMotion()
  }

  /// Ends tracking when the touches end without a drag.
  ///
  /// Content that the touch stopped past its edge returns to its range.
  final func endTracking() {
    guard isTracking, drag == nil else { return }
    isTracking = false
    let release = release(lift: PerAxis(x: 0, y: 0))
    decelerate(motion(of: release, to: release.map(\.restingOffset)))
    hideIndicatorsAtRest()
    if motion == nil { didComeToRest() }
  }

  /// Starts a drag.
  package final func beginDragging() {
    guard isScrollEnabled, drag == nil else { return }
    beginTracking()
    isDragging = true
    drag = ScrollDrag(of: scrollAxes)
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    keyboard?.dragWillBegin(in: self)
  }

  /// Moves the content with the finger.
  ///
  /// - Parameters:
  ///   - translation: The translation of the finger since the drag began, in points.
  ///   - velocity: The velocity of the finger, in points per second.
  package final func drag(by translation: CGPoint, velocity: CGPoint) {
    guard var drag else { return }
    drag.lockDirection(by: translation, isLocked: isDirectionalLockEnabled)
    let offset = drag.move(by: translation, velocity: velocity, on: scrollAxes)
    self.drag = drag
    contentOffset = offset
    if keyboardDismissMode != .none, let window {
      keyboard?.drag(to: panGestureRecognizer.location(in: window.stageWindow).y, in: self)
    }
  }

  /// Ends the drag and starts the deceleration; a canceled drag ends with zero velocity.
  package final func endDragging(isCancelled: Bool = false) {
    guard let drag else { return }
    refreshControl?.dragWillEnd()
    if keyboardDismissMode != .none {
      keyboard?.endDrag(
        velocity: isCancelled ? 0 : panGestureRecognizer.velocity(in: nil).y, in: self)
    }
    let release = release(lift: isCancelled ? PerAxis(x: 0, y: 0) : drag.velocity)
    let target = targetOffset(
      from: release.map(\.restingOffset).point, velocity: release.map(\.velocity).point)
    (isDragging, isTracking) = (false, false)
    let motion = motion(of: release, to: PerAxis(target))
    delegate?.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
    if motion == nil { barController?.contentDidEndScrolling(self) }
    // The delegate may have removed the view from its window.
    guard self.drag != nil else { return }
    self.drag = nil
    decelerate(motion)
    hideIndicatorsAtRest()
    if self.motion == nil { didComeToRest() }
  }

  /// Discards the drag without calling the delegate when the view leaves its window.
  final func discardDrag() {
    drag = nil
    (isDragging, isTracking) = (false, false)
  }

  private func release(lift: PerAxis<Double>) -> PerAxis<ScrollRelease> {
    let deceleration = Deceleration(rate: decelerationRate.rawValue)
    return scrollAxes.with(lift) { axis, lift in
      ScrollRelease(of: axis, lift: lift, deceleration: deceleration, isPaging: isPagingEnabled)
    }
  }

  /// Returns the target offset, in points, after subclasses and the delegate have adjusted it.
  private func targetOffset(from proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = targetContentOffset(proposed: proposed, velocity: velocity)
    withUnsafeMutablePointer(to: &target) { pointer in
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: pointer)
    }
    return CGPoint(
      x: target.x.isFinite ? target.x : proposed.x, y: target.y.isFinite ? target.y : proposed.y)
  }

  /// Returns the motion to the target; nil if the content is at rest or another motion has started.
  private func motion(
    of release: PerAxis<ScrollRelease>, to target: PerAxis<Double>
  ) -> DecelerationMotion? {
    guard motion == nil else { return nil }
    let axes = scrollAxes
    let x = release.x.motion(to: target.x, on: axes.x)
    let y = release.y.motion(to: target.y, on: axes.y)
    guard x != nil || y != nil else { return nil }
    return DecelerationMotion(axes: PerAxis(x: x, y: y), from: contentOffset)
  }

  private func decelerate(_ motion: DecelerationMotion?) {
    guard let motion, self.motion == nil else { return }
    start(motion)
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }
}
