extension UIViewPropertyAnimator {
  /// What a paused animator's fraction is kept within, as UIKit's: never quite at an end.
  private static let scrubbable = 0.00001...0.99999

  /// How much of the way is covered, from 0 to 1, in the direction of running.
  ///
  /// While running it is the fraction of time; as soon as the animator pauses, that of the way, unless
  /// `scrubsLinearly` is off. Setting it scrubs; an animator that has not started is paused by that, a
  /// running one jumps.
  public var fractionComplete: CGFloat {
    get {
      switch condition {
      case .inactive, .completing: return 0
      case .running: return CGFloat(coveredFraction)
      case .paused, .stopped:
        let range = Self.scrubbable
        let fraction = coveredFraction
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
        begin()
        scrub(to: fraction)
      case .running:
        halt()
        scrub(to: fraction)
        goOn(timedBy: timingParameters, durationFactor: 0)
      case .paused: scrub(to: fraction)
      case .stopped, .completing: return
      }
    }
  }

  /// Whether the animations run to their beginning.
  ///
  /// To turn an animator that has not started pauses it, with all its way covered.
  public var isReversed: Bool {
    get { isTurnedBack }
    set {
      guard newValue != isTurnedBack else { return }
      switch condition {
      case .inactive:
        guard !blocks.isEmpty else { return }
        begin()
        isTurnedBack = newValue
      case .running:
        halt()
        isTurnedBack = newValue
        goOn(timedBy: timingParameters, durationFactor: 0)
      case .paused: isTurnedBack = newValue
      case .stopped, .completing: return
      }
    }
  }

  /// The fraction of the way covered in the direction of running.
  var coveredFraction: Double {
    let fraction = motion.fraction(at: time)
    return isTurnedBack ? 1 - fraction : fraction
  }

  /// Puts the paused animations at a fraction in the direction of running.
  private func scrub(to fraction: Double) {
    let place = isTurnedBack ? 1 - fraction : fraction
    if !scrubsLinearly {
      for track in tracks { track.setOut(along: pace) }
    }
    motion.phase = scrubsLinearly ? .scrubbed(place) : .stopped(place)
  }
}
