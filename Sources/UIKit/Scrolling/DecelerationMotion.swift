import Timing

/// Moves content that a finger let go of.
final class DecelerationMotion: ScrollMotion {
  /// What moves in each direction; nil where nothing does.
  private var axes: PerAxis<(any AxisMotion)?>
  /// Where the content was put last.
  private var offset: CGPoint

  init(axes: PerAxis<(any AxisMotion)?>, from offset: CGPoint) {
    self.axes = axes
    self.offset = offset
  }

  var isOver: Bool { axes.x?.isAtRest ?? true && axes.y?.isAtRest ?? true }

  func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint {
    // Whoever else moved the content moved all that it is up to.
    let current = scrollView.contentOffset
    axes.x?.shift(by: current.x - offset.x)
    axes.y?.shift(by: current.y - offset.y)
    let limits = scrollView.scrollAxes
    let time = seconds * 1000
    axes.x?.advance(by: time, within: limits.x.range, bounces: limits.x.bounces)
    axes.y?.advance(by: time, within: limits.y.range, bounces: limits.y.bounces)
    let next = CGPoint(x: axes.x?.position ?? current.x, y: axes.y?.position ?? current.y)
    offset = scrollView.pixelAligned(next)
    return next
  }

  func didEnd(_ scrollView: UIScrollView) {
    scrollView.isDecelerating = false
    scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
  }
}
