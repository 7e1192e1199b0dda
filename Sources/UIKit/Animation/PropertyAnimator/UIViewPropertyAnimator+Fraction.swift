extension UIViewPropertyAnimator {
  /// The range of a paused animator's fraction, which never reaches 0 or 1, as in UIKit.
  private static let scrubbable = 0.00001...0.99999

  /// The completed fraction of the animations, from 0 to 1, in the current direction.
  ///
  /// While the animator runs, this is the fraction of its time. While it is paused, it is the
  /// fraction of the distance, unless `scrubsLinearly` is false. Setting it moves the animations to
  /// that fraction. An animator that has not started becomes paused; a running one continues from
  /// there.
  public var fractionComplete: CGFloat {
    get {
      switch condition {
      case .inactive, .completing: return 0
      case .running: return CGFloat(completedFraction)
      case .paused, .stopped:
        let range = Self.scrubbable
        let fraction = completedFraction
        return fraction <= range.lowerBound
          ? 0 : fraction >= range.upperBound ? 1 : CGFloat(fraction)
      }
    }
    set {
      guard !newValue.isNaN else { return }
      let range = Self.scrubbable
      let fraction = min(max(Double(newValue), range.lowerBound), range.upperBound)
      switch condition {
      case .inactive:
        guard !blocks.isEmpty else { return }
        prepareAnimations()
        scrub(to: fraction)
      case .running:
        freezeAnimations()
        scrub(to: fraction)
        resume(timedBy: timingParameters, durationFactor: 0)
      case .paused: scrub(to: fraction)
      case .stopped, .completing: return
      }
    }
  }

  /// Whether the animations run toward their starting point.
  ///
  /// Reversing an animator that has not started pauses it, with a completed fraction of 1.
  public var isReversed: Bool {
    get { runsBackward }
    set {
      guard newValue != runsBackward else { return }
      switch condition {
      case .inactive:
        guard !blocks.isEmpty else { return }
        prepareAnimations()
        runsBackward = newValue
      case .running:
        freezeAnimations()
        runsBackward = newValue
        resume(timedBy: timingParameters, durationFactor: 0)
      case .paused: runsBackward = newValue
      case .stopped, .completing: return
      }
    }
  }

  /// The completed fraction in the current direction.
  var completedFraction: Double {
    let fraction = playback.fraction(at: time)
    return runsBackward ? 1 - fraction : fraction
  }

  /// Moves paused animations to a fraction in the current direction.
  private func scrub(to fraction: Double) {
    let playbackFraction = runsBackward ? 1 - fraction : fraction
    if !scrubsLinearly {
      for track in tracks { track.restart(along: pace) }
    }
    playback.phase = scrubsLinearly ? .linear(playbackFraction) : .eased(playbackFraction)
  }
}
