import Timing

/// An animated change of the content offset.
///
/// UIKit does not document the curve; the duration was measured.
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

  /// Advances along the curve, regardless of other changes of the offset.
  func step(_ seconds: Double, in scrollView: UIScrollView) -> CGPoint {
    time += seconds
    guard !isOver else { return end }
    return start.interpolated(to: end, fraction: Self.curve.progress(at: time / Self.duration))
  }

  func didEnd(_ scrollView: UIScrollView) {
    scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
  }
}
