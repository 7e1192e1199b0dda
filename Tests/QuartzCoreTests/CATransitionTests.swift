import DisplayList
import Testing

@testable import QuartzCore

@Suite @MainActor struct CATransitionTests {
  private static func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype?
  ) -> CATransition {
    let transition = CATransition()
    (transition.type, transition.subtype) = (type, subtype)
    transition.duration = 1
    return transition
  }

  private static func shown(
    _ type: CATransitionType, _ subtype: CATransitionSubtype?
  ) -> DisplayLayer? {
    let scene = LayerScene()
    scene.layer.backgroundColor = .black
    scene.layer.removeAllAnimations()
    scene.tick()
    _ = scene.root.displayLayer(at: scene.clock.time)
    scene.layer.add(transition(type, subtype), forKey: "any key")
    CATransaction.setDisableActions(true)
    scene.layer.backgroundColor = .white
    CATransaction.setDisableActions(false)
    scene.tick(15)
    return scene.root.displayLayer(at: scene.clock.time)?.sublayers.first
  }

  @Test("a fade dissolves the last frame into the new state") func fade() throws {
    let shown = try #require(Self.shown(.fade, nil))
    #expect(abs((shown.attributes.dissolve ?? 0) - 0.25) < 1e-6)
    #expect(shown.sublayers.map(\.attributes.backgroundColor) == [.black, .white])
  }

  @Test(
    "sliding states move by the size of the layer",
    arguments: [
      (.push, .fromLeft, [(.black, 75, 50), (.white, -25, 50)]),
      (.push, .fromTop, [(.black, 50, 25), (.white, 50, 125)]),
      (.moveIn, .fromRight, [(.black, 50, 50), (.white, 125, 50)]),
      (.reveal, .fromBottom, [(.white, 50, 50), (.black, 50, 75)]),
    ] as [(CATransitionType, CATransitionSubtype, [(CGColor, CGFloat, CGFloat)])])
  func slides(
    type: CATransitionType, subtype: CATransitionSubtype, layers: [(CGColor, CGFloat, CGFloat)]
  ) throws {
    let shown = try #require(Self.shown(type, subtype)).sublayers.map(\.attributes)
    #expect(shown.map(\.backgroundColor) == layers.map(\.0))
    for (attributes, layer) in zip(shown, layers) {
      #expect(abs(attributes.position.x - layer.1) < 1e-6)
      #expect(abs(attributes.position.y - layer.2) < 1e-6)
    }
  }

  @Test("a layer has one transition, which ends with its animation") func lifecycle() {
    let scene = LayerScene()
    _ = scene.root.displayLayer(at: scene.clock.time)
    scene.layer.add(Self.transition(.fade, nil), forKey: nil)
    scene.layer.add(Self.transition(.push, nil), forKey: "other")
    #expect(scene.layer.animationKeys() == [kCATransition])
    scene.tick(61)
    #expect(scene.layer.animationKeys() == nil)
    let shown = scene.root.displayLayer(at: scene.clock.time)?.sublayers.first
    #expect(shown?.attributes.dissolve == nil && shown?.id == scene.layer.identifier)
  }
}
