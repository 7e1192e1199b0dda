import UIKit

/// A delegate that records its callbacks and can change the target offset.
@MainActor
package final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  /// The callbacks, without immediate repetitions.
  package var lines: [String] = []
  package private(set) var velocity = CGPoint.zero
  package private(set) var proposedTarget = CGPoint.zero
  /// The target offset to set when a drag ends; nil keeps the proposed one.
  package var target: CGPoint?
  /// Called for every callback.
  package var onLine: (String, UIScrollView) -> Void = { _, _ in }

  private func record(_ line: String, _ scrollView: UIScrollView) {
    if lines.last != line { lines.append(line) }
    onLine(line, scrollView)
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) { record("didScroll", scrollView) }

  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    record("willBeginDragging", scrollView)
  }

  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, proposedTarget) = (velocity, targetContentOffset.pointee)
    record("willEndDragging", scrollView)
    if let target { targetContentOffset.pointee = target }
  }

  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    record("didEndDragging \(decelerate)", scrollView)
  }

  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    record("willBeginDecelerating", scrollView)
  }

  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    record("didEndDecelerating", scrollView)
  }

  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    record("didEndScrollingAnimation", scrollView)
  }

  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    record("didChangeAdjustedContentInset", scrollView)
  }
}
