import UIKit

/// The second and third part of "Creating animations with UIKit Dynamics": a touch pushes a ball
/// over obstacles, and a paddle returns it.
///
/// Unlike in the listing, the ball keeps its color: there, methods from the first part color it at
/// any contact of any item with a boundary, such as those of the obstacles at rest on the edges.
package final class ObstaclesTutorial: UIViewController, UICollisionBehaviorDelegate, Tutorial {
  private let ball = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
  private let obstacles = [UIView(), UIView(), UIView()]
  private let paddle: UIView?
  private var paddleCenter = CGPoint.zero
  private var isBallRolling = false
  private lazy var animator = UIDynamicAnimator(referenceView: view)

  package init(hasPaddle: Bool) {
    paddle = hasPaddle ? UIView() : nil
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns nil; archiving is not supported.
  package required init?(coder: NSCoder) {
    return nil
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    ball.backgroundColor = .orange
    ball.layer.cornerRadius = 25
    ball.layer.borderColor = UIColor.black.cgColor
    ball.layer.borderWidth = 1
    view.addSubview(ball)

    obstacles[0].frame = CGRect(x: 0, y: 80, width: 120, height: 20)
    obstacles[0].backgroundColor = .blue
    obstacles[1].frame = CGRect(x: 170, y: 200, width: 150, height: 20)
    obstacles[1].backgroundColor = .blue
    obstacles[2].frame = CGRect(x: view.frame.size.width / 2 - 75, y: 320, width: 150, height: 20)
    obstacles[2].backgroundColor = .black
    for obstacle in obstacles { view.addSubview(obstacle) }
    if let paddle {
      paddle.frame = CGRect(
        x: view.frame.size.width / 2 - 75, y: tabBarFrame(in: view).origin.y - 35, width: 150,
        height: 30)
      paddle.backgroundColor = .green
      paddle.layer.cornerRadius = 15
      paddleCenter = paddle.center
      view.addSubview(paddle)
    }
    addBehaviors()
  }

  private func addBehaviors() {
    animator.addBehavior(UIGravityBehavior(items: [ball]))

    let paddles = paddle.map { [$0] } ?? []
    let collision = UICollisionBehavior(items: [ball] + paddles + obstacles)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(alongTabBarOf: view)
    collision.collisionMode = .everything
    collision.collisionDelegate = self
    animator.addBehavior(collision)

    let ballBehavior = UIDynamicItemBehavior(items: [ball])
    ballBehavior.elasticity = 0.9
    ballBehavior.resistance = 0
    ballBehavior.friction = 0
    ballBehavior.allowsRotation = false
    animator.addBehavior(ballBehavior)

    for heavyItems in [Array(obstacles.prefix(2)), paddles] where !heavyItems.isEmpty {
      let behavior = UIDynamicItemBehavior(items: heavyItems)
      behavior.allowsRotation = false
      behavior.density = 100_000
      animator.addBehavior(behavior)
    }

    let turningBehavior = UIDynamicItemBehavior(items: [obstacles[2]])
    turningBehavior.allowsRotation = true
    animator.addBehavior(turningBehavior)
  }

  private func pushBall(_ magnitude: CGFloat) {
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.angle = 0
    push.magnitude = magnitude
    animator.addBehavior(push)
  }

  override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isBallRolling else { return }
    pushBall(1.5)
    isBallRolling = true
  }

  override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let paddle, let touch = touches.first else { return }
    paddle.center = CGPoint(x: touch.location(in: view).x, y: paddleCenter.y)
    animator.updateItem(usingCurrentState: paddle)
  }

  package func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    if item1 === ball, item2 === paddle { pushBall(0.75) }
  }

  package func view(_ name: String) -> UIView? {
    switch name {
    case "ball": ball
    case "upper": obstacles[0]
    case "middle": obstacles[1]
    case "seesaw": obstacles[2]
    case "paddle": paddle
    default: nil
    }
  }
}
