import QuartzCore

/// What an animation's progress does while its animator's fraction moves between two values: it follows
/// a pace, or a part of it.
struct AnimatorCourse {
  var pace: Pace
  /// The animator's fractions at which the course begins and ends; backwards for a spring that takes
  /// the animation back to its start.
  var fractions: (start: Double, end: Double)
  /// The fractions of the pace's time between which the course runs.
  var times = (start: 0.0, end: 1.0)
  /// The progress of the animation where the pace's is 0, and where it is 1.
  var progress = (start: AnimationProgress(0), end: AnimationProgress(1))

  func progress(at fraction: Double) -> AnimationProgress {
    let length = fractions.end - fractions.start
    let covered = length == 0 ? 1 : min(max((fraction - fractions.start) / length, 0), 1)
    let paced = pace.progress(at: times.start + (times.end - times.start) * covered)
    return AnimationProgress(
      x: progress.start.x.interpolated(to: progress.end.x, fraction: paced.x),
      y: progress.start.y.interpolated(to: progress.end.y, fraction: paced.y))
  }
}
