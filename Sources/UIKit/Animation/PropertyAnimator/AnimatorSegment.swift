import QuartzCore

/// How an animation's progress changes while its animator's fraction moves between two values:
/// along a pace, or along a part of one.
struct AnimatorSegment {
  var pace: Pace
  /// The animator's fractions at which the segment starts and ends; reversed for a spring that
  /// returns the animation to its start.
  var fractions: (start: Double, end: Double)
  /// The part of the pace's time that the segment covers.
  var times = (start: 0.0, end: 1.0)
  /// The animation's progress where the pace's progress is 0, and where it is 1.
  var progress = (start: AnimationProgress(0), end: AnimationProgress(1))

  func progress(at fraction: Double) -> AnimationProgress {
    let length = fractions.end - fractions.start
    let completed = length == 0 ? 1 : min(max((fraction - fractions.start) / length, 0), 1)
    let paced = pace.progress(at: times.start + (times.end - times.start) * completed)
    return AnimationProgress(
      x: progress.start.x.interpolated(to: progress.end.x, fraction: paced.x),
      y: progress.start.y.interpolated(to: progress.end.y, fraction: paced.y))
  }
}
