import Testing

@testable import QuartzCore

/// What the properties of `CAMediaTiming` make of an animation on its layer.
@MainActor
struct CAMediaTimingTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  private func tick(_ count: Int) {
    for _ in 0..<count {
      clock.advance()
      clock.fireTimers()
    }
  }

  private typealias Change = @MainActor @Sendable (CAAnimation) -> Void

  /// The border's width at 0, 15, 30, 45… ticks of an animation from 0 to 8 that lasts half a second, where
  /// the model has 100; and the tick of its end.
  private nonisolated static let courses: [(String, Change, [CGFloat], Int?)] = [
    ("plain", { _ in }, [0, 4, 100, 100, 100, 100], 30),
    ("twice as fast", { $0.speed = 2 }, [0, 100, 100, 100, 100, 100], 15),
    ("half as fast", { $0.speed = 0.5 }, [0, 2, 4, 6, 100, 100], 60),
    ("later", { $0.beginTime = 0.25 }, [100, 0, 4, 100, 100, 100], 45),
    ("shifted", { $0.timeOffset = 0.25 }, [4, 0, 100, 100, 100, 100], 30),
    ("backwards", { $0.speed = -1 }, [8, 4, 100, 100, 100, 100], 30),
    ("twice", { $0.repeatCount = 2 }, [0, 4, 0, 4, 100, 100], 60),
    ("one and a half", { $0.repeatCount = 1.5 }, [0, 4, 0, 100, 100, 100], 45),
    ("for 0.75 s", { $0.repeatDuration = 0.75 }, [0, 4, 0, 100, 100, 100], 45),
    ("there and back", { $0.autoreverses = true }, [0, 4, 8, 4, 100, 100], 60),
    ("for ever", { $0.repeatCount = .infinity }, [0, 4, 0, 4, 0, 4], nil),
    ("endless", { $0.duration = .infinity }, [0, 0, 0, 0, 0, 0], nil),
    ("halted", { $0.speed = 0 }, [0, 0, 0, 0, 0, 0], nil),
    (
      "easing in, there and back",
      {
        $0.autoreverses = true
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }, [0, 2.522854, 8, 2.522854, 100, 100], 60
    ),
    (
      "one and a half, kept",
      {
        $0.repeatCount = 1.5
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, [0, 4, 0, 4, 4, 4], 45
    ),
    (
      "backwards, kept",
      {
        $0.speed = -1
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, [8, 4, 0, 0, 0, 0], 30
    ),
    (
      "later, from the start",
      {
        $0.beginTime = 0.5
        $0.fillMode = .backwards
      }, [0, 0, 0, 4, 100, 100], 60
    ),
  ]

  @Test(arguments: courses)
  private func runs(id: String, change: Change, widths: [CGFloat], end: Int?) {
    layer.borderWidth = 100
    let log = Log()
    let animation = CABasicAnimation(keyPath: "borderWidth")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = 0.5
    animation.delegate = log
    change(animation)
    layer.add(animation, forKey: "width")
    var ended: Int?
    for tickNumber in 0...75 {
      if tickNumber.isMultiple(of: 15) {
        let shown = layer.presented(at: clock.time).borderWidth
        #expect(abs(shown - widths[tickNumber / 15]) < 1e-6, "at \(tickNumber)")
      }
      if ended == nil, log.stops == [true] { ended = tickNumber }
      tick(1)
    }
    #expect(ended == end)
    #expect(log.stops == (end == nil ? [] : [true]))
    #expect((layer.animationKeys() == nil) == (end != nil && animation.isRemovedOnCompletion))
  }

  @Test func anAnimationThatStaysIsToldOfItsEndOnce() {
    let log = Log()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.1
    animation.isRemovedOnCompletion = false
    animation.delegate = log
    layer.add(animation, forKey: "a")
    tick(60)
    layer.removeAllAnimations()
    #expect(log.stops == [true])
  }

  @Test func anEndlessAnimationEndsWhenItIsRemoved() {
    let log = Log()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = .infinity
    animation.delegate = log
    layer.add(animation, forKey: "a")
    tick(600)
    #expect(log.stops.isEmpty)
    layer.removeAnimation(forKey: "a")
    #expect(log.stops == [false])
  }

  private final class Log: CAAnimationDelegate {
    var stops: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
  }
}
