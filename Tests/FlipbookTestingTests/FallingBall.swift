import FlipbookTesting
import UIKit

/// A scene with a ball that falls to the bottom of a small stage and bounces.
@MainActor
struct FallingBall: MotionScene {
  let stage = Stage(device: Device(name: "small", size: CGSize(width: 40, height: 60), scale: 1))
  let ball = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 10))
  private let animator: UIDynamicAnimator

  var tracedViews: KeyValuePairs<String, UIView> { ["ball": ball] }

  init(elasticity: CGFloat = 0.5, color: UIColor = .orange) {
    animator = UIDynamicAnimator(referenceView: stage.view)
    ball.backgroundColor = color
    stage.view.addSubview(ball)
    animator.addBehavior(UIGravityBehavior(items: [ball]))
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let item = UIDynamicItemBehavior(items: [ball])
    item.elasticity = elasticity
    animator.addBehavior(item)
  }
}
