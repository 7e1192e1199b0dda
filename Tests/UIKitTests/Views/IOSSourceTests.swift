import Testing
import UIKit
import UIKitTestSupport

/// Source code as written for iOS, which has to compile unchanged and to behave the same.
@MainActor
struct IOSSourceTests {
  class ViewController: UIViewController, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    private var orangeBall: UIView?
    private var animator: UIDynamicAnimator?
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()

      orangeBall = UIView(frame: CGRect(x: 100.0, y: 100.0, width: 50.0, height: 50.0))
      orangeBall?.backgroundColor = .orange
      orangeBall?.layer.cornerRadius = 25.0
      orangeBall?.layer.borderColor = UIColor.black.cgColor
      orangeBall?.layer.borderWidth = 1.0
      if let ball = orangeBall { self.view.addSubview(ball) }

      animator = UIDynamicAnimator(referenceView: self.view)
      animator?.delegate = self
      demoGravity()
    }

    func demoGravity() {
      guard let ball = orangeBall, let animator = animator else { return }
      let gravity = UIGravityBehavior(items: [ball])
      gravity.action = { [weak self] in
        self?.log.append("y \(Int(ball.center.y))")
      }
      animator.addBehavior(gravity)

      let collision = UICollisionBehavior(items: [ball])
      collision.addBoundary(
        withIdentifier: "tabbar" as NSCopying, from: CGPoint(x: 0, y: 519),
        to: CGPoint(x: 320, y: 519))
      collision.collisionDelegate = self
      collision.collisionMode = .everything
      animator.addBehavior(collision)

      let bounce = UIDynamicItemBehavior(items: [ball])
      bounce.elasticity = 0.75
      animator.addBehavior(bounce)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
    ) {
      guard let name = identifier as? String, name == "tabbar" else { return }
      orangeBall?.backgroundColor = UIColor.blue
      log.append("blue")
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: UIDynamicItem,
      withBoundaryIdentifier identifier: NSCopying?
    ) {
      orangeBall?.backgroundColor = UIColor.orange
      log.append("orange")
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      log.append("pause")
    }
  }

  class PaddedLabel: UILabel {
    var contentInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override init(frame: CGRect) {
      super.init(frame: frame)
      setup()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setup()
    }

    private func setup() {
      font = UIFont.systemFont(ofSize: 15, weight: .semibold)
      textColor = .secondaryLabel
      numberOfLines = 0
      lineBreakMode = .byWordWrapping
      backgroundColor = UIColor.systemGray6.withAlphaComponent(0.5)
    }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(
        width: size.width + contentInsets.left + contentInsets.right,
        height: size.height + contentInsets.top + contentInsets.bottom)
    }
  }

  @Test("the tutorial's view controller bounces its ball") func tutorialController() {
    let stage = Stage(device: .iPhone5s)
    let controller = ViewController()
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
    stage.step(600)
    let words = controller.log.filter { !$0.hasPrefix("y") }
    #expect(words.first == "blue")
    #expect(words.filter { $0 == "blue" }.count > 3)
    #expect(words.last == "pause")
    #expect(controller.log.first == "y 125")
  }

  @Test("a label subclass measures itself") func labelSubclass() {
    let label = PaddedLabel(frame: .zero)
    label.text = "Hello"
    let plain = UILabel()
    plain.font = label.font
    plain.text = "Hello"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
  }

  @Test("animations and geometry compile and run as on iOS") func animationsAndGeometry() {
    let stage = Stage()
    let box = UIView(frame: CGRect(origin: .zero, size: CGSize(width: 40, height: 40)))
    stage.view.addSubview(box)
    var done = false
    UIView.animate(
      withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        box.transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 4)
        box.alpha = 0.5
        box.center = CGPoint(x: stage.view.bounds.midX, y: stage.view.bounds.midY)
      },
      completion: { finished in
        done = finished
        box.removeFromSuperview()
      })
    stage.step(25)
    #expect(done)
    #expect(box.superview == nil)

    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    path.addLine(to: CGPoint(x: 0, y: 0))
    path.close()
    #expect(path.bounds.maxY > 9.9)

    let gradient = CAGradientLayer()
    gradient.frame = box.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    box.layer.insertSublayer(gradient, at: 0)
    #expect(box.layer.sublayers?.count == 1)
  }
}
