import Testing

@testable import QuartzCore

/// Hit-testing of model and presentation layers.
@MainActor
struct LayerHitTests {
  private let root = CALayer()
  private let back = CALayer()
  private let front = CALayer()
  private let inner = CALayer()

  init() {
    for (layer, name) in [(root, "root"), (back, "back"), (front, "front"), (inner, "inner")] {
      layer.name = name
    }
    root.frame = CGRect(x: 10, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
    inner.frame = CGRect(x: 50, y: 50, width: 50, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    front.addSublayer(inner)
  }

  private typealias Change = @MainActor @Sendable (LayerHitTests) -> Void

  private nonisolated static let hits: [(String, CGPoint, Change, String?)] = [
    ("outside", CGPoint(x: 5, y: 5), { _ in }, nil),
    ("back layer", CGPoint(x: 15, y: 5), { _ in }, "back"),
    ("overlap of both layers", CGPoint(x: 60, y: 50), { _ in }, "front"),
    ("root only", CGPoint(x: 100, y: 5), { _ in }, "root"),
    ("sublayer", CGPoint(x: 105, y: 95), { _ in }, "inner"),
    ("sublayer outside of its superlayers", CGPoint(x: 140, y: 130), { _ in }, "inner"),
    ("masked by the superlayer", CGPoint(x: 140, y: 130), { $0.front.masksToBounds = true }, nil),
    ("masked by the root", CGPoint(x: 140, y: 130), { $0.root.masksToBounds = true }, nil),
    ("hidden", CGPoint(x: 60, y: 50), { $0.front.isHidden = true }, "back"),
    ("opacity of 0", CGPoint(x: 60, y: 50), { $0.front.opacity = 0 }, "front"),
    ("greater zPosition", CGPoint(x: 60, y: 50), { $0.back.zPosition = 1 }, "front"),
    (
      "rotated", CGPoint(x: 55, y: 45),
      { $0.front.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4)) }, "back"
    ),
    (
      "scaled to zero", CGPoint(x: 80, y: 70),
      { $0.front.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1)) }, "root"
    ),
    (
      "bounds origin", CGPoint(x: 60, y: 50), { $0.root.bounds.origin = CGPoint(x: -20, y: 0) },
      "back"
    ),
  ]

  @Test(
    "hitTest(_:) returns the foremost layer at a point", arguments: hits)
  private func hitTest(id: String, point: CGPoint, change: Change, expected: String?) {
    change(self)
    #expect(root.hitTest(point)?.name == expected)
  }

  @Test("contains(_:) is true inside the bounds") func containsBounds() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
    #expect(layer.contains(CGPoint(x: 5, y: 0)))
    #expect(!layer.contains(CGPoint(x: 4, y: 0)))
    #expect(!layer.contains(CGPoint(x: 15, y: 0)))
  }

  private final class Round: CALayer {
    override func contains(_ p: CGPoint) -> Bool { hypot(p.x - 30, p.y - 30) < 30 }
  }

  @Test("a subclass can override contains(_:)") func overriddenContains() {
    let round = Round()
    round.frame = front.frame
    root.addSublayer(round)
    #expect(root.hitTest(CGPoint(x: 52, y: 42)) === front)
    #expect(root.hitTest(CGPoint(x: 80, y: 70)) === round)
  }

  @Test("hitTest(_:) of a presentation layer uses presentation values") func presentationHitTest()
    throws
  {
    let clock = VirtualClock()
    root.stageClock = clock
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 30
    move.toValue = 70
    move.duration = 1
    front.add(move, forKey: nil)
    let presentation = try #require(root.presentation())
    let hit = try #require(presentation.hitTest(CGPoint(x: 30, y: 90)))
    #expect(hit !== front)
    #expect(hit.model() === front)
    #expect(root.hitTest(CGPoint(x: 30, y: 90)) === root)
    #expect(presentation.hitTest(CGPoint(x: 75, y: 95))?.model() === inner)
  }

  @Test("presentation layers convert points by presentation values") func presentationConversion()
    throws
  {
    let clock = VirtualClock()
    root.stageClock = clock
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 30
    move.duration = 1
    front.add(move, forKey: nil)
    let (from, to) = (try #require(inner.presentation()), try #require(back.presentation()))
    #expect(from.convert(CGPoint(x: 1, y: 2), to: to) == CGPoint(x: 51, y: 92))
    #expect(to.convert(CGPoint(x: 1, y: 2), from: from) == CGPoint(x: 51, y: 92))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: back) == CGPoint(x: 91, y: 92))
    let rect = from.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: root.presentation())
    #expect(rect == CGRect(x: 50, y: 90, width: 2, height: 2))
  }
}
