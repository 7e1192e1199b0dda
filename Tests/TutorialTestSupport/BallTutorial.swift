import UIKit

/// The first part of "Creating animations with UIKit Dynamics": a ball bounces on the tab bar and is
/// blue while it touches it.
package final class BallTutorial: UIViewController, UICollisionBehaviorDelegate, Tutorial {
  private let ball = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  /// The y-coordinates of the ball's center that the action of the gravity behavior reported.
  package private(set) var reportedHeights: [CGFloat] = []

  override package func viewDidLoad() {
    super.viewDidLoad()
    ball.backgroundColor = .orange
    ball.layer.cornerRadius = 25
    ball.layer.borderColor = UIColor.black.cgColor
    ball.layer.borderWidth = 1
    view.addSubview(ball)

    let gravity = UIGravityBehavior(items: [ball])
    animator.addBehavior(gravity)
    gravity.action = { [weak self] in self.map { $0.reportedHeights.append($0.ball.center.y) } }

    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(alongTabBarOf: view)
    animator.addBehavior(collision)
    collision.collisionDelegate = self

    let item = UIDynamicItemBehavior(items: [ball])
    item.elasticity = 0.75
    animator.addBehavior(item)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    ball.backgroundColor = .blue
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    ball.backgroundColor = .orange
  }

  package func view(_ name: String) -> UIView? { name == "ball" ? ball : nil }
}

/// The frame of a tab bar of 49 points at the bottom of a screen.
@MainActor
func tabBarFrame(in view: UIView) -> CGRect {
  CGRect(x: 0, y: view.frame.height - 49, width: view.frame.width, height: 49)
}

extension UICollisionBehavior {
  /// Adds the upper edge of the tab bar as a boundary.
  func addBoundary(alongTabBarOf view: UIView) {
    let frame = tabBarFrame(in: view)
    addBoundary(
      withIdentifier: "tabbar" as NSString, from: frame.origin,
      to: CGPoint(x: frame.origin.x + frame.width, y: frame.origin.y))
  }
}
