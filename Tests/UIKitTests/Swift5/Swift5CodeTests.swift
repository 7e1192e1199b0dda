import Testing
import UIKit
import UIKitTestSupport

// Code as written for iOS before Swift's concurrency checking: nothing mentions the main actor.

/// A model that owns views.
private class Gauge: NSObject {
  let needle = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 60))
  private(set) var level: CGFloat = 0
  var didChange: ((CGFloat) -> Void)?

  func set(_ level: CGFloat, animated: Bool) {
    self.level = level
    UIView.animate(
      withDuration: animated ? 0.25 : 0,
      animations: { self.needle.transform = CGAffineTransform(rotationAngle: level) },
      completion: { finished in if finished { self.didChange?(level) } })
  }
}

extension Gauge: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    didChange?(flag ? 1 : 0)
  }
}

private func makeButton(title: String, handler: @escaping (UIAction) -> Void) -> UIButton {
  let button = UIButton(primaryAction: UIAction(title: title, handler: handler))
  button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
  return button
}

private struct Theme {
  var tint = UIColor.systemBlue
  func apply(to view: UIView) {
    view.backgroundColor = tint
    view.layer.cornerRadius = 8
    view.subviews.forEach { apply(to: $0) }
  }
}

private class BallController: UIViewController, UICollisionBehaviorDelegate {
  let ball = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  lazy var animator = UIDynamicAnimator(referenceView: view)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ball)
    let tap = UITapGestureRecognizer(target: self, action: BallController.didTap)
    ball.addGestureRecognizer(tap)
  }

  func didTap(_ recognizer: UITapGestureRecognizer) {
    events.append("tap")
    let gravity = UIGravityBehavior(items: [ball])
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    [gravity, collision].forEach(animator.addBehavior)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    if events.last != "contact" { events.append("contact") }
  }
}

@MainActor
struct Swift5CodeTests {
  @Test("a class without isolation animates views") func model() {
    let stage = Stage()
    let gauge = Gauge()
    stage.view.addSubview(gauge.needle)
    var levels: [CGFloat] = []
    gauge.didChange = { levels.append($0) }
    gauge.set(1, animated: true)
    stage.step(20)
    #expect(levels == [1])
  }

  @Test("a function without isolation creates a button that calls its handler") func button() {
    let stage = Stage()
    var titles: [String] = []
    let button = makeButton(title: "Go") { titles.append($0.title) }
    stage.view.addSubview(button)
    stage.touches.tap(button, time: 0.1)
    stage.step(30)
    #expect(titles == ["Go"])
    Theme().apply(to: stage.view)
    #expect(button.layer.cornerRadius == 8)
  }

  @Test("a controller's methods are targets and delegate methods") func controller() {
    let stage = Stage()
    let controller = BallController()
    stage.window.rootViewController = controller
    stage.touches.tap(controller.ball, time: 0.1)
    stage.step(120)
    #expect(controller.events == ["tap", "contact"])
  }
}
