import Timing

extension CALayer {
  /// Returns a time of another layer in this one's; nil stands for the virtual clock.
  ///
  /// Of a layer whose time stands still, every time is the one at which it began.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(ofClock: l?.clockTime(of: t) ?? t)
  }

  /// Returns a time of this layer in another one's; nil stands for the virtual clock.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(of: t)
    return l?.localTime(ofClock: time) ?? time
  }

  /// The layer's time now.
  package final var currentTime: CFTimeInterval { localTime(ofClock: clock.time) }

  /// Returns the layer's time at a virtual time.
  final func localTime(ofClock time: CFTimeInterval) -> CFTimeInterval {
    localTime(at: container?.localTime(ofClock: time) ?? time)
  }

  /// Returns the layer's time at a time of its superlayer.
  ///
  /// Outside of its duration, if it has one, the time of a layer stands still.
  final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard duration > 0 else { return (time - beginTime) * Double(speed) + timeOffset }
    var timing = timing
    (timing.fillsBackwards, timing.fillsForwards) = (true, true)
    return (timing.moment(at: time)?.fraction ?? 0) * duration
  }

  /// Whether the layer has begun and not ended, so that it is shown; one without a duration always is.
  final func isInTime(at time: CFTimeInterval) -> Bool {
    duration > 0 ? timing.moment(at: time) != nil : true
  }

  /// The virtual time at which the layer's is, or for the first time was, the one given.
  private func clockTime(of time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return container?.clockTime(of: outer) ?? outer
  }

  /// Whether time runs otherwise in the layer than on the clock.
  final var isRetimed: Bool {
    sequence(first: self, next: \.container).contains { layer in
      layer.speed != 1 || layer.duration > 0 || (layer.beginTime, layer.timeOffset) != (0, 0)
    }
  }

  /// Looks anew when the animations here and below start and end, after the layer's time has changed.
  final func retimeAnimations() {
    need(.list)
    for (_, animation) in animations { schedule(animation) }
    for layer in orderedSublayers { layer.retimeAnimations() }
  }

  /// Wakes when an animation is due to start and to end, if it is.
  final func schedule(_ animation: CAAnimation) {
    if animation.phase == .waiting {
      wake(at: animation.beginTime) { $0?.startIfDue(animation) }
    }
    if animation.phase != .stopped, let end = animation.timing.endTime {
      wake(at: end) { layer in
        // Whoever waits for the end hears of it, even if the layer is gone.
        if let layer { layer.endIfDue(animation) } else { animation.stop(finished: false) }
      }
    }
  }

  /// Calls `action` with the layer, if it is still there, when its time has come to `time`, and never in the current tick; not at all
  /// where that lies thousands of years ahead, or the layer's time stands still.
  private func wake(at time: CFTimeInterval, _ action: @escaping @MainActor (CALayer?) -> Void) {
    let stands = sequence(first: self, next: \.container).contains { $0.speed == 0 }
    let due = clockTime(of: time)
    guard !stands, due < 1e12 else { return }
    clock.schedule(at: due) { [weak self] in action(self) }
  }
}
