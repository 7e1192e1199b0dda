import QuartzCore

extension UIScrollView {
  /// Moves the content by itself from the next tick on, in place of any motion before.
  final func start(_ motion: any ScrollMotion) {
    self.motion = motion
    guard displayLink == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step()
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
  }

  private func step() {
    guard var motion else { return }
    // Whoever set the offset meanwhile moved the content, and the motion with it.
    motion.follow(contentOffset)
    let offset = motion.step(VirtualClock.tickDuration, in: self)
    self.motion = motion
    contentOffset = offset
    if motion.isOver, self.motion != nil { stopMotion() }
  }

  /// Scrolls to an offset by an animation; there is none to where the content is.
  final func animateOffset(to offset: CGPoint) {
    let target = pixelAligned(offset)
    guard target != contentOffset else { return }
    start(OffsetAnimation(from: contentOffset, to: target))
  }
}
