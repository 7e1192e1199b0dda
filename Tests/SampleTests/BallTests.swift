import FlipbookTesting
import Testing
import UIKit

@MainActor
@Suite struct BallTests {
  @Test func ballSnaps() async throws {
    let stage = Stage(device: .iPhone5s)
    let ball = UIView(frame: CGRect(x: 135, y: 100, width: 50, height: 50))
    ball.backgroundColor = .orange
    stage.view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UISnapBehavior(item: ball, snapTo: CGPoint(x: 160, y: 400)))
    try await expectMotion(of: stage, matches: "a ball snaps", duration: 3, views: ["ball": ball])
  }
}

/// A test with a tolerance, which is compiled only.
@MainActor
func expectSnap(of stage: Stage) async throws {
  try await expectMotion(
    of: stage, matches: "a ball snaps", duration: 3,
    tolerances: [.points(0.5, why: "the engine's contact solver may change")])
}
