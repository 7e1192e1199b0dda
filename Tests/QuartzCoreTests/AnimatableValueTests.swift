import Testing

@testable import QuartzCore

@MainActor
struct AnimatableValueTests {
  private nonisolated static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))

  /// Two values of each kind and the value at a quarter between them.
  private nonisolated static let pairs:
    [(String, AnimatableValue, AnimatableValue, AnimatableValue)] = [
      ("number", .number(0), .number(4), .number(1)),
      (
        "point", .point(CGPoint(x: 0, y: 4)), .point(CGPoint(x: 4, y: 8)),
        .point(CGPoint(x: 1, y: 5))
      ),
      (
        "size", .size(CGSize(width: 0, height: 4)), .size(CGSize(width: 4, height: 8)),
        .size(CGSize(width: 1, height: 5))
      ),
      (
        "rect", .rect(CGRect(x: 0, y: 0, width: 4, height: 4)),
        .rect(CGRect(x: 4, y: 8, width: 8, height: 0)),
        .rect(CGRect(x: 1, y: 2, width: 5, height: 3))
      ),
      (
        "transform", .transform(.identity), .transform(CGAffineTransform(translationX: 4, y: 8)),
        .transform(CGAffineTransform(translationX: 1, y: 2))
      ),
      ("color", .color(.black), .color(.white), .color(CGColor(gray: 0.25, alpha: 1))),
      ("numbers", .numbers([0, 4]), .numbers([4, 0]), .numbers([1, 3])),
      (
        "colors", .colors([.black, .white]), .colors([.white, .white]),
        .colors([CGColor(gray: 0.25, alpha: 1), .white])
      ),
      (
        "path", .path(square), .path(CGPath(rect: CGRect(x: 4, y: 0, width: 8, height: 4))),
        .path(CGPath(rect: CGRect(x: 1, y: 0, width: 5, height: 4)))
      ),
    ]

  @Test("interpolated(to:fraction:) interpolates every kind of value", arguments: pairs)
  func interpolates(
    id: String, start: AnimatableValue, end: AnimatableValue, quarter: AnimatableValue
  ) {
    #expect(start.interpolated(to: end, fraction: 0.25) == quarter)
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
    #expect(start.isLike(end))
    #expect(AnimatableValue(start.unwrapped) == start)
    #expect(start.with(components: start.components) == start)
  }

  @Test(
    "sums, differences and multiples are consistent", arguments: pairs.filter { $0.0 != "path" })
  func adds(id: String, start: AnimatableValue, end: AnimatableValue, quarter: AnimatableValue) {
    #expect(end.subtracting(start)?.adding(start) == end)
    #expect(start.zero?.adding(end) == end)
    #expect(end.adding(start).subtracting(start) == end)
    #expect(end.scaled(by: 2) == end.adding(end))
    #expect(end.scaled(by: 0) == end.zero)
    #expect(end.scaled(by: 1) == end)
  }

  @Test("a path supports neither addition nor multiplication")
  func paths() {
    let path = AnimatableValue.path(Self.square)
    #expect(path.zero == nil)
    #expect(path.scaled(by: 2) == nil)
    #expect(path.subtracting(path) == nil)
    #expect(path.adding(path) == path)
  }

  @Test(
    "distance(to:) is the Euclidean distance of the components",
    arguments: [
      (.number(1), .number(-2), 3),
      (.point(.zero), .point(CGPoint(x: 3, y: 4)), 5),
      (.size(.zero), .size(CGSize(width: 3, height: 4)), 5),
      (.rect(.zero), .rect(CGRect(x: 1, y: 1, width: 1, height: 1)), 2),
      (.color(.clear), .color(.white), 2), (.numbers([1, 1]), .numbers([4, 5]), 5),
      (.number(1), .point(.zero), nil), (.numbers([1]), .numbers([1, 2]), nil),
    ] as [(AnimatableValue, AnimatableValue, CGFloat?)])
  func distances(a: AnimatableValue, b: AnimatableValue, distance: CGFloat?) {
    #expect(a.distance(to: b) == distance)
  }

  @Test("distance(to:) measures rotations along the shorter way") func rotationDistance() throws {
    let (a, b) = (3.0, -3.0)
    let distance = AnimatableValue.transform(CGAffineTransform(rotationAngle: a))
      .distance(to: .transform(CGAffineTransform(rotationAngle: b)))
    let expected: Double = 2 * .pi - 6
    #expect(abs(try #require(distance) - expected) < 1e-12)
  }

  @Test("scaled(by:) scales a transform's components separately") func scalesTransform() throws {
    let transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3)
    guard case .transform(let twice) = AnimatableValue.transform(transform).scaled(by: 2) else {
      Issue.record("no transform")
      return
    }
    let parts = twice.decomposed()
    #expect(abs(parts.rotation - 1) < 1e-12)
    #expect(abs(parts.scale.width - 4) < 1e-12)
    #expect(abs(parts.scale.height - 9) < 1e-12)
  }

  @Test("values of different kinds are not interpolated") func differentKinds() {
    #expect(
      AnimatableValue.number(1).interpolated(to: .point(.zero), fraction: 0.1) == .point(.zero))
    #expect(AnimatableValue.number(1).adding(.point(.zero)) == .number(1))
    #expect(AnimatableValue.number(1).subtracting(.point(.zero)) == nil)
  }

  @Test("init(_:) converts Foundation and Core Graphics types and rejects others") func conversion()
  {
    #expect(AnimatableValue(3) == .number(3))
    #expect(AnimatableValue(Float(0.5)) == .number(0.5))
    #expect(AnimatableValue(0.25) == .number(0.25))
    #expect(AnimatableValue(NSNumber(value: 2.5)) == .number(2.5))
    #expect(AnimatableValue([NSNumber(value: 0), NSNumber(value: 1)]) == .numbers([0, 1]))
    #expect(AnimatableValue([CGColor.black]) == .colors([.black]))
    #expect(AnimatableValue([1, CGColor.black] as [Any]) == nil)
    #expect(AnimatableValue("left") == nil)
    #expect(AnimatableValue(nil) == nil)
  }
}
