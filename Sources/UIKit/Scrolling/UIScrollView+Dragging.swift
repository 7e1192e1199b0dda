import Timing

extension UIScrollView {
  /// A finger has come down on the content, and stops it.
  final func beginTracking() {
    isTracking = true
    stopMotion()
  }

  /// The finger has left the glass without dragging; content that it stopped on its way goes on to where
  /// it may stand.
  final func endTracking() {
    guard isTracking, drag == nil else { return }
    isTracking = false
    let release = release(lift: PerAxis(x: 0, y: 0))
    decelerate(motion(of: release, to: release.map(\.restingPlace)))
    hideIndicatorsAtRest()
  }

  /// The finger begins to drag.
  package final func beginDragging() {
    guard isScrollEnabled, drag == nil else { return }
    beginTracking()
    isDragging = true
    drag = ScrollDrag(of: scrollAxes)
    showIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  /// The finger has moved.
  ///
  /// - Parameters:
  ///   - translation: Its way since it began to drag, in points.
  ///   - velocity: Its speed in points a second.
  package final func drag(by translation: CGPoint, velocity: CGPoint) {
    guard var drag else { return }
    drag.setOut(by: translation, isLocked: isDirectionalLockEnabled)
    let offset = drag.move(by: translation, velocity: velocity, on: scrollAxes)
    self.drag = drag
    contentOffset = offset
  }

  /// The finger has left the glass, or the drag was taken from it, in which case it throws nothing.
  package final func endDragging(isCancelled: Bool = false) {
    guard let drag else { return }
    let release = release(lift: isCancelled ? PerAxis(x: 0, y: 0) : drag.velocity)
    let target = askForTarget(
      release.map(\.restingPlace).point, velocity: release.map(\.velocity).point)
    (isDragging, isTracking) = (false, false)
    let motion = motion(of: release, to: PerAxis(target))
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
    // Whoever heard of it may have taken the view off the stage.
    guard self.drag != nil else { return }
    self.drag = nil
    decelerate(motion)
    hideIndicatorsAtRest()
  }

  /// Forgets the finger, as the view leaves the window.
  final func abandonDrag() {
    drag = nil
    (isDragging, isTracking) = (false, false)
  }

  private func release(lift: PerAxis<Double>) -> PerAxis<ScrollRelease> {
    let deceleration = Deceleration(rate: decelerationRate.rawValue)
    return scrollAxes.with(lift) { axis, lift in
      ScrollRelease(of: axis, lift: lift, deceleration: deceleration, isPaging: isPagingEnabled)
    }
  }

  /// Returns where the content is to come to rest, after all who have a say have been asked.
  private func askForTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = targetContentOffset(proposed: proposed, velocity: velocity)
    withUnsafeMutablePointer(to: &target) { pointer in
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: pointer)
    }
    return CGPoint(
      x: target.x.isFinite ? target.x : proposed.x, y: target.y.isFinite ? target.y : proposed.y)
  }

  /// Returns what moves the content on, or nil if it stays, or a program moves it by now.
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
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }
}
