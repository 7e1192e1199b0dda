import CoreGraphics
import Testing

@Suite struct DecompositionTests {
  @Test(
    "components survive the way through a transform",
    arguments: [
      ("identity", 1, 1, 0, 0),
      ("scale", 2, 3, 0, 0),
      ("turn", 1, 1, 0, 1),
      ("turn backwards", 1, 1, 0, -3),
      ("shear", 1, 1, 0.5, 0),
      ("mirror", 1, -2, 0, 0.5),
      ("all", 0.5, 2, -0.75, 2),
      ("mirror and all", 0.5, -2, -0.75, -2),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func roundTrip(id: String, x: CGFloat, y: CGFloat, shear: CGFloat, rotation: CGFloat) {
    let parts = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: x, height: y), horizontalShear: shear, rotation: rotation,
        translation: CGVector(dx: 7, dy: -8))
    ).decomposed()
    #expect(near(parts.scale.width, x) && near(parts.scale.height, y))
    #expect(near(parts.horizontalShear, shear))
    #expect(near(parts.rotation, rotation))
    #expect(parts.translation == CGVector(dx: 7, dy: -8))
  }

  @Test(
    "a transform survives the way through its components",
    arguments: [
      ("mirrored by x", CGAffineTransform(scaleX: -2, y: 3)),
      ("mirrored by both", CGAffineTransform(scaleX: -1, y: -1)),
      ("all", CGAffineTransform(1.5, 0.5, -0.25, 2, 30, -40)),
      ("no width", CGAffineTransform(scaleX: 0, y: 2).concatenating(.init(rotationAngle: 1))),
      ("no height", CGAffineTransform(scaleX: 2, y: 0).concatenating(.init(rotationAngle: 1))),
      ("nothing", CGAffineTransform()),
    ])
  func recomposes(id: String, transform: CGAffineTransform) {
    #expect(near(CGAffineTransform(transform.decomposed()), transform))
  }

  @Test("scale comes before shear, shear before rotation, rotation before translation")
  func order() {
    let transform = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 2, height: 3), horizontalShear: 1, rotation: .pi / 2,
        translation: CGVector(dx: 10, dy: 20)))
    #expect(near(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 10 - 3, y: 20 + 5)))
  }
}
