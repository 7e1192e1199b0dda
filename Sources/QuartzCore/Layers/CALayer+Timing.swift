import Timing

extension CALayer {
  /// Returns a time converted from another layer's time space; nil for the virtual clock.
  ///
  /// If that layer's time is stopped, the result is the time at which it began.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(ofClock: l?.clockTime(of: t) ?? t)
  }

  /// Returns a time converted to another layer's time space; nil for the virtual clock.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t)
    return l?.localTime(ofClock: time) ?? time
  }

  /// The current time in the layer's time space.
  package final var currentTime: CFTimeInterval { localTime(ofClock: clock.time) }

  /// Returns the layer's local time at a virtual time.
  final func localTime(ofClock time: CFTimeInterval) -> CFTimeInterval {
    localTime(at: container?.localTime(ofClock: time) ?? time)
  }

  /// Returns the layer's local time at a time of its superlayer.
  ///
  /// Outside its duration, if it has one, a layer's time is constant.
  final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard duration > 0 else { return (time - beginTime) * Double(speed) + timeOffset }
    var timing = timing
    (timing.fillsBackwards, timing.fillsForwards) = (true, true)
    return (timing.position(at: time)?.fraction ?? 0) * duration
  }

  /// Returns whether a time of the superlayer is within the layer's duration; always true for a
  /// layer without one.
  final func isActive(at time: CFTimeInterval) -> Bool {
    duration > 0 ? timing.position(at: time) != nil : true
  }

  /// Returns the earliest virtual time that corresponds to a time of the layer.
  final func clockTime(of time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return container?.clockTime(of: outer) ?? outer
  }

  /// Whether the layer's time differs from the clock's.
  final var hasCustomTiming: Bool {
    sequence(first: self, next: \.container).contains { layer in
      layer.speed != 1 || layer.duration > 0 || (layer.beginTime, layer.timeOffset) != (0, 0)
    }
  }

  /// Reschedules the start and end of the animations of the layer and its descendants after a
  /// timing change.
  final func rescheduleAnimations() {
    need(.list)
    for (_, animation) in animations { schedule(animation) }
    for layer in orderedSublayers { layer.rescheduleAnimations() }
    extras?.mask?.rescheduleAnimations()
  }

  /// Schedules the start and the end of an animation.
  final func schedule(_ animation: CAAnimation) {
    if animation.phase == .waiting {
      performLater(at: animation.beginTime) { $0?.startIfDue(animation) }
    }
    if animation.phase != .stopped, let end = animation.timing.endTime {
      performLater(at: end) { layer in
        // Completion blocks and delegates are notified even if the layer no longer exists.
        if let layer { layer.endIfDue(animation) } else { animation.stop(finished: false) }
      }
    }
  }

  /// Schedules a call of `action` with the layer, if it still exists, for a time of the layer, but
  /// not the current tick.
  ///
  /// Nothing is scheduled if the layer's time is stopped, or for a time thousands of years ahead.
  private func performLater(
    at time: CFTimeInterval, _ action: @escaping @MainActor (CALayer?) -> Void
  ) {
    let isStopped = sequence(first: self, next: \.container).contains { $0.speed == 0 }
    let due = clockTime(of: time)
    guard !isStopped, due < 1e12 else { return }
    clock.schedule(at: due) { [weak self] in action(self) }
  }
}
