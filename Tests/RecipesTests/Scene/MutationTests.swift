import Testing
import UIKit

@testable import Recipes

/// Checks that randomly changed recipes are rejected or play, without a crash.
@MainActor
@Suite struct MutationTests {
  /// A recipe with all features.
  private static let whole = """
    flipbook: 1
    title: Everything
    stage: { device: iPhone 5s, background: white, statusBar: true, navigationBar: A, tabBar: [A, B] }
    duration: 2s
    params: { size: 50, where: [160, 100] }
    components:
      alert: { kind: alert, title: A, message: B, buttons: [C, D] }
    views:
      ball: { bounds: [0, 0, $size, 50], center: $where, backgroundColor: orange, cornerRadius: 25 }
      box: { frame: [10, 200, 80, 40], subviews: { inner: { frame: [5, 5, 9, 9], alpha: 0.5 } } }
      text: { kind: label, frame: [0, 300, 320, 40], text: Hello, font: Avenir 14, numberOfLines: 2 }
      go: { kind: button, frame: [100, 400, 80, 40], title: { normal: Go, highlighted: Gone } }
      sky: { frame: [0, 0, 320, 20], gradient: { colors: [blue, white], locations: [0, 1] } }
      disc: { frame: [200, 60, 40, 20], collisionBoundsType: ellipse }
      tip: { frame: [250, 60, 30, 30], collisionBoundsType: path, collisionBoundingPath: [[0, -15], [15, 15], [-15, 15]] }
      left: { frame: [20, 300, 20, 20] }
      right: { frame: [60, 310, 30, 20], collisionBoundsType: ellipse }
    groups: { pair: [left, right] }
    animator:
      - gravity: { items: [ball, box], id: fall, angle: 90deg, magnitude: 1 }
      - collision:
          items: [ball, box, inner]
          collisionMode: everything
          translatesReferenceBoundsIntoBoundary: [0, 0, 49, 0]
          boundaries: { floor: { from: [0, 450], to: [320, 450] }, disc: { oval: [200, 300, 50, 50] } }
      - push: { items: [box], mode: instantaneous, pushDirection: [1, 0], targetOffsetFromCenter: [0, 9] }
      - attachment: { item: inner, anchorPoint: [50, 200], length: 20, frequency: 2, damping: 0.5 }
      - attachment: { item: ball, attachedTo: box, length: 100 }
      - item: { id: body, items: [ball], elasticity: 0.9, density: 2, resistance: 0.1, addAngularVelocity: { ball: 90deg } }
      - pinAttachment: { item: disc, attachedTo: tip, attachmentAnchor: [230, 70], attachmentRange: [-1, 90deg], frictionTorque: 0.1 }
      - slidingAttachment: { id: rail, item: pair, attachmentAnchor: [50, 310], axisOfTranslation: [1, 0], attachmentRange: [-9, 40] }
      - limitAttachment: { item: pair, attachedTo: disc, length: 300 }
      - behavior:
          id: fields
          children:
            - dragField: { items: [ball, pair], position: [100, 200], region: { union: [{ radius: 99 }, { inverse: { size: [9, 9] } }] } }
            - noiseField: { id: wind, items: [disc, tip], smoothness: 0.5, animationSpeed: 1, falloff: 1, minimumRadius: 5 }
            - radialGravityField: { items: [ball], position: [100, 200], strength: 3 }
            - field: { items: [tip], evaluationBlock: [-4 * position.x, "min(mass, sin(time)) / velocity.dx"] }
    animators:
      slide: { duration: 0.6s, dampingRatio: 0.5, initialVelocity: [1, 2], animations: { text.center: [9, 300] } }
      fade:
        duration: 0.5s
        controlPoint1: [0.2, 1.5]
        controlPoint2: [0.8, -1]
        animations: [{ sky.frame: [0, 0, 99, 99], sky.alpha: 0 }, { set: { sky.cornerRadius: 9 }, delayFactor: 0.5 }]
        scrubsLinearly: false
      bounce: { spring: { duration: 0.3s, bounce: 0.5 }, animations: { keyframes: [{ relativeStartTime: 0.1, relativeDuration: 0.5, set: { go.center: [99, 99] } }] }, pausesOnCompletion: true }
      swing: { spring: { mass: 1, stiffness: 100, damping: 10 }, isInterruptible: false, isUserInteractionEnabled: false }
    gestureRecognizers:
      pan: { kind: pan, view: box, maximumNumberOfTouches: 2, simultaneousWith: [pinch, turn] }
      pinch: { kind: pinch, view: stage, requireToFail: [twice] }
      turn: { kind: rotation, view: stage, simultaneousWith: pinch, cancelsTouchesInView: false }
      twice: { kind: tap, view: box, numberOfTapsRequired: 2 }
      press: { kind: longPress, view: ball, minimumPressDuration: 0.1s, delaysTouchesBegan: true }
      swipe: { kind: swipe, view: stage, direction: [right, down] }
      edge: { kind: screenEdgePan, view: stage, edges: [left, top] }
    timeline:
      - { at: 0.1s, doubleTap: box }
      - { at: 0.2s, longPress: { at: ball, duration: 0.2s } }
      - { at: 0.6s, pinch: { at: box, from: 20, to: 200, turning: 90deg, duration: 0.3s, holdAfter: 0.1s } }
      - { at: 1s, rotate: { at: [160, 200], by: -1, duration: 0.3s, curve: easeIn } }
      - { at: 1.1s, flick: { from: [5, 200], by: [200, 0] } }
      - { at: 0s, start: [slide, fade, swing, bounce] }
      - { at: 0.1s, reverse: slide }
      - { at: 0.15s, pause: [slide, fade] }
      - { at: 0.05s, set: { go.alpha: 0.5 }, animate: { duration: 0.3s, usingSpringWithDamping: 0.5, initialSpringVelocity: 2 } }
      - { at: 0.15s, set: { go.center: [9, 9] }, animate: { springDuration: 0.3s, bounce: 0.5, options: [repeat, autoreverse] } }
      - at: 0.15s
        animate: { duration: 0.4s, curve: linear }
        calculationMode: cubicPaced
        keyframes:
          - { relativeStartTime: 0, relativeDuration: 0.5, set: { text.center: [9, 99], text.alpha: 0.5 } }
          - { relativeStartTime: 0.5, relativeDuration: 0.2, set: { text.frame: [0, 0, 9, 9] } }
      - { at: 0.25s, transition: { with: box, set: { inner.frame: [1, 1, 5, 5] }, duration: 0.3s, options: transitionFlipFromLeft } }
      - { at: 0.35s, transition: { from: disc, to: tip, duration: 0.3s, curve: easeIn, options: [transitionCrossDissolve] } }
      - { at: 0.2s, add: { animations: { swing: { sky.backgroundColor: red }, fade: { text.alpha: 0.5 } } } }
      - { at: 0.2s, scrub: { animator: slide, through: [0.2, 1, 0], duration: 0.3s } }
      - { at: 0.3s, continue: { animator: fade, durationFactor: 0.5, curve: easeIn } }
      - { at: 0.6s, stop: slide }
      - { at: 0.7s, finish: { animator: slide, position: start } }
      - { at: 0.8s, start: { animator: slide, afterDelay: 0.1s } }
      - { at: 0.8s, reverse: { animator: bounce, isReversed: true } }
      - { at: 1.1s, scrub: { animator: slide, fractionComplete: 0.7 } }
      - { at: 0.1s, call: alert.show }
      - { at: 0.3s, set: { ball.backgroundColor: blue, fall.magnitude: 2, box.center: [99, 99] } }
      - { at: 0.4s, set: { text.frame: [0, 0, 99, 99] }, animate: { duration: 0.3s, curve: easeIn } }
      - { at: 0.5s, tap: alert.buttons.0 }
      - { at: 0.6s, press: { at: go, duration: 0.1s } }
      - { at: 0.8s, drag: { from: go, through: [[200, 200], [300, 99]], to: [10, 10], duration: 0.2s } }
      - at: 1s
        add:
          views: { late: { frame: [0, 0, 30, 30], transform: { rotation: 30deg, scale: 2 } } }
          animator: [snap: { item: late, snapPoint: [100, 100], damping: 0.3, id: pull }]
      - { at: 1.2s, remove: [pull, ball] }
    on:
      - { gesture: pan, apply: box }
      - { gesture: pinch, apply: [box, ball] }
      - { gesture: { recognizer: turn, state: changed }, apply: box }
      - { gesture: { recognizer: pan, state: ended }, add: { animator: [item: { items: [box], addLinearVelocity: velocity }] } }
      - { gesture: press, scrub: { animator: slide, fractionComplete: touch.y / 500 } }
      - { gesture: swipe, set: { go.center: touch } }
      - { touchesCancelled: ball, set: { ball.alpha: 0.5 } }
      - { contact: { began: ball, boundary: floor }, set: { ball.alpha: 0.5 } }
      - { contact: { began: ball, with: box }, remove: inner }
      - { contact: { ended: box, boundary: referenceBounds }, add: { animator: [gravity: { items: inner }] } }
      - { touchUpInside: go, call: alert.show }
      - { touchesBegan: stage, once: true, set: { box.center: touch, body.addLinearVelocity: [9, 9] } }
      - { touchesMoved: stage, set: { box.frame: [touch.x, 9, 80, 40], rail.attachmentRange: [-5, 5] } }
      - { touchesEnded: box, add: { animator: [snap: { item: pair, snapPoint: [99, touch.y] }] } }
      - { animator: didPause, set: { wind.strength: 5 } }
      - { action: rail, tap: [9, 300] }
      - { touchesMoved: stage, scrub: { animator: bounce, fractionComplete: began.fractionComplete + (touch.x - began.x) / 320 } }
      - { completed: fade, start: fade }
      - { completed: { animator: slide, position: start }, stop: { animator: bounce, withoutFinishing: true } }

    """

  private static let values = [
    "0", "-1", "1", "1e6", "-1e6", ".nan", ".inf", "0.1", "1e-9", "[]", "[0, 0]", "[0, 0, 0, 0]",
    "[0.1, 0.1, 0.1, 0.1]", "[1e6, 1e6, 1e6, 1e6]", "{}", "~", "ball", "box", "inner", "late",
    "alert.view", "alert.show", "$size", "$none", "true", "1s", "90deg", "*a", "&a", "\"", "items",
    "frame", "0s", "[ball, box, inner, late]", "{ scale: 0 }", "identity", "touch", "touch.x",
    "pair", "stage", "disc", "tip", "slide", "fade", "swing", "start", "current", "path", "ellipse",
    "infinite", "{ radius: 5 }", "position.x",
  ]

  @Test("the unchanged recipe plays") func unchanged() throws {
    let scene = try Recipe.check(Self.whole, file: "f").makeScene()
    scene.play(to: 2)
  }

  @Test("a randomly changed recipe is rejected or plays", arguments: 0..<60)
  func randomChanges(seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    var text = Self.whole
    for _ in 0...Int(random.next() % 3) { Self.mutate(&text, &random) }
    do throws(RecipeErrors) {
      let scene = try Recipe.check(text, file: "f").makeScene()
      scene.play(to: 1.5)
      let centers = scene.views.map(\.view.center)
      #expect(centers.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(text)")
    } catch {
      #expect(!error.diagnostics.isEmpty)
    }
  }

  private static func mutate(_ text: inout String, _ random: inout SplitMix) {
    switch random.next() % 8 {
    case 0:
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.remove(at: random.index(below: lines.count))
      text = lines.joined(separator: "\n")
    case 1:
      var characters = Array(text)
      characters.remove(at: random.index(below: characters.count))
      text = String(characters)
    default:
      // Replaces a word, a number or a list by another value.
      let matches = text.matches(of: /[A-Za-z0-9.$]+|\[[^\[\]]*\]/)
      let match = matches[random.index(below: matches.count)]
      text.replaceSubrange(match.range, with: values[random.index(below: values.count)])
    }
  }
}
