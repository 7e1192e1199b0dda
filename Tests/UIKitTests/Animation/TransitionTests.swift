import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite("UIView.transition")
struct TransitionTests {
  private func colors(_ layer: DisplayLayer?) -> [CGColor] {
    guard let layer else { return [] }
    return (layer.attributes.backgroundColor.map { [$0] } ?? [])
      + layer.sublayers.flatMap { colors($0) }
  }

  @Test(
    "the old content dissolves into the new content",
    arguments: [
      UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown,
    ])
  func dissolve(transition: UIView.AnimationOptions) throws {
    let card = Card()
    var log: [String] = []
    UIView.transition(with: card.container, duration: 1, options: [transition, .curveLinear]) {
      card.old.backgroundColor = .blue
    } completion: {
      log.append("\($0)@\(card.stage.tick)")
    }
    #expect(card.old.backgroundColor == .blue)
    card.step(15)
    let half = try #require(card.shown)
    #expect(isNear(half.attributes.dissolve, 0.25))
    #expect(half.sublayers.map { colors($0) } == [[UIColor.red.cgColor], [UIColor.blue.cgColor]])
    #expect(log.isEmpty)
    card.step(45)
    #expect(try #require(card.shown).attributes.dissolve == nil)
    #expect(colors(card.shown) == [UIColor.blue.cgColor])
    #expect(log == ["true@60"])
  }

  @Test(
    "flips show one side and then the other",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
    ])
  func flips(
    transition: UIView.AnimationOptions, narrows: Bool
  ) throws {
    let card = Card()
    UIView.transition(
      from: card.old, to: card.new, duration: 1, options: [transition, .curveLinear])
    for (tick, width, color) in [
      (20, 0.5, UIColor.red), (29, cos(.pi * 29 / 60), .red), (40, 0.5, .blue), (60, 1, .blue),
    ] {
      card.step(tick - card.stage.tick)
      let layer = try #require(card.shown)
      let box = layer.sublayers[0].attributes
      let transform = layer.attributes.matrix
      #expect(isNear(narrows ? transform.a : transform.d, tick == 60 ? 1 : width), "tick \(tick)")
      #expect(colors(layer) == [color.cgColor], "tick \(tick)")
      if tick < 60 {
        // The center of the card does not move.
        let center = CGPoint(x: 50, y: 25).applying(box.matrix).applying(transform)
        #expect(isNear(center.x, 70) && isNear(center.y, 65), "tick \(tick)")
      }
    }
  }

  @Test(
    "the edge that flips are named after comes toward the front",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, CGPoint(x: 0, y: 25)),
      (.transitionFlipFromRight, CGPoint(x: 100, y: 25)),
      (.transitionFlipFromTop, CGPoint(x: 50, y: 0)),
      (.transitionFlipFromBottom, CGPoint(x: 50, y: 50)),
    ])
  func nearEdge(transition: UIView.AnimationOptions, edge: CGPoint) throws {
    let card = Card()
    UIView.transition(
      from: card.old, to: card.new, duration: 1, options: [transition, .curveLinear])
    card.step(15)
    let layer = try #require(card.shown)
    let projection = try #require(layer.attributes.projection)
    let inner = layer.sublayers[0].attributes.matrix
    let opposite = CGPoint(x: 100 - edge.x, y: 50 - edge.y)
    // What is nearer to the eye has the smaller divisor.
    #expect(
      projection.divisor(at: edge.applying(inner))
        < projection.divisor(at: opposite.applying(inner)))
  }

  @Test("nothing is visible edge-on in the middle of a flip") func edgeOn() {
    let card = Card()
    UIView.transition(
      from: card.old, to: card.new, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
    card.step(30)
    #expect(abs(card.shown?.attributes.transform.a ?? 0) < 1e-12)
  }

  @Test("transition(from:to:) replaces a view in its superview") func replacing() {
    let card = Card()
    let above = UIView()
    card.container.addSubview(above)
    UIView.transition(from: card.old, to: card.new, duration: 1, options: .transitionCrossDissolve)
    #expect(card.container.subviews == [card.new, above])
    #expect(card.old.superview == nil)
  }

  @Test("showHideTransitionViews hides and shows views instead") func showHide() {
    let card = Card()
    card.container.addSubview(card.new)
    card.new.isHidden = true
    UIView.transition(
      from: card.old, to: card.new, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    #expect(card.container.subviews == [card.old, card.new])
    #expect(card.old.isHidden && !card.new.isHidden)
  }

  @Test(
    "content changes immediately unless allowAnimatedContent is set",
    arguments: [(UIView.AnimationOptions(), true), (.allowAnimatedContent, false)])
  func allowAnimatedContent(
    options: UIView.AnimationOptions, isDone: Bool
  ) {
    let card = Card()
    UIView.transition(
      with: card.container, duration: 1, options: [.transitionCrossDissolve, .curveLinear, options]
    ) {
      UIView.animate(withDuration: 1) { card.old.center.x = 150 }
    }
    card.step(30)
    #expect((card.old.layer.presented(at: card.stage.time).position.x == 150) == isDone)
  }

  @Test(
    "without a transition style or a duration, the change is immediate",
    arguments: [
      (UIView.AnimationOptions.transitionNone, 1.0), (.transitionCrossDissolve, 0),
      (.transitionCrossDissolve, .nan),
    ])
  func immediate(
    options: UIView.AnimationOptions, duration: Double
  ) {
    let card = Card()
    var log: [Bool] = []
    UIView.transition(with: card.container, duration: duration, options: options) {
      card.old.backgroundColor = .blue
    } completion: {
      log.append($0)
    }
    #expect(card.shown?.attributes.dissolve == nil)
    #expect(colors(card.shown) == [UIColor.blue.cgColor])
    card.step(1)
    #expect(log == [true])
  }

  @Test("a transition during another one starts from the presented content") func interrupted()
    throws
  {
    let card = Card()
    UIView.transition(
      with: card.container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { card.old.backgroundColor = .blue }
    card.step(30)
    UIView.transition(
      with: card.container, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { card.old.backgroundColor = .green }
    let layer = try #require(card.shown)
    #expect(layer.attributes.dissolve == 0)
    #expect(isNear(layer.sublayers[0].attributes.dissolve, 0.5))
    let names: Set = [layer.sublayers[0].id, layer.sublayers[1].id, layer.id]
    #expect(names.count == 3)
  }

  @Test("touches are blocked until the end of a transition") func touches() {
    let card = Card()
    UIView.transition(with: card.container, duration: 1, options: .transitionCrossDissolve) {}
    let point = CGPoint(x: 50, y: 50)
    #expect(card.stage.view.hitTest(point, with: nil) === card.stage.view)
    card.step(60)
    #expect(card.stage.view.hitTest(point, with: nil) === card.old)
  }

  @Test("property animators scrub transitions") func propertyAnimator() throws {
    let card = Card()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.transition(with: card.container, duration: 1, options: .transitionCrossDissolve) {
        card.old.backgroundColor = .blue
      }
    }
    animator.fractionComplete = 0.3
    #expect(isNear(card.shown?.attributes.dissolve, 0.3))
    animator.stopAnimation(true)
    #expect(card.shown?.attributes.dissolve == nil)
  }
}

/// A stage with a container that shows a red view, and a blue view to replace it.
@MainActor
private struct Card {
  let stage = Stage(device: .iPhone8)
  let container = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 50))
  let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let new = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    stage.view.addSubview(container)
    container.addSubview(old)
    old.backgroundColor = .red
    new.backgroundColor = .blue
  }

  func step(_ count: Int) { stage.step(count) }

  /// The display layer of the container.
  var shown: DisplayLayer? { stage.displayList().layers.first?.sublayers.last?.sublayers.last }
}
