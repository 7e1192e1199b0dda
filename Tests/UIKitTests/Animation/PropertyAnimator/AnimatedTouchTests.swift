import Testing
import UIKit

/// Where touches find a view that moves from x = 50 to x = 650, half way.
@MainActor @Suite struct AnimatedTouchTests {
  enum Place: Sendable {
    case whereShown, whereSet, nowhere
  }

  @Test(arguments: [
    (true, false, true, Place.whereShown), (true, true, true, .whereSet),
    (true, false, false, .whereSet), (false, false, true, .nowhere),
  ])
  func finding(interacts: Bool, isManual: Bool, isInterruptible: Bool, expected: Place) {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.center.x = 250
    }
    animator.isUserInteractionEnabled = interacts
    animator.isManualHitTestingEnabled = isManual
    animator.isInterruptible = isInterruptible
    animator.startAnimation()
    scene.step(30)
    let hits = [CGPoint(x: 110, y: 50), CGPoint(x: 290, y: 50)].map {
      scene.stage.window.hitTest($0, with: nil) === scene.view
    }
    switch expected {
    case .whereShown: #expect(hits == [true, false])
    case .whereSet: #expect(hits == [false, true])
    case .nowhere: #expect(hits == [false, false])
    }
  }

  @Test("a growing view is touched in the bounds that it shows")
  func growing() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.bounds.size.width = 10
    }
    animator.startAnimation()
    scene.step(30)
    // 55 wide about x = 50.
    #expect(scene.stage.window.hitTest(CGPoint(x: 24, y: 50), with: nil) === scene.view)
    #expect(scene.stage.window.hitTest(CGPoint(x: 20, y: 50), with: nil) !== scene.view)
  }
}
