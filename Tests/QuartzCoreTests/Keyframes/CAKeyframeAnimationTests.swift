import DisplayList
import Testing

@testable import QuartzCore

@MainActor
struct CAKeyframeAnimationTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
    layer.borderWidth = 100
  }

  /// An animation through 0, 10 and 40 with a duration of one second.
  private func animation() -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: "borderWidth")
    animation.values = [0, 10, 40]
    animation.duration = 1
    return animation
  }

  private typealias Change = @MainActor @Sendable (CAKeyframeAnimation) -> Void

  /// The values at times in seconds.
  ///
  /// The cubic values are derived from the tangents, which are half the sum of the adjacent chords,
  /// and the Hermite cubic: halfway, it is the mean of its end values plus an eighth of the
  /// difference of its tangents.
  private nonisolated static let calculations: [(String, Change, [(Double, CGFloat)])] = [
    ("linear", { _ in }, [(0, 0), (0.25, 5), (0.5, 10), (0.75, 25), (0.999_999, 39.999_94)]),
    (
      "linear at key times", { $0.keyTimes = [0.2, 0.4, 0.8] },
      [(0, 0), (0.2, 0), (0.3, 5), (0.4, 10), (0.6, 25), (0.8, 40), (0.9, 40)]
    ),
    ("decreasing key times", { $0.keyTimes = [0, 0.5, 0.25] }, [(0.25, 5), (0.5, 40), (0.9, 40)]),
    ("key times beyond the end", { $0.keyTimes = [-1, 0.5, 2] }, [(0.25, 5), (0.75, 25)]),
    ("too few key times", { $0.keyTimes = [0, 1] }, [(0.25, 5), (0.75, 25)]),
    (
      "timingFunctions", { $0.timingFunctions = [.init(name: .easeIn)] },
      [(0.25, 3.153_57), (0.75, 25)]
    ),
    (
      "timingFunction", { $0.timingFunction = .init(name: .easeIn) },
      [(0.25, 1.869_3), (0.5, 6.307_14)]
    ),
    (
      "discrete", { $0.calculationMode = .discrete },
      [(0, 0), (0.333, 0), (0.334, 10), (0.666, 10), (0.667, 40), (0.999, 40)]
    ),
    (
      "discrete at key times",
      {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.5, 0.75, 1]
      }, [(0.499, 0), (0.5, 10), (0.749, 10), (0.75, 40)]
    ),
    (
      "discrete without an end time",
      {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.5, 0.75]
      }, [(0.499, 0), (0.5, 10), (0.749, 10), (0.75, 40)]
    ),
    (
      "paced with ignored properties",
      {
        $0.calculationMode = .paced
        $0.keyTimes = [0, 0.9, 1]
        $0.timingFunctions = [.init(name: .easeIn), .init(name: .easeIn)]
      }, [(0.1, 4), (0.25, 10), (0.5, 20), (0.9, 36)]
    ),
    ("cubic", { $0.calculationMode = .cubic }, [(0.25, 3.75), (0.5, 10), (0.75, 23.75)]),
    (
      "cubic at key times",
      {
        $0.calculationMode = .cubic
        $0.keyTimes = [0, 0.25, 1]
      }, [(0.125, 5), (0.25, 10), (0.625, 25)]
    ),
    (
      "cubic with timingFunctions",
      {
        $0.calculationMode = .cubic
        $0.timingFunctions = [.init(name: .linear), .init(name: .easeInEaseOut)]
      }, [(0.25, 3.75), (0.75, 23.75)]
    ),
    (
      "tension",
      {
        $0.calculationMode = .cubic
        $0.tensionValues = [1, 1, 1]
      }, [(0.125, 1.5625), (0.25, 5), (0.625, 14.6875)]
    ),
    (
      "continuity equivalent to linear",
      {
        $0.calculationMode = .cubic
        $0.continuityValues = [-1, -1, -1]
      }, [(0.125, 2.5), (0.25, 5), (0.75, 25)]
    ),
    (
      "positive bias",
      {
        $0.calculationMode = .cubic
        $0.biasValues = [0, 1]
      }, [(0.25, 5), (0.75, 22.5)]
    ),
    (
      "negative bias",
      {
        $0.calculationMode = .cubic
        $0.biasValues = [0, -1]
      }, [(0.25, 2.5), (0.75, 25)]
    ),
    (
      "cubicPaced", { $0.calculationMode = .cubicPaced },
      [(0.125, 5), (0.25, 10), (0.5, 20), (0.75, 30)]
    ),
    ("one value", { $0.values = [7] }, [(0, 7), (0.5, 7)]),
    ("empty values", { $0.values = [] }, [(0.5, 100)]),
    ("values of nil", { $0.values = nil }, [(0.5, 100)]),
    ("value of an invalid type", { $0.values = [1, "two"] }, [(0.5, 100)]),
    ("unknown calculationMode", { $0.calculationMode = .init(rawValue: "?") }, [(0.25, 5)]),
  ]

  @Test(
    "the timing and calculation properties determine the values", arguments: calculations)
  private func calculation(id: String, change: Change, expected: [(Double, CGFloat)]) {
    let animation = animation()
    change(animation)
    layer.add(animation, forKey: nil)
    for (time, width) in expected {
      let shown = layer.presented(at: time).borderWidth
      #expect(abs(shown - width) < 5e-3, "at \(time): \(shown)")
    }
  }

  @Test("a discrete value is shown from the tick at its key time") func discreteTicks() {
    let animation = animation()
    animation.calculationMode = .discrete
    animation.values = [0, 1, 2, 3]
    for start in 1...100 {
      animation.beginTime = Double(start) / 60
      layer.add(animation, forKey: "steps")
      for tick in 0..<60 {
        let shown = layer.presented(at: Double(start + tick) / 60).borderWidth
        #expect(shown == CGFloat(tick / 15))
      }
    }
  }

  @Test("cubicPaced moves points at a constant speed") func cubicPaced() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [
      CGPoint.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50), CGPoint(x: 0, y: 200),
    ]
    animation.calculationMode = .cubicPaced
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let places = (0..<100).map { layer.presented(at: Double($0) / 100).position }
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let (least, most) = (steps.min() ?? 0, steps.max() ?? 0)
    #expect(least > 0.98 * most)
    #expect(most > 3)
  }

  @Test("cubic rotates along the shorter way") func cubicRotation() {
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0.0, 2.5, 5.0, 7.5].map { CGAffineTransform(rotationAngle: $0) }
    animation.calculationMode = .cubic
    animation.duration = 3
    layer.add(animation, forKey: nil)
    for time in [0.5, 1.25, 1.5, 2.75] {
      let turn = layer.presented(at: time).transform.decomposed().rotation
      #expect(abs((turn - 2.5 * time).remainder(dividingBy: 2 * .pi)) < 1e-9)
    }
  }

  @Test("keyframe animations can be additive and cumulative") func additiveAndCumulative() {
    let animation = animation()
    animation.isAdditive = true
    animation.isCumulative = true
    animation.repeatCount = 2
    layer.add(animation, forKey: nil)
    #expect(layer.presented(at: 0.25).borderWidth == 105)
    #expect(layer.presented(at: 1.25).borderWidth == 145)
  }

  @Test("copy() copies every property") func copies() throws {
    let animation = animation()
    animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    animation.keyTimes = [0, 0.5, 1]
    animation.timingFunctions = [.init(name: .easeIn)]
    animation.calculationMode = .cubic
    animation.tensionValues = [1]
    animation.continuityValues = [2]
    animation.biasValues = [3]
    animation.rotationMode = .rotateAuto
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy.values?.count == 3)
    #expect(copy.path == animation.path)
    #expect(copy.keyTimes == [0, 0.5, 1])
    #expect(copy.timingFunctions?.count == 1)
    #expect(copy.calculationMode == .cubic)
    #expect(copy.tensionValues == [1])
    #expect(copy.continuityValues == [2])
    #expect(copy.biasValues == [3])
    #expect(copy.rotationMode == .rotateAuto)
  }

  @Test("changing a property after use updates the values") func changes() {
    let animation = animation()
    #expect(animation.value(at: 0.5, over: nil) == .number(10))
    animation.values = [0, 20]
    #expect(animation.value(at: 0.5, over: nil) == .number(10))
    animation.keyTimes = [0.5, 1]
    #expect(animation.value(at: 0.5, over: nil) == .number(0))
    animation.calculationMode = .discrete
    #expect(animation.value(at: 1, over: nil) == .number(20))
  }

  @Test("a driven animation can have keyframe values") func driven() {
    let driver = Driver()
    let driven = DrivenAnimation(animation(), driver: driver)
    layer.install(driven, forKey: "driven")
    for (progress, width): (CGFloat, CGFloat) in [(0.25, 5), (0.75, 25)] {
      driver.fraction = progress
      #expect(layer.presented(at: 9).borderWidth == width)
    }
    #expect(driven.driver === driver)
  }

  private final class Driver: AnimationDriver {
    var fraction: CGFloat = 0
    func progress(at time: CFTimeInterval) -> AnimationProgress { AnimationProgress(fraction) }
  }
}
