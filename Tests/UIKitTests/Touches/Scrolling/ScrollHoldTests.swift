import Testing
import UIKit
import UIKitTestSupport

/// Drags that rest before the finger lifts, and the first step after the lift.
@MainActor
struct ScrollHoldTests {
  /// Drags down or up and rests for 0.3 s; returns the scene in the tick in which the finger lifts.
  private func hold(_ distance: CGFloat, ticks: Int, isStationary: Bool) -> ScrollScene {
    let scene = ScrollScene()
    let path = TouchPath(from: CGPoint(x: 150, y: 300))
      .moving(by: CGVector(dx: 0, dy: distance), in: TimeInterval(ticks) / 60)
      .holding(for: 0.3, isStationary: isStationary)
    scene.stage.touches.finger(along: path, time: 0)
    scene.step(ticks + 18)
    return scene
  }

  /// Measured on UIKit: without move events the velocity remains that of the last ones.
  @Test(
    "a drag held still by stationary touches lifts with its last velocity",
    arguments: [
      ("pull past the edge", 150, 10, true, -0.9, true),
      ("pull past the edge, trembling", 150, 10, false, 0, true),
      ("slow pull past the edge", 60, 30, true, -0.12, true),
      ("fast drag", -200, 10, true, 1.2, true), ("fast drag, trembling", -200, 10, false, 0, false),
      ("slow drag", -100, 50, true, 0, false),
    ] as [(String, CGFloat, Int, Bool, CGFloat, Bool)])
  func velocity(
    id: String, distance: CGFloat, ticks: Int, isStationary: Bool, expected: CGFloat,
    decelerates: Bool
  ) {
    let scene = hold(distance, ticks: ticks, isStationary: isStationary)
    #expect(!scene.view.isDragging)
    #expect(abs(scene.delegate.velocity.y - expected) < 1e-9)
    #expect(scene.view.isDecelerating == decelerates)
  }

  @Test("a pull that was held still past the edge bounces with its velocity")
  func bounce() {
    let scene = hold(150, ticks: 10, isStationary: true)
    let start = scene.view.contentOffset.y
    scene.step()
    let factor = 1 - 0.033_366_7 + 0.033_366_7 * 0.033_366_7 / 2
    let expected = (start - 0.9 * 499 * (1 - factor)) * 0.846523
    #expect(abs(scene.view.contentOffset.y - expected) <= 0.2501)
    scene.settle()
    #expect(scene.view.contentOffset.y == 0)
  }

  /// The factor of a tick is 1 + y + y²/2 with y = Δ·ln 0.998: 1.2·499·(1 - 0.967190) = 19.646.
  @Test("the first step of a deceleration counts from the lift") func firstStep() {
    let scene = ScrollScene()
    scene.stage.touches.flick(
      from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -200), time: 0, duration: 10.0 / 60)
    scene.step(10)
    #expect(scene.view.isDecelerating && scene.view.contentOffset.y == 190)
    scene.step()
    #expect(scene.view.contentOffset.y == 209.5)
  }

  @Test("a stationary touch sends no events until it moves again") func stationaryPhase() {
    let scene = ScrollScene()
    scene.view.isScrollEnabled = false
    let path = TouchPath(from: CGPoint(x: 150, y: 300))
      .moving(by: CGVector(dx: 0, dy: -4), in: 2.0 / 60)
      .holding(for: 5.0 / 60, isStationary: true)
      .moving(by: CGVector(dx: 0, dy: -4), in: 2.0 / 60)
    var moves: [Int] = []
    let recorder = TouchRecorder(frame: scene.view.bounds)
    recorder.onTouches = { phase, _, _ in
      if phase == .moved { moves.append(scene.stage.tick) }
    }
    scene.view.addSubview(recorder)
    scene.stage.touches.finger(along: path, time: 0)
    scene.step(12)
    #expect(moves == [1, 2, 8, 9])
  }
}
