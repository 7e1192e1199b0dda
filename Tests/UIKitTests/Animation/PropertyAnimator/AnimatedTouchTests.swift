import Testing
import UIKit

/// Hit-testing of a view that is halfway from x = 50 to x = 250.
@MainActor @Suite struct AnimatedTouchTests {
  enum Position: Sendable {
    case presented, model, none
  }

  @Test(
    "hit-testing uses presented or model positions, depending on the animator",
    arguments: [
      (true, false, true, Position.presented), (true, true, true, .model),
      (true, false, false, .model), (false, false, true, .none),
    ])
  func hitTesting(interacts: Bool, isManual: Bool, isInterruptible: Bool, expected: Position) {
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
    case .presented: #expect(hits == [true, false])
    case .model: #expect(hits == [false, true])
    case .none: #expect(hits == [false, false])
    }
  }

  @Test("hit-testing uses the presented bounds")
  func bounds() {
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
