import DisplayList
import Testing

@testable import QuartzCore

@Suite @MainActor struct LayerPerspectiveTests {

  private static func perspective(_ distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  private func shown(in scene: LayerScene<CALayer>) -> DisplayLayer? {
    scene.root.freshDisplayLayer(at: scene.clock.time)?.sublayers.first
  }

  @Test("m34 makes nearer layers larger, about the layer's anchor point") func ownPerspective()
    throws
  {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.transform = CATransform3DTranslate(Self.perspective(200), 0, 0, 100)
    // The layer is at half the distance of the eye, and so twice as large.
    let attributes = try #require(shown(in: scene)).attributes
    #expect(attributes.projection == nil)
    #expect(abs(attributes.transform.a - 2) < 1e-12 && abs(attributes.position.x - 50) < 1e-9)
    scene.layer.transform = CATransform3DRotate(Self.perspective(200), .pi / 6, 0, 1, 0)
    let projection = try #require(shown(in: scene)?.attributes.projection)
    // The right edge is 50 cos 30° to the right and 50 sin 30° farther away.
    let right = try #require(projection.projected(CGPoint(x: 100, y: 50)))
    let expected: CGFloat = 50 + 50 * cos(CGFloat.pi / 6) / 1.125
    #expect(abs(right.x - expected) < 1e-9)
    #expect(abs(right.y - 50) < 1e-9)
  }

  @Test("with a sublayer transform, zPosition changes the size about the superlayer's center")
  func sublayerPerspective() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.root.sublayerTransform = Self.perspective(100)
    scene.layer.zPosition = -100
    let attributes = try #require(shown(in: scene)).attributes
    #expect(abs(attributes.transform.a - 0.5) < 1e-12)
    // (50, 50) moves half of the way to (150, 150).
    #expect(abs(attributes.position.x - 100) < 1e-9 && abs(attributes.position.y - 100) < 1e-9)
    scene.layer.zPosition = 0
    scene.layer.anchorPointZ = 100
    #expect(abs(try #require(shown(in: scene)).attributes.transform.a - 0.5) < 1e-12)
  }

  @Test("without perspective, zPosition only orders") func parallel() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.zPosition = 50
    #expect(try #require(shown(in: scene)).attributes.transform == .identity)
  }

  @Test("siblings are ordered by the depth of their centers") func depth() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    let near = CALayer()
    let far = CALayer()
    for layer in [near, far] {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      scene.root.addSublayer(layer)
    }
    near.transform = CATransform3DMakeTranslation(0, 0, 30)
    far.zPosition = 20
    let order = try #require(scene.root.freshDisplayLayer(at: 0)).sublayers.map(\.id)
    #expect(order == [scene.layer, far, near].map(\.identifier))
    scene.root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    let turned = try #require(scene.root.freshDisplayLayer(at: 0)).sublayers.map(\.id)
    #expect(turned == [near, far, scene.layer].map(\.identifier))
  }

  @Test("a single-sided layer is hidden when its back is seen, also by the sublayer transform")
  func sides() {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.isDoubleSided = false
    scene.layer.transform = CATransform3DRotate(Self.perspective(300), 2, 0, 1, 0)
    #expect(shown(in: scene) == nil)
    scene.root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(shown(in: scene) != nil)
  }

  @Test("points convert and hit through the projection") func hits() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.transform = CATransform3DRotate(Self.perspective(200), .pi / 3, 0, 1, 0)
    let projection = try #require(shown(in: scene)?.attributes.projection)
    let corner = try #require(projection.projected(CGPoint(x: 95, y: 50)))
    let own = scene.layer.convert(corner, from: scene.root)
    #expect(abs(own.x - 95) < 1e-9 && abs(own.y - 50) < 1e-9)
    let back = scene.layer.convert(own, to: scene.root)
    #expect(abs(back.x - corner.x) < 1e-9 && abs(back.y - corner.y) < 1e-9)
    #expect(scene.root.hitTest(corner) === scene.layer)
    #expect(scene.root.hitTest(CGPoint(x: 95, y: 50)) === scene.root)
    let box = scene.layer.convert(scene.layer.bounds, to: scene.root)
    #expect(abs(box.maxX - scene.layer.frame.maxX) < 1e-9)
    #expect(box.height > 100)
  }

  @Test("transforms in space are interpolated by turning, not by shrinking") func interpolation()
    throws
  {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    animation.duration = 2
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(try #require(shown(in: scene)).attributes.transform.a - cos(.pi / 4)) < 1e-9)
    let presented = try #require(scene.layer.presentation()).transform
    #expect(abs(presented.m13 + sin(.pi / 4)) < 1e-9)
  }

  @Test(
    "components of transforms in space are animated as numbers, with full turns",
    arguments: [
      ("transform.rotation.y", 2 * CGFloat.pi, 0, cos(CGFloat.pi * 0.5)),
      ("transform.rotation.x", CGFloat.pi, 5, cos(CGFloat.pi * 0.25)),
      ("transform.translation.z", 40, 14, 10), ("transform.scale.z", 5, 10, 2),
    ] as [(String, CGFloat, Int, CGFloat)])
  func components(
    keyPath: String, end: CGFloat, entry: Int, expected: CGFloat
  ) throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = end
    animation.duration = 4
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    let shown = try #require(scene.layer.presentation()).transform
    #expect(abs(shown.entries[entry] - expected) < 1e-9)
  }

  @Test("key paths read and set components in space") func keyPaths() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.setValue(2.0, forKeyPath: "transform.rotation.y")
    #expect(abs(scene.layer.transform.m11 - cos(2)) < 1e-9)
    let angle = try #require(scene.layer.value(forKeyPath: "transform.rotation.y") as? NSNumber)
    #expect(abs(angle.doubleValue - 2) < 1e-9)
    scene.layer.setValue(0.0, forKeyPath: "transform.rotation.y")
    #expect(abs(scene.layer.transform.m11 - 1) < 1e-9)
  }

  @Test("a sublayer transform can be animated") func sublayerAnimation() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    let animation = CABasicAnimation(keyPath: "sublayerTransform")
    animation.toValue = CATransform3DMakeScale(3, 3, 1)
    animation.duration = 2
    scene.root.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(try #require(shown(in: scene)).attributes.transform.a - 2) < 1e-9)
    scene.tick(30)
    #expect(abs(try #require(shown(in: scene)).attributes.transform.a - 2.5) < 1e-9)
    scene.root.removeAllAnimations()
    #expect(try #require(shown(in: scene)).attributes.transform.a == 1)
  }

  @Test(
    "decomposing and composing a transform in space returns it",
    arguments: [
      (0.3, 1, 1, 1, 0), (2, 0, 1, 0, -0.004), (-1.2, 1, 0, 2, 0.001), (.pi, 0, 1, 0, -0.002),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func components(angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat, m34: CGFloat) throws {
    var transform = CATransform3DMakeScale(2, -3, 0.5)
    transform.m21 = 0.7
    transform.m31 = -0.4
    transform = CATransform3DConcat(transform, CATransform3DMakeRotation(angle, x, y, z))
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(5, -6, 7))
    var perspective = CATransform3DIdentity
    perspective.m34 = m34
    transform = CATransform3DConcat(transform, perspective)
    let again = CATransform3D(try #require(transform.decomposed()))
    for (entry, other) in zip(transform.entries, again.entries) {
      #expect(abs(entry - other) < 1e-9)
    }
  }
}

@Suite @MainActor struct TransformLayerTests {
  @Test("sublayers of a transform layer share its space") func sharedSpace() throws {
    CATransaction.setDisableActions(true)
    let scene = LayerScene()
    let space = CATransformLayer()
    space.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    space.position = CGPoint(x: 150, y: 150)
    scene.root.addSublayer(space)
    let (front, back) = (CALayer(), CALayer())
    for layer in [front, back] {
      layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.position = CGPoint(x: 150, y: 150)
      space.addSublayer(layer)
    }
    front.zPosition = 50
    back.zPosition = -50
    func order() throws -> [Int] {
      let shown = try #require(scene.root.freshDisplayLayer(at: 0))
      return try #require(shown.sublayers.last).sublayers.map(\.id)
    }
    #expect(try order() == [back.identifier, front.identifier])
    // A quarter turn about y moves what is 50 pt in front by 50 pt to the right.
    space.transform = CATransform3DMakeRotation(.pi / 2 - 0.001, 0, 1, 0)
    let shown = try #require(scene.root.freshDisplayLayer(at: 0)?.sublayers.last)
    let place = try #require(shown.sublayers.first { $0.id == front.identifier }).attributes
    #expect(abs(place.position.x - 200) < 0.1)
    space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(try order() == [front.identifier, back.identifier])
    #expect(scene.root.hitTest(CGPoint(x: 150, y: 150)) === back)
  }

  @Test("a transform layer shows nothing itself, and its opacity applies to each sublayer")
  func appearance() throws {
    CATransaction.setDisableActions(true)
    let scene = LayerScene()
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    space.backgroundColor = .black
    space.borderWidth = 3
    space.masksToBounds = true
    space.opacity = 0.5
    let inner = CATransformLayer()
    inner.opacity = 0.5
    space.addSublayer(inner)
    for parent in [space, inner] {
      let layer = CALayer()
      layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      parent.addSublayer(layer)
    }
    scene.root.addSublayer(space)
    let shown = try #require(scene.root.freshDisplayLayer(at: 0)?.sublayers.last)
    #expect(
      shown.attributes
        == {
          var plain = LayerAttributes()
          plain.anchorPoint = .zero
          return plain
        }())
    #expect(shown.sublayers.map(\.attributes.opacity).sorted() == [0.25, 0.5])
  }
}
