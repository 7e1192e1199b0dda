import DisplayList
import Testing

@testable import QuartzCore

@MainActor
struct CABasicAnimationTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  private func animation(_ key: String, from: Any?, to: Any?, by: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 1
    return animation
  }

  /// The width of a border of 100 points at the start and after three quarters.
  private nonisolated static let ends: [(String, Double?, Double?, Double?, [CGFloat])] = [
    ("from and to", 4, 8, nil, [4, 7]),
    ("from, to and an ignored by", 4, 8, 40, [4, 7]),
    ("from and by", 4, nil, 8, [4, 10]),
    ("to and by", nil, 8, 4, [4, 7]),
    ("from", 60, nil, nil, [60, 90]),
    ("to", nil, 60, nil, [100, 70]),
    ("by", nil, nil, -40, [100, 70]),
    ("none", nil, nil, nil, [100, 100]),
  ]

  @Test("two of the three values define the animation", arguments: ends)
  func values(id: String, from: Double?, to: Double?, by: Double?, expected: [CGFloat]) {
    layer.borderWidth = 100
    layer.add(animation("borderWidth", from: from, to: to, by: by), forKey: nil)
    #expect([0, 0.75].map { layer.presented(at: $0).borderWidth } == expected)
  }

  /// The width if the animation is additive.
  private nonisolated static let additiveEnds: [(String, Double?, Double?, Double?, [CGFloat])] = [
    ("from and to", 4, 8, nil, [104, 107]),
    ("from and by", 4, nil, 8, [104, 110]),
    ("to and by", nil, 8, 4, [104, 107]),
    ("from", 60, nil, nil, [160, 115]),
    ("to", nil, 60, nil, [100, 145]),
    ("by", nil, nil, -40, [100, 70]),
    ("none", nil, nil, nil, [100, 100]),
  ]

  @Test("values of an additive animation are added to the current value", arguments: additiveEnds)
  func additive(id: String, from: Double?, to: Double?, by: Double?, expected: [CGFloat]) {
    layer.borderWidth = 100
    let animation = animation("borderWidth", from: from, to: to, by: by)
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
    #expect([0, 0.75].map { layer.presented(at: $0).borderWidth } == expected)
  }

  @Test("byValue is concatenated to a transform") func transforms() {
    layer.setAffineTransform(CGAffineTransform(translationX: 10, y: 0))
    let move = CGAffineTransform(translationX: 0, y: 8)
    layer.add(animation("transform", from: nil, to: nil, by: move), forKey: nil)
    let shown = layer.presented(at: 0.25).transform
    #expect(shown == CGAffineTransform(translationX: 10, y: 2))
  }

  @Test("a color of nil is interpolated as the clear color") func nilColor() {
    layer.add(
      animation("backgroundColor", from: nil, to: CGColor.black, by: nil), forKey: "in")
    #expect(layer.presented(at: 0.25).backgroundColor == CGColor(gray: 0, alpha: 0.25))
    layer.removeAllAnimations()
    layer.add(
      animation("backgroundColor", from: CGColor.black, to: nil, by: nil), forKey: "out")
    #expect(layer.presented(at: 0.25).backgroundColor == CGColor(gray: 0, alpha: 0.75))
    #expect(layer.presented(at: 1).backgroundColor == nil)
  }

  /// The sum of cycles from 0 to 8 after 0, 0.5, 1, 1.5 and 2.75 of three cycles.
  private nonisolated static let sums:
    [(String, @MainActor @Sendable (CABasicAnimation) -> Void, [CGFloat])] = [
      ("not cumulative", { $0.isCumulative = false }, [0, 4, 0, 4, 6]),
      ("cumulative", { _ in }, [0, 4, 8, 12, 22]),
      ("nonzero start value", { ($0.fromValue, $0.toValue) = (2, 10) }, [2, 6, 12, 16, 28]),
      ("additive", { $0.isAdditive = true }, [100, 104, 108, 112, 122]),
      ("autoreverses", { $0.autoreverses = true }, [0, 4, 8, 4, 6]),
    ]

  @Test("isCumulative adds the end value of each cycle to the next", arguments: sums)
  func accumulates(
    id: String, change: @MainActor @Sendable (CABasicAnimation) -> Void, expected: [CGFloat]
  ) {
    layer.borderWidth = 100
    let animation = animation("borderWidth", from: 0, to: 8, by: nil)
    animation.repeatCount = 3
    animation.isCumulative = true
    change(animation)
    layer.add(animation, forKey: nil)
    #expect([0, 0.5, 1, 1.5, 2.75].map { layer.presented(at: $0).borderWidth } == expected)
  }

  @Test("isCumulative concatenates transforms") func cumulativeTransforms() {
    let animation = animation(
      "transform", from: CGAffineTransform.identity,
      to: CGAffineTransform(scaleX: 2, y: 1).concatenating(
        CGAffineTransform(translationX: 4, y: 0)), by: nil)
    animation.repeatCount = 3
    animation.isCumulative = true
    layer.add(animation, forKey: nil)
    let twice = CGAffineTransform(a: 4, b: 0, c: 0, d: 1, tx: 12, ty: 0)
    #expect(layer.presented(at: 2).transform == twice)
  }

  @Test("copy() copies every property") func copies() throws {
    let animation = animation("opacity", from: 1, to: nil, by: 2)
    animation.isCumulative = true
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy.byValue as? Int == 2)
    #expect(copy.isCumulative)
  }
}
