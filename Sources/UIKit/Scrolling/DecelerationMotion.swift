import Timing

/// A motion that continues a drag after the finger has lifted.
final class DecelerationMotion: ScrollMotion {
  /// The motion along each axis; nil if the content does not move along it.
  private var axes: PerAxis<(any AxisMotion)?>
  /// The content offset after the last step, in points.
  private var offset: CGPoint

  init(axes: PerAxis<(any AxisMotion)?>, from offset: CGPoint) {
    self.axes = axes
    self.offset = offset
  }

  var isOver: Bool { axes.x?.isAtRest ?? true && axes.y?.isAtRest ?? true }

  func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint {
    // Any other change of the offset moves the destination by the same distance.
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
    scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    scrollView.barController?.contentDidEndScrolling(scrollView)
  }
}
