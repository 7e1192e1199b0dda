import Testing
import UIKit

/// A stage with a scroll view of 300 x 400 points, its content 2000 points high, and a finger.
@MainActor
struct ScrollScene {
  let stage = Stage(device: .iPhone8)
  let view: UIScrollView
  let delegate = ScrollRecorder()
  let heardBox = Box()

  /// What a view in the content has heard.
  @MainActor final class Box {
    var lines: [String] = []
  }

  init(_ view: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 300, height: 2000)) {
    self.view = view
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    view.contentSize = content
    view.delegate = delegate
    stage.view.addSubview(view)
  }

  func step(_ count: Int = 1) {
    for _ in 0..<count { stage.step() }
  }

  /// Steps until the content moves no more by itself, and returns how many steps that took.
  @discardableResult
  func settle() -> Int {
    var count = 0
    while view.isDecelerating, count < 2000 {
      stage.step()
      count += 1
    }
    return count
  }

  /// Drags by some points in so many even steps, one a tick, and lets go if asked to.
  func drag(x: CGFloat = 0, y: CGFloat = 0, steps: Int = 10, letGo: Bool = true) {
    view.beginDragging()
    let speed = CGPoint(x: x / CGFloat(steps) * 60, y: y / CGFloat(steps) * 60)
    for step in 1...steps {
      stage.step()
      let part = CGFloat(step) / CGFloat(steps)
      view.drag(by: CGPoint(x: x * part, y: y * part), velocity: speed)
    }
    if letGo { view.endDragging() }
  }

  /// Drags by some points, stays, and lets go.
  func drag(x: CGFloat = 0, y: CGFloat = 0, letGoAt velocity: CGPoint) {
    view.beginDragging()
    for _ in 0..<2 {
      stage.step()
      view.drag(
        by: CGPoint(x: x, y: y), velocity: CGPoint(x: velocity.x * -1000, y: velocity.y * -1000))
    }
    view.endDragging()
  }
}

/// Writes down what it hears, and may put the content elsewhere.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  /// What was told, repeated lines once.
  var lines: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var announced = CGPoint.zero
  /// Where the content is to come to rest; nil for where it would.
  var target: CGPoint?
  /// Called with every line.
  var onLine: (String, UIScrollView) -> Void = { _, _ in }

  private func note(_ line: String, _ scrollView: UIScrollView) {
    if lines.last != line { lines.append(line) }
    onLine(line, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    note("willBeginDragging", scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    (self.velocity, announced) = (velocity, targetContentOffset.pointee)
    note("willEndDragging", scrollView)
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    note("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation", scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    note("didChangeAdjustedContentInset", scrollView)
  }
}
