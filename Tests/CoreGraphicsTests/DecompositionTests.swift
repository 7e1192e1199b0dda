import CoreGraphics
import Testing

@Suite struct DecompositionTests {
  @Test(
    "decomposing a transform returns the components it was created from",
    arguments: [
      ("identity", 1, 1, 0, 0),
      ("scale", 2, 3, 0, 0),
      ("rotation", 1, 1, 0, 1),
      ("negative rotation", 1, 1, 0, -3),
      ("shear", 1, 1, 0.5, 0),
      ("mirroring", 1, -2, 0, 0.5),
      ("combined", 0.5, 2, -0.75, 2),
      ("combined with mirroring", 0.5, -2, -0.75, -2),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
  func roundTrip(id: String, x: CGFloat, y: CGFloat, shear: CGFloat, rotation: CGFloat) {
    let components = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: x, height: y), horizontalShear: shear, rotation: rotation,
        translation: CGVector(dx: 7, dy: -8))
    ).decomposed()
    #expect(isNear(components.scale.width, x) && isNear(components.scale.height, y))
    #expect(isNear(components.horizontalShear, shear))
    #expect(isNear(components.rotation, rotation))
    #expect(components.translation == CGVector(dx: 7, dy: -8))
  }

  @Test(
    "recreating a transform from its components returns the transform",
    arguments: [
      ("mirrored in x", CGAffineTransform(scaleX: -2, y: 3)),
      ("mirrored in both axes", CGAffineTransform(scaleX: -1, y: -1)),
      ("combined", CGAffineTransform(1.5, 0.5, -0.25, 2, 30, -40)),
      ("zero width", CGAffineTransform(scaleX: 0, y: 2).concatenating(.init(rotationAngle: 1))),
      ("zero height", CGAffineTransform(scaleX: 2, y: 0).concatenating(.init(rotationAngle: 1))),
      ("zero transform", CGAffineTransform()),
    ])
  func recomposes(id: String, transform: CGAffineTransform) {
    #expect(isNear(CGAffineTransform(transform.decomposed()), transform))
  }

  @Test("scale comes before shear, shear before rotation, rotation before translation")
  func order() {
    let transform = CGAffineTransform(
      CGAffineTransformComponents(
        scale: CGSize(width: 2, height: 3), horizontalShear: 1, rotation: .pi / 2,
        translation: CGVector(dx: 10, dy: 20)))
    #expect(isNear(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 10 - 3, y: 20 + 5)))
  }
}
