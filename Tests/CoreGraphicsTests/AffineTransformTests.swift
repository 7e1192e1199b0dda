import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
  private static let turn = CGAffineTransform(rotationAngle: .pi / 2)
  private static let move = CGAffineTransform(translationX: 10, y: 20)
  private static let grow = CGAffineTransform(scaleX: 2, y: 3)

  @Test(
    "composed transforms apply their steps in Core Graphics' order",
    arguments: [
      (
        "concatenating applies this transform first", move.concatenating(grow),
        CGPoint(x: 22, y: 63)
      ),
      ("scaledBy scales first", move.scaledBy(x: 2, y: 3), CGPoint(x: 12, y: 23)),
      ("translatedBy translates first", grow.translatedBy(x: 10, y: 20), CGPoint(x: 22, y: 63)),
      ("rotated rotates first", grow.rotated(by: .pi / 2), CGPoint(x: -2, y: 3)),
      ("rotate, then translate", turn.concatenating(move), CGPoint(x: 9, y: 21)),
    ])
  func composition(id: String, transform: CGAffineTransform, image: CGPoint) {
    #expect(isNear(CGPoint(x: 1, y: 1).applying(transform), image))
  }

  @Test(
    "a transform concatenated with its inverse is the identity",
    arguments: [
      ("translation", move), ("rotation", turn), ("scale", grow),
      ("mirroring", CGAffineTransform(scaleX: -1, y: 1)),
      ("combined", CGAffineTransform(1.5, 0.5, -0.25, 2, 30, -40)),
    ])
  func inverse(id: String, transform: CGAffineTransform) {
    #expect(isNear(transform.concatenating(transform.inverted()), .identity))
    #expect(isNear(transform.inverted().concatenating(transform), .identity))
  }

  @Test(
    "inverting a singular transform returns it unchanged",
    arguments: [
      CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(1, 2, 2, 4, 5, 6),
      CGAffineTransform(scaleX: .infinity, y: 1),
    ])
  func singularInverse(transform: CGAffineTransform) {
    #expect(transform.inverted() == transform)
  }

  @Test("transforming a size ignores the translation") func sizeIgnoresTranslation() {
    let size = CGSize(width: 4, height: 5).applying(Self.grow.concatenating(Self.move))
    #expect(size == CGSize(width: 8, height: 15))
  }

  @Test(
    "transforming a rectangle returns its bounding box",
    arguments: [
      ("identity", .identity, CGRect(x: 1, y: 2, width: 3, height: 4)),
      ("translation", move, CGRect(x: 11, y: 22, width: 3, height: 4)),
      ("quarter rotation", turn, CGRect(x: -6, y: 1, width: 4, height: 3)),
      ("mirroring", CGAffineTransform(scaleX: -2, y: 1), CGRect(x: -8, y: 2, width: 6, height: 4)),
      ("zero width", CGAffineTransform(scaleX: 0, y: 1), CGRect(x: 0, y: 2, width: 0, height: 4)),
    ] as [(String, CGAffineTransform, CGRect)])
  func rectangle(id: String, transform: CGAffineTransform, box: CGRect) {
    #expect(isNear(CGRect(x: 1, y: 2, width: 3, height: 4).applying(transform), box))
  }

  @Test("a square rotated by 45 degrees is as wide as its diagonal") func rotatedSquare() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 2.0.squareRoot()
    #expect(isNear(box, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
  }

  @Test("null and infinite rectangles are returned unchanged") func specialRectangles() {
    #expect(CGRect.null.applying(Self.grow).isNull)
    #expect(CGRect.infinite.applying(Self.turn).isInfinite)
  }
}
