import DisplayList
import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite struct EffectViewTests {
  @Test("a mask is a view with a name, which is animated as others are") func mask() throws {
    let scene = try scene(
      """
      views:
        card:
          frame: [0, 0, 100, 100]
          mask: { hole: { frame: [10, 10, 20, 20], backgroundColor: black } }
      timeline:
        - { at: 0s, set: { hole.center: [60, 20] }, animate: { duration: 1s, curve: linear } }
      """)
    let hole = try #require(scene.view("hole"))
    #expect(scene.view("card")?.mask === hole && hole.superview == nil)
    scene.play(to: 0.5)
    let shown = try #require(hole.layer.presentation())
    #expect(abs(shown.position.x - 40) < 1)
  }

  @Test("a transform in space scales, turns about x, y and z, moves, and has a perspective")
  func transform() throws {
    let scene = try scene(
      """
      views:
        it:
          frame: [0, 0, 100, 100]
          transform3D: { rotationY: 90deg, scale: [2, 3, 4], translation: [5, 6, 7], perspective: 200 }
          zPosition: 3
          isDoubleSided: false
          maskedCorners: [topLeft, bottomRight]
          perspective: 500
      """)
    let layer = try #require(scene.view("it")).layer
    let transform = layer.transform
    #expect(abs(transform.m13 + 2) < 1e-12 && abs(transform.m22 - 3) < 1e-12)
    #expect(abs(transform.m31 - 4) < 1e-12)
    #expect((transform.m41, transform.m42, transform.m43) == (5, 6, 7))
    #expect(abs(transform.m44 - (1 - 7.0 / 200)) < 1e-12)
    #expect(layer.zPosition == 3 && !layer.isDoubleSided)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    #expect(layer.sublayerTransform.m34 == -1.0 / 500)
  }

  @Test("the effect of a visual effect view is animated, and its subviews are in its content view")
  func effect() throws {
    let scene = try scene(
      """
      views:
        glass:
          kind: visualEffectView
          frame: [0, 0, 100, 100]
          subviews: { dot: { frame: [0, 0, 9, 9] } }
      timeline:
        - { at: 0s, set: { glass.effect: dark }, animate: { duration: 1s, curve: linear } }
      """)
    let glass = try #require(scene.view("glass") as? UIVisualEffectView)
    #expect(scene.view("dot")?.superview === glass.contentView)
    scene.play(to: 0.5)
    let shown = try #require(glass.layer.displayLayer(at: scene.stage.time))
    #expect(abs(try #require(shown.attributes.effects.backdrop).blurRadius - 10) < 0.5)
    scene.play(to: 1.5)
    let end = try #require(glass.layer.displayLayer(at: scene.stage.time))
    #expect(end.attributes.effects.backdrop?.blurRadius == 20)
  }

  @Test("an emitter emits its cells, and stops when its birth rate is set to 0") func emitter()
    throws
  {
    let scene = try scene(
      """
      views:
        sparks:
          kind: emitter
          frame: [0, 0, 100, 100]
          emitterPosition: [50, 50]
          emitterShape: circle
          emitterSize: [10, 10]
          seed: 3
          cells:
            - { shape: star, size: 16, birthRate: 60, lifetime: 0.5s, color: red,
                cells: [{ birthRate: 10, lifetime: 0.1s }] }
      timeline:
        - { at: 1s, set: { sparks.birthRate: 0 } }
      """)
    let layer = try #require(scene.view("sparks")?.layer as? CAEmitterLayer)
    #expect(layer.emitterCells?.first?.contentsScale == 2 && layer.seed == 3)
    #expect(layer.emitterCells?.first?.emitterCells?.count == 1)
    func count() -> Int {
      guard let content = layer.displayLayer(at: scene.stage.time)?.content,
        case .particles(let particles) = content
      else { return 0 }
      return particles.particles.count
    }
    #expect(count() == 0)
    scene.play(to: 0.9)
    #expect((30...60).contains(count()))
    scene.play(to: 1.8)
    #expect(count() == 0)
  }

  @Test("a replicator shows its subviews several times") func replicator() throws {
    let scene = try scene(
      """
      views:
        spinner:
          kind: replicator
          frame: [0, 0, 100, 100]
          instanceCount: 5
          instanceTransform: { translation: [10, 0, 0] }
          instanceAlphaOffset: -0.1
          subviews: { bar: { frame: [0, 0, 4, 20], backgroundColor: black } }
      """)
    scene.play(to: 0.1)
    let layer = try #require(scene.view("spinner")).layer
    let shown = try #require(layer.displayLayer(at: scene.stage.time)).sublayers
    #expect(shown.map(\.attributes.position.x) == [0, 10, 20, 30, 40])
    #expect(abs(shown[4].attributes.opacity - 0.6) < 1e-6)
  }
}
