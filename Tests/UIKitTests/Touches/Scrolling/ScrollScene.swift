import Testing
import UIKit
import UIKitTestSupport

/// A stage with a scroll view of 300 by 400 points, whose content is 2000 points high.
@MainActor
struct ScrollScene {
  let stage = Stage(device: .iPhone8)
  let view: UIScrollView
  let delegate = ScrollRecorder()
  /// The control events of the button in the content.
  let controlEvents = EventLog()

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

  /// Steps until the deceleration has ended; returns the number of steps.
  @discardableResult
  func settle() -> Int {
    var count = 0
    while view.isDecelerating, count < 2000 {
      stage.step()
      count += 1
    }
    return count
  }

  /// Drags by a distance in equal steps, one per tick, and ends the drag if `letGo` is true.
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

  /// Drags by a distance and ends the drag with a given content velocity, in points per
  /// millisecond.
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
