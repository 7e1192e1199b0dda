import Testing

@testable import QuartzCore

/// The effect of the `CAMediaTiming` properties on an animation.
@MainActor
struct CAMediaTimingTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  private typealias Change = @MainActor @Sendable (CAAnimation) -> Void

  /// The border width at 0, 15, 30, 45… ticks of an animation from 0 to 8 with a duration of half a
  /// second and a model value of 100; and the tick of its end.
  private nonisolated static let timings: [(String, Change, [CGFloat], Int?)] = [
    ("default timing", { _ in }, [0, 4, 100, 100, 100, 100], 30),
    ("speed of 2", { $0.speed = 2 }, [0, 100, 100, 100, 100, 100], 15),
    ("speed of 0.5", { $0.speed = 0.5 }, [0, 2, 4, 6, 100, 100], 60),
    ("beginTime", { $0.beginTime = 0.25 }, [100, 0, 4, 100, 100, 100], 45),
    ("timeOffset", { $0.timeOffset = 0.25 }, [4, 0, 100, 100, 100, 100], 30),
    ("speed of -1", { $0.speed = -1 }, [8, 4, 100, 100, 100, 100], 30),
    ("repeatCount of 2", { $0.repeatCount = 2 }, [0, 4, 0, 4, 100, 100], 60),
    ("repeatCount of 1.5", { $0.repeatCount = 1.5 }, [0, 4, 0, 100, 100, 100], 45),
    ("repeatDuration", { $0.repeatDuration = 0.75 }, [0, 4, 0, 100, 100, 100], 45),
    ("autoreverses", { $0.autoreverses = true }, [0, 4, 8, 4, 100, 100], 60),
    ("infinite repeatCount", { $0.repeatCount = .infinity }, [0, 4, 0, 4, 0, 4], nil),
    ("infinite duration", { $0.duration = .infinity }, [0, 0, 0, 0, 0, 0], nil),
    ("speed of 0", { $0.speed = 0 }, [0, 0, 0, 0, 0, 0], nil),
    (
      "timingFunction and autoreverses",
      {
        $0.autoreverses = true
        $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
      }, [0, 2.522854, 8, 2.522854, 100, 100], 60
    ),
    (
      "repeatCount of 1.5 filling forwards",
      {
        $0.repeatCount = 1.5
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, [0, 4, 0, 4, 4, 4], 45
    ),
    (
      "speed of -1 filling forwards",
      {
        $0.speed = -1
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, [8, 4, 0, 0, 0, 0], 30
    ),
    (
      "beginTime filling backwards",
      {
        $0.beginTime = 0.5
        $0.fillMode = .backwards
      }, [0, 0, 0, 4, 100, 100], 60
    ),
  ]

  @Test(
    "the timing properties determine an animation's values and end", arguments: timings)
  private func timing(id: String, change: Change, widths: [CGFloat], end: Int?) {
    layer.borderWidth = 100
    let log = EventLog()
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
      clock.advance(by: 1)
    }
    #expect(ended == end)
    #expect(log.stops == (end == nil ? [] : [true]))
    #expect((layer.animationKeys() == nil) == (end != nil && animation.isRemovedOnCompletion))
  }

  @Test("an animation that is not removed on completion stops once") func stopsOnce() {
    let log = EventLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.1
    animation.isRemovedOnCompletion = false
    animation.delegate = log
    layer.add(animation, forKey: "a")
    clock.advance(by: 60)
    layer.removeAllAnimations()
    #expect(log.stops == [true])
  }

  @Test("an animation of infinite duration stops when it is removed") func infiniteDuration() {
    let log = EventLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = .infinity
    animation.delegate = log
    layer.add(animation, forKey: "a")
    clock.advance(by: 600)
    #expect(log.stops.isEmpty)
    layer.removeAnimation(forKey: "a")
    #expect(log.stops == [false])
  }
}
