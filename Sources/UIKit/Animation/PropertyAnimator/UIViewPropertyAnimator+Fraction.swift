extension UIViewPropertyAnimator {
  /// The range of a paused animator's fraction, which never reaches 0 or 1, as in UIKit.
  static let scrubbable = 0.00001...0.99999

  /// The completed fraction in the current direction.
  var completedFraction: Double {
    let fraction = playback.fraction(at: time)
    return runsBackward ? 1 - fraction : fraction
  }

  /// Moves paused animations to a fraction in the current direction.
  func scrub(to fraction: Double) {
    let playbackFraction = runsBackward ? 1 - fraction : fraction
    if !scrubsLinearly {
      for track in tracks { track.restart(along: pace) }
    }
    playback.phase = scrubsLinearly ? .linear(playbackFraction) : .eased(playbackFraction)
  }
}
