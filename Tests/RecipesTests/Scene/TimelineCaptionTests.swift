import Testing

@testable import Recipes

@Suite struct TimelineCaptionTests {
  @Test("the actions of the timeline have captions, in the order of time") func captions() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 5s
      components: { alert: { kind: alert, title: A, message: B, buttons: [C] } }
      views:
        ball: { frame: [0, 0, 10, 10] }
        box: { frame: [0, 0, 10, 10] }
      animator:
        - gravity: { id: pull, items: [ball] }
      animators:
        rise: { duration: 1s, animations: { ball.alpha: 0 } }
        fall: { duration: 1s, animations: { box.alpha: 0 } }
      timeline:
        - { at: 3s, tap: ball }
        - { at: 0.5s, call: alert.show }
        - { at: 1s, tap: [12.4, 7.6] }
        - { at: 1s, press: { at: ball, duration: 0.4s } }
        - { at: 2s, drag: { from: [0, 0], to: box, duration: 1.5s } }
        - { at: 3s, set: { ball.alpha: 0, ball.center: [1, 2], box.alpha: 0, pull.magnitude: 2 } }
        - at: 4s
          add: { views: { late: { frame: [0, 0, 10, 10] } }, animator: [gravity: { items: [late] }] }
        - at: 4s
          add: { animator: [gravity: { id: more, items: [box] }] }
        - { at: 4s, doubleTap: ball }
        - { at: 4s, longPress: [1, 2] }
        - { at: 4s, drag: { from: ball, by: [0, 9], duration: 1s, holdBefore: 0.5s, holdAfter: 0.25s } }
        - { at: 4s, flick: { from: ball, by: [0, 9] } }
        - { at: 4s, pinch: { at: ball, from: 10, to: 90, duration: 1s, holdAfter: 0.5s } }
        - { at: 4s, rotate: { at: [5, 6], by: 1 } }
        - { at: 5s, remove: [box, more] }
        - { at: 5s, start: [rise, fall] }
        - { at: 5s, scrub: { animator: rise, fractionComplete: 0.5 } }
        - { at: 5s, continue: { animator: rise, durationFactor: 1 } }
        - { at: 5s, animate: 1s, keyframes: [{ relativeStartTime: 0, relativeDuration: 1, set: { ball.alpha: 0 } }] }
        - { at: 5s, transition: { with: ball, set: { ball.alpha: 0 }, duration: 1s } }
        - { at: 5s, transition: { from: ball, to: box, duration: 1s } }
        - { at: 5s, add: { animations: { rise: { ball.alpha: 1 } } } }
      """, file: "timeline.yaml")
    #expect(
      recipe.events == [
        RecipeEvent(time: 0.5, caption: "alert.show"),
        RecipeEvent(time: 1, caption: "tap 12, 8"),
        RecipeEvent(time: 1, duration: 0.4, caption: "press ball"),
        RecipeEvent(time: 2, duration: 1.5, caption: "drag"),
        RecipeEvent(time: 3, caption: "tap ball"),
        RecipeEvent(time: 3, caption: "set ball, box, pull"),
        RecipeEvent(time: 4, caption: "add late"),
        RecipeEvent(time: 4, caption: "add more"),
        RecipeEvent(time: 4, caption: "double tap ball"),
        RecipeEvent(time: 4, duration: 1, caption: "press 1, 2"),
        RecipeEvent(time: 4, duration: 1.75, caption: "drag"),
        RecipeEvent(time: 4, duration: 0.15, caption: "flick"),
        RecipeEvent(time: 4, duration: 1.5, caption: "pinch ball"),
        RecipeEvent(time: 4, duration: 0.5, caption: "rotate 5, 6"),
        RecipeEvent(time: 5, caption: "remove box, more"),
        RecipeEvent(time: 5, caption: "start rise, fall"),
        RecipeEvent(time: 5, caption: "scrub rise"),
        RecipeEvent(time: 5, caption: "continue rise"),
        RecipeEvent(time: 5, caption: "keyframes ball"),
        RecipeEvent(time: 5, caption: "transition ball"),
        RecipeEvent(time: 5, caption: "transition ball to box"),
        RecipeEvent(time: 5, caption: "add rise"),
      ])
  }
}
