import Flipbook
import UIKit

/// The scene of the article "A first scene" and of the README.
@MainActor
func renderFirstScene() async throws {
  let stage = Stage(device: .iPhone5s)
  let ball = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  ball.backgroundColor = .orange
  ball.layer.cornerRadius = 25
  stage.view.addSubview(ball)

  let animator = UIDynamicAnimator(referenceView: stage.view)
  animator.addBehavior(UIGravityBehavior(items: [ball]))
  let collision = UICollisionBehavior(items: [ball])
  collision.translatesReferenceBoundsIntoBoundary = true
  animator.addBehavior(collision)

  stage.touches.tap(at: CGPoint(x: 160, y: 100), time: 1)
  try await stage.render(duration: 3, to: "Output/ball")

  var options = RenderOptions()
  options.size = .scale(1)
  options.overlays = [.boundaries, .touches]
  try await stage.render(duration: 3, to: "Output/ball-at-rest", options: options)
}
