import Testing
import Timing
import UIKit

@MainActor
struct ScrollAnimationTests {
  @Test("setContentOffset(_:animated:) takes 0.3 s and calls the delegate at its end")
  func animatedOffset() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(scene.view.contentOffset.y == 0)
    for tick in 1...18 {
      #expect(!scene.delegate.lines.contains("didEndScrollingAnimation"))
      scene.step()
      let progress = CubicBezier.easeInOut.progress(at: Double(tick) / 18)
      #expect(abs(scene.view.contentOffset.y - 600 * progress) <= 0.2501)
    }
    #expect(scene.delegate.lines == ["didScroll", "didEndScrollingAnimation"])
    #expect(!scene.view.isDecelerating && !scene.view.isDragging)
    scene.step(5)
    #expect(scene.delegate.lines.count == 2)
  }

  @Test("scrolling to the current offset starts no animation")
  func noChange() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0.1, y: 0), animated: true)
    scene.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 5, height: 5), animated: true)
    scene.step(30)
    #expect(scene.delegate.lines == [])
  }

  @Test("a drag or another animation ends a scrolling animation")
  func interruption() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    scene.step(9)
    scene.view.setContentOffset(.zero, animated: true)
    #expect(scene.delegate.lines.last == "didEndScrollingAnimation")
    scene.step(9)
    scene.view.beginDragging()
    #expect(scene.delegate.lines.suffix(2) == ["didEndScrollingAnimation", "willBeginDragging"])
    let offset = scene.view.contentOffset
    scene.step(5)
    #expect(scene.view.contentOffset == offset)
  }

  @Test("an animation can be started when another one ends")
  func consecutiveAnimations() {
    let scene = ScrollScene()
    scene.delegate.onLine = { line, view in
      if line == "didEndScrollingAnimation", view.contentOffset.y < 500 {
        view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y + 200), animated: true)
      }
    }
    scene.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    scene.step(54)
    #expect(scene.view.contentOffset.y == 600)
  }

  @Test("scrollRectToVisible scrolls with animation")
  func animatedRect() {
    let scene = ScrollScene()
    scene.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: true)
    scene.step(18)
    #expect(scene.view.contentOffset.y == 600)
  }

  @Test("contentOffset is animatable in an animation block") func animationBlock() {
    let scene = ScrollScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.contentOffset.y = 600
    }
    #expect(scene.view.contentOffset.y == 600)
    #expect(scene.delegate.lines == ["didScroll"])
    scene.step(15)
    let shown = scene.view.layer.presentedBounds
    #expect(abs(shown.minY - 150) < 1e-6)
    scene.step(45)
    #expect(scene.view.layer.presentedBounds.minY == 600)
  }

  @Test("a property animator can scrub and reverse contentOffset")
  func propertyAnimator() {
    let scene = ScrollScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      scene.view.contentOffset.y = 600
    }
    animator.fractionComplete = 0.25
    #expect(abs(scene.view.layer.presentedBounds.minY - 150) < 1e-6)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    scene.step(70)
    #expect(scene.view.layer.presentedBounds.minY == 0)
    #expect(scene.view.contentOffset.y == 0)
  }
}
