import Timing

/// Scrolls to an offset that a program asked for.
///
/// UIKit does not say what its curve is; its duration was observed.
struct OffsetAnimation: ScrollMotion {
  private static let duration = 0.3
  private static let curve = CubicBezier.easeInOut

  private let start: CGPoint
  private let end: CGPoint
  private var time = 0.0

  init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end) = (start, end)
  }

  var isOver: Bool { time >= Self.duration - 1e-9 }

  /// The end stays what was asked for, whoever moves the content meanwhile.
  func follow(_ offset: CGPoint) {}

  mutating func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint {
    time += seconds
    guard !isOver else { return end }
    let progress = Self.curve.progress(at: time / Self.duration)
    return start.interpolated(to: end, fraction: progress)
  }

  func didEnd(_ scrollView: UIScrollView) {
    scrollView.scrollDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
