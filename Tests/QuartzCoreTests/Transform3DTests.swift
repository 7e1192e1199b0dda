import DisplayList
import Testing

@testable import QuartzCore

@Suite struct Transform3DTests {
  private static func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
    zip(a.entries, b.entries).map { abs($0 - $1) }.max() ?? 0
  }

  @Test("a rotation about z is the affine rotation", arguments: [0.3, -2, 4] as [CGFloat])
  func rotation(angle: CGFloat) {
    let turn = CATransform3DMakeRotation(angle, 0, 0, 5)
    let affine = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))
    #expect(Self.difference(turn, affine) < 1e-12)
  }

  @Test("a rotation about y moves x into z as Core Animation's does") func rotationAboutY() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(abs(turn.m11) < 1e-12)
    #expect(abs(turn.m13 + 1) < 1e-12)
    #expect(abs(turn.m31 - 1) < 1e-12)
  }

  @Test("an axis without a length does not rotate") func noAxis() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("translate, scale and rotate apply before the transform") func order() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect((scaled.m11, scaled.m22, scaled.m33) == (2, 3, 4))
    #expect((scaled.m41, scaled.m42, scaled.m43) == (10, 20, 30))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 60, 120))
  }

  @Test("a transform followed by its inverse is the identity") func inverse() {
    var transform = CATransform3DMakeRotation(1, 1, 2, 3)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 0.5), 5, 6, 7)
    transform.m34 = -0.002
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(Self.difference(product, CATransform3DIdentity) < 1e-9)
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("only transforms within the plane are affine") func affine() {
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
  }

  @Test("objects contain transforms") func boxed() {
    let transform = CATransform3DMakeScale(2, 3, 4)
    #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
  }
}

@Suite @MainActor struct LayerSpaceTests {
  @Test("the transform in space is kept and drawn by its projection") func projection() {
    let scene = LayerScene()
    scene.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(scene.layer.transform == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(abs(scene.layer.affineTransform().a - 0.5) < 1e-12)
    #expect(abs(scene.layer.frame.width - 50) < 1e-9)
  }

  @Test("an affine transform replaces one in space") func replacement() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 1, 3)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 1))
  }

  @Test("a layer that shows its back is drawn unless it is double-sided") func sides() {
    let scene = LayerScene()
    scene.layer.transform = CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0)
    #expect(scene.root.freshDisplayLayer(at: 1)?.sublayers.count == 1)
    scene.layer.isDoubleSided = false
    #expect(scene.root.freshDisplayLayer(at: 1)?.sublayers.isEmpty == true)
    scene.layer.removeAllAnimations()
    scene.layer.transform = CATransform3DIdentity
    scene.layer.removeAllAnimations()
    #expect(scene.root.freshDisplayLayer(at: 1)?.sublayers.count == 1)
  }

  @Test("the sublayer transform acts about the anchor point, on drawing and on points")
  func sublayerTransform() throws {
    let scene = LayerScene()
    scene.root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    // The root's center is (150, 150), the layer's (50, 50).
    let shown = try #require(scene.root.freshDisplayLayer(at: 1)?.sublayers.first)
    #expect(shown.attributes.position == CGPoint(x: -50, y: -50))
    #expect(shown.attributes.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      scene.layer.convert(CGPoint(x: 50, y: 50), to: scene.root) == CGPoint(x: -50, y: -50))
    #expect(scene.root.hitTest(CGPoint(x: 20, y: 20)) === scene.layer)
    #expect(scene.root.hitTest(CGPoint(x: 60, y: 60)) === scene.root)
  }

  @Test("animations accept transforms in space and objects that contain them") func animation() {
    let scene = LayerScene()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    animation.toValue = CATransform3DMakeScale(3, 1, 1)
    animation.duration = 2
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(scene.shown.transform.a - 2) < 1e-6)
  }

  @Test("animations accept objects that contain points") func points() {
    let scene = LayerScene()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 100, y: 0))]
    animation.duration = 2
    scene.layer.add(animation, forKey: nil)
    scene.tick(60)
    #expect(abs(scene.shown.position.x - 50) < 1e-6)
  }

  @Test("a frozen copy has the values that are shown, and no animations") func frozenCopy() {
    let scene = LayerScene()
    let child = CALayer()
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    scene.layer.addSublayer(child)
    scene.layer.add(scene.widening(lasting: 1), forKey: nil)
    scene.tick(30)
    let copy = scene.layer.frozenCopy()
    #expect(abs(copy.borderWidth - 4) < 1e-6)
    #expect(copy.animationKeys() == nil)
    #expect(copy.sublayers?.first?.frame == child.frame)
    #expect(copy.sublayers?.first !== child)
  }
}
