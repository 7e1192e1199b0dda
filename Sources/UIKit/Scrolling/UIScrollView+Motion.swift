import QuartzCore

extension UIScrollView {
  /// Moves the content by itself from the next tick on, in place of any motion before.
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

  /// Ends the motion where it is, and tells the delegate.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    displayLink?.invalidate()
    displayLink = nil
    motion.didEnd(self)
    hideIndicatorsAtRest()
  }

  /// Moves on by a tick; whoever hears of it may end the motion or start another.
  private func step(_ motion: any ScrollMotion) {
    contentOffset = motion.step(VirtualClock.tickDuration, in: self)
    if motion.isOver, self.motion === motion { stopMotion() }
  }

  /// Scrolls to an offset by an animation; there is none to where the content is.
  final func animateOffset(to offset: CGPoint) {
    let target = pixelAligned(offset)
    if target != contentOffset { start(OffsetAnimation(from: contentOffset, to: target)) }
  }
}
