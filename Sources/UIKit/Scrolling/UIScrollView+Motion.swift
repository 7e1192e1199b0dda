import QuartzCore

extension UIScrollView {
  /// Starts a motion at the next tick, in place of any current motion.
  final func start(_ motion: any ScrollMotion) {
    stopMotion()
    self.motion = motion
    showIndicators()
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step(motion)
    }
    displayLink = link
    link.add(to: layer.clock)
  }

  /// Ends the current motion at its present offset and calls the delegate.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    displayLink?.invalidate()
    displayLink = nil
    motion.didEnd(self)
    hideIndicatorsAtRest()
    if !isTracking, self.motion == nil { didComeToRest() }
  }

  /// Advances a motion by one tick; the delegate may end it or start another one.
  private func step(_ motion: any ScrollMotion) {
    contentOffset = motion.step(VirtualClock.tickDuration, in: self)
    if motion.isOver, self.motion === motion { stopMotion() }
  }

  /// Scrolls to an offset with animation, unless the content is already there.
  final func animateOffset(to offset: CGPoint) {
    let target = pixelAligned(offset)
    if target != contentOffset { start(OffsetAnimation(from: contentOffset, to: target)) }
  }
}
