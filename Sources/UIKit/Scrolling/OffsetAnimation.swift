import Timing

/// Scrolls to an offset that a program asked for.
///
/// UIKit does not say what its curve is; its duration was observed.
final class OffsetAnimation: ScrollMotion {
  private static let duration = 0.3
  private static let curve = CubicBezier.easeInOut

  private let start: CGPoint
  private let end: CGPoint
  private var time = 0.0

  init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end) = (start, end)
  }

  var isOver: Bool { time >= Self.duration - 1e-9 }

  /// Moves on towards the end, whoever else moved the content meanwhile.
  func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint {
    time += seconds
    guard !isOver else { return end }
    return start.interpolated(to: end, fraction: Self.curve.progress(at: time / Self.duration))
  }

  func didEnd(_ scrollView: UIScrollView) {
    scrollView.scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
