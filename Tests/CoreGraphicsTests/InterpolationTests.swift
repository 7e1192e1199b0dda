import CoreGraphics
import Testing

@Suite struct InterpolationTests {
  private static func rotated(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  @Test(
    "halfway between two transforms, each component is halfway",
    arguments: [
      ("same", rotated(1), rotated(1), rotated(1)),
      (
        "translation", CGAffineTransform(translationX: 2, y: 4),
        CGAffineTransform(translationX: 4, y: -4),
        CGAffineTransform(translationX: 3, y: 0)
      ),
      (
        "scale", CGAffineTransform(scaleX: 1, y: 2), CGAffineTransform(scaleX: 3, y: 1),
        CGAffineTransform(scaleX: 2, y: 1.5)
      ),
      ("rotation", rotated(0.5), rotated(1.5), rotated(1)),
      ("the shorter way through half a turn", rotated(3), rotated(-3), rotated(.pi)),
      ("the shorter way through zero", rotated(-0.5), rotated(0.25), rotated(-0.125)),
      (
        "mirrored in x, without rotation", .identity, CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(scaleX: 0, y: 1)
      ),
      (
        "mirrored in y, without rotation", .identity, CGAffineTransform(scaleX: 1, y: -1),
        CGAffineTransform(scaleX: 1, y: 0)
      ),
      (
        "from mirrored to not mirrored", CGAffineTransform(scaleX: -0.5, y: 1),
        CGAffineTransform(scaleX: 1, y: 1),
        CGAffineTransform(scaleX: 0.25, y: 1)
      ),
      (
        "mirrored throughout", CGAffineTransform(scaleX: -1, y: 1),
        CGAffineTransform(scaleX: -3, y: 1),
        CGAffineTransform(scaleX: -2, y: 1)
      ),
      (
        "rotation without mirroring", rotated(0.5), rotated(2.5), rotated(1.5)
      ),
    ])
  func midpoint(
    id: String, start: CGAffineTransform, end: CGAffineTransform, midpoint: CGAffineTransform
  ) {
    #expect(isNear(start.interpolated(to: end, fraction: 0.5), midpoint))
  }

  @Test(
    "interpolation is exact at both ends",
    arguments: [
      (rotated(0.1), rotated(0.7)),
      (CGAffineTransform(1.1, 0.3, -0.7, 0.9, 0.1, 0.2), CGAffineTransform(scaleX: -0.3, y: 0.7)),
    ])
  func ends(start: CGAffineTransform, end: CGAffineTransform) {
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
  }

  @Test("numbers and rectangles interpolate linearly") func linearInterpolation() {
    #expect(CGFloat(0.1).interpolated(to: 0.7, fraction: 0) == 0.1)
    #expect(CGFloat(0.1).interpolated(to: 0.7, fraction: 1) == 0.7)
    let start = CGRect(x: 0, y: 10, width: 20, height: 30)
    let end = CGRect(x: 4, y: 6, width: 40, height: 10)
    #expect(
      start.interpolated(to: end, fraction: 0.25) == CGRect(x: 1, y: 9, width: 25, height: 25))
  }

  @Test("colors interpolate with straight alpha") func straightAlpha() {
    let start = CGColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    let end = CGColor(red: 0, green: 1, blue: 0.5, alpha: 0)
    let midpoint = start.interpolated(to: end, fraction: 0.5)
    #expect(midpoint == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
  }

  @Test("interpolation from or to nil changes the value at the end") func optionalValues() {
    let none: CGFloat? = nil
    #expect(none.interpolated(to: 1, fraction: 0.9) == nil)
    #expect(none.interpolated(to: 1, fraction: 1) == 1)
    #expect(CGFloat?(1).interpolated(to: nil, fraction: 0.9) == 1)
    #expect(CGFloat?(1).interpolated(to: 2, fraction: 0.5) == 1.5)
  }
}
