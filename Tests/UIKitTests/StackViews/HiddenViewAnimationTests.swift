import Testing
import UIKit
import UIKitTestSupport

/// Changes of `isHidden` in animation blocks: a column of 60 by 20 points in the middle of a stage,
/// whose height follows its three views.
@MainActor
struct HiddenViewAnimationTests {
  private let stage = Stage(device: .iPhone8)
  private let stack: UIStackView
  private let views: [UIView]

  init() {
    views = (0..<3).map { _ in SizedView(60, 20) }
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
    ])
    stage.step()
  }

  /// Makes the stage the one whose clock drives animators: other tests may have run since `init`.
  private func makeCurrent() { stage.step() }

  /// The presented places and heights of the views in the stack view.
  private var shown: [[CGFloat]] {
    views.map { view in
      let frame = view.layer.presentation()?.frame ?? .null
      return [frame.minY, frame.height]
    }
  }

  private func isShown(_ expected: [[CGFloat]]) -> Bool {
    zip(shown, expected).allSatisfy { zip($0, $1).allSatisfy { isNear($0, $1, 1e-6) } }
  }

  @Test("a view that is hidden in an animation block shrinks, and is hidden at the end")
  func hiding() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.views[1].isHidden = true
    }
    #expect(views[1].isHidden && !views[1].layer.isHidden && views[1].alpha == 1)
    #expect(views[2].frame.minY == 30)
    #expect(isShown([[0, 20], [30, 20], [60, 20]]))
    stage.step(15)
    #expect(isShown([[0, 20], [28.75, 15], [52.5, 20]]))
    stage.step(15)
    #expect(isShown([[0, 20], [27.5, 10], [45, 20]]))
    stage.step(29)
    #expect(!views[1].layer.isHidden)
    stage.step(2)
    #expect(isShown([[0, 20], [25, 0], [30, 20]]))
    #expect(views[1].layer.isHidden && views[1].isHidden)
    #expect(stack.frame.height == 50)
  }

  @Test("a view that is shown in an animation block grows and is visible from the start")
  func showing() {
    views[1].isHidden = true
    stage.step()
    #expect(isShown([[0, 20], [25, 0], [30, 20]]))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.views[1].isHidden = false
    }
    #expect(!views[1].isHidden && !views[1].layer.isHidden)
    stage.step(30)
    #expect(isShown([[0, 20], [27.5, 10], [45, 20]]))
    stage.step(31)
    #expect(isShown([[0, 20], [30, 20], [60, 20]]))
  }

  @Test("a view that is shown again while it shrinks is not hidden at the end") func interrupting()
  {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.views[1].isHidden = true
    }
    stage.step(30)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.views[1].isHidden = false
    }
    stage.step(120)
    #expect(!views[1].isHidden && !views[1].layer.isHidden)
    #expect(isShown([[0, 20], [30, 20], [60, 20]]))
  }

  @Test("several views are hidden and shown in one block") func several() {
    views[2].isHidden = true
    stage.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.views[0].isHidden = true
      self.views[2].isHidden = false
    }
    stage.step(30)
    #expect(isShown([[0, 10], [15, 20], [40, 10]]))
    stage.step(31)
    #expect(isShown([[0, 0], [0, 20], [30, 20]]))
    #expect(views[0].layer.isHidden && !views[2].layer.isHidden)
  }

  @Test("isHidden changes immediately outside of a block and without animation") func immediately()
  {
    views[1].isHidden = true
    #expect(views[1].layer.isHidden)
    views[1].isHidden = false
    UIView.performWithoutAnimation { views[1].isHidden = true }
    #expect(views[1].layer.isHidden)
    UIView.animate(withDuration: 0) { self.views[1].isHidden = false }
    stage.step()
    #expect(!views[1].layer.isHidden && isShown([[0, 20], [30, 20], [60, 20]]))
    stack.removeArrangedSubview(views[1])
    UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
    #expect(views[1].layer.isHidden)
  }

  @Test("a view that leaves the stack view while it shrinks is hidden") func leaving() {
    UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
    stage.step(5)
    views[1].removeFromSuperview()
    #expect(views[1].isHidden && views[1].layer.isHidden)
  }

  @Test("a property animator scrubs a view's length") func scrubbing() {
    makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.views[1].isHidden = true
    }
    animator.fractionComplete = 0.25
    #expect(isShown([[0, 20], [28.75, 15], [52.5, 20]]))
    animator.fractionComplete = 0.75
    #expect(isShown([[0, 20], [26.25, 5], [37.5, 20]]))
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    animator.startAnimation()
    stage.step(18)
    #expect(views[1].layer.isHidden && isShown([[0, 20], [25, 0], [30, 20]]))
  }

  @Test("a reversed animator leaves the view visible") func reversing() {
    makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.views[1].isHidden = true
    }
    animator.startAnimation()
    stage.step(30)
    animator.isReversed = true
    stage.step(32)
    #expect(!views[1].isHidden && !views[1].layer.isHidden)
    stage.step()
    #expect(isShown([[0, 20], [30, 20], [60, 20]]))
  }

  @Test("a view is hidden when its animator is stopped") func stopping() {
    makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.views[1].isHidden = true
    }
    animator.startAnimation()
    stage.step(30)
    animator.stopAnimation(true)
    #expect(views[1].isHidden && views[1].layer.isHidden)
  }

  @Test("a block nested in an animator's animates the change") func nested() {
    makeCurrent()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1) { self.views[1].isHidden = true }
    }
    animator.startAnimation()
    stage.step(30)
    #expect(views[1].isHidden && !views[1].layer.isHidden && shown[1][1] < 20)
    stage.step(33)
    #expect(views[1].layer.isHidden)
  }

  @Test("keyframes hide views one after the other") func keyframes() {
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.views[0].isHidden = true
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        self.views[1].isHidden = true
      }
    }
    stage.step(30)
    #expect(isShown([[0, 0], [0, 20], [30, 20]]))
    stage.step(15)
    #expect(isShown([[0, 0], [0, 10], [15, 20]]))
    stage.step(16)
    #expect(views[0].layer.isHidden && views[1].layer.isHidden)
  }

  @Test("a custom spacing is animated by layoutIfNeeded") func customSpacing() {
    stack.setCustomSpacing(30, after: views[0])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.stage.view.layoutIfNeeded()
    }
    stage.step(30)
    #expect(isShown([[0, 20], [40, 20], [70, 20]]))
  }

  @Test("the views outside of the stack view move with its length") func siblings() {
    let below = UIView()
    below.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(below)
    NSLayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: stack.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.views[1].isHidden = true
      self.stage.view.layoutIfNeeded()
    }
    stage.step(30)
    #expect(isNear(below.layer.presentation()?.frame.minY, 100 + 65))
    #expect(isNear(stack.layer.presentation()?.frame.height, 65))
  }
}
