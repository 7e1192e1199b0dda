import DisplayList
import Testing

@testable import QuartzCore

@Suite @MainActor struct LayerMaskTests {
  private let mask = CALayer()

  init() {
    mask.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    mask.backgroundColor = .black
  }

  private func shownMask(in scene: LayerScene<CALayer>) -> DisplayLayer? {
    scene.root.freshDisplayLayer(at: scene.clock.time)?.sublayers.first?.attributes.mask
  }

  @Test("a mask is shown with the layer, and has no superlayer") func shown() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.mask = mask
    #expect(mask.superlayer == nil && scene.layer.sublayers == nil)
    #expect(try #require(shownMask(in: scene)).attributes.position == CGPoint(x: 25, y: 40))
    scene.layer.mask = nil
    #expect(shownMask(in: scene) == nil)
  }

  @Test("a sublayer and a mask outlive their layer, and can be added to another one")
  func outliving() {
    CATransaction.setDisableActions(true)
    let (first, second, other) = (CALayer(), CALayer(), CALayer())
    var layer: CALayer? = CALayer()
    for sublayer in [first, second] { layer?.addSublayer(sublayer) }
    layer?.mask = mask
    #expect(first.superlayer === layer && mask.container === layer)
    other.addSublayer(second)
    layer = nil
    #expect(first.superlayer == nil && mask.container == nil && second.superlayer === other)
    first.removeFromSuperlayer()
    other.addSublayer(first)
    other.mask = mask
    #expect(other.sublayers?.count == 2 && first.superlayer === other && other.mask === mask)
  }

  @Test("a layer masks one layer at a time, and is no sublayer then") func ownership() {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    let other = CALayer()
    scene.root.addSublayer(mask)
    scene.layer.mask = mask
    #expect(scene.root.sublayers?.contains { $0 === mask } == false)
    other.mask = mask
    #expect(scene.layer.mask == nil && other.mask === mask)
    scene.root.addSublayer(mask)
    #expect(other.mask == nil && mask.superlayer === scene.root)
  }

  @Test("a hidden mask hides the layer") func hidden() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.mask = mask
    mask.isHidden = true
    let shown = try #require(shownMask(in: scene))
    #expect(shown.attributes.backgroundColor == nil && shown.attributes.bounds.isEmpty)
  }

  @Test("changes and animations of a mask update the layer") func updates() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.mask = mask
    let first = scene.root.displayLayer(at: scene.clock.time)
    #expect(scene.root.displayLayer(at: scene.clock.time) === first)
    CATransaction.setDisableActions(true)
    mask.cornerRadius = 3
    #expect(shownMask(in: scene)?.attributes.cornerRadius == 3)
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(10), 2)
    mask.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(try #require(shownMask(in: scene)).attributes.cornerRadius - 5) < 1e-6)
  }

  @Test("a presentation layer has its mask's presentation layer") func presentation() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.mask = mask
    let shown = try #require(scene.layer.presentation()?.mask)
    #expect(shown !== mask && shown.model() === mask)
  }

  @Test("a frozen copy has a copy of the mask") func copy() {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.mask = mask
    let copy = scene.layer.frozenCopy()
    #expect(copy.mask !== mask && copy.mask?.frame == mask.frame)
    #expect(scene.layer.mask === mask)
  }
}
