import DisplayList
import Testing

@testable import QuartzCore

@Suite @MainActor struct CAReplicatorLayerTests {
  private func makeScene() -> (scene: LayerScene<CAReplicatorLayer>, dot: CALayer) {
    let scene = LayerScene(CAReplicatorLayer.self)
    CATransaction.setDisableActions(true)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.layer.addSublayer(dot)
    return (scene, dot)
  }

  private func instances(_ scene: LayerScene<CAReplicatorLayer>) throws -> [DisplayLayer] {
    try #require(scene.root.freshDisplayLayer(at: scene.clock.time)?.sublayers.first).sublayers
  }

  @Test("the defaults show the sublayers once") func defaults() throws {
    let (scene, dot) = makeScene()
    #expect(scene.layer.instanceCount == 1 && scene.layer.instanceColor == .white)
    #expect(!scene.layer.preservesDepth && scene.layer.instanceDelay == 0)
    #expect(try instances(scene).map(\.id) == [dot.identifier])
  }

  @Test("each instance is transformed once more, about the center of the bounds")
  func transform() throws {
    let (scene, _) = makeScene()
    scene.layer.instanceCount = 3
    scene.layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let shown = try instances(scene)
    let centers = shown.map { CGPoint(x: 5, y: 5).applying($0.attributes.matrix) }
    for (center, expected) in zip(centers, [(5, 5), (95, 5), (95, 95)] as [(CGFloat, CGFloat)]) {
      #expect(abs(center.x - expected.0) < 1e-9 && abs(center.y - expected.1) < 1e-9)
    }
    #expect(Set(shown.map(\.id)).count == 3)
  }

  @Test("the animations of each instance are later than those of the one before") func delay()
    throws
  {
    let (scene, dot) = makeScene()
    scene.layer.instanceCount = 3
    scene.layer.instanceDelay = 0.5
    let animation = CABasicAnimation(keyPath: "borderWidth")
    (animation.fromValue, animation.toValue, animation.duration) = (CGFloat(0), CGFloat(8), 2)
    animation.repeatCount = .infinity
    dot.add(animation, forKey: nil)
    scene.tick(90)
    let widths = try instances(scene).map { $0.sublayers[0].attributes.borderWidth }
    for (width, expected) in zip(widths, [6, 4, 2] as [CGFloat]) {
      #expect(abs(width - expected) < 1e-6)
    }
  }

  @Test("colors change by their offsets and are limited to 0 to 1") func colors() throws {
    let (scene, _) = makeScene()
    scene.layer.instanceCount = 4
    scene.layer.instanceAlphaOffset = -0.4
    #expect(
      try instances(scene).map { ($0.attributes.opacity * 10).rounded() } == [10, 6, 2, 0])
    scene.layer.instanceRedOffset = -0.75
    let tints = try instances(scene).map(\.attributes.effects.tint)
    #expect(tints[0] == nil && tints[1]?.red == 0.25 && tints[2]?.red == 0)
    #expect(tints[1]?.green == 1)
  }

  @Test("the properties are animated") func animated() throws {
    let (scene, _) = makeScene()
    scene.layer.instanceCount = 2
    let animation = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    (animation.toValue, animation.duration) = (CGFloat(40), 2)
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(try instances(scene)[1].attributes.position.x - 20) < 1e-9)
  }

  @Test("replicators can be nested") func nested() throws {
    let (scene, dot) = makeScene()
    let inner = CAReplicatorLayer()
    inner.instanceCount = 3
    inner.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    inner.addSublayer(dot)
    scene.layer.addSublayer(inner)
    scene.layer.instanceCount = 2
    scene.layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let shown = try instances(scene)
    #expect(shown.count == 2 && shown.allSatisfy { $0.sublayers[0].sublayers.count == 3 })
  }

  @Test("depth is kept if it is preserved") func depth() throws {
    let (scene, dot) = makeScene()
    scene.layer.instanceCount = 2
    scene.layer.instanceTransform = CATransform3DMakeTranslation(0, 0, 50)
    scene.layer.preservesDepth = true
    dot.transform = CATransform3DMakeRotation(0.3, 0, 1, 0)
    scene.layer.sublayerTransform.m34 = -1 / 100
    let shown = try instances(scene)
    #expect(shown.allSatisfy { $0.attributes.matrix == .identity })
    let sizes = shown.map {
      $0.sublayers[0].attributes.boxInParent(of: CGRect(x: 0, y: 0, width: 10, height: 10)).height
    }
    #expect(sizes[1] > 1.8 * sizes[0])
  }
}
