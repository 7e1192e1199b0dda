import Testing

@testable import UIKit

@MainActor
struct ConstraintAnimationTests {
  private let stage = Stage(device: .iPhone8)
  private let view = UIView()
  private let left: NSLayoutConstraint
  private let width: NSLayoutConstraint

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(view)
    left = view.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
    width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      left, width, view.topAnchor.constraint(equalTo: stage.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.step()
  }

  private var shownX: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }
  private var shownWidth: CGFloat { view.layer.presentation()?.bounds.width ?? .nan }

  @Test("layoutIfNeeded in an animation block animates changed constants") func constants() {
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    stage.step(30)
    #expect(abs(shownX - 50) < 1e-6)
    stage.step(31)
    #expect(shownX == 100)
  }

  @Test("activating other constraints animates as well") func activation() {
    left.isActive = false
    view.rightAnchor.constraint(equalTo: stage.view.rightAnchor).isActive = true
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
    stage.step(30)
    #expect(abs(shownX - (stage.view.bounds.width - 100) / 2) < 1e-6)
  }

  @Test("a changed priority animates") func priorities() {
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    (wide.priority, width.isActive) = (.defaultLow, false)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([wide, narrow])
    stage.step()
    #expect(view.frame.width == 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      narrow.priority = UILayoutPriority(1)
      stage.view.layoutIfNeeded()
    }
    stage.step(30)
    #expect(abs(shownWidth - 150) < 1e-6)
  }

  @Test("a constant that is changed in a block without a layout is not animated")
  func withoutLayout() {
    UIView.animate(withDuration: 1) { left.constant = 100 }
    stage.step()
    #expect(shownX == 100)
  }

  @Test("the option layoutSubviews lays out what the block has changed") func option() {
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) {
      left.constant = 100
    }
    stage.step(30)
    #expect(abs(shownX - 50) < 1e-6)
  }

  @Test("a second animation continues from the first one without a jump") func interruption() {
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
    stage.step(30)
    let before = shownX
    left.constant = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.layoutIfNeeded() }
    #expect(abs(shownX - before) < 1e-6)
    stage.step(15)
    // Additive: 75 + 75 - 100.
    #expect(abs(shownX - 50) < 1e-6)
  }

  @Test("an animator can be scrubbed and reversed") func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.constant = 100
      stage.view.layoutIfNeeded()
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(abs(shownX - 25) < 1e-6)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.step(61)
    #expect(abs(shownX) < 1e-6)
  }

  @Test("a view that is added in a block grows from zero unless it is laid out before") func added()
  {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.addSubview(other)
      NSLayoutConstraint.activate([
        other.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 100),
        other.topAnchor.constraint(equalTo: view.bottomAnchor),
        other.widthAnchor.constraint(equalToConstant: 80),
        other.heightAnchor.constraint(equalToConstant: 60),
      ])
      stage.view.layoutIfNeeded()
    }
    stage.step(30)
    #expect(abs((other.layer.presentation()?.bounds.width ?? .nan) - 40) < 1e-6)
  }
}
