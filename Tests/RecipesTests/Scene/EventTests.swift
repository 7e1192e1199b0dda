import Testing
import UIKit

@testable import Recipes

/// Tests the events of the dynamic animator and of behaviors.
@MainActor
@Suite struct EventTests {
  @Test("animator handles didPause and willResume") func pauseAndResume() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [100, 100, 50, 50], alpha: 0.5, tag: 0 } }
      animator:
        - item: { items: [ball], resistance: 1, id: body }
      on:
        - { animator: didPause, set: { ball.tag: 1 } }
        - { animator: willResume, set: { ball.tag: 2 } }
      timeline: [{ at: 2s, set: { body.resistance: 2 } }]
      """)
    let ball = try #require(scene.view("ball"))
    scene.play(to: 0)
    #expect(ball.tag == 2)
    // An item without forces rests at the 31st step.
    scene.play(to: 30.0 / 60)
    #expect(ball.tag == 2)
    scene.play(to: 31.0 / 60)
    #expect(ball.tag == 1)
    scene.play(to: 2)
    #expect(ball.tag == 2)
  }

  @Test("action handles every step of a behavior") func everyStep() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [100, 100, 50, 50] }, log: { frame: [0, 400, 50, 5], alpha: 0 } }
      animator:
        - item: { id: body, items: [ball], resistance: 0 }
        - push: { id: kick, items: [ball], mode: instantaneous, pushDirection: [0.01, 0] }
      on:
        - { action: kick, set: { kick.active: true } }
        - { action: kick, once: true, set: { log.alpha: 0.5 } }
      """)
    let body = try #require(scene.animator.behaviors.first as? UIDynamicItemBehavior)
    let ball = try #require(scene.view("ball"))
    scene.play(to: 0.5)
    #expect(scene.view("log")?.alpha == 0.5)
    // Every push adds 4 points per second.
    #expect(abs(body.linearVelocity(for: ball).x - 120) < 0.01)
  }

  @Test("action handles the steps of a behavior that replaces another") func replacedBehavior()
    throws
  {
    let scene = try scene(
      """
      views: { ball: { frame: [100, 100, 50, 50] }, log: { frame: [0, 0, 1, 1], tag: 0 } }
      timeline:
        - { at: 0s, add: { animator: [gravity: { id: fall, items: [ball] }] } }
        - { at: 0.5s, remove: fall }
        - { at: 0.6s, set: { log.tag: 0 } }
      on:
        - { action: fall, set: { log.tag: 1 } }
      """)
    let log = try #require(scene.view("log"))
    scene.play(to: 0.4)
    #expect(log.tag == 1)
    scene.play(to: 1)
    #expect(log.tag == 0)
  }
}
