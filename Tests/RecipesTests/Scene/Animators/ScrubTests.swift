import Testing
import UIKit

@testable import Recipes

/// Tests scrubbing by the timeline, along paths and by touches.
@MainActor
@Suite struct ScrubTests {
  /// Makes a scene with a ball that moves 100 points to the right within a second.
  private func scene(_ rest: String) throws -> RecipeScene {
    try RecipesTests.scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 400], isUserInteractionEnabled: false } }
      animators: { move: { duration: 1s, curve: linear, animations: { ball.center: [100, 400] } } }
      \(rest)
      """)
  }

  private func x(_ scene: RecipeScene) throws -> Double {
    let x = try #require(scene.view("ball")).layer.presented(at: scene.stage.time).position.x
    return (x * 1e6).rounded() / 1e6
  }

  private func expect(_ scene: RecipeScene, _ places: [(time: TimeInterval, x: Double)]) throws {
    for (time, place) in places {
      scene.play(to: time)
      #expect(try x(scene) == place, "at \(time) s")
    }
  }

  // MARK: Paths

  @Test("a path passes its fractions at equal intervals") func path() throws {
    let scene = try scene(
      """
      timeline:
        - { at: 0.5s, scrub: { animator: move, through: [0.2, 0.8, 0.4, 0.5], duration: 1.5s } }
      """)
    try expect(
      scene,
      [
        (0.45, 0), (0.5, 20), (0.75, 50), (1, 80), (1.25, 60), (1.5, 40), (1.75, 45), (2, 50),
        (3, 50),
      ])
    #expect(scene.propertyAnimators.first?.animator.state == .active)
  }

  @Test(
    "another call ends a path",
    arguments: [
      ("a pause", "pause: move", [(1.5, 50), (3, 50)]),
      ("a fraction", "scrub: { animator: move, fractionComplete: 0.1 }", [(1, 10), (3, 10)]),
      (
        "another path", "scrub: { animator: move, through: [1, 0], duration: 1s }",
        [(1, 99.999), (1.5, 50), (2, 0.001), (3, 0.001)]
      ),
      ("a stop", "stop: move", [(1.5, 50), (3, 50)]),
      (
        "a stop for good", "stop: { animator: move, withoutFinishing: true }",
        [(1.5, 50), (3, 50)]
      ),
    ] as [(String, String, [(TimeInterval, Double)])])
  func endedPath(
    id: String, action: String, places: [(TimeInterval, Double)]
  ) throws {
    let scene = try scene(
      """
      timeline:
        - { at: 0s, scrub: { animator: move, through: [0, 1], duration: 2s } }
        - { at: 1s, \(action) }
      """)
    try expect(scene, [(0.5, 25)] + places)
  }

  @Test("an animator continues from the end of a path") func continues() throws {
    let scene = try scene(
      """
      timeline:
        - { at: 0s, scrub: { animator: move, through: [0, 1], duration: 2s } }
        - { at: 1s, continue: { animator: move, curve: linear } }
      """)
    try expect(scene, [(1, 50), (1.25, 75), (1.5, 100), (3, 100)])
    #expect(scene.propertyAnimators.first?.animator.state == .inactive)
  }

  @Test("a path runs backward in a reversed animator") func reversed() throws {
    let scene = try scene(
      """
      timeline:
        - { at: 0s, pause: move }
        - { at: 0s, reverse: move }
        - { at: 0s, scrub: { animator: move, through: [0, 1], duration: 2s } }
      """)
    try expect(scene, [(0, 99.999), (0.5, 75), (1.5, 25), (2, 0.001)])
  }

  // MARK: Touches

  @Test("fractionComplete follows a touch") func followsTouch() throws {
    let scene = try scene(
      """
      on: [{ touchesMoved: stage, scrub: { animator: move, fractionComplete: touch.x / 320 } }]
      timeline: [{ at: 0s, drag: { from: [0, 100], through: [[320, 100]], to: [160, 100], duration: 1.5s } }]
      """)
    try expect(scene, [(0, 0), (0.5, 50), (1, 99.999), (1.25, 75), (3, 50)])
  }

  @Test("began.fractionComplete is the fraction at the start of a touch") func beganFraction()
    throws
  {
    let scene = try scene(
      """
      on:
        - { touchesBegan: stage, pause: move }
        - { touchesMoved: stage, scrub: { animator: move, fractionComplete: began.fractionComplete + (touch.x - began.x) / 100 } }
        - { touchesEnded: stage, continue: { animator: move, curve: linear } }
      timeline:
        - { at: 0s, start: move }
        - { at: 0.5s, drag: { from: [200, 100], to: [220, 100], duration: 0.2s } }
        - { at: 0.9s, drag: { from: [300, 100], to: [260, 100], duration: 0.2s } }
      """)
    try expect(
      scene,
      [(0.5, 50), (0.6, 60), (0.7, 70), (0.9, 90), (1, 70), (1.1, 50), (1.35, 75), (1.6, 100)]
    )
  }

  @Test("a fraction that is not finite is ignored") func notFinite() throws {
    let scene = try scene(
      """
      on: [{ touchesMoved: stage, scrub: { animator: move, fractionComplete: "0 / (touch.x - touch.x)" } }]
      timeline:
        - { at: 0s, start: move }
        - { at: 0.5s, drag: { from: [0, 100], to: [320, 100], duration: 1s } }
      """)
    // The animator pauses in the tick after the touch, in which the touch moves.
    try expect(scene, [(3, 51.666667)])
  }

  @Test("a fraction is clamped to 0 and 1") func clamped() throws {
    let scene = try scene(
      """
      on: [{ touchesMoved: stage, scrub: { animator: move, fractionComplete: (touch.x - 160) / 16 } }]
      timeline: [{ at: 0s, drag: { from: [100, 100], to: [220, 100], duration: 1s } }]
      """)
    try expect(scene, [(0.25, 0.001), (0.5, 0.001), (0.75, 99.999)])
  }
}
