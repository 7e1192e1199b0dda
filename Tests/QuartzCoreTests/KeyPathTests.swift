import DisplayList
import Testing

@testable import QuartzCore

/// Animations of components of properties.
@MainActor
struct KeyPathTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
    layer.position = CGPoint(x: 10, y: 20)
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.setAffineTransform(CGAffineTransform(translationX: 5, y: 6))
  }

  private func add(_ keyPath: String, from: Any, to: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    layer.add(animation, forKey: nil)
  }

  private typealias Read = @MainActor @Sendable (LayerAttributes) -> [CGFloat]

  /// The values a quarter of the way from 0 to 8 or, for sizes, from 0 by 0 to 8 by 16.
  private nonisolated static let numbers: [(String, Read, [CGFloat])] = [
    ("position.x", { [$0.position.x, $0.position.y] }, [2, 20]),
    ("position.y", { [$0.position.x, $0.position.y] }, [10, 2]),
    ("anchorPoint.x", { [$0.anchorPoint.x, $0.anchorPoint.y] }, [2, 0.5]),
    ("bounds.origin.x", { [$0.bounds.minX, $0.bounds.minY] }, [2, 2]),
    ("bounds.origin.y", { [$0.bounds.minX, $0.bounds.minY] }, [1, 2]),
    ("bounds.size.width", { [$0.bounds.width, $0.bounds.height] }, [2, 40]),
    ("bounds.size.height", { [$0.bounds.width, $0.bounds.height] }, [30, 2]),
    ("transform.translation.x", { [$0.transform.tx, $0.transform.ty] }, [2, 6]),
    ("transform.translation.y", { [$0.transform.tx, $0.transform.ty] }, [5, 2]),
    ("transform.scale", { [$0.transform.a, $0.transform.d, $0.transform.tx] }, [2, 2, 5]),
    ("transform.scale.x", { [$0.transform.a, $0.transform.d, $0.transform.tx] }, [2, 1, 5]),
    ("transform.scale.y", { [$0.transform.a, $0.transform.d, $0.transform.tx] }, [1, 2, 5]),
    ("transform.rotation", { [$0.transform.decomposed().rotation, $0.transform.ty] }, [2, 6]),
    ("transform.rotation.z", { [$0.transform.decomposed().rotation, $0.transform.ty] }, [2, 6]),
    ("opacity.x", { [$0.opacity] }, [1]),
    ("position.z", { [$0.position.x, $0.position.y] }, [10, 20]),
    ("position.width", { [$0.position.x, $0.position.y] }, [10, 20]),
    ("transform.rotation.x", { [$0.transform.tx, $0.transform.ty] }, [5, 6]),
    ("position.", { [$0.position.x, $0.position.y] }, [10, 20]),
    (".x", { [$0.position.x, $0.position.y] }, [10, 20]),
  ]

  @Test(
    "a numeric component of a property is animatable", arguments: numbers)
  private func numbers(keyPath: String, read: Read, expected: [CGFloat]) {
    add(keyPath, from: 0, to: 8)
    for (number, expected) in zip(read(layer.presented(at: 0.25)), expected) {
      #expect(abs(number - expected) < 1e-12)
    }
  }

  @Test("the origin and the size of bounds are animatable") func originAndSize() {
    add("bounds.origin", from: CGPoint.zero, to: CGPoint(x: 4, y: 8))
    add("bounds.size", from: CGSize.zero, to: CGSize(width: 4, height: 8))
    #expect(layer.presented(at: 0.25).bounds == CGRect(x: 1, y: 2, width: 1, height: 2))
  }

  @Test(
    "a transform's translation accepts a size or a point",
    arguments: [
      (CGSize.zero as any Sendable, CGSize(width: 4, height: 8) as any Sendable),
      (CGPoint.zero, CGPoint(x: 4, y: 8)),
    ])
  func translation(from: any Sendable, to: any Sendable) {
    add("transform.translation", from: from, to: to)
    #expect(layer.presented(at: 0.25).transform == CGAffineTransform(translationX: 1, y: 2))
  }

  @Test("a rotation by angle includes full turns") func fullTurns() {
    add("transform.rotation.z", from: 0, to: 2 * Double.pi)
    let half = layer.presented(at: 0.5).transform
    #expect(abs(half.a + 1) < 1e-12)
    #expect(half.tx == 5)
    let threeQuarters = layer.presented(at: 0.75).transform
    #expect(abs(threeQuarters.b + 1) < 1e-12)
  }

  @Test("components of one property animate independently") func independentComponents() {
    add("transform.rotation", from: 0, to: 4 * Double.pi)
    add("transform.scale", from: 1, to: 3)
    add("transform.translation.x", from: 0, to: 100)
    let shown = layer.presented(at: 0.25).transform
    let expected = CGAffineTransform(a: -1.5, b: 0, c: 0, d: -1.5, tx: 25, ty: 6)
    for (a, b) in [(shown.a, expected.a), (shown.b, expected.b), (shown.d, expected.d)] {
      #expect(abs(a - b) < 1e-12)
    }
    #expect(shown.tx == 25)
    #expect(shown.ty == 6)
  }

  @Test("components support additive animations") func additive() {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.isAdditive = true
    animation.fromValue = -8
    animation.duration = 1
    layer.add(animation, forKey: nil)
    #expect(layer.presented(at: 0.25).position == CGPoint(x: 10, y: 14))
  }

  @Test("an animation with a key path works without being copied") func notCopied() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 18
    animation.duration = 1
    layer.install(animation, forKey: nil)
    #expect(layer.presented(at: 0.25).position.x == 12)
    animation.keyPath = "position.y"
    #expect(layer.presented(at: 0.25).position == CGPoint(x: 10, y: 19.5))
  }

  @Test("transform.scale is the mean of both scales") func scale() {
    let value = AnimatableValue.transform(CGAffineTransform(scaleX: 2, y: 4))
    #expect(value[.scale] == .number(3))
    #expect(value[.x] == nil)
  }
}
